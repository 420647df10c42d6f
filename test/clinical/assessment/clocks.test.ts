import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { parsePatientJson } from '../../../src/shown/documents/patient-document.js'
import { formatResultJson } from '../../../src/shown/documents/patient-result-document.js'
import { errorOf } from '../../fixtures/error-of.js'

describe('today in a time zone', () => {
  afterEach(() => vi.useRealTimers())
  const ageOf = (timeZone: string | undefined) =>
    calculatePatient({ dateOfBirth: '2020-01-01' }, { timeZone }).ageInYears ?? 0

  it.each([
    ['2026-03-31T22:30:00Z', 'Europe/Vienna', 1],
    ['2026-03-31T21:30:00Z', 'Europe/Vienna', 0],
    ['2026-03-31T22:30:00Z', 'UTC', 0],
    ['2026-03-31T10:30:00Z', 'Pacific/Kiritimati', 1],
    ['2026-03-31T09:30:00Z', 'Pacific/Pago_Pago', -1],
  ])('%s in %s', (instant, timeZone, days) => {
    vi.useFakeTimers({ now: new Date(instant) })
    const march31 = (Date.UTC(2026, 2, 31) - Date.UTC(2020, 0, 1)) / 86_400_000
    expect(Math.round(ageOf(timeZone) * 365.25)).toBe(march31 + days)
  })

  it('is a zone that exists', () => {
    expect(() => calculatePatient({}, { timeZone: 'Europe/Wien' })).toThrow(
      'timeZone is "Europe/Wien"; expected an IANA time zone such as Europe/Berlin.',
    )
  })
})

describe('a newborn at half past midnight in Vienna, on a server that keeps UTC', () => {
  const newborn: Patient = {
    dateOfBirth: '2026-04-02T00:30:00+02:00',
    dateOfBirthAsWritten: true,
    gender: 'male',
    measurements: [{ date: '2026-04-02T00:45:00+02:00', sizeCm: 51, weightKg: 3.5 }],
  }
  const result = calculatePatient(newborn, { today: '2026-04-01', locale: 'en' })

  it('has an age, scores, and hints about the dates', () => {
    expect(result.ageInYears).toBe(0)
    expect(formatResultJson(result)).toContain('"AgeInYears": 0.0')
    expect(result.measurements[0]?.ageYears).toBe(0)
    expect(result.measurements[0]?.sizeSds).toBeDefined()
    expect(result.validationMessages.map(({ code, severity }) => `${severity} ${code}`)).toContain(
      'hint date_of_birth_in_future',
    )
    expect(result.measurements[0]?.validationMessages.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'hint date_in_future',
    ])
  })

  it('a day later the dates are an error', () => {
    const early = calculatePatient(newborn, { today: '2026-03-31', locale: 'en' })
    expect(early.ageInYears).toBeUndefined()
    expect(early.validationMessages.some(({ severity }) => severity === 'error')).toBe(true)
  })
})

describe('a date whose offset makes it another day', () => {
  /** Midnight of 5 June 2014 and of 4 June 2024 in Germany, as `toISOString` writes them. */
  const child: Patient = {
    dateOfBirth: '2014-06-04T22:00:00.000Z',
    dateOfBirthAsWritten: true,
    gender: 'male',
    measurements: [{ date: '2024-06-03T22:00:00.000Z', sizeCm: 140 }],
    markers: [{ text: 'x', date: '2020-01-01', until: '2020-02-01T23:30:00Z' }],
  }
  const hints = (patient: Patient, options: GrowthOptions) =>
    validatePatient(patient, { locale: 'en', ...options })
      .filter(({ code }) => code.endsWith('_moved_by_offset'))
      .map(({ code }) => code)
  const all = ['date_of_birth_moved_by_offset', 'date_moved_by_offset', 'marker_moved_by_offset']
  const today = '2024-06-10'

  it('has a hint, and counts as written', () => {
    const result = calculatePatient(child, { today, timeZone: 'Europe/Berlin', locale: 'en' })
    expect(hints(child, { today, timeZone: 'Europe/Berlin' })).toEqual(all)
    expect(result.validationMessages[0]).toMatchObject({ severity: 'hint', target: 'date_of_birth' })
    expect(result.validationMessages[0]?.text).toContain('Europe/Berlin falls on 5 June 2014')
    expect(result.measurements[0]?.ageYears).toBeCloseTo(3652 / 365.25, 9)
    expect(formatResultJson(result)).toContain('"DateOfBirth": "2014-06-04T22:00:00.000Z"')
  })

  it('has none where the day is the same, or no zone is known', () => {
    expect(hints(child, { today, timeZone: 'UTC' })).toEqual([])
    expect(hints(child, { today })).toEqual([])
    for (const dateOfBirth of ['2014-06-04', '2014-06-04T22:00:00', '2014-06-04T21:59:59Z', '2014-06-04T22:00+02:00']) {
      expect(hints({ dateOfBirth, dateOfBirthAsWritten: true }, { today, timeZone: 'Europe/Berlin' })).toEqual([])
    }
  })

  it.each<[string, Patient, GrowthOptions, number]>([
    ['of a visit', { measurements: [{ date: '2024-06-03' }, { date: '2024-06-03T22:00:00.000Z' }] }, { today }, 1],
    ['of birth', { dateOfBirth: '2014-06-04T22:00:00.000Z', dateOfBirthAsWritten: true }, { today }, 1],
    ['of a marker', { markers: [{ date: '2024-06-03' }, { date: '2024-06-03T00:01Z' }] }, { today }, 1],
    ['of the end of a marker', { markers: [{ date: '2020-01-01', until: '2024-06-03T23:59Z' }] }, { today }, 1],
    ['with an offset of zero', { measurements: [{ date: '2024-06-03T22:00:00+00:00' }] }, { today }, 1],
    ['of menarche', { menarche: '2024-06-03T22:00:00Z' }, { today }, 1],
    ['of a finding', { puberty: [{ date: '2024-06-03T22:00:00Z', breastStage: 3 }] }, { today }, 1],
    ['of two dates, once', { ...child, markers: [] }, { today }, 1],
    ['at midnight with an offset of zero', { menarche: '2024-06-03T00:00:00+00:00' }, { today }, 0],
    ['at midnight', { measurements: [{ date: '2024-06-03T00:00:00.000Z' }] }, { today }, 0],
    ['without an offset', { measurements: [{ date: '2024-06-03T22:00:00' }] }, { today }, 0],
    ['by a local clock', { measurements: [{ date: '2024-06-03T22:00:00+02:00' }] }, { today }, 0],
    ['where the zone is known', child, { today, timeZone: 'Europe/Berlin' }, 0],
    ['where today is of the process', child, {}, 0],
  ])('has a hint where no zone is known: a moment %s', (_, patient, options, count) => {
    const found = validatePatient(patient, { locale: 'en', ...options })
    expect(found.filter(({ code }) => code === 'moment_without_zone')).toHaveLength(count)
  })

  it('names the day and the time of such a moment', () => {
    const found = validatePatient({ measurements: [{ date: '2024-06-03T22:15:30.000Z' }] }, { locale: 'en', today })
    const [hint] = found.filter(({ code }) => code === 'moment_without_zone')
    expect(hint?.parameters).toEqual({ date: '2024-06-03', time: '22:15' })
  })

  it('goes by the zone of the process where today does, too', () => {
    const there = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(hints(child, {})).toEqual(hints(child, { today, timeZone: there }))
  })

  it.each([
    ['a zone to the west', '2014-06-04T00:00:00Z', 'America/New_York', 1],
    ['summer time', '2014-07-04T22:30:00Z', 'Europe/Vienna', 1],
    ['winter time', '2014-01-04T22:30:00Z', 'Europe/Vienna', 0],
    ['a day without a time, which is its midnight', '2014-06-04+05:00', 'Europe/Vienna', 1],
    ['the first year', '0001-01-01T00:00:00Z', 'America/New_York', 0],
  ])('%s', (_, date, timeZone, count) => {
    expect(hints({ markers: [{ date }] }, { today, timeZone })).toHaveLength(count)
  })

  it.each(['2014-06-04T22:00:00.000Z', '2014-06-04T00:01+02:00', '2014-06-04T23:00:00-05:00'])(
    'is an error of a date of birth in code: %s',
    (dateOfBirth) => {
      const error = errorOf(() => calculatePatient({ dateOfBirth }, { today }))
      expect(error).toMatchObject({ code: 'invalid_value', path: 'dateOfBirth', value: dateOfBirth })
      expect(error.message).toContain('toISOString of a midnight is often the day before')
      const document = parsePatientJson(JSON.stringify({ DateOfBirth: dateOfBirth }))
      expect(document).toEqual({ dateOfBirth, dateOfBirthAsWritten: true })
      const result = calculatePatient(document, { today })
      expect(calculatePatient(JSON.parse(JSON.stringify(result)), { today })).toEqual(result)
    },
  )

  it.each(['2014-06-04', '2014-06-04T22:00:00', '2014-06-04T00:00:00.000Z', '2014-06-04T00:00+02:00', '2014-06-04Z'])(
    'is not raised by a date of birth in code that is a day: %s',
    (dateOfBirth) => {
      expect(() => calculatePatient({ dateOfBirth }, { today })).not.toThrow()
    },
  )

  it('is not said of a date that is not used', () => {
    const early = { ...child, dateOfBirth: '2034-06-04T22:00:00.000Z', measurements: [] }
    expect(hints(early, { today, timeZone: 'Europe/Berlin' })).toEqual(['marker_moved_by_offset'])
  })
})

describe('two visits on one day', () => {
  const visits = (first: string, second: string): readonly Measurement[] => [
    { date: '2018-01-01', weightKg: 14.5 },
    { date: first, weightKg: 16 },
    { date: second, weightKg: 30 },
    { date: '2020-01-01', weightKg: 19 },
  ]
  const findings = (measurements: readonly Measurement[]) => {
    const child: Patient = { dateOfBirth: '2015-01-01', gender: 'male', measurements }
    const { measurements: results } = calculatePatient(child, { today: '2024-06-04' })
    return results.flatMap(({ weightKg, validationMessages }) => validationMessages.map(({ text }) => [weightKg, text]))
  }
  const day = '2019-01-01'

  it.each([
    [day, `${day}T00:00:00`],
    [`${day}T00:00`, day],
    [`${day}T00:00:00Z`, `${day}T00:00:00.000+01:00`],
  ])('spelt %s and %s: the messages of the same spelling', (first, second) => {
    expect(findings(visits(first, second))).toEqual(findings(visits(day, day)))
    expect(findings(visits(second, first))).toEqual(findings(visits(day, day)))
  })

  it('in any order, also where only the offset tells them apart', () => {
    const options = { today: '2024-06-04', timeZone: 'America/New_York' }
    const codes = (...dates: string[]) =>
      calculatePatient({ measurements: dates.map((date) => ({ date })) }, options).measurements.map((visit) => [
        visit.date,
        visit.validationMessages.map(({ code }) => code),
      ])
    expect(codes(day, `${day}+02:00`)).toEqual(codes(`${day}+02:00`, day).reverse())
  })

  it('are in the order of the time of day', () => {
    const [morning, evening] = [`${day}T09:00`, `${day}T17:00:00`]
    const sameDay = (texts: readonly unknown[][]) => texts.filter(([, text]) => String(text).includes('01.01.2019'))
    expect(sameDay(findings(visits(morning, evening))).map(([weightKg]) => weightKg)).toEqual([30])
    expect(sameDay(findings(visits(evening, morning))).map(([weightKg]) => weightKg)).toEqual([16])
  })
})
