import { daysPerYear } from '../../model/calendar-date.js'
import type { Comparison, PatientRecord } from '../rule.js'
import { ourChoice } from '../sources.js'

const oldestYears = 130
const target = 'date_of_birth'
const drops = ['dateOfBirth'] as const

/** A child is not born after today. */
export const dateOfBirthInFuture: Comparison<PatientRecord> = {
  code: 'date_of_birth_in_future',
  target,
  cases: [{ severity: 'error', when: 'after today', source: ourChoice('What is not yet cannot have been measured.') }],
  check: ({ days: { birth, today } }) =>
    birth === undefined || birth <= today
      ? undefined
      : { severity: 'error', target, code: 'date_of_birth_in_future', parameters: { day: birth }, drops },
}

/** Nobody gets that old. */
export const dateOfBirthTooEarly: Comparison<PatientRecord> = {
  code: 'date_of_birth_too_early',
  target,
  cases: [
    {
      severity: 'error',
      when: `more than ${oldestYears} years ago`,
      source: ourChoice('Nobody has lived longer than 122 years.'),
    },
  ],
  check: ({ days: { birth, today } }) =>
    birth === undefined || today - birth <= oldestYears * daysPerYear
      ? undefined
      : {
          severity: 'error',
          target,
          code: 'date_of_birth_too_early',
          parameters: { day: birth, years: oldestYears },
          drops,
        },
}

/** So many visits can't all be misdated. */
const misdatedVisits = 3

/** A birth after every visit: the date of birth is wrong, not each visit's. */
export const dateOfBirthAfterVisits: Comparison<PatientRecord> = {
  code: 'date_of_birth_after_visits',
  target,
  cases: [
    {
      severity: 'error',
      when: `after every measurement, of which there are at least ${misdatedVisits}`,
      source: ourChoice('One wrong date of birth is likelier than several wrong dates of visits.'),
    },
  ],
  check: ({ days: { birth, today, visits } }) => {
    if (birth === undefined || birth > today || visits.length < misdatedVisits) return undefined
    let dated = 0
    for (const day of visits) {
      if (day === undefined) continue
      if (day >= birth) return undefined
      dated++
    }
    if (dated < misdatedVisits) return undefined
    return {
      severity: 'error',
      target,
      code: 'date_of_birth_after_visits',
      parameters: { day: birth, visits: dated },
      drops,
    }
  },
}
