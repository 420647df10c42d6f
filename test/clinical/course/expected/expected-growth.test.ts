import { describe, expect, it } from 'vitest'
import {
  type ExpectedGrowth,
  expectedGrowth,
  type NoExpectedGrowth,
} from '../../../../src/clinical/course/expected/expected-growth.js'
import type { ExpectedGrowthOptions } from '../../../../src/clinical/course/expected/expected-options.js'
import { bandHalfWidths } from '../../../../src/clinical/growth/score-covariance.js'
import { germany, kromeyerHauschild, who } from '../../../../src/clinical/references/built-in-sets.js'
import { normalQuantile } from '../../../../src/ground/math/normal-distribution.js'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { born, dateAt, scoredChild } from './scored-child.js'

const today = '2029-01-01'

type Asked = Partial<Omit<ExpectedGrowthOptions, 'at'>>

function outcome(patient: Patient, years: number, asked: Asked = {}): ExpectedGrowth | NoExpectedGrowth {
  return expectedGrowth(patient, { measure: 'size', at: dateAt(years), today, ...asked })
}

function expected(patient: Patient, years: number, asked: Asked = {}): ExpectedGrowth {
  const growth = outcome(patient, years, asked)
  if ('reason' in growth) throw new Error(JSON.stringify(growth.reason))
  return growth
}

function reasonOf(patient: Patient, years: number, asked: Asked = {}) {
  const growth = outcome(patient, years, asked)
  return 'reason' in growth ? growth.reason : undefined
}

function cautionsOf(patient: Patient, years: number, asked: Asked = {}): readonly string[] {
  return expected(patient, years, asked).cautions.map(({ code }) => code)
}

const healthy = scoredChild('male', [
  [4, 0, 0],
  [5, 0, 0],
  [6, 0, 0],
])

describe('the value to be expected', () => {
  it.each([
    ['size', 124.5, 2.9, 0],
    ['weight', 24.6, 2.3, 0],
    ['bmi', 15.8, 1.3, -0.02],
  ] as const)('%s lies near the channel, with its bands in the unit of the measure', (measure, value, half, sds) => {
    const growth = expected(healthy, 7, { measure })
    const [, wide] = growth.bands
    expect(growth.value).toBeCloseTo(value, 1)
    expect(growth.sds.value).toBeCloseTo(sds, 2)
    expect(growth.sds.reference).toBe('KiGGS 2013')
    expect(((wide?.high ?? 0) - (wide?.low ?? 0)) / 2).toBeCloseTo(half, 0)
    expect(growth.from).toEqual({ measurements: [0, 1, 2], birth: false })
    expect(growth.bands.map(({ percent }) => percent)).toEqual([50, 90, 98])
  })

  it('has bands at the quantiles of the normal distribution', () => {
    for (const [percent, half] of Object.entries(bandHalfWidths)) {
      expect(half).toBeCloseTo(normalQuantile(0.5 + Number(percent) / 200), 12)
    }
  })

  it('is drawn towards the mean, the farther ahead the more, and wider', () => {
    const tall = scoredChild('male', [
      [4, 1.5],
      [5, 1.5],
      [6, 1.5],
    ])
    const [near, far] = [expected(tall, 6.5), expected(tall, 9)]
    expect(near.sds.raw).toBeLessThan(1.5)
    expect(far.sds.raw).toBeLessThan(near.sds.raw)
    expect(far.spreadSds).toBeGreaterThan(near.spreadSds)
  })

  it('has narrower bands where a clinic measures', () => {
    expect(expected(healthy, 7).spreadSds).toBeCloseTo(0.33562, 5)
    expect(expected(healthy, 7, { noise: 'clinic' }).spreadSds).toBeCloseTo(0.29915, 5)
    expect(expected(healthy, 7, { noise: 'routine' })).toEqual(expected(healthy, 7))
  })

  it('takes no part of the day itself or of a later day, nor a finding after it', () => {
    const seen = scoredChild('female', [
      [4, 0, 0],
      [5, 0, 0],
    ])
    const later = scoredChild(
      'female',
      [
        [4, 0, 0],
        [5, 0, 0],
        [6, 3, 3],
        [7, -3, -3],
      ],
      { menarche: dateAt(12), puberty: [{ date: dateAt(12), breastStage: 4 }] },
    )
    expect(expected(later, 6)).toEqual(expected(seen, 6))
  })

  it('takes ages as stated where a visit has no date', () => {
    const stated = {
      ...healthy,
      measurements: [
        { ageInYears: 6, sizeCm: 117.8 },
        { ageInYears: 8, sizeCm: 150 },
      ],
    }
    expect(expected(stated, 7).from.measurements).toEqual([0])
  })

  it('is measured as the child will be', () => {
    const infant = scoredChild('male', [
      [1, 0],
      [1.5, 0],
    ])
    const standing = expected(infant, 2.2)
    const lying = expected(infant, 2.2, { sizePosition: 'lying' })
    expect(lying.value - standing.value).toBeCloseTo(0.7, 9)
    expect((lying.bands[0]?.low ?? 0) - (standing.bands[0]?.low ?? 0)).toBeCloseTo(0.7, 9)
    const judged = expected(infant, 2.2, { sizePosition: 'lying', value: 90.7 }).conditionalSds
    expect(judged?.value).toBeCloseTo(expected(infant, 2.2, { value: 90 }).conditionalSds?.value ?? 0, 9)
  })

  it('rescores every visit by the reference of the day', () => {
    const early = scoredChild('male', [[3, 0]])
    const { from, sds } = expected(early, 4.1)
    expect([from.measurements, sds.reference]).toEqual([[0], 'KiGGS 2013'])
    // WHO's median of three years lies below that of KiGGS.
    expect(sds.value).toBeLessThan(-0.2)
    expect(reasonOf(scoredChild('male', [[4.8, 0]]), 5.2, { references: who })).toEqual({ code: 'no_earlier_value' })
  })

  it('says nothing with the scores of a value that it has not', () => {
    expect(expected(healthy, 7).conditionalSds).toBeUndefined()
  })
})

describe('a value that is asked about', () => {
  it.each([
    [124.5, 0, 'exact'],
    [121, -2.04, 'exact'],
    [112, -6, 'less_or_equal'],
    [180, 6, 'greater_or_equal'],
  ] as const)('%d cm', (value, sds, accuracy) => {
    const { conditionalSds } = expected(healthy, 7, { value })
    expect(conditionalSds?.value).toBeCloseTo(sds, 1)
    expect(conditionalSds?.accuracy).toBe(accuracy)
  })

  it.each([
    ['size', 12],
    ['size', 301],
    ['weight', 0.1],
    ['bmi', 3],
  ] as const)('%s %d is impossible and is not judged', (measure, value) => {
    expect(expected(healthy, 7, { measure, value })).toMatchObject({
      conditionalSds: undefined,
      cautions: [{ code: 'impossible_value' }],
    })
  })
})

describe('bands of body mass index', () => {
  it('end where scores of the reference end', () => {
    const heavy = scoredChild('female', [
      [5, 0.8, 2],
      [6, 0.9, 2.2],
      [7, 1, 2.4],
    ])
    const kiggs = expected(heavy, 8, { measure: 'bmi' }).bands[2]
    expect(kiggs?.high).toBeUndefined()
    expect(kiggs?.low).toBeGreaterThan(17)
    const linear = expected(heavy, 8, { measure: 'bmi', references: who }).bands[2]
    expect(linear?.high).toBeGreaterThan(27)
  })
})

describe('what it rests on', () => {
  const monthly = (count: number) =>
    scoredChild(
      'male',
      Array.from({ length: count }, (_, i) => [3 + (i + 1) / 24, 0]),
    )

  it('is the latest 30 values and the first of each year before', () => {
    expect(expected(monthly(30), 4.5).from.measurements).toHaveLength(30)
    // Two fall out of the latest 30: both in the fourth year.
    expect(expected(monthly(32), 4.5).from.measurements).toEqual([0, ...Array.from({ length: 30 }, (_, i) => i + 2)])
    expect(expected(monthly(31), 4.5).from.measurements).toHaveLength(31)
  })

  it('keeps two values of one day', () => {
    const twice = scoredChild('male', [
      [4, 0],
      [5, 0],
      [5, 0.1],
    ])
    expect(expected(twice, 6).from.measurements).toEqual([0, 1, 2])
  })

  it('leaves out a value that the neighbours before the day contradict', () => {
    const typed = scoredChild('male', [
      [4, 0],
      [5, undefined, undefined, { sizeCm: 170 }],
      [6, 0],
    ])
    expect(expected(typed, 7).from.measurements).toEqual([0, 2])
  })

  const atTerm = { weekBirth: 40, sizeBirthCm: 51, weightBirthG: 3500 }

  it.each([
    ['of a child born at term', atTerm, true],
    ['not of unknown gestation', { ...atTerm, weekBirth: undefined }, false],
    ['not of 36 weeks', { ...atTerm, weekBirth: 36, dayBirth: 6 }, false],
    ['of 37 weeks', { ...atTerm, weekBirth: 37, dayBirth: 0 }, true],
    ['not with a warning', { ...atTerm, sizeBirthCm: 70 }, false],
  ] as const)('is the size at birth %s', (_, birth, counts) => {
    const infant = scoredChild('female', [[0.45, 0]], birth)
    expect(expected(infant, 0.6).from.birth).toBe(counts)
  })

  it('is never the parents, whose heights change nothing', () => {
    const family = { ...healthy, sizeFatherCm: 195, sizeMotherCm: 182 }
    const { cautions: _, ...tall } = expected(family, 7)
    const { cautions: __, ...plain } = expected(healthy, 7)
    expect(tall).toEqual(plain)
  })
})

describe('nothing is expected', () => {
  it.each([
    ['of a head', healthy, 7, { measure: 'head' }, { code: 'no_cohort' }],
    ['without sex and birth', { measurements: [] }, 7, {}, { code: 'missing', inputs: ['gender', 'dateOfBirth'] }],
    ['without an earlier value', { dateOfBirth: born, gender: 'male' }, 7, {}, { code: 'none_before' }],
    [
      'where the only value is impossible',
      scoredChild('male', [[6, undefined, 0, { sizeCm: 13 }]]),
      7,
      {},
      { code: 'all_doubted' },
    ],
    ['of Turner syndrome', { ...healthy, gender: 'female', diseases: ['TurnerSyndrome'] }, 7, {}, { code: 'disease' }],
    ['of any disease', { ...healthy, diseases: ['Zöliakie'] }, 7, {}, { code: 'disease' }],
    ['of cerebral palsy', { ...healthy, gmfcsLevel: 2 }, 7, {}, { code: 'disease' }],
    ['of a tube-fed child', { ...healthy, tubeFed: true }, 7, {}, { code: 'disease' }],
    [
      'under growth hormone',
      { ...healthy, markers: [{ date: dateAt(5), kind: 'growth-hormone' }] },
      7,
      {},
      { code: 'treatment' },
    ],
  ] as const)('%s', (_, patient, years, asked, reason) => {
    expect(reasonOf(patient as Patient, years, asked)).toEqual(reason)
  })

  it.each([
    ['the day before the 18th birthday', '2028-03-09', undefined],
    ['the 18th birthday', '2028-03-10', 'adult'],
  ] as const)('from 18 years on: %s', (_, at, code) => {
    const grown = scoredChild('male', [[16.5, 0]])
    const growth = expectedGrowth(grown, { measure: 'size', at, today })
    expect('reason' in growth ? growth.reason.code : undefined).toBe(code)
  })

  it.each([
    ['2010-03-09', 'before_birth'],
    ['2010-03-10', 'first_weeks'],
    ['2010-03-30', 'first_weeks'],
    ['2010-03-31', undefined],
  ] as const)('before three weeks: on %s', (at, code) => {
    const newborn: Patient = { dateOfBirth: born, gender: 'male', weekBirth: 40, sizeBirthCm: 51 }
    const growth = expectedGrowth(newborn, { measure: 'size', at, today })
    expect('reason' in growth ? growth.reason.code : undefined).toBe(code)
  })

  it.each([
    ['50 weeks less a day', 0.42, {}, 'preterm'],
    ['50 weeks', 0.4216, {}, 'no_earlier_value'],
    ['with corrected ages', 1.3, {}, undefined],
    ['without corrected ages', 1.3, { gestationalCorrection: 'none' }, 'preterm'],
    ['after correction, from corrected visits alone', 2.4, {}, 'other_age_counting'],
    ['after correction, from visits after it', 5, {}, undefined],
  ] as const)('of 28 weeks: %s', (_, years, asked, code) => {
    const early = scoredChild(
      'male',
      [
        [0.3, -3],
        [0.75, -2.2],
        [1, -1.4],
        [3, -0.8],
        [4, -0.7],
      ],
      { weekBirth: 28, dayBirth: 0 },
    )
    expect(reasonOf(early, years, asked)?.code).toBe(code)
  })

  it.each([
    [1.99, 'no_earlier_value'],
    [2, undefined],
  ] as const)('of 28 weeks, from a height at %d years without correction: %s', (ageInYears, code) => {
    const early = scoredChild('male', [], { weekBirth: 28, measurements: [{ ageInYears, sizeCm: 84 }] })
    expect(reasonOf(early, 2.4, { gestationalCorrection: 'none' })?.code).toBe(code)
  })

  it.each([
    [9, undefined],
    [9.01, 'too_far_ahead'],
  ] as const)('more than three years ahead: at %d years', (years, code) => {
    expect(reasonOf(healthy, years)?.code).toBe(code)
    const newborn: Patient = { dateOfBirth: born, gender: 'male', weekBirth: 40, sizeBirthCm: 51 }
    expect(reasonOf(newborn, years - 6)?.code).toBe(code)
  })

  const girl = (more: Patient, ...rated: readonly (readonly [number, number])[]) =>
    scoredChild(
      'female',
      [
        [10, 0.5, 0.5],
        [11, 0.5, 0.5],
        ...rated.map(([years, boneAgeYears]) => [years, 0.5, 0.5, { boneAgeYears }] as const),
      ],
      more,
    )

  it.each([
    ['after menarche', girl({ menarche: dateAt(11.5) }), 12, 'menarche'],
    ['on the day of menarche', girl({ menarche: dateAt(12) }), 12, 'menarche'],
    ['before menarche', girl({ menarche: dateAt(12.1) }), 12, undefined],
    ['at B4', girl({ puberty: [{ date: dateAt(11.5), breastStage: 4 }] }), 12, 'late_stage'],
    ['at B3', girl({ puberty: [{ date: dateAt(11.5), breastStage: 3 }] }), 12, undefined],
    ['after early puberty', girl({ puberty: [{ date: dateAt(7), breastStage: 2 }] }), 12, 'early_puberty'],
    ['with a bone age of the day itself', girl({}, [12, 14.2]), 12, 'bone_age_off'],
    ['with a bone age 2 years ahead', girl({}, [11.5, 13.4]), 12, undefined],
    ['when growth ends by bone age', girl({}, [11.5, 13.4]), 12.2, 'end_of_growth'],
    ['at the bone age of 14', girl({ measurements: [{ ageInYears: 11.5, boneAgeYears: 13.5 }] }), 12, 'end_of_growth'],
  ] as const)('of a girl %s', (_, patient, years, because) => {
    expect(reasonOf(patient, years)).toEqual(because && { code: 'maturity', because })
  })

  it.each([
    ['testes of 3 ml at 14', { testicularVolumeMl: 3 }, 14.1, 'late_puberty'],
    ['testes of 12 ml', { testicularVolumeMl: 12 }, 13, 'late_stage'],
    ['testes of 10 ml', { testicularVolumeMl: 10 }, 13, undefined],
    ['stage G4', { genitalStage: 4 }, 13, 'late_stage'],
    ['stage G3', { genitalStage: 3 }, 13, undefined],
    ['stage PH4', { pubicHairStage: 4 }, 13, 'late_stage'],
    ['stage PH3', { pubicHairStage: 3 }, 13, undefined],
  ] as const)('of a boy with %s', (_, finding, years, because) => {
    const visits = [
      [11.5, -0.5, -0.5],
      [12.5, -0.6, -0.6],
    ] as const
    const boy = scoredChild('male', visits, { puberty: [{ date: dateAt(years), ...finding }] })
    expect(reasonOf(boy, years + 0.5)).toEqual(because && { code: 'maturity', because })
  })

  it.each([
    [
      'falling',
      'male',
      [
        [4, 0, 0],
        [5, -0.4, -0.2],
        [6, -0.9, -0.4],
        [7, -1.4, -0.6],
      ],
      8,
      ['slow_growth', 'screening_rule'],
    ],
    [
      'extremely obese',
      'female',
      [
        [5, 0.8, 3],
        [6, 0.9, 3.3],
        [7, 1, 3.6],
      ],
      8,
      ['extreme_obesity'],
    ],
    [
      'obese',
      'female',
      [
        [5, 0.8, 2],
        [6, 0.9, 2.2],
        [7, 1, 2.4],
      ],
      8,
      undefined,
    ],
    [
      'losing weight',
      'female',
      [
        [13, 0.1, 0],
        [14, 0.1, -1.8],
      ],
      14.5,
      ['severe_underweight', 'weight_loss'],
    ],
    [
      'faltering',
      'male',
      [
        [0.2, 0, 0],
        [0.5, -0.3, -1],
        [0.8, -0.6, -2.2],
      ],
      1,
      ['faltering', 'screening_rule'],
    ],
  ] as const)('of a child who is %s', (_, gender, visits, years, because) => {
    for (const measure of ['size', 'weight', 'bmi'] as const) {
      expect(reasonOf(scoredChild(gender, visits), years, { measure })).toEqual(
        because && expect.objectContaining({ because }),
      )
    }
    expect(reasonOf(scoredChild(gender, visits), years)?.code).toBe(because && 'unusual_growth')
  })

  it.each([
    [-9.9, undefined],
    [-10, ['weight_loss']],
  ] as const)('after a change of weight by %d per cent', (percent, because) => {
    const kg = 40
    const girl = scoredChild('female', [
      [10, 0, undefined, { weightKg: kg }],
      [10.3, 0, undefined, { weightKg: kg * (1 + percent / 100) }],
    ])
    expect(reasonOf(girl, 10.6)).toEqual(because && { code: 'unusual_growth', because, rules: [] })
  })

  it.each([
    ['by more than a centimetre', 15.5, 4.5, 'below_present_height'],
    ['by less', 17.3, 3, undefined],
  ] as const)('below the height that is reached %s', (_, years, sds, code) => {
    const tall = scoredChild('female', [[years, sds]])
    expect(reasonOf(tall, 17.9)?.code).toBe(code)
    if (code === undefined) expect(cautionsOf(tall, 17.9)[0]).toBe('below_present_height')
  })

  it.each([
    [-3.8, { because: ['screening_rule'], rules: [{ rule: 'ghrs2000' }] }],
    [3.5, undefined],
  ])('of a boy who is steady at %d SD: a rule is on the velocity of short children alone', (sds, reason) => {
    const steady = scoredChild('male', [
      [4, sds],
      [5, sds],
      [6, sds],
    ])
    if (reason === undefined) expect(reasonOf(steady, 7)).toBeUndefined()
    else expect(reasonOf(steady, 7)).toMatchObject(reason)
  })

  it('where the set has no figures', () => {
    expect(
      reasonOf(scoredChild('male', [[1, 0]]), 1.5, { measure: 'size', references: kromeyerHauschild }),
    ).toBeUndefined()
    expect(reasonOf(scoredChild('male', [[8, 0, 0]]), 10.5, { measure: 'weight', references: who })?.code).toBe(
      'no_reference',
    )
  })
})

describe('what to know first', () => {
  it.each([
    ['nothing, of a healthy child', healthy, 7, {}, []],
    [
      'a met rule on what the child is',
      scoredChild('male', [
        [8, 2.8, 2],
        [9, 2.8, 2],
      ]),
      9.5,
      {},
      ['screening_rule', 'above_p97'],
    ],
    [
      'catch-up',
      scoredChild('female', [
        [2.5, -2.4, -2],
        [3.6, -1, -1],
      ]),
      4.2,
      {},
      ['latest_unexpected', 'fast_growth'],
    ],
    ['one value', scoredChild('male', [[6, 0, 0]]), 7, {}, ['single_value']],
    ['one far out', scoredChild('male', [[6, 2.8, 2]]), 7, {}, ['screening_rule', 'above_p97', 'single_value']],
    ['a marker', { ...healthy, markers: [{ date: dateAt(5), text: 'Kortison', kind: 'other' }] }, 7, {}, ['marker']],
    [
      'unknown gestation',
      scoredChild('male', [
        [0.5, 0],
        [1, 0],
      ]),
      1.9,
      {},
      ['gestation_unknown'],
    ],
    [
      'gestation no more from two years on',
      scoredChild('male', [
        [0.5, 0],
        [1, 0],
      ]),
      2,
      {},
      [],
    ],
    [
      'a bone age off by more than a year',
      scoredChild('male', [
        [8, 0, 0],
        [9, 0, 0, { boneAgeYears: 10.1 }],
      ]),
      9.5,
      {},
      ['bone_age_off'],
    ],
    [
      'few children',
      scoredChild('male', [
        [8, 0, 0],
        [9, 0, 0],
      ]),
      10,
      { measure: 'weight' },
      ['few_children'],
    ],
    [
      'enough below ten years',
      scoredChild('male', [
        [8, 0, 0],
        [9, 0, 0],
      ]),
      9.9,
      { measure: 'weight' },
      [],
    ],
  ] as const)('is %s', (_, patient, years, asked, codes) => {
    expect(cautionsOf(patient as Patient, years, asked)).toEqual(codes)
  })

  it('is a fall of a score, and a latest value that was hardly to be expected', () => {
    const jumping = (sds: number) =>
      scoredChild('male', [
        [2, 0, 0],
        [2.25, 0, 0],
        [2.5, sds, 0],
      ])
    expect(cautionsOf(jumping(0.75), 3)).toEqual(['latest_unexpected'])
    expect(cautionsOf(jumping(0.4), 3)).toEqual([])
    const fallen = scoredChild('male', [
      [1, 0.9, 0.9],
      [1.5, 0.3, 0.9],
      [2.2, -0.2, 0.8],
    ])
    expect(expected(fallen, 2.6).cautions).toContainEqual(
      expect.objectContaining({ code: 'score_fall', measure: 'size' }),
    )
  })
})

/** Boys of these heights at four, five and six years. */
const measuring = (...heights: readonly number[]): Patient =>
  scoredChild(
    'male',
    heights.map((sizeCm, i) => [4 + i, undefined, undefined, { sizeCm }] as const),
  )

describe('a value in doubt', () => {
  it.each([
    [121, undefined],
    [125, 'latest_in_doubt'],
  ])('that is the latest, of %d cm, refuses: %s', (cm, code) => {
    expect(reasonOf(measuring(104.6, 111.2, cm), 7)?.code).toBe(code)
  })

  it.each([
    [[170], 'latest_in_doubt'],
    [[90], undefined],
    [[78, 84.5], undefined],
  ])('with a warning, single or borne out, of %j cm: %s', (heights, code) => {
    expect(reasonOf(measuring(...heights), 3.5 + heights.length)?.code).toBe(code)
  })

  it('that is the only one with a height and a weight refuses a body mass index', () => {
    const { measurements = [] } = measuring(104.6, 111.2, 125)
    const weighed = measurements.map((visit, i) => (i === 2 ? { ...visit, weightKg: 25 } : visit))
    const reason = reasonOf({ ...healthy, measurements: weighed }, 7, { measure: 'bmi' })
    expect(reason).toMatchObject({ code: 'latest_in_doubt', value: 16 })
  })

  it('that is the latest has its date without the time', () => {
    const visit = { date: `${dateAt(6)}T08:30`, sizeCm: 125 }
    const { measurements = [] } = measuring(104.6, 111.2)
    expect(reasonOf({ ...healthy, measurements: [...measurements, visit] }, 7)).toMatchObject({ date: dateAt(6) })
  })

  it('that is an earlier one is left out, which is said', () => {
    const slip = expected(measuring(104.6, 99, 117.8, 124), 8)
    expect(slip.from.measurements).toEqual([0, 2, 3])
    expect(slip.cautions[0]).toEqual({ code: 'left_out', measurements: [1] })
    expect(cautionsOf(measuring(104.6, 111.2, 117.8, 124), 8)).toEqual([])
  })
})

it('an impossible latest value does not hide the value before it', () => {
  const child = expected(measuring(104.6, 111.2, 1178), 6.5)
  expect(child.from.measurements).toEqual([0, 1])
  expect(child.cautions[0]).toEqual({ code: 'left_out', measurements: [2] })
})

describe('what is met with the value asked about', () => {
  const slowing = measuring(104.5, 110, 115.5, 120.8)

  it.each([
    [125, ['slow_growth', 'screening_rule'], ['ghrs2000']],
    [126.5, undefined, undefined],
    [105, undefined, undefined],
  ] as const)('of %d cm comes first: %j', (value, because, rules) => {
    const [first] = expected(slowing, 8, { value }).cautions
    if (because === undefined) expect(first).toBeUndefined()
    else {
      expect(first).toMatchObject({ code: 'with_value', because })
      expect(first).toHaveProperty(
        'rules',
        rules.map((rule) => expect.objectContaining({ rule })),
      )
    }
  })

  it('is kept with the value', () => {
    expect(expected(slowing, 8, { value: 126 }).askedValue).toBe(126)
    expect(expected(slowing, 8).askedValue).toBeUndefined()
  })
})

describe('maturity', () => {
  const visits = (years: number) =>
    [
      [years - 2, 0, 0],
      [years - 1, 0, 0],
    ] as const

  it.each([
    ['female', 8.99, []],
    ['female', 9, ['maturity_unknown']],
    ['male', 9.99, []],
    ['male', 10, ['maturity_unknown']],
  ] as const)('of a %s of %d years: %j', (gender, years, codes) => {
    expect(cautionsOf(scoredChild(gender, visits(years)), years)).toEqual(codes)
  })

  it('is not used where a finding or a bone age of the last year tells it', () => {
    const boy = scoredChild('male', visits(12))
    for (const finding of [{ testicularVolumeMl: 4 }, { genitalStage: 1, testicularVolumeMl: 3 }] as const) {
      const puberty = [{ date: dateAt(11.5), ...finding }]
      expect(cautionsOf({ ...boy, puberty }, 12)).toEqual(['maturity_not_used'])
      expect(cautionsOf({ ...boy, puberty }, 12, { measure: 'weight' })).toEqual(['few_children'])
    }
    const rated = (years: number) => scoredChild('male', [...visits(12), [years, 0, 0, { boneAgeYears: years }]])
    expect(cautionsOf(rated(11.2), 12)).toEqual(['maturity_not_used'])
    expect(cautionsOf(rated(10.9), 12)).toEqual(['maturity_unknown'])
  })

  it.each([
    [9, 10.9, undefined],
    [9, 11.1, 'bone_age_off'],
    [11.9, 10.3, undefined],
    [12.1, 11.2, undefined],
    [12, 10.9, 'bone_age_off'],
  ] as const)('by a bone age at %d years of %d', (years, boneAgeYears, because) => {
    const boy = scoredChild('male', [
      [11, 0, 0],
      [years, 0, 0, { boneAgeYears }],
    ])
    expect(reasonOf(boy, years + 0.5)).toEqual(because && { code: 'maturity', because })
  })
})

describe('who is said not to be usual', () => {
  const heavy = (size: number, weight: number) =>
    scoredChild('male', [
      [6, size, weight],
      [7, size, weight],
    ])

  it.each([
    ['bmi', 0, 1.4, []],
    ['bmi', 0, 1.5, ['high_weight']],
    ['weight', 2, 1.85, []],
    ['weight', 2, 1.95, ['high_weight']],
    ['weight', -1.5, 1, ['high_weight']],
    ['size', 1, 2, []],
  ] as const)('%s at %d SDS of height and %d of weight: %j', (measure, size, weight, codes) => {
    expect(cautionsOf(heavy(size, weight), 7.5, { measure }).filter((code) => code === 'high_weight')).toEqual(codes)
  })

  it('is not refused for a head that grows fast, which is a caution, but for one that falls behind', () => {
    const headed = (...headsCm: readonly number[]) =>
      scoredChild(
        'male',
        headsCm.map((headCm, i) => [0.25 * (i + 1), 0, 0, { headCm }] as const),
        { weekBirth: 40, dayBirth: 0 },
      )
    for (const measure of ['size', 'weight', 'bmi'] as const) {
      expect(cautionsOf(headed(40.2, 42.4, 45.6), 0.9, { measure })).toContain('screening_rule')
      expect(reasonOf(headed(42.5, 44.2, 44.6), 0.9, { measure })).toMatchObject({ because: ['screening_rule'] })
    }
  })

  it.each([
    [-1.8, []],
    [-2.1, ['below_p3']],
    [1.8, []],
    [2.1, ['above_p97']],
  ] as const)('at %d SDS: %j', (sds, codes) => {
    const child = scoredChild('male', [
      [6, sds, sds],
      [7, sds, sds],
      [8, sds, sds],
    ])
    expect(
      cautionsOf(child, 8.3, { measure: 'weight' }).filter((code) => code.endsWith('p3') || code.endsWith('p97')),
    ).toEqual(codes)
  })

  it('is a child born preterm, by children born at term', () => {
    const visits = [
      [1, -0.5],
      [1.3, -0.5],
    ] as const
    expect(cautionsOf(scoredChild('male', visits, { weekBirth: 36, dayBirth: 6 }), 1.6)).toContain('preterm')
    expect(cautionsOf(scoredChild('male', visits, { weekBirth: 37, dayBirth: 0 }), 1.6)).not.toContain('preterm')
  })
})

describe('options', () => {
  it.each([
    [{ measure: 'length' }, 'measure is "length" \\(did you mean size'],
    [{ at: '2017-02-30' }, 'at'],
    [{ at: 7 }, 'at'],
    [{ noise: 'home' }, 'noise'],
    [{ value: '124' }, 'value'],
    [{ sizePosition: 'sitting' }, 'sizePosition'],
    [{ value: Number.NaN }, 'value is NaN'],
    [{ valu: 3 }, 'did you mean value'],
  ])('%j are refused', (wrong, name) => {
    const options = { measure: 'size', at: '2017-03-10', today, ...wrong } as unknown as ExpectedGrowthOptions
    expect(() => expectedGrowth(healthy, options)).toThrow(new RegExp(name))
  })

  it('come after a patient', () => {
    const options = { measure: 'size', at: '2017-03-10', today } as const
    expect(() => expectedGrowth(null as unknown as Patient, options)).toThrow('patient is null')
  })

  it('have the references of Germany by default', () => {
    expect(expected(healthy, 7, { references: germany })).toEqual(expected(healthy, 7))
  })
})
