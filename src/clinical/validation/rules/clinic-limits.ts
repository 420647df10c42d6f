import type { ClinicField, ClinicMeasureName, ClinicUnscored } from '../../../ground/model/clinic-values.js'
import { clinicUnits, hasClinicValues } from '../../../ground/model/clinic-values.js'
import type { Measurement } from '../../../ground/model/patient.js'
import type { AssessedMeasure } from '../../references/measures/measure-set.js'
import { referenceName } from '../../references/table.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { likelySlip, metres, type Slip } from '../slips.js'
import { ourChoice, whoFlags } from '../sources.js'
import { textInstead } from '../value-limits.js'

type Range = readonly [least: number, most: number]

/** What a value of a field can be, and in which unit it is given by mistake. */
export interface ClinicLimit {
  readonly measure: Exclude<ClinicMeasureName, 'waistHeightRatio' | 'waistHipRatio'>
  readonly field: ClinicField
  readonly possible: Range
  readonly slip?: Slip
}

const millimetres: Slip = { given: 'mm', factor: 0.1 }
const centimetres: Slip = { given: 'cm', factor: 10 }

/** The limits of each field. */
export const clinicLimits: readonly ClinicLimit[] = [
  { measure: 'waist', field: 'waistCm', possible: [20, 240], slip: metres },
  { measure: 'hip', field: 'hipCm', possible: [20, 290], slip: metres },
  { measure: 'arm', field: 'armCm', possible: [5, 80], slip: millimetres },
  { measure: 'triceps', field: 'tricepsMm', possible: [1, 80], slip: centimetres },
  { measure: 'subscapular', field: 'subscapularMm', possible: [1, 80], slip: centimetres },
  { measure: 'systolic', field: 'systolicMmHg', possible: [30, 300] },
  { measure: 'diastolic', field: 'diastolicMmHg', possible: [10, 200] },
]

function isIn([least, most]: Range, value: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}

const limits = rule({
  asks: 'visitFields',
  needs: 'clinic',
  code: 'clinic_limits',
  target: 'clinic',
  cases: {
    impossible: {
      severity: 'error',
      when: 'beyond its limits',
      source: ourChoice(
        'From below half the median at the youngest age to above twice the median at 18 years; calipers reach 80 mm, cuffs 300 mmHg.',
      ),
    },
  },
  find: ({ visit }) => {
    if (!hasClinicValues(visit)) return undefined
    return clinicLimits.flatMap(({ measure, field, possible, slip: mistake }) => {
      const given = visit[field]
      if (given === undefined || isIn(possible, given)) return []
      const value = Number.isFinite(given) ? given : undefined
      const slip = (mistake && value && likelySlip([mistake], value, (meant) => isIn(possible, meant))) || undefined
      const [least, most] = possible
      const parameters = { measure, value, given: textInstead(given), unit: clinicUnits[measure], least, most, slip }
      return [{ case: 'impossible' as const, parameters, drops: [field] }]
    })
  },
})

/** Each is possible by itself: the limits come before. */
const pressures = rule({
  asks: 'visitFields',
  needs: 'clinic',
  code: 'diastolic_above_systolic',
  target: 'clinic',
  cases: {
    impossible: {
      severity: 'error',
      when: 'diastolic blood pressure not below the systolic',
      source: ourChoice('If both are equal, there is no pulse. Which of them is wrong is unknown, so neither is used.'),
    },
  },
  find: ({ visit: { systolicMmHg = 0, diastolicMmHg = 0 } }) =>
    systolicMmHg && diastolicMmHg >= systolicMmHg
      ? {
          case: 'impossible',
          parameters: { systolicMmHg, diastolicMmHg },
          drops: ['systolicMmHg', 'diastolicMmHg'],
        }
      : undefined,
})

/** Scores beyond this are marked, as WHO Anthro marks those of arm circumference and skinfolds. */
const flaggedScore = 5

/** A waist of the whole height is marked by itself: scores of waist and ratio have a ceiling of 2.3 to 4 SD. */
const flaggedRatio = 1

const clinicScore = rule({
  asks: 'visit',
  needs: 'clinic',
  code: 'clinic_score',
  target: 'clinic',
  cases: {
    exceptional: {
      severity: 'warning',
      when: `a score beyond ±${flaggedScore}, or a waist not less than the height`,
      source: whoFlags('Its limits for arm and skinfolds; scores of the waist end below.'),
    },
  },
  find: ({ growth: { clinic = [] } }) =>
    clinic.flatMap(({ measure, value, scored }) => {
      const isFlagged = measure === 'waistHeightRatio' && value >= flaggedRatio
      if (!isFlagged && !(Math.abs(scored?.score ?? 0) > flaggedScore)) return []
      const reference = scored && { score: scored.score, reference: referenceName(scored.place.table) }
      return [{ case: 'exceptional', parameters: { measure, value, ...reference } }]
    }),
})

const clinicUnscored = rule({
  asks: 'course',
  needs: 'clinic',
  code: 'clinic_unscored',
  target: 'clinic',
  cases: {
    unscored: {
      severity: 'hint',
      when: 'no references or none that are cleared, none at the age, or blood pressure without height; said once',
      source: ourChoice('The reader should know why there is no score.'),
    },
  },
  find: (visits) => {
    const said = new Set<string>()
    const isNew = (text: string) => said.size < said.add(text).size
    return visits.flatMap(({ index, visit, subject, growth: { age, clinic } }) => {
      if (!hasClinicValues(visit)) return []
      const entries = clinic ?? withoutReferences(visit)
      return reasonsToSay.flatMap((reason) => {
        const measures = entries.flatMap(({ measure, unscored }) =>
          unscored === reason && isNew(reason + measure) ? [measure] : [],
        )
        const years = age?.chronologicalYears
        return measures.length === 0
          ? []
          : [
              {
                index,
                case: 'unscored',
                parameters: { measures, reason: subject.measuresNotCleared ? 'not_cleared' : reason, years },
              },
            ]
      })
    })
  },
})

/** A missing sex or age has messages of its own. */
const reasonsToSay: readonly ClinicUnscored[] = ['references', 'age', 'height']

function withoutReferences(visit: Measurement): readonly Pick<AssessedMeasure, 'measure' | 'unscored'>[] {
  return clinicLimits.flatMap(({ measure, field }) =>
    visit[field] === undefined ? [] : [{ measure, unscored: 'references' }],
  )
}

/** Waist, hip, arm, skinfolds and blood pressure. */
export const clinicRules: readonly AnyRule[] = ruleList(limits, pressures, clinicScore, clinicUnscored)
