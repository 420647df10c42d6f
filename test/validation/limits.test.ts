import { describe, expect, test } from 'vitest'
import { validatePatient } from '../../src/assessment/validate-patient.js'
import { growthAge } from '../../src/growth/growth-age.js'
import { calculationDefaults, growthSettings } from '../../src/growth/growth-options.js'
import { growthSubject } from '../../src/growth/growth-subject.js'
import { placeAtAge } from '../../src/growth/score-at-age.js'
import { linearTailValue } from '../../src/math/lms.js'
import type { Gender, Measurement, Patient } from '../../src/model/patient.js'
import { type Severity, severities } from '../../src/model/validation-message.js'
import type { SeriesName } from '../../src/references/reference-set.js'
import type { LimitedValue } from '../../src/validation/rule.js'
import { rules } from '../../src/validation/rules/index.js'
import { child, today } from './findings-of.js'

/** The greatest severity a value gets from its fixed limits, without a reference. */
function severityOf(of: LimitedValue, value: number, isVisit: boolean, ageInYears?: number): Severity | undefined {
  const fields = { [of.field]: value }
  // Without a sex there is no reference, so that the limits alone speak.
  const patient: Patient = isVisit ? { measurements: [{ ageInYears, ...fields }] } : fields
  return validatePatient(patient, { today }).find(({ code }) => code === `${of.target}_limits`)?.severity
}

/** A step that is small against every limit, and exact enough. */
const step = 0.001

const values = rules.flatMap(({ asks, value }) =>
  value !== undefined && (asks === 'patientFields' || asks === 'visitFields')
    ? [{ field: value.field, value, isVisit: asks === 'visitFields' }]
    : [],
)

test('all thirteen numeric fields have limits', () => {
  expect(values.map(({ field }) => field)).toHaveLength(13)
})

describe.each(values)('$field', ({ value: of, isVisit }) => {
  const sides = Object.values(of.limits).flatMap(({ severity, below, above, underYears }) => [
    ...(below === undefined ? [] : [{ severity, limit: below, out: -step, underYears }]),
    ...(above === undefined ? [] : [{ severity, limit: above, out: step, underYears }]),
  ])

  test.each(sides)(
    '$severity beyond $limit (under $underYears years), not at it',
    ({ severity, limit, out, underYears }) => {
      const age = underYears === undefined ? undefined : underYears - step
      const at = severityOf(of, limit, isVisit, age)
      expect(severityOf(of, limit + out, isVisit, age)).toBe(severity)
      expect(at === undefined ? severities.length : severities.indexOf(at)).toBeGreaterThan(
        severities.indexOf(severity),
      )
      if (underYears !== undefined && out > 0)
        expect(severityOf(of, limit + out, isVisit, underYears)).not.toBe(severity)
    },
  )

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -1e300])('%d is an error', (value) => {
    expect(severityOf(of, value, isVisit)).toBe('error')
  })

  test('what is common gets no message', () => {
    for (const value of of.common) expect(['hint', undefined]).toContain(severityOf(of, value, isVisit))
  })
})

describe('scores', () => {
  const series = [
    ['sizeCm', 'height', 'size_score'],
    ['weightKg', 'weight', 'weight_score'],
    ['headCm', 'head', 'head_score'],
    ['seatCm', 'sittingHeight', 'seat_score'],
  ] as const satisfies readonly (readonly [keyof Measurement, SeriesName, string])[]
  const steps = [
    [3.99, undefined],
    [4.01, 'hint'],
    [5.99, 'hint'],
    [6.01, 'warning'],
  ] as const

  const rows = series.flatMap(([field, name, code]) =>
    (['male', 'female'] as const).flatMap((gender: Gender) =>
      [0.25, 1, 2.5, 4, 8, 12, 17.5].map((age) => ({ field, name, code, gender, age })),
    ),
  )

  test.each(rows)(
    '$field, $gender, $age years: hint beyond ±4, warning beyond ±6',
    ({ field, name, code, gender, age }) => {
      const subject = growthSubject({ gender }, growthSettings({ today }, calculationDefaults))
      const place = placeAtAge(subject, name, growthAge(subject, age))
      for (const [distance, severity] of steps) {
        for (const score of [distance, -distance]) {
          const value = place === undefined ? Number.NaN : linearTailValue(score, place)
          const messages = validatePatient(child(gender, age, { [field]: value }), { today })
          // Some values at ±6 are impossible anyway, or beyond a fixed limit.
          if (messages.some((message) => message.severity === 'error' || message.code === 'weight_limits')) continue
          expect(messages.find((message) => message.code === code)?.severity, `${score} SD, ${value}`).toBe(severity)
        }
      }
    },
  )
})
