import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { cdc, iotfBmiClasses, who } from '../../../src/clinical/references/index.js'
import { lookUpTable } from '../../../src/clinical/references/lookup.js'
import { aga2015Bmi } from '../../../src/clinical/references/tables/aga2015.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

/** A girl with anorexia: 36.2 kg at 15.5 years after 52.8 kg at 14. */
const starved: Patient = {
  dateOfBirth: '2010-01-20',
  gender: 'female',
  measurements: [
    { date: '2023-01-20', sizeCm: 161.5, weightKg: 49.5 },
    { date: '2024-01-20', sizeCm: 164.5, weightKg: 52.8 },
    { date: '2025-07-21', sizeCm: 165.3, weightKg: 36.2 },
  ],
}
const options = { today: '2025-12-01', locale: 'en' } as const
const words = (patient: Patient, type: 'Weight' | 'Height' | 'Bmi' | 'Head', locale: 'de' | 'en' = 'en') =>
  wordsOf(sheetOf(patient, { type }, { ...options, locale }))
const finding = (patient: Patient) =>
  assessCourse(patient, options).findings.find(({ code }) => code === 'severe_underweight')
const withWeight = (weightKg: number, more: Partial<Patient> = {}): Patient => ({
  ...starved,
  ...more,
  measurements: [{ date: '2025-07-21', sizeCm: 165.3, weightKg }],
})

describe('severe underweight', () => {
  it('stands out, in per cent of the median and with what was lost', () => {
    for (const type of ['Weight', 'Height', 'Bmi'] as const) {
      expect(words(starved, type)).toContain(
        'Of note If 36.2 kg is right: Severe underweight: BMI 65% of the median, SDS −4.33 (below −1.88, AGA 2015); weight 31.4% below the highest earlier one (52.8 kg, 14 y 0 m).',
      )
    }
    expect(words(starved, 'Weight', 'de')).toContain(
      'Auffällig Falls 36,2 kg stimmen: Starkes Untergewicht: BMI 65 % des Medians, SDS −4,33 (unter −1,88, AGA 2015); Gewicht 31,4 % unter dem höchsten früheren (52,8 kg, 14 J 0 M).',
    )
  })

  it('begins at the limit of the lowest class', () => {
    const place = lookUpTable(aga2015Bmi, 'female', 5661 / 365.25)
    if (place === undefined) throw new Error('AGA has no body mass index at 15.5 years')
    const { l, m, s } = place
    const atP3 = m * (1 + l * s * -1.8807936) ** (1 / l) * 1.653 ** 2
    expect(finding(withWeight(atP3 + 0.01))).toBeUndefined()
    expect(finding(withWeight(atP3 - 0.01))).toMatchObject({ limit: expect.closeTo(-1.8808, 4) })
  })

  it.each([
    [cdc, undefined, undefined],
    [who, 'severe-thinness', undefined],
    [cdc, 'thinness-grade-3', iotfBmiClasses],
  ] as const)('is a class that its publication calls severe', (references, name, bmiClasses) => {
    const more = bmiClasses === undefined ? {} : { bmiClasses }
    const [found] = assessCourse(starved, { ...options, references, ...more }).findings.filter(
      ({ code }) => code === 'severe_underweight',
    )
    expect(found?.bmiClass?.class).toBe(name)
  })

  it.each<readonly [Partial<Patient>]>([
    [{ diseases: ['anorexia nervosa'] }],
    [{ markers: [{ kind: 'growth-hormone', date: '2024-01-01', text: 'GH' }] }],
  ])('is given for a child with %j too', (more) => {
    expect(finding(withWeight(36.2, more))).toMatchObject({ bmiClass: { percentOf: { percentile: 50 } } })
  })

  it('is of the weight of today, and under two years by weight for length', () => {
    const later = [...(starved.measurements ?? []), { date: '2025-11-30', headCm: 54 }]
    expect(finding({ ...starved, measurements: later })).toBeDefined()
    const muchLater = [...(starved.measurements ?? []).slice(0, 2), { date: '2025-11-30', headCm: 54 }]
    expect(finding({ ...starved, measurements: muchLater })).toBeUndefined()
    const infant = (weightKg: number): Patient => ({
      dateOfBirth: '2024-12-10',
      gender: 'male',
      measurements: [{ date: '2025-10-16', sizeCm: 71.5, weightKg }],
    })
    // WHO's boys of 71.5 cm: −3 SD at 6.9 kg.
    expect(finding(infant(6.95))).toBeUndefined()
    expect(finding(infant(6.9))).toMatchObject({ limit: -3, bmiClass: { by: 'weightForLength' } })
  })
})

describe('extreme obesity', () => {
  const obese = (weightKg: number, date = '2025-06-15'): Patient => ({
    dateOfBirth: '2010-06-15',
    gender: 'male',
    measurements: [{ date, sizeCm: 174, weightKg }],
  })
  const found = (patient: Patient, more = {}) =>
    assessCourse(patient, { ...options, ...more }).findings.find(({ code }) => code === 'extreme_obesity')

  it('stands out, with the limit and in per cent of P97', () => {
    for (const type of ['Weight', 'Height', 'Bmi'] as const) {
      expect(words(obese(141), type)).toContain(
        'Of note Extreme obesity: BMI 46.6 kg/m², 169% of P97 (limit P99.5: 32.96 kg/m², AGA 2015).',
      )
    }
    expect(words(obese(141), 'Bmi', 'de')).toContain(
      'Auffällig Extreme Adipositas: BMI 46,6 kg/m², 169 % von P97 (Grenze P99,5: 32,96 kg/m², AGA 2015).',
    )
  })

  it('begins above AGA’s P99.5, and is of the weight of today', () => {
    // AGA 2015, boys of 15 years: P99.5 at 32.96 kg/m², 99.79 kg at 174 cm.
    expect(found(obese(99.7))).toBeUndefined()
    expect(found(obese(99.9))).toMatchObject({
      limit: expect.closeTo(32.96, 2),
      bmiClass: { class: 'extreme-obesity' },
    })
    const later = [...(obese(141).measurements ?? []), { date: '2025-12-01', headCm: 58 }]
    expect(found({ ...obese(141), measurements: later })).toBeDefined()
    const muchLater = [
      { date: '2025-05-15', sizeCm: 174, weightKg: 141 },
      { date: '2025-12-01', headCm: 58 },
    ]
    expect(found({ ...obese(141), measurements: muchLater })).toBeUndefined()
  })

  it.each([
    [cdc, {}, 92, undefined],
    [cdc, {}, 100, 'obesity-class-2'],
    [cdc, {}, 141, 'obesity-class-3'],
    [cdc, { bmiClasses: iotfBmiClasses }, 141, 'morbid-obesity'],
    [who, {}, 141, undefined],
  ] as const)('is a class that its publication sets apart from obesity', (references, more, weightKg, name) => {
    expect(found(obese(weightKg), { references, ...more })?.bmiClass?.class).toBe(name)
  })

  it('is given for a child with a disease or treatment too', () => {
    expect(found({ ...obese(141), diseases: ['Asthma'] })).toBeDefined()
  })
})

describe('the weight that a child has lost', () => {
  const lossOf = (...weights: readonly (readonly [date: string, weightKg: number])[]) =>
    assessCourse(
      { ...starved, measurements: weights.map(([date, weightKg]) => ({ date, weightKg, sizeCm: 165 })) },
      options,
    ).weightLoss

  it('is counted from the highest earlier weight, and is absent where no earlier one is higher', () => {
    expect(lossOf(['2023-01-20', 70], ['2024-01-20', 80], ['2025-01-20', 60])).toEqual({
      measurementIndex: 2,
      fromIndex: 1,
      fromYears: expect.closeTo(14, 2),
      fromKg: 80,
      percent: 25,
    })
    expect(lossOf(['2023-01-20', 60], ['2024-01-20', 60])).toBeUndefined()
  })

  it('is a plain figure on the sheet of a child who is not underweight, from one per cent', () => {
    const child = (weightKg: number): Patient => ({
      ...starved,
      measurements: [
        { date: '2024-01-20', sizeCm: 164.5, weightKg: 80 },
        { date: '2025-07-21', sizeCm: 165.3, weightKg },
      ],
    })
    for (const type of ['Weight', 'Bmi'] as const) {
      expect(words(child(60), type)).toContain('Weight 25.0% below the highest earlier one (80.0 kg, 14 y 0 m)')
      expect(words(child(79.1), type)).toContain('highest earlier one')
      expect(words(child(79.3), type)).not.toContain('highest earlier one')
    }
    expect(words(child(60), 'Height')).not.toContain('highest earlier one')
  })

  it('leaves out the loss of the first days', () => {
    const born: Patient = {
      dateOfBirth: '2025-06-01',
      gender: 'male',
      measurements: [
        { date: '2025-06-02', weightKg: 3.6 },
        { date: '2025-06-08', weightKg: 3.4 },
      ],
    }
    expect(assessCourse(born, options).weightLoss).toBeUndefined()
  })
})

it('an infant’s sheet of weight says the weight for length with its class, to the second birthday', () => {
  const infant = (date: string, sizeCm: number, weightKg: number): Patient => ({
    dateOfBirth: '2023-10-10',
    gender: 'male',
    measurements: [{ date, sizeCm, weightKg }],
  })
  const faltering = infant('2024-08-16', 71.5, 7.2)
  expect(words(faltering, 'Weight')).toContain('Weight for length: SDS −2.46 · P0.7 Wasting WHO 2006')
  expect(words(faltering, 'Weight', 'de')).toContain('Gewicht zu Länge: SDS −2,46 · P0,7 Akute Unterernährung WHO 2006')
  expect(words(faltering, 'Height')).not.toContain('Weight for length')
  expect(words(infant('2025-10-10', 87, 12), 'Weight')).not.toContain('Weight for length')
})

describe('what a sheet cannot say for want of a usable value', () => {
  const [first, second] = starved.measurements ?? []
  const visits = (sizeCm: number): Patient => ({
    ...starved,
    measurements: [first, second, { date: '2025-07-21', sizeCm, weightKg: 36.2 }].flatMap((visit) => visit ?? []),
  })

  it.each([
    [16.53, true],
    [165.3, false],
  ])('is on the sheet of weight that a height of %f cm leaves no body mass index: %s', (sizeCm, isSaid) => {
    const facts = wordsOf(sheetOf(visits(sizeCm), { type: 'Weight' }, options), 'facts')
    expect(facts.includes('Height implausible, not used: no BMI')).toBe(isSaid)
    expect(words(visits(sizeCm), 'Weight', 'de').includes('Größe unplausibel, nicht verwendet: kein BMI')).toBe(isSaid)
  })

  it('is that a score beyond ±6 has no change, not that references differ', () => {
    const short = [100, 102, 104].map((sizeCm, i) => ({ date: `202${3 + i}-07-21`, sizeCm, seatCm: 0.56 * sizeCm }))
    const [sit, german] = (['en', 'de'] as const).map((locale) =>
      wordsOf(sheetOf({ ...starved, measurements: short }, { type: 'Sit' }, { ...options, locale }), 'facts'),
    )
    expect(sit).toContain('beyond ±6 SDS: no change given')
    expect(sit).not.toContain('not comparable across the references')
    expect(german).toContain('jenseits von ±6 SDS: keine Änderung angegeben')
  })
})
