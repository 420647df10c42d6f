import type { Comparison, UsablePatient } from '../rule.js'
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
