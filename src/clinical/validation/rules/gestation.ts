import type { BirthMeasure } from '../../../ground/model/message-values.js'
import type { SeriesName } from '../../references/reference-set.js'
import { gestationOf } from '../deciding-score.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice, rcpch } from '../sources.js'
import { patientValueRules } from '../value-rules.js'

/** Sizes at birth are scored by week of gestation. */
const birthWeekMissing = rule({
  asks: 'patient',
  code: 'birth_week_missing',
  target: 'birth_week',
  cases: {
    missing: {
      severity: 'hint',
      when: 'missing although a size at birth is given',
      source: ourChoice('The references at birth are by week of gestation.'),
    },
  },
  find: ({ submitted: { weekBirth }, patient: { sizeBirthCm, weightBirthG, headBirthCm } }) =>
    weekBirth !== undefined || (sizeBirthCm === undefined && weightBirthG === undefined && headBirthCm === undefined)
      ? undefined
      : { case: 'missing', parameters: {} },
})

/** The fields of the sizes at birth, and the series they are scored by. */
const birthMeasures: readonly {
  readonly measure: BirthMeasure
  readonly field: 'sizeBirthCm' | 'weightBirthG' | 'headBirthCm'
  readonly series: SeriesName
}[] = [
  { measure: 'length', field: 'sizeBirthCm', series: 'birthLength' },
  { measure: 'weight', field: 'weightBirthG', series: 'birthWeight' },
  { measure: 'head', field: 'headBirthCm', series: 'birthHead' },
]

const birthWeekBeyondReferences = rule({
  asks: 'patient',
  code: 'birth_week_beyond_references',
  target: 'birth_week',
  cases: {
    unscored: {
      severity: 'hint',
      when: 'a size at birth is given, and its reference does not cover the week',
      source: ourChoice('The reader should know why there is no score.'),
    },
  },
  find: ({ patient, growth: { subject, birth } }) => {
    if (subject.gender === undefined || subject.gestationDays === undefined) return undefined
    const measures = birthMeasures
      .filter(({ field, series }) => patient[field] !== undefined && subject.references.series[series] !== undefined)
      .map(({ measure }) => measure)
      .filter((measure) => birth[measure] === undefined)
    if (measures.length === 0) return undefined
    return { case: 'unscored', parameters: { ...gestationOf(subject, patient), measures } }
  },
})

const birthDayWithoutWeek = rule({
  asks: 'patient',
  code: 'birth_day_without_week',
  target: 'birth_day',
  cases: {
    missing: {
      severity: 'hint',
      when: 'given without the week',
      source: ourChoice('Days mean nothing without the week.'),
    },
  },
  find: ({ submitted: { weekBirth }, patient: { dayBirth } }) =>
    weekBirth !== undefined || dayBirth === undefined ? undefined : { case: 'missing', parameters: { days: dayBirth } },
})

/** Days in addition to a fractional week: the week is used. */
const birthDayBesideFraction = rule({
  asks: 'patientFields',
  code: 'birth_day_beside_fraction',
  target: 'birth_day',
  cases: {
    impossible: {
      severity: 'error',
      when: 'given in addition to a fractional week',
      source: ourChoice('The fraction already gives the days; both would count them twice.'),
    },
  },
  find: ({ patient: { weekBirth, dayBirth } }) =>
    weekBirth === undefined || dayBirth === undefined || Number.isInteger(weekBirth)
      ? undefined
      : { case: 'impossible', parameters: { weeks: weekBirth, days: dayBirth }, drops: ['dayBirth'] },
})

/** The duration of gestation: completed weeks, and the days beyond them. */
export const gestationRules: readonly AnyRule[] = ruleList(
  patientValueRules({
    target: 'birth_week',
    field: 'weekBirth',
    unit: 'weeks',
    limits: {
      impossible: {
        severity: 'error',
        below: 20,
        above: 45,
        source: ourChoice(
          'No infant born before 21 weeks has survived; with induction, no pregnancy exceeds 45 weeks.',
        ),
      },
      exceptional: {
        severity: 'warning',
        below: 22,
        above: 44,
        source: rcpch('Gestations outside 22 to 44 weeks are not accepted.'),
      },
      unusual: {
        severity: 'hint',
        below: 37,
        above: 42,
        source: {
          name: 'WHO',
          because:
            'Born before 37 completed weeks is preterm. Post-term begins with the 42nd completed week; that week is still common, so the hint begins after it.',
        },
      },
    },
    slips: [{ given: 'days', factor: 1 / 7, above: 140 }],
    common: [22, 44],
  }),
  patientValueRules({
    target: 'birth_day',
    field: 'dayBirth',
    unit: 'days',
    limits: {
      impossible: {
        severity: 'error',
        below: 0,
        above: 6,
        whole: true,
        source: ourChoice('Seven days are another completed week; gestation is counted in whole days.'),
      },
    },
    slips: [],
    common: [0, 6],
  }),
  birthDayBesideFraction,
  birthWeekMissing,
  birthWeekBeyondReferences,
  birthDayWithoutWeek,
)
