import { validatePatient } from '../../src/clinical/assessment/validate-patient.js'
import { daysPerYear } from '../../src/ground/model/calendar-date.js'
import { isCourseHint } from '../course-study/course-study.js'
import { type StudiedChild, studyDay } from './cohort-patients.js'
import type { CohortName } from './share.js'
import { isVerdict, readingOf, readValues, type Verdict, verdicts } from './verdict.js'

/** The measures that the cohorts have. */
export const measures = ['size', 'weight'] as const
export type Measure = (typeof measures)[number]

/** Ages from (included) to (not included), years. */
export const ageBands = [
  { name: '0 to 3 months', until: 0.25 },
  { name: '3 to 12 months', until: 1 },
  { name: '1 to 3 years', until: 3 },
  { name: '3 to 10 years', until: 10 },
  { name: '10 to 18 years', until: 18.01 },
] as const
export type BandName = (typeof ageBands)[number]['name']

/** A value about which the checks of a course ask. */
export interface Hint {
  readonly child: StudiedChild
  readonly measure: Measure
  readonly index: number
  readonly code: string
  readonly verdict: Verdict
}

/** How hints were read. */
export type Readings = { readonly [verdict in Verdict]: number }

/** Hints of a measure in a cohort at an age. */
export interface HintCount {
  readonly cohort: CohortName
  readonly measure: Measure
  readonly band: BandName
  readonly children: number
  readonly values: number
  readonly hints: number
  readonly childrenWithHint: number
  /** Read by the code of the rule, and by eye with the first reading in view. */
  readonly byRule: Readings
  readonly byEye: Readings
  /** Read alike by both. */
  readonly alike: number
  /** Of the hints, those on a value of birth. */
  readonly ofBirth: number
}

/** What the checks of a course ask about a child, whose whole record is known. */
export function hintsOf(child: StudiedChild): readonly Hint[] {
  return validatePatient(child.patient, { today: studyDay }).flatMap(({ code, target, measurementIndex: index }) => {
    const measure = measures.find((each) => each === target)
    if (!isCourseHint(code) || measure === undefined || index === undefined) return []
    return [{ child, measure, index, code, verdict: readingOf(child, measure, index) }]
  })
}

/** Counts values and hints by cohort, measure and age; `byEye` has the second reading of a hint. */
export function countHints(
  children: readonly StudiedChild[],
  hints: readonly Hint[],
  byEye: (hint: Hint) => Verdict,
): readonly HintCount[] {
  const cohorts = [...new Set(children.map(({ cohort }) => cohort))]
  return cohorts.flatMap((cohort) =>
    measures.flatMap((measure) =>
      ageBands.flatMap(({ name }): HintCount[] => {
        const isHere = (child: StudiedChild, index: number) =>
          child.cohort === cohort && bandAt(child, index) === name && measured(child, measure, index) !== undefined
        const counts = children.map((child) => child.days.filter((_, index) => isHere(child, index)).length)
        const values = counts.reduce((sum, count) => sum + count, 0)
        if (values === 0) return []
        const here = hints.filter((hint) => hint.measure === measure && isHere(hint.child, hint.index))
        return [
          {
            cohort,
            measure,
            band: name,
            children: counts.filter((count) => count > 0).length,
            values,
            hints: here.length,
            childrenWithHint: new Set(here.map(({ child }) => child)).size,
            byRule: readings(here.map(({ verdict }) => verdict)),
            byEye: readings(here.map(byEye)),
            alike: here.filter((hint) => byEye(hint) === hint.verdict).length,
            ofBirth: here.filter(({ child, index }) => (child.days[index] ?? 0) <= 1).length,
          },
        ]
      }),
    ),
  )
}

function readings(verdicts: readonly Verdict[]): Readings {
  const count = (of: Verdict) => verdicts.filter((verdict) => verdict === of).length
  return { slip: count('slip'), fit: count('fit'), open: count('open') }
}

function bandAt({ days }: StudiedChild, index: number): BandName | undefined {
  const years = (days[index] ?? Number.NaN) / daysPerYear
  return ageBands.find(({ until }) => years < until)?.name
}

/** The value of a visit. */
export function measured({ patient }: StudiedChild, measure: Measure, index: number): number | undefined {
  const visit = patient.measurements?.[index]
  return (measure === 'size' ? visit?.sizeCm : visit?.weightKg) ?? undefined
}

/** The second reading, of lines as they are printed, with its own first word: `open smocc size: …`. */
export function readingsOf(text: string): (hint: Hint) => Verdict {
  const read = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [verdict = ''] = line.split(' ')
        if (!isVerdict(verdict)) throw new RangeError(`${line}: begin with ${verdicts.join(', ')}`)
        return [line.slice(verdict.length + 1), verdict] as const
      }),
  )
  return (hint) => {
    const verdict = read.get(hintLine(hint))
    if (verdict === undefined) throw new RangeError(`not read: ${hintLine(hint)}`)
    return verdict
  }
}

/** How many values beside the hinted one are printed. */
const beside = 4

/** A hint without the child and the rule: the values around it by age with their scores, for the screen alone. */
export function hintLine({ child, measure, index }: Pick<Hint, 'child' | 'measure' | 'index'>): string {
  const values = readValues(child, measure)
  const here = values.findIndex((value) => value.index === index)
  const around = values.slice(Math.max(0, here - beside), here + beside + 1).map((it) => {
    const text = `${it.years.toFixed(2)} y ${it.value} (${signedText(it.score)})`
    return it.index === index ? `[${text}, 1 SD ${it.perSd.toFixed(2)}]` : text
  })
  return `${child.cohort} ${measure}: ${around.join(', ')}`
}

function signedText(score: number): string {
  return `${score < 0 ? '' : '+'}${score.toFixed(2)}`
}
