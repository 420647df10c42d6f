import type { Comparison, VisitRecord } from '../rule.js'
import { ourChoice } from '../sources.js'

const target = 'date'
const drops = ['date'] as const

/** A child is not measured before its birth. */
export const dateBeforeBirth: Comparison<VisitRecord> = {
  code: 'date_before_birth',
  target,
  cases: [{ severity: 'error', when: 'before the date of birth', source: ourChoice('Follows from the dates.') }],
  check: ({ day, birthDay }) =>
    day === undefined || birthDay === undefined || day >= birthDay
      ? undefined
      : { severity: 'error', target, code: 'date_before_birth', parameters: { day, birthDay }, drops },
}

/** Nor in the future. */
export const dateInFuture: Comparison<VisitRecord> = {
  code: 'date_in_future',
  target,
  cases: [{ severity: 'error', when: 'after today', source: ourChoice('What is not yet cannot have been measured.') }],
  check: ({ day, today }) =>
    day === undefined || day <= today
      ? undefined
      : { severity: 'error', target, code: 'date_in_future', parameters: { day }, drops },
}
