import { validatePatient } from '../../src/clinical/assessment/validate-patient.js'
import { daysPerYear } from '../../src/ground/model/calendar-date.js'
import type { Measurement } from '../../src/ground/model/patient.js'
import { kgPerPound } from '../../src/ground/model/units.js'
import { type StudiedChild, studyDay } from './cohort-patients.js'
import { type Measure, measured } from './hints.js'
import type { CohortName, Share } from './share.js'

/** The errors that are written into the newest visit of real children. */
export const spoilings = {
  '+5 cm': { measure: 'size', wrong: ({ sizeCm = 0 }) => ({ sizeCm: sizeCm + 5 }) },
  '−5 cm': { measure: 'size', wrong: ({ sizeCm = 0 }) => ({ sizeCm: sizeCm - 5 }) },
  '+10 cm': { measure: 'size', wrong: ({ sizeCm = 0 }) => ({ sizeCm: sizeCm + 10 }) },
  '−10 cm': { measure: 'size', wrong: ({ sizeCm = 0 }) => ({ sizeCm: sizeCm - 10 }) },
  'weight +50 %': {
    measure: 'weight',
    wrong: ({ weightKg = 0 }) => ({ weightKg: Number((1.5 * weightKg).toFixed(2)) }),
  },
  'weight in pounds': {
    measure: 'weight',
    wrong: ({ weightKg = 0 }) => ({ weightKg: Number((weightKg / kgPerPound).toFixed(2)) }),
  },
} as const satisfies {
  readonly [name: string]: {
    readonly measure: Measure
    readonly wrong: (visit: Measurement) => Partial<Measurement>
  }
}
export type SpoilingName = keyof typeof spoilings

/** Of newest visits with an error, those with a message on the wrong value. */
export interface SpoiltShare extends Share {
  readonly spoiling: SpoilingName
  readonly cohort: CohortName
}

/** Ages of the spoilt visits, years: after the first weeks, and as long as lengths are those of infants. */
const from = 0.2
const until = 3

/** As many earlier values has a spoilt one. */
const fewestBefore = 2

/** Spoils each child's visits under three years, each as the newest of those up to it. */
export function countSpoilt(children: readonly StudiedChild[]): readonly SpoiltShare[] {
  return (['terneuzen', 'smocc'] as const).flatMap((cohort) =>
    (Object.keys(spoilings) as SpoilingName[]).flatMap((spoiling): SpoiltShare[] => {
      const found = children
        .filter((child) => child.cohort === cohort)
        .flatMap((child) => child.days.flatMap((_, index) => isFound(child, index, spoiling) ?? []))
      return found.length === 0 ? [] : [{ spoiling, cohort, of: found.length, met: found.filter((it) => it).length }]
    }),
  )
}

function isFound(child: StudiedChild, index: number, name: SpoilingName): boolean | undefined {
  const { measure, wrong } = spoilings[name]
  const years = (child.days[index] ?? 0) / daysPerYear
  const visits = child.patient.measurements?.slice(0, index + 1) ?? []
  const before = visits.filter((_, at) => at < index && measured(child, measure, at) !== undefined)
  const isSpoilt = years >= from && years < until && before.length >= fewestBefore
  if (!isSpoilt || measured(child, measure, index) === undefined) return undefined
  const measurements = visits.map((visit, at) => (at === index ? { ...visit, ...wrong(visit) } : visit))
  return validatePatient({ ...child.patient, measurements }, { today: studyDay }).some(
    ({ target, measurementIndex }) => target === measure && measurementIndex === index,
  )
}
