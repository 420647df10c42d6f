import { daysPerYear, isoDate } from '../../../ground/model/calendar-date.js'
import type { Measurement } from '../../../ground/model/patient.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'
import { oldestYears } from '../value-limits.js'

/** This many visits or more can't all be misdated. */
const misdatedVisits = 3

function isMeasured({ sizeCm, weightKg, headCm, seatCm }: Measurement): boolean {
  return sizeCm !== undefined || weightKg !== undefined || headCm !== undefined || seatCm !== undefined
}

/** A date may be this far in the future, days: it may be of a time zone in which tomorrow has begun. */
export const toleratedDays = 1

const zones = ourChoice('It may be tomorrow already where the date was written: a server often keeps UTC.')

/** Whether a day is later than any time zone's today. */
export function isInFuture(day: number, today: number): boolean {
  return day > today + toleratedDays
}

function isTolerated(day: number | undefined, today: number): boolean {
  return day !== undefined && day > today && !isInFuture(day, today)
}

const dateOfBirthInFuture = rule({
  asks: 'patientFields',
  code: 'date_of_birth_in_future',
  target: 'date_of_birth',
  cases: {
    impossible: {
      severity: 'error',
      when: 'after tomorrow',
      source: ourChoice('A date in the future cannot be right.'),
    },
  },
  find: ({ days: { birth, today } }) =>
    birth === undefined || !isInFuture(birth, today)
      ? undefined
      : { case: 'impossible', parameters: { dateOfBirth: isoDate(birth) }, drops: ['dateOfBirth'] },
})

const dateOfBirthTomorrow = rule({
  asks: 'patient',
  code: 'date_of_birth_in_future',
  target: 'date_of_birth',
  cases: { unusual: { severity: 'hint', when: 'tomorrow', source: zones } },
  find: ({ patient, days: { birth, today } }) =>
    patient.dateOfBirth !== undefined && birth !== undefined && isTolerated(birth, today)
      ? { case: 'unusual', parameters: { dateOfBirth: isoDate(birth) } }
      : undefined,
})

const dateOfBirthTooEarly = rule({
  asks: 'patientFields',
  code: 'date_of_birth_too_early',
  target: 'date_of_birth',
  cases: {
    impossible: {
      severity: 'error',
      when: `more than ${oldestYears} years ago`,
      source: ourChoice('No human is known to have lived longer than 122 years.'),
    },
  },
  find: ({ days: { birth, today } }) =>
    birth === undefined || today - birth <= oldestYears * daysPerYear
      ? undefined
      : { case: 'impossible', parameters: { dateOfBirth: isoDate(birth), years: oldestYears }, drops: ['dateOfBirth'] },
})

/** If the birth is after every visit, the date of birth is wrong rather than every visit date. */
const dateOfBirthAfterVisits = rule({
  asks: 'patientFields',
  code: 'date_of_birth_after_visits',
  target: 'date_of_birth',
  cases: {
    impossible: {
      severity: 'error',
      when: `after every dated measurement, if there are at least ${misdatedVisits}`,
      source: ourChoice('One wrong date of birth is more likely than several wrong visit dates.'),
    },
  },
  find: ({ days: { birth, today, visits } }) => {
    if (birth === undefined || isInFuture(birth, today) || visits.length < misdatedVisits) return undefined
    if (visits.some((day) => day !== undefined && day >= birth)) return undefined
    const dated = visits.filter((day) => day !== undefined).length
    if (dated < misdatedVisits) return undefined
    return { case: 'impossible', parameters: { dateOfBirth: isoDate(birth), visits: dated }, drops: ['dateOfBirth'] }
  },
})

/** Without a date of birth, dated visits have no age: one message for all of them. */
const dateOfBirthMissing = rule({
  asks: 'patient',
  code: 'date_of_birth_missing',
  target: 'date_of_birth',
  cases: {
    missing: {
      severity: 'hint',
      when: 'missing, and a measurement has no stated age',
      source: ourChoice('Every reference is by age; the reader should know why there is no score.'),
    },
  },
  find: ({ submitted, patient: { measurements = [] } }) =>
    submitted.dateOfBirth === undefined &&
    measurements.some((visit, i) => submitted.measurements?.[i]?.ageInYears === undefined && isMeasured(visit))
      ? { case: 'missing', parameters: {} }
      : undefined,
})

const dateBeforeBirth = rule({
  asks: 'visitFields',
  code: 'date_before_birth',
  target: 'date',
  cases: {
    impossible: {
      severity: 'error',
      when: 'before the date of birth',
      source: ourChoice('Follows from the dates.'),
    },
  },
  find: ({ day, birthDay }) =>
    day === undefined || birthDay === undefined || day >= birthDay
      ? undefined
      : { case: 'impossible', parameters: { date: isoDate(day), dateOfBirth: isoDate(birthDay) }, drops: ['date'] },
})

const dateInFuture = rule({
  asks: 'visitFields',
  code: 'date_in_future',
  target: 'date',
  cases: {
    impossible: {
      severity: 'error',
      when: 'after tomorrow',
      source: ourChoice('A date in the future cannot be right.'),
    },
  },
  find: ({ day, today }) =>
    day === undefined || !isInFuture(day, today)
      ? undefined
      : { case: 'impossible', parameters: { date: isoDate(day) }, drops: ['date'] },
})

const dateTomorrow = rule({
  asks: 'visit',
  code: 'date_in_future',
  target: 'date',
  cases: { unusual: { severity: 'hint', when: 'tomorrow', source: zones } },
  find: ({ day, today }) =>
    day !== undefined && isTolerated(day, today) ? { case: 'unusual', parameters: { date: isoDate(day) } } : undefined,
})

const dateMissing = rule({
  asks: 'visit',
  code: 'date_missing',
  target: 'date',
  cases: {
    missing: {
      severity: 'hint',
      when: 'missing, and no age is stated although the date of birth is known',
      source: ourChoice('Every reference is by age; the reader should know why there is no score.'),
    },
  },
  find: ({ submitted, visit, subject }) =>
    subject.birthDay !== undefined &&
    submitted.date === undefined &&
    submitted.ageInYears === undefined &&
    isMeasured(visit)
      ? { case: 'missing', parameters: {} }
      : undefined,
})

/** The dates of birth and of visits. */
export const dateRules: readonly AnyRule[] = ruleList(
  dateOfBirthInFuture,
  dateOfBirthTomorrow,
  dateOfBirthTooEarly,
  dateOfBirthAfterVisits,
  dateOfBirthMissing,
  dateBeforeBirth,
  dateInFuture,
  dateTomorrow,
  dateMissing,
)
