import { describe, expect, test } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { growthAge } from '../../../src/clinical/growth/growth-age.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { growthSubject } from '../../../src/clinical/growth/growth-subject.js'
import { placeAtAge } from '../../../src/clinical/growth/score-at-age.js'
import type { SeriesName } from '../../../src/clinical/references/reference-set.js'
import { possibleGestation, possibleValues } from '../../../src/clinical/validation/possible-values.js'
import type { LimitedValue } from '../../../src/clinical/validation/rule.js'
import { rules } from '../../../src/clinical/validation/rules/index.js'
import { linearTailValue } from '../../../src/ground/math/lms.js'
import type { Gender, Measurement, Patient } from '../../../src/ground/model/patient.js'
import { type Severity, severities } from '../../../src/ground/model/validation-message.js'
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

// By hand: what follows takes the limits from the rules. The range in which a corrected slip is believed comes behind
// them, then the units given by mistake: their factor, and the value that is evidence enough.
test('the thirteen numeric fields have the limits that were decided on', () => {
  const written = values.map(({ field, value: { limits, common, slips } }) => {
    const each = Object.values(limits).map(({ severity, below, above, underYears }) =>
      [severity, `${below ?? ''}–${above ?? ''}`, ...(underYears === undefined ? [] : [`<${underYears}`])].join(' '),
    )
    const units = slips.flatMap(({ given, factor, below, above }) =>
      given === undefined ? [] : [`; ${given} ${Number(factor.toFixed(5))} ${below ?? ''}–${above ?? ''}`],
    )
    return `${field} ${each.join(', ')}; ${common.join('–')}${units.join('')}`
  })
  expect(written).toEqual([
    'sizeFatherCm error 50–300, warning 120–220; 140–210; m 100 3–',
    'sizeMotherCm error 50–300, warning 120–220; 140–210; m 100 3–',
    'sizeBirthCm error 18–65; 40–58; m 100 3–; in 2.54 –',
    'weightBirthG error 150–10500, warning 400–6500; 1500–5000; kg 1000 20–; lb 453.59237 –',
    'headBirthCm error 13–50; 28–40; m 100 3–',
    'weekBirth error 20–45, warning 22–44, hint 37–42; 22–44; days 0.14286 –140',
    'dayBirth error 0–6; 0–6',
    'ageInYears error 0–130; 0–21; months 0.08333 –130',
    'boneAgeYears error 0–20; 0–20; months 0.08333 –20',
    'sizeCm error 18–300, warning –230, hint –205; 45–205; m 100 3–; in 2.54 –',
    'weightKg error 0.2–600, error 0.2–35 <2, error 0.2–80 <5, error 0.2–250 <10, warning –250, hint –180; 2–150; g 0.001 –1000',
    'headCm error 13–75; 30–62; m 100 3–; in 2.54 –',
    'seatCm error 7.2–255; 30–105; m 100 3–',
  ])
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

describe('the values that columns of scores take as possible', () => {
  test.each([
    ['birthWeight', 0, [0.15, 10.5], [0.1499, 10.501]],
    ['height', 10, [18, 300], [17.99, 300.01]],
    ['weight', 1.99, [0.2, 35], [0.199, 35.01]],
    ['weight', 2, [0.2, 80], [0.199, 80.01]],
    ['weight', 10, [0.2, 600], [0.199, 600.01]],
    ['waist', 10, [20, 240], [19.99, 240.01]],
    ['bmi', 10, [5, 120], [4.99, 120.01]],
    ['legLength', 10, [1e-300, 1e300], [0, Number.POSITIVE_INFINITY]],
  ] as const)('%s at %d years from %o, not %o', (series, years, [least, most], beyond) => {
    const possible = possibleValues(series)
    expect([least, most].map((value) => possible.includes(value, years))).toEqual([true, true])
    expect(beyond.map((value) => possible.includes(value, years))).toEqual([false, false])
    if (series !== 'legLength') expect([possible.least, possible.mostAt(years)]).toEqual([least, most])
  })

  test('a gestation from 20 weeks to the last day of 45', () => {
    expect([139, 140, 321, 322].map(possibleGestation())).toEqual([false, true, true, false])
  })
})
