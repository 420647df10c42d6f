import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import { formatResultJson } from '../../src/documents/patient-result-document.js'
import type { Measurement, Patient } from '../../src/model/patient.js'

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

  it('are in the order of the time of day', () => {
    const [morning, evening] = [`${day}T09:00`, `${day}T17:00:00`]
    const sameDay = (texts: readonly unknown[][]) => texts.filter(([, text]) => String(text).includes('01.01.2019'))
    expect(sameDay(findings(visits(morning, evening))).map(([weightKg]) => weightKg)).toEqual([30])
    expect(sameDay(findings(visits(evening, morning))).map(([weightKg]) => weightKg)).toEqual([16])
  })
})
