import { describe, expect, it } from 'vitest'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import {
  clinicMeasures,
  clinicMeasuresOfKiggs,
  clinicMeasuresOfWho,
  kiggs2011Systolic,
  lookUpBloodPressure,
  measureSets,
} from '../../../src/clinical/references/clinic-measures.js'
import { percentileScores } from '../../../src/clinical/references/distribution.js'
import {
  defineSet,
  defineTable,
  germany,
  lookUpTable,
  setChecksum,
  valueAt,
} from '../../../src/clinical/references/index.js'
import { isFarHigh } from '../../../src/clinical/references/measures/assess-measures.js'
import { armLimits, waistHalfHeight } from '../../../src/clinical/references/measures/clinic-class-limits.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import {
  calculatePatient,
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
} from '../../../src/index.js'

const today = '2026-11-22'
const boy: Patient = { dateOfBirth: '2014-06-04', gender: 'male' }

/** The clinic measures of a visit at an age in years. */
function at(ageInYears: number, visit: Measurement, measures = clinicMeasures, child: Patient = { gender: 'male' }) {
  const result = calculatePatient({ ...child, measurements: [{ ageInYears, ...visit }] }, { today, measures })
  return result.measurements[0]?.clinicMeasures ?? []
}

const codes = (child: Patient, options = {}) => {
  const { measurements } = calculatePatient(child, { today, ...options })
  return measurements.flatMap(({ validationMessages }) => validationMessages.map(({ code }) => code))
}

describe('the sets', () => {
  it.each(measureSets)('$references.id states its checksum', ({ references }) => {
    expect(references.edition?.checksum).toBe(setChecksum(references))
  })
})

describe('a score by age', () => {
  // The medians of the publications, from their own rows.
  it.each([
    ['waist', { waistCm: 64.08 }, 11, clinicMeasuresOfKiggs, 'KiGGS 2013'],
    ['hip', { hipCm: 76.81 }, 11, clinicMeasuresOfKiggs, 'KiGGS 2013'],
    ['waistHeightRatio', { waistCm: 63, sizeCm: 63 / 0.4392 }, 11, clinicMeasuresOfKiggs, 'KiGGS 2013'],
    ['waistHipRatio', { waistCm: 63, hipCm: 75 }, 11, clinicMeasuresOfKiggs, 'KiGGS 2013'],
    ['waist', { waistCm: 49.12951 }, 3, clinicMeasures, 'LIFE Child 2019'],
    ['waistHeightRatio', { waistCm: 50.79315, sizeCm: 100 }, 3, clinicMeasures, 'LIFE Child 2019'],
    ['arm', { armCm: 13.4779 }, 91 / 365.25, clinicMeasures, 'WHO Standards 2007'],
    ['arm', { armCm: 17.677 }, 5, clinicMeasures, 'Abdel-Rahman 2017'],
    ['triceps', { tricepsMm: 9.7658 }, 91 / 365.25, clinicMeasuresOfWho, 'WHO Standards 2007'],
    ['subscapular', { subscapularMm: 7.692 }, 91 / 365.25, clinicMeasures, 'WHO Standards 2007'],
    ['triceps', { tricepsMm: 11.38 }, 1 / 3, clinicMeasures, 'KiGGS 2013'],
  ] as const)('of the median %s is 0', (measure, visit, age, measures, reference) => {
    const found = at(age, visit, measures).find((entry) => entry.measure === measure)
    expect(found?.score?.value).toBeCloseTo(0, 2)
    expect(found?.percentile).toBeCloseTo(50, 0)
    expect(found?.score?.reference).toBe(reference)
  })

  // ((value / M) ^ L - 1) / (L S) by the publications' own rows at these ages.
  it.each([
    ['waist', { waistCm: 70 }, 11, clinicMeasuresOfKiggs, 70, -2.2079, 64.08, 0.1144],
    ['hip', { hipCm: 85 }, 11, clinicMeasuresOfKiggs, 85, -1.0677, 76.81, 0.1071],
    ['waistHeightRatio', { waistCm: 70, sizeCm: 140 }, 11, clinicMeasuresOfKiggs, 0.5, -2.568, 0.4392, 0.1004],
    ['waistHipRatio', { waistCm: 63, hipCm: 70 }, 11, clinicMeasuresOfKiggs, 0.9, -2.7301, 0.84, 0.0497],
    ['triceps', { tricepsMm: 13 }, 1 / 3, clinicMeasures, 13, -0.2374, 11.38, 0.2003],
    ['waist', { waistCm: 52 }, 3, clinicMeasures, 52, -2.75842, 49.12951, 0.05200646],
    ['hip', { hipCm: 53 }, 3, clinicMeasures, 53, -2.896955, 50.94362, 0.05753281],
    ['waistHeightRatio', { waistCm: 53, sizeCm: 100 }, 3, clinicMeasures, 0.53, -2.064579, 0.5079315, 0.05125786],
    ['waistHipRatio', { waistCm: 53, hipCm: 53 }, 3, clinicMeasures, 1, -2.164706, 0.9584601, 0.05297853],
    ['arm', { armCm: 14.5 }, 91 / 365.25, clinicMeasures, 14.5, 0.3933, 13.4779, 0.07474],
    ['arm', { armCm: 20 }, 5, clinicMeasures, 20, -2.305, 17.677, 0.099],
    ['triceps', { tricepsMm: 11 }, 91 / 365.25, clinicMeasuresOfWho, 11, 0.003, 9.7658, 0.16611],
    ['subscapular', { subscapularMm: 9 }, 91 / 365.25, clinicMeasures, 9, -0.303, 7.692, 0.17019],
  ] as const)('%s %o at %d years comes out by hand', (measure, visit, age, measures, value, l, m, s) => {
    const found = at(age, visit, measures).find((entry) => entry.measure === measure)
    expect(found?.score?.value).toBeCloseTo(((value / m) ** l - 1) / (l * s), 6)
  })

  it('takes the series of a custom set first', () => {
    const waist = defineTable({
      id: 'our-waist',
      measure: 'waist',
      publication: { shortName: 'Ours', year: 2026, citation: 'Ours. 2026.', population: 'ours', licence: 'ours' },
      rows: {
        male: [
          { x: 3, l: 1, m: 60, s: 0.1 },
          { x: 3.5, l: 1, m: 60, s: 0.1 },
        ],
      },
    })
    const references = defineSet({
      id: 'ours',
      name: 'Ours',
      series: { waist: [{ table: waist, from: 3, to: 3.5, closed: true }] },
    })
    const child = { gender: 'male', measurements: [{ ageInYears: 3.2, waistCm: 66 }] } as const
    const [visit] = calculatePatient(child, { today, references, measures: clinicMeasures }).measurements
    expect(visit?.clinicMeasures?.[0]?.score).toMatchObject({ reference: 'Ours 2026', value: expect.closeTo(1, 9) })
  })
})

describe('blood pressure', () => {
  it('is read at age and height as printed, and interpolated between', () => {
    expect(lookUpBloodPressure('systolic', 'male', 10.5, 144)?.m).toBe(104)
    expect(lookUpBloodPressure('systolic', 'male', 10.5, 146.5)?.m).toBe(104.5)
    expect(lookUpBloodPressure('systolic', 'male', 11, 144)?.m).toBe((104 + 105) / 2)
    expect(lookUpBloodPressure('diastolic', 'female', 17.5, 166)?.m).toBe(71)
  })

  // ((value / M) ^ L - 1) / (L S), or ln(value / M) / S, by the rows of the publication for the age and the height.
  it.each([
    ['systolic', 'male', 10.5, 144, 118, ((118 / 104) ** -0.4685 - 1) / (-0.4685 * 0.0734)],
    ['diastolic', 'male', 10.5, 144, 72, (72 / 64 - 1) / 0.1045],
    ['systolic', 'female', 12.5, 157, 118, Math.log(118 / 109) / 0.0763],
    ['diastolic', 'female', 12.5, 157, 72, (72 / 66 - 1) / 0.0998],
  ] as const)('scores by hand: %s, %s', (measure, gender, age, sizeCm, mmHg, expected) => {
    const field = measure === 'systolic' ? 'systolicMmHg' : 'diastolicMmHg'
    const [pressure] = at(age, { sizeCm, [field]: mmHg }, clinicMeasures, { gender })
    expect(pressure?.score?.value).toBeCloseTo(expected, 9)
  })

  it('is the curve of the table at the middle printed height', () => {
    for (const years of [3.5, 9.5, 17.5]) {
      const curve = lookUpTable(kiggs2011Systolic, 'male', years)
      const heights = { 3.5: 101, 9.5: 139, 17.5: 179 }[years] as number
      expect(lookUpBloodPressure('systolic', 'male', years, heights)).toMatchObject({ m: curve?.m, s: curve?.s })
    }
  })

  it.each([
    [15.99, 5, false],
    [15.99, 5.01, true],
    [16, 5.01, false],
  ])('at %d years is far high above P99 by %d mmHg: %s', (years, above, isFar) => {
    const place = lookUpBloodPressure('systolic', 'male', 15.99, 170) ?? expect.fail()
    const value = (valueAt(place, percentileScores[99]) ?? 0) + above
    const scored = { place, value, score: 3 }
    expect(isFarHigh({ measure: 'systolic', value, scored }, years)).toBe(isFar)
  })

  it('holds the nearest row in the first and last half-year, and at heights beyond those printed, approximately', () => {
    expect(lookUpBloodPressure('systolic', 'male', 3, 98)?.m).toBe(96)
    expect(lookUpBloodPressure('systolic', 'male', 1095 / 365.25, 98)?.m).toBe(96)
    expect(lookUpBloodPressure('systolic', 'male', 2.9, 98)).toBeUndefined()
    expect(lookUpBloodPressure('systolic', 'male', 17.99, 179)?.m).toBe(123)
    expect(lookUpBloodPressure('systolic', 'male', 18, 179)).toBeUndefined()
    const atTheBeginning = [3, 3.5].map((years) => lookUpBloodPressure('systolic', 'male', years, 104)?.m)
    expect([...atTheBeginning, lookUpBloodPressure('systolic', 'male', 17.5, 189)?.m]).toEqual([97, 97, 126])
    expect(lookUpBloodPressure('systolic', 'male', 10.5, 120)).toMatchObject({ m: 102, approximate: true })
    const isApproximate = (heightCm: number) => lookUpBloodPressure('systolic', 'male', 10.5, heightCm)?.approximate
    expect([132.9, 133, 155, 155.1].map(isApproximate)).toEqual([true, false, false, true])
  })

  // Of boys the row of 10.5 years has heights from 133 cm, that of 11.5 years from 137 cm.
  it.each([
    [10.99, false],
    [11, true],
    [11.05, true],
  ])('goes by the heights of the nearer row: 134 cm at %d years is approximate: %s', (years, expected) => {
    expect(lookUpBloodPressure('systolic', 'male', years, 134)?.approximate).toBe(expected)
  })

  it('has curves with a place each half year from 3 to 18 years', () => {
    const curve = clinicMeasures.pressures?.tableAt('systolic', undefined).curve('male')
    expect([...(curve?.x ?? [])]).toEqual(Array.from({ length: 31 }, (_, i) => 3 + i / 2))
  })

  it.each([
    [-2, undefined],
    [1.2, undefined],
    [1.3, 'fromP90'],
    [1.7, 'fromP95'],
    [2.4, 'fromP99'],
  ] as const)('at %d SD is named by its percentile', (score, name) => {
    const place = lookUpBloodPressure('systolic', 'female', 12.5, 157) ?? expect.fail()
    const systolicMmHg = valueAt(place, score) ?? Number.NaN
    const [pressure] = at(12.5, { sizeCm: 157, systolicMmHg }, clinicMeasures, { gender: 'female' })
    expect(pressure?.score?.value).toBeCloseTo(score, 9)
    expect(pressure?.class?.name).toBe(name)
  })
})

describe('blood pressure from 16 years', () => {
  const ofBoy = (age: number, visit: Measurement) => at(age, { sizeCm: 180, ...visit }, clinicMeasures)[0]?.class

  it.each([
    [17.5, { systolicMmHg: 141 }, 'fromP90', 'adultHypertensive'],
    [16, { systolicMmHg: 129 }, undefined, undefined],
    [16, { systolicMmHg: 160 }, 'fromP99', 'adultHypertensive2'],
    [16, { systolicMmHg: 159 }, 'fromP99', 'adultHypertensive'],
    [15.99, { systolicMmHg: 160 }, 'fromP99', undefined],
    [17.99, { systolicMmHg: 160 }, 'fromP99', 'adultHypertensive2'],
    [18, { systolicMmHg: 160 }, 'adultHypertensive2', undefined],
    [19, { diastolicMmHg: 86 }, 'adultHighNormal', undefined],
  ] as const)('at %d years, %o, is named by its percentile and by the adult limits', (age, visit, name, adult) => {
    expect(ofBoy(age, visit)?.name).toBe(name)
    expect(ofBoy(age, visit)?.adult?.name).toBe(adult)
  })

  it.each([
    [{ systolicMmHg: 129 }, undefined],
    [{ systolicMmHg: 130 }, 'adultHighNormal'],
    [{ systolicMmHg: 139 }, 'adultHighNormal'],
    [{ systolicMmHg: 140 }, 'adultHypertensive'],
    [{ systolicMmHg: 159 }, 'adultHypertensive'],
    [{ systolicMmHg: 160 }, 'adultHypertensive2'],
    [{ diastolicMmHg: 84 }, undefined],
    [{ diastolicMmHg: 85 }, 'adultHighNormal'],
    [{ diastolicMmHg: 89 }, 'adultHighNormal'],
    [{ diastolicMmHg: 90 }, 'adultHypertensive'],
    [{ diastolicMmHg: 99 }, 'adultHypertensive'],
    [{ diastolicMmHg: 100 }, 'adultHypertensive2'],
  ] as const)('without a height %o is named by the adult limits alone: %s', (visit, name) => {
    const [entry] = at(17, visit, clinicMeasures)
    expect(entry?.unscored).toBe('height')
    expect(entry?.class?.name).toBe(name)
    if (name !== undefined) expect(entry?.class?.source).toBe('ESH 2016')
  })
})

describe('a class', () => {
  const classes = (age: number, visit: Measurement, child?: Patient) =>
    at(age, visit, clinicMeasures, child).flatMap((entry) => entry.class?.name ?? [])

  it('names a waist of half the height from five years, without a disease that changes proportions', () => {
    expect(classes(5, { waistCm: 55, sizeCm: 110 })).toEqual(['waistHalfHeight'])
    expect(classes(5, { waistCm: 54.9, sizeCm: 110 })).toEqual([])
    expect(classes(4.9, { waistCm: 60, sizeCm: 110 })).toEqual([])
    expect(classes(5, { waistCm: 60, sizeCm: 90 }, { gender: 'male', diseases: ['Achondroplasia'] })).toEqual([])
  })

  it('has the limits, ages and years of its publication', () => {
    const written = [waistHalfHeight, ...armLimits].map(({ class: name, at, side, from, to, publication }) => [
      ...[name, side, at, from, to],
      publication.year,
    ])
    expect(written).toEqual([
      ['waistHalfHeight', 'above', 0.5, 5, Number.POSITIVE_INFINITY, undefined],
      ['armBelow115', 'below', 11.5, 0.5, 5, 2009],
      ['armBelow125', 'below', 12.5, 0.5, 5, 2023],
    ])
  })

  it('names an arm below 115 and 125 mm from 6 to 59 months', () => {
    expect(classes(1, { armCm: 11.49 })).toEqual(['armBelow115'])
    expect(classes(1, { armCm: 11.5 })).toEqual(['armBelow125'])
    expect(classes(1, { armCm: 12.5 })).toEqual([])
    expect(classes(0.49, { armCm: 11 })).toEqual([])
    expect(classes(5, { armCm: 12 })).toEqual([])
    expect(classes(4.99, { armCm: 12 }, { gender: 'diverse' })).toEqual(['armBelow125'])
  })
})

describe('what has no score', () => {
  it('says why', () => {
    const unscored = (...given: Parameters<typeof at>) =>
      at(...given).map(({ measure, unscored }) => [measure, unscored])
    expect(unscored(2, { waistCm: 48 })).toEqual([['waist', 'age']])
    expect(unscored(10, { systolicMmHg: 100 })).toEqual([['systolic', 'height']])
    expect(unscored(10, { hipCm: 70 }, clinicMeasuresOfWho)).toEqual([['hip', 'references']])
    expect(unscored(10, { systolicMmHg: 100 }, clinicMeasuresOfWho)).toEqual([['systolic', 'references']])
    expect(unscored(10, { waistCm: 70 }, clinicMeasures, {})).toEqual([['waist', 'sex']])
    expect(at(10, { sizeCm: 140 })).toEqual([])
  })

  it('gets one hint for each measure and reason', () => {
    const measurements = [
      { date: '2024-06-04', waistCm: 60, systolicMmHg: 100 },
      { date: '2025-06-04', waistCm: 62, systolicMmHg: 100 },
    ]
    expect(codes({ ...boy, measurements })).toEqual(['clinic_unscored'])
    expect(codes({ ...boy, measurements }, { measures: clinicMeasures })).toEqual(['clinic_unscored'])
    const [first] = calculatePatient({ ...boy, measurements }, { today, locale: 'en' }).measurements
    expect(first?.validationMessages[0]?.text).toBe(
      'No SDS for waist circumference and systolic blood pressure: no reference values were chosen.',
    )
  })

  it('costs a child without such values nothing', () => {
    const measurements = [{ date: '2024-06-04', sizeCm: 140 }]
    const plain = calculatePatient({ ...boy, measurements }, { today })
    expect(calculatePatient({ ...boy, measurements }, { today, measures: clinicMeasures })).toEqual(plain)
    expect(plain.measurements[0]?.clinicMeasures).toBeUndefined()
  })
})

describe('an implausible value', () => {
  it.each([
    ['clinic_limits', { waistCm: 0.6 }],
    ['clinic_limits', { hipCm: 700 }],
    ['clinic_limits', { armCm: 118 }],
    ['clinic_limits', { tricepsMm: 0.9 }],
    ['clinic_limits', { subscapularMm: 85 }],
    ['clinic_limits', { systolicMmHg: 1000 }],
    ['clinic_limits', { diastolicMmHg: 5 }],
  ] as const)('gets %s and is not used', (code, visit) => {
    const child = { ...boy, measurements: [{ date: '2024-06-04', sizeCm: 140, ...visit }] }
    expect(codes(child, { measures: clinicMeasures })).toEqual([code])
    expect(calculatePatient(child, { today, measures: clinicMeasures }).measurements[0]?.clinicMeasures ?? []).toEqual(
      [],
    )
  })

  it('of two pressures in the wrong order is neither used', () => {
    const visit = { date: '2024-06-04', sizeCm: 140, systolicMmHg: 60, diastolicMmHg: 100 }
    const child = { ...boy, measurements: [visit] }
    expect(codes(child, { measures: clinicMeasures })).toEqual(['diastolic_above_systolic'])
    const [{ validationMessages } = expect.fail()] = calculatePatient(child, { today, locale: 'en' }).measurements
    expect(validationMessages.map(({ text }) => text)).toEqual([
      'The diastolic blood pressure of 100 mmHg is above the systolic of 60 mmHg. Neither value was used. The two may be swapped.',
    ])
    expect(at(10, visit)).toEqual([])
    expect(at(10, { systolicMmHg: 71, diastolicMmHg: 70 })).toHaveLength(2)
    expect(codes({ ...boy, measurements: [{ ...visit, systolicMmHg: 20 }] })).toContain('clinic_limits')
    expect(at(10, { systolicMmHg: Number.NaN, diastolicMmHg: 60 }).map(({ measure }) => measure)).toEqual(['diastolic'])
  })

  it('of two equal pressures is neither used: without a pulse there is no blood pressure', () => {
    const visit = { date: '2024-06-04', sizeCm: 140, systolicMmHg: 70, diastolicMmHg: 70 }
    expect(codes({ ...boy, measurements: [visit] }, { measures: clinicMeasures })).toEqual(['diastolic_above_systolic'])
    expect(at(10, visit)).toEqual([])
  })

  it('that was given in another unit is recognised', () => {
    const texts = (visit: Measurement) =>
      calculatePatient({ ...boy, measurements: [{ date: '2024-06-04', ...visit }] }, { today, locale: 'en' })
        .measurements[0]?.validationMessages[0]?.text
    expect(texts({ armCm: 118 })).toContain('in millimetres instead of centimetres (11.8 cm?)')
    expect(texts({ tricepsMm: 0.9 })).toContain('in centimetres instead of millimetres (9 mm?)')
    expect(texts({ waistCm: 0.6 })).toContain('60 cm')
  })

  it('far from the median gets a warning', () => {
    const child = { ...boy, measurements: [{ date: '2024-06-04', sizeCm: 140, systolicMmHg: 165 }] }
    expect(codes(child, { measures: clinicMeasures })).toEqual(['clinic_score'])
  })

  it('of a waist gets a warning at the height, because its score has a ceiling', () => {
    const visit = { date: '2024-06-04', sizeCm: 140, waistCm: 140 }
    const child = { ...boy, measurements: [visit] }
    expect(codes(child, { measures: clinicMeasures })).toEqual(['clinic_score'])
    expect(at(12.6, visit)[1]?.score?.value).toBeLessThan(2.3)
    const below = { ...boy, measurements: [{ ...visit, waistCm: 139.9 }] }
    expect(codes(below, { measures: clinicMeasures })).toEqual([])
  })
})

describe('an explanation', () => {
  it('says how each was computed', () => {
    const child = { ...boy, measurements: [{ date: '2024-06-04', sizeCm: 140, waistCm: 60, systolicMmHg: 110 }] }
    const explained = explainScores(child, { today, measures: clinicMeasures })
    const names = explained.flatMap(({ name, measure, table }) => (name === 'clinicMeasures' ? [[measure, table]] : []))
    expect(names).toEqual([
      ['waist', 'life2019-waist'],
      ['waistHeightRatio', 'life2019-waist-height-ratio'],
      ['systolic', 'kiggs2011-systolic'],
    ])
  })

  it('names a chosen sex', () => {
    const child = { dateOfBirth: '2014-06-04', measurements: [{ date: '2024-06-04', waistCm: 60 }] }
    const [visit] = calculatePatient(child, { today, measures: clinicMeasures, referenceSex: 'female' }).measurements
    expect(visit?.clinicMeasures?.[0]?.score?.reference).toBe('LIFE Child 2019 (female)')
  })
})

it('refuses anything else as measures', () => {
  expect(() => calculatePatient(boy, { measures: germany as never })).toThrow(/measures/)
})

describe('the provenance of a result', () => {
  const boy = (visit: Measurement): Patient => ({ gender: 'male', dateOfBirth: '2014-06-04', measurements: [visit] })
  const made = (visit: Measurement, options: object = { measures: clinicMeasures }) =>
    calculatePatient(boy({ date: '2024-06-04', ...visit }), { today: '2024-06-04', ...options }).provenance

  it('names the set of clinic measures where it scored a value', () => {
    expect(made({ sizeCm: 140, waistCm: 60 })).toEqual({
      ...made({ sizeCm: 140 }),
      measures: {
        references: 'clinic-measures@2026',
        checksum: setChecksum(clinicMeasures.references),
        rights: 'unstated',
        nonCommercial: true,
      },
    })
    expect(made({ systolicMmHg: 110, sizeCm: 140 }).measures).toBeDefined()
  })

  it('does not where it scored nothing, or a set of one’s own did', () => {
    expect(made({ sizeCm: 140 })).not.toHaveProperty('measures')
    expect(made({ systolicMmHg: 110 })).not.toHaveProperty('measures')
    expect(made({ sizeCm: 140, waistCm: 60 }, {})).not.toHaveProperty('measures')
    const rows = [0, 20].map((x) => ({ x, l: 1, m: 60, s: 0.1 }))
    const publication = { shortName: 'Ours', citation: 'Ours', population: '', licence: '' }
    const table = defineTable({ id: 'our-hip', measure: 'hip', publication, rows: { male: rows } })
    const references = defineSet({ id: 'ours', name: 'Ours', series: { hip: [{ table, from: 0, to: 20 }] } })
    expect(made({ hipCm: 70 }, { references, measures: clinicMeasures })).not.toHaveProperty('measures')
    expect(made({ hipCm: 70, armCm: 20 }, { references, measures: clinicMeasures }).measures).toBeDefined()
  })

  it('is in documents of the extended form, and read from older ones without it', () => {
    const result = calculatePatient(boy({ date: '2024-06-04', sizeCm: 140, waistCm: 60 }), {
      today: '2024-06-04',
      measures: clinicMeasures,
    })
    const xml = formatResultXml(result, { extensions: true })
    expect(parseResultXml(xml).provenance).toEqual(result.provenance)
    expect(parseResultJson(formatResultJson(result, { extensions: true })).provenance).toEqual(result.provenance)
    const older = xml.replace(/\s*<MeasureSet>[\s\S]*<\/MeasureSet>/, '')
    expect(older).not.toBe(xml)
    expect(parseResultXml(older).provenance).toEqual(made({ sizeCm: 140 }))
    expect(formatResultXml(result)).not.toContain('MeasureSet')
  })
})
