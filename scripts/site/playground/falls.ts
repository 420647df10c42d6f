import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import type { CourseOptions } from '../../../src/clinical/course/course-options.js'
import { isOfFirstWeeks } from '../../../src/clinical/course/velocity/earlier-visits.js'
import type { ScoreFall } from '../../../src/clinical/course/velocity/score-fall.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import type { GainMeasure } from '../../../src/ground/model/course-names.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { adviceLimits } from './advice.js'
import { scoreOf } from './results.js'

/** How far a measure's latest score is from earlier ones by one source of references. */
export interface Fall {
  readonly measure: GainMeasure
  readonly reference: string
  readonly latest: { readonly date: string | undefined; readonly sds: number }
  /** Of a child born at term whose size at birth is known; negative where the child has fallen. */
  readonly sinceBirth: number | undefined
  readonly sinceHighest: { readonly at: 'birth' | { readonly date: string | undefined }; readonly change: number }
}

/** By WHO from birth on, and by the chosen references where those are others: ages are counted alike, as the library compares them. */
export function fallsOf(patient: Patient, options: CourseOptions): readonly Fall[] {
  const byWho = fallsBy(patient, { ...options, references: who }).filter(({ reference }) => reference.startsWith('WHO'))
  const isByWho = (fall: Fall) =>
    byWho.some(({ measure, reference }) => measure === fall.measure && reference === fall.reference)
  return [...byWho, ...fallsBy(patient, options).filter((fall) => !isByWho(fall))]
}

function fallsBy(patient: Patient, options: CourseOptions): readonly Fall[] {
  const { measurements } = calculatePatient(patient, options)
  const { scoreFalls, faltering } = assessCourse(patient, options)
  // A weight's fall since birth that reaches NICE's threshold counts, also where no later value shows it.
  const isFaltering =
    faltering?.isFallOfFirstWeeks !== true &&
    faltering?.thresholds.some(({ sign, met }) => sign === 'weight_fall' && met) === true
  return scoreFalls.flatMap(({ measure, measurementIndex, reference, ...fall }) => {
    const visit = measurements[measurementIndex]
    const { score } = scoreOf(visit, measure)
    const sinceHighest = highestOf(fall, measure === 'weight' && isFaltering, (index) => measurements[index]?.date)
    if (visit?.ageYears === undefined || score === undefined || sinceHighest === undefined) return []
    // Newborns lose weight: a fall in the first three weeks says nothing yet.
    if (isOfFirstWeeks(visit.ageYears)) return []
    const latest = { date: visit.date, sds: score.value }
    return [{ measure, reference, latest, sinceBirth: fall.sinceBirth, sinceHighest }]
  })
}

/** Since the highest score from three weeks on; without one since the highest of all, which may be that at birth. */
function highestOf(
  {
    sinceHighestFromThreeWeeks: later,
    sinceHighest,
    sinceBirth,
  }: Omit<ScoreFall, 'measure' | 'measurementIndex' | 'reference'>,
  isFaltering: boolean,
  dateOf: (index: number) => string | undefined,
): Fall['sinceHighest'] | undefined {
  if (later !== undefined && (!isFaltering || -later.change >= adviceLimits.fall)) {
    return { at: { date: dateOf(later.fromIndex) }, change: later.change }
  }
  if (sinceBirth !== undefined && sinceBirth <= (sinceHighest?.change ?? sinceBirth)) {
    return { at: 'birth', change: sinceBirth }
  }
  return sinceHighest && { at: { date: dateOf(sinceHighest.fromIndex) }, change: sinceHighest.change }
}
