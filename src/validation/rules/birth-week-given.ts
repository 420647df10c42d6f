import type { BirthMeasure } from '../../languages/message-parameters.js'
import type { SeriesName } from '../../references/reference-set.js'
import { gestationOf } from '../reference-group.js'
import type { Comparison, PatientRecord, UsablePatient } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Sizes at birth are scored by the week of gestation. */
export const birthWeekMissing: Comparison<UsablePatient> = {
  code: 'birth_week_missing',
  target: 'birth_week',
  cases: [
    {
      severity: 'hint',
      when: 'missing though a size at birth is given',
      source: ourChoice('The references at birth are by week of gestation.'),
    },
  ],
  check: ({ submitted: { weekBirth }, patient: { sizeBirthCm, weightBirthG, headBirthCm } }) =>
    weekBirth !== undefined || (sizeBirthCm === undefined && weightBirthG === undefined && headBirthCm === undefined)
      ? undefined
      : { severity: 'hint', target: 'birth_week', code: 'birth_week_missing', parameters: {} },
}

/** Days beyond a week that isn't given. */
export const birthDayWithoutWeek: Comparison<UsablePatient> = {
  code: 'birth_day_without_week',
  target: 'birth_day',
  cases: [{ severity: 'hint', when: 'given without the week', source: ourChoice('It means nothing by itself.') }],
  check: ({ submitted: { weekBirth }, patient: { dayBirth } }) =>
    weekBirth !== undefined || dayBirth === undefined
      ? undefined
      : { severity: 'hint', target: 'birth_day', code: 'birth_day_without_week', parameters: { days: dayBirth } },
}

/** Days beyond a week that holds a fraction already: of the two the week is used. */
export const birthDayBesideFraction: Comparison<PatientRecord> = {
  code: 'birth_day_beside_fraction',
  target: 'birth_day',
  cases: [
    {
      severity: 'error',
      when: 'given beside a week with a fraction',
      source: ourChoice('The fraction stands for the days; together they would be counted twice.'),
    },
  ],
  check: ({ patient: { weekBirth, dayBirth } }) =>
    weekBirth === undefined || dayBirth === undefined || Number.isInteger(weekBirth)
      ? undefined
      : {
          severity: 'error',
          target: 'birth_day',
          code: 'birth_day_beside_fraction',
          parameters: { weeks: weekBirth, days: dayBirth },
          drops: ['dayBirth'],
        },
}

/** Where the sizes at birth stand, and the series they are scored by. */
const birthMeasures: readonly {
  readonly measure: BirthMeasure
  readonly field: 'sizeBirthCm' | 'weightBirthG' | 'headBirthCm'
  readonly series: SeriesName
}[] = [
  { measure: 'length', field: 'sizeBirthCm', series: 'birthLength' },
  { measure: 'weight', field: 'weightBirthG', series: 'birthWeight' },
  { measure: 'head', field: 'headBirthCm', series: 'birthHead' },
]

/** Sizes at birth in a week that the references don't cover. */
export const birthWeekBeyondReferences: Comparison<UsablePatient> = {
  code: 'birth_week_beyond_references',
  target: 'birth_week',
  cases: [
    {
      severity: 'hint',
      when: 'the references do not cover the week for a size at birth that is given',
      source: ourChoice('The reader should know why there is no score.'),
    },
  ],
  check: ({ patient, growth: { subject, birth } }) => {
    if (subject.gender === undefined || subject.gestationDays === undefined) return undefined
    const measures = birthMeasures
      .filter(({ field, series }) => patient[field] !== undefined && subject.references.series[series] !== undefined)
      .map(({ measure }) => measure)
      .filter((measure) => birth[measure] === undefined)
    if (measures.length === 0) return undefined
    const { weeks, days } = gestationOf(subject, patient)
    return {
      severity: 'hint',
      target: 'birth_week',
      code: 'birth_week_beyond_references',
      parameters: { weeks, days, measures },
    }
  },
}
