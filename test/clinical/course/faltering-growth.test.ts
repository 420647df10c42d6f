import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { parentalThreshold, weightThresholds } from '../../../src/clinical/course/velocity/faltering-growth.js'
import {
  earlyFallTexts,
  falteringCaution,
  falteringTexts,
  scoreFallTexts,
} from '../../../src/clinical/course/velocity/faltering-text.js'
import { scoreAt, valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../../src/clinical/references/lookup.js'
import { who2006Height, who2006Weight } from '../../../src/clinical/references/tables/who2006.js'
import { en } from '../../../src/ground/languages/en/index.js'
import { dayNumber, isoDate } from '../../../src/ground/model/calendar-date.js'
import type { MeasurementInput, Patient, PatientInput } from '../../../src/ground/model/patient.js'

const birth = '2024-01-01'
const day = (days: number): string => isoDate((dayNumber(birth) as number) + days)

function faltering(patient: PatientInput, ...visits: readonly (MeasurementInput & { readonly day: number })[]) {
  const measurements = visits.map(({ day: days, ...visit }) => ({ date: day(days), ...visit }))
  return assessCourse(
    { dateOfBirth: birth, gender: 'male', weekBirth: 40, weightBirthG: 3400, ...patient, measurements },
    { today: '2031-01-01' },
  ).faltering
}

const signs = (...args: Parameters<typeof faltering>) =>
  faltering(...args)
    ?.thresholds.filter(({ met }) => met)
    .map(({ sign }) => sign)

describe('NICE NG75', () => {
  // The bands: one space below the 9th centile at birth, two from the 9th to the 91st, three above; two thirds of an SD each.
  it.each([
    [-1.34, -1.99, false, 0.6667],
    [-1.34, -2.01, true, 0.6667],
    [-1.3333333333, -1.99, false, 1.3333],
    [-1.33, -2.66, false, 1.3333],
    [-1.33, -2.67, true, 1.3333],
    [0, -1.33, false, 1.3333],
    [0, -1.34, true, 1.3333],
    [1.33, 0, false, 1.3333],
    [1.33, -0.01, true, 1.3333],
    [1.3333333333, -0.01, true, 1.3333],
    [1.34, -0.65, false, 2],
    [1.34, -0.66, true, 2],
    [1.5, -0.5, true, 2],
  ])('a weight of %f at birth and of %f now: fall %s, at %f', (atBirth, now, met, limit) => {
    const fall = weightThresholds(atBirth, now).find(({ sign }) => sign === 'weight_fall')
    expect(fall?.met).toBe(met)
    expect(fall?.limit).toBeCloseTo(limit, 4)
    expect(fall?.value).toBeCloseTo(atBirth - now, 9)
  })

  it.each([
    [-1.99, false],
    [-2, false],
    [-2.01, true],
  ])('a weight of %f now, whatever the weight at birth: %s', (now, met) => {
    expect(weightThresholds(undefined, now)).toMatchObject([{ sign: 'low_weight', met, limit: -2 }])
  })

  it.each([
    [-1.3, 0.03, false],
    [-1.3, 0.04, true],
    // "More than": exactly two spaces are not.
    [0, 4 / 3, false],
  ])('a length of %f with parents of %f: %s', (sds, target, met) => {
    expect(parentalThreshold(sds, target)).toMatchObject([{ sign: 'below_parents', met }])
  })

  it('scores birth and now by WHO whatever the set, at the age since birth', () => {
    // A boy of 3.9 kg and 7.2 kg at 10 months: WHO's +1.04 and −2.24.
    const thresholds = faltering({ weightBirthG: 3900, weekBirth: 37 }, { day: 310, weightKg: 7.2 })?.thresholds
    expect(thresholds?.map(({ sign, met }) => [sign, met])).toEqual([
      ['not_regained', false],
      ['weight_fall', true],
      ['low_weight', true],
    ])
    expect(thresholds?.[1]).toMatchObject({ spaces: 2, value: expect.closeTo(3.28, 1) })
  })

  it.each([
    [20, 3.05, ['early_loss']],
    [20, 3.06, []],
    // From three weeks on the fall counts, and the birth weight has to be regained.
    [21, 3.05, ['not_regained', 'weight_fall']],
    [21, 3.39, ['not_regained', 'weight_fall']],
    // To weigh at three weeks what one weighed at birth is a fall of 1.4 SD by WHO.
    [21, 3.4, ['weight_fall']],
    [21, 3.5, []],
  ])('at %i days and %f kg: %j', (days, weightKg, expected) => {
    expect(signs({}, { day: days, weightKg })?.filter((sign) => sign !== 'low_weight')).toEqual(expected)
  })

  it.each([
    // The deepest loss is given, whatever is weighed after it in the first three weeks.
    [[5, 3.05], [19, 3.23], ['early_loss']],
    [[5, 3.05], [19, 3.5], ['early_loss']],
    [[5, 3.06], [19, 3.23], []],
    [[19, 3.05], [20, 3.23], ['early_loss']],
    // Later on only while the weight at birth is not regained.
    [
      [5, 3.05],
      [21, 3.39],
      ['early_loss', 'not_regained', 'weight_fall'],
    ],
    [[5, 3.05], [21, 3.5], []],
    [
      [21, 3.05],
      [25, 3.3],
      ['not_regained', 'weight_fall'],
    ],
  ] as const)('at days and kg %j, then %j: %j', ([early, lowest], [days, weightKg], expected) => {
    const found = signs({}, { day: early, weightKg: lowest }, { day: days, weightKg })
    expect(found?.filter((sign) => sign !== 'low_weight')).toEqual(expected)
  })

  it('is for children born at term, up to five years, without a disease or treatment', () => {
    const visit = { day: 310, weightKg: 7.2 }
    expect(faltering({}, visit)).toBeDefined()
    expect(faltering({ weekBirth: 36, dayBirth: 6 }, visit)).toBeUndefined()
    expect(faltering({ diseases: ['Trisomy21'] }, visit)).toBeUndefined()
    expect(faltering({}, { day: 1825, weightKg: 14 })).toBeDefined()
    expect(faltering({}, { day: 1826, weightKg: 14 })).toBeUndefined()
  })

  it.each<readonly [days: number, weighed: number, later: MeasurementInput, isCompared: boolean]>([
    // Half a year and a day.
    [730 + 183, 730, { sizeCm: 88 }, true],
    [730 + 184, 730, { sizeCm: 88 }, false],
    [1825, 1800, { headCm: 50 }, true],
    [1826, 1800, { headCm: 50 }, false],
    [730 + 184, 730, { systolicMmHg: 95 }, false],
    [2500, 730, { sizeCm: 120 }, false],
  ])('is of today: at %i days of a weight at %i days, with %j: %s', (days, weighed, later, isCompared) => {
    expect(faltering({}, { day: weighed, weightKg: 9 }, { day: days, ...later }) !== undefined).toBe(isCompared)
  })

  // A boy's target by WHO 2007 at 19 years: M 176.5432 cm, S 0.04134; by KiGGS it would be less.
  it.each([
    [600, true],
    [600 - 183, true],
    [600 - 184, false],
  ])('compares a length at %i days beside a weight at 600 days with the parents: %s', (days, isCompared) => {
    const visits = [
      { day: days, sizeCm: 76 },
      { day: 600, weightKg: 11 },
    ]
    const thresholds = faltering({ sizeFatherCm: 180, sizeMotherCm: 167 }, ...visits)?.thresholds ?? []
    const [target] = thresholds.filter(({ sign }) => sign === 'below_parents')
    expect(target !== undefined).toBe(isCompared)
    const place = lookUpTable(who2006Height, 'male', days / 365.25)
    const length = place && scoreAt(place, 76)
    const parents = (180 / 176.5432 - 1) / 0.04134
    if (isCompared) expect(target?.value).toBeCloseTo(parents - (length ?? 0), 3)
  })

  it('counts every gram that is missing to the weight at birth after three weeks', () => {
    const thresholds = (weightKg: number) =>
      faltering({}, { day: 30, weightKg })?.thresholds.find(({ sign }) => sign === 'not_regained')
    expect(thresholds(3.399)).toMatchObject({ limit: 0, met: true })
    expect(thresholds(3.4)).toMatchObject({ value: 0, limit: 0, met: false })
  })

  it('says what it is by', () => {
    expect(faltering({}, { day: 310, weightKg: 9 })).toMatchObject({
      guideline: 'NICE NG75 (2017)',
      reference: 'WHO 2006',
      measurementIndex: 0,
    })
  })
})

describe('the ordinary weight loss of the first days', () => {
  const born = (...visits: readonly (readonly [days: number, weightKg: number])[]) => {
    const measurements = visits.map(([days, weightKg]) => ({ date: day(days), weightKg }))
    const patient = { dateOfBirth: birth, gender: 'male', weekBirth: 40, weightBirthG: 4000, measurements } as const
    const { faltering: found, scoreFalls } = assessCourse(patient, { today: '2031-01-01' })
    const fall = found?.thresholds.find(({ sign }) => sign === 'weight_fall')
    const texts = found && falteringTexts(found, en.chart.cautions.falteringSigns, en, (index) => `visit ${index}`)
    return { fall, texts, ofScores: scoreFalls.find(({ measure }) => measure === 'weight') }
  }

  it('is named in the fall since birth, beside the change since the first weight from three weeks on', () => {
    const { fall, texts, ofScores } = born([14, 3.95], [20, 3.9], [21, 4.0], [92, 5.7])
    expect(fall).toMatchObject({ met: true, value: expect.closeTo(2.25, 1) })
    expect(fall?.sinceThreeWeeks).toMatchObject({ fromIndex: 2, change: expect.closeTo(-0.87, 1) })
    expect(ofScores?.sinceThreeWeeks).toEqual(fall?.sinceThreeWeeks)
    expect(texts?.[0]).toMatch(
      /; this includes the ordinary weight loss of the first days \(since the first value from 3 weeks on, visit 2: −0\.\d\d SDS\)$/,
    )
  })

  it('is named without a figure where no earlier weight from three weeks on is known', () => {
    const { fall, texts } = born([14, 3.95], [92, 6.15])
    expect(fall?.sinceThreeWeeks).toBeUndefined()
    expect(texts?.[0]).toMatch(/; this includes the ordinary weight loss of the first days$/)
  })
})

describe('a fall since birth that lies before the first weight from three weeks on', () => {
  // A healthy boy: 4.5 % lost in the first week, then on his centile.
  const told = (days: readonly number[], scores: readonly number[]) => {
    const kg = (age: number, sds: number) => {
      const place = lookUpTable(who2006Weight, 'male', age / 365.25)
      return place === undefined ? undefined : valueAt(place, sds)
    }
    const visits = days.map((age, i) => ({ day: age, weightKg: kg(age, scores[i] ?? 0) }))
    const found = faltering({ weekBirth: 41, weightBirthG: 3950 }, { day: 6, weightKg: 3.772 }, ...visits)
    const words = en.terminal.course.faltering
    return {
      isQuiet: found?.isFallOfFirstWeeks === true,
      isReached: found?.thresholds.find(({ sign }) => sign === 'weight_fall')?.met,
      texts: found && falteringTexts(found, en.chart.cautions.falteringSigns, en, () => 'then'),
      quiet: found && earlyFallTexts(found, words, en, () => 'then'),
    }
  }

  it('is a remark where no later fall follows, and stays reached in the result', () => {
    expect(told([33, 61, 123], [-0.31, -0.31, -0.31])).toMatchObject({ isQuiet: true, isReached: true, texts: [] })
    expect(told([33, 61, 123], [-0.31, -0.31, -0.31]).quiet?.[0]).toMatch(
      /^NICE NG75: weight fell by 1\.\d+ SDS since birth \(by WHO 2006\).*0\.00 SDS.*then.*only noted, our own reading\.$/,
    )
  })

  it.each<readonly [days: readonly number[], scores: readonly number[], isQuiet: boolean]>([
    // Two thirds of an SD, from the first weight or from a higher one after it.
    [[33, 123], [-0.31, -0.97], true],
    [[33, 123], [-0.31, -0.98], false],
    [[33, 61, 123], [-0.6, 0.3, -0.36], true],
    [[33, 61, 123], [-0.6, 0.3, -0.37], false],
    // The first weight has to be of the first weeks.
    [[56, 123], [-0.31, -0.31], true],
    [[57, 123], [-0.31, -0.31], false],
    [[123], [-0.31], false],
    // Beside another threshold nothing is quiet.
    [[33, 123], [-2.01, -2.01], false],
  ])('of weights at %j days of %j SDS: %s', (days, scores, isQuiet) => {
    const found = told(days, scores)
    expect(found).toMatchObject({ isQuiet, isReached: true })
    expect([found.texts?.length === 0, found.quiet?.length === 1]).toEqual([isQuiet, isQuiet])
  })
})

describe('the text of a threshold', () => {
  it.each([
    ['low_weight', -2.003, -2, 'weight −2.003 SDS, below the 2nd centile (−2 SDS)'],
    [
      'below_parents',
      1.6,
      4 / 3,
      'length or height 1.60 SDS below the mid-parental centile: more than 1.33 (2 centile spaces)',
    ],
    [
      'below_parents',
      1.335,
      4 / 3,
      'length or height 1.335 SDS below the mid-parental centile: more than 1.333 (2 centile spaces)',
    ],
    ['early_loss', 0.1004, 0.1, 'weight loss since birth 10.04% (then): more than 10%'],
  ] as const)('never prints a value as its limit: %s %f', (sign, value, limit, text) => {
    const found = {
      guideline: '',
      measurementIndex: 0,
      ageYears: 0,
      reference: '',
      thresholds: [{ sign, value, limit, met: true }],
    }
    expect(falteringTexts(found, en.chart.cautions.falteringSigns, en, () => 'then')).toEqual([text])
  })

  const told = (patient: Patient, ...visits: Parameters<typeof faltering>[1][]) => {
    const found = faltering(patient, ...visits)
    const words = en.terminal.course.faltering
    return (
      found && [
        ...falteringTexts(
          found,
          en.chart.cautions.falteringSigns,
          en,
          (_, years) => `${Math.round(years * 365.25)} days`,
        ),
        falteringCaution(found, { weekBirth: 40, ...patient }, words),
      ]
    )
  }

  it('tells the deepest loss of the first days with its age and what is still lost', () => {
    const visits = [
      { day: 2, weightKg: 3.2 },
      { day: 5, weightKg: 2.958 },
      { day: 19, weightKg: 3.23 },
    ]
    expect(told({}, ...visits)?.[0]).toBe('weight loss since birth 13.0% (5 days; now 5.0%): more than 10%')
    expect(told({}, ...visits, { day: 20, weightKg: 3.5 })?.[0]).toContain('(5 days; now 0.0%)')
    expect(told({}, ...visits.slice(0, 2))?.[0]).toBe('weight loss since birth 13.0% (5 days): more than 10%')
  })

  it('gives a score beyond ±6, and a fall of more, as the bound', () => {
    expect(told({}, { day: 310, weightKg: 4.2 })?.slice(0, 2)).toEqual([
      expect.stringContaining('fallen by ≥ 6 SDS since birth'),
      expect.stringContaining('weight ≤ −6 SDS'),
    ])
    expect(told({}, { day: 310, weightKg: 7.2 })?.[1]).toContain('weight −2.2')
  })

  it.each<readonly [Patient, Parameters<typeof faltering>[1], caution: RegExp]>([
    [
      {},
      { day: 310, weightKg: 6.4 },
      /^To be.*by WHO 2006, not.* Our own reading: up to 5 years, a fall only from 3 weeks\.$/,
    ],
    [{ weightBirthG: undefined }, { day: 310, weightKg: 6.4 }, /Our own reading: up to 5 years\.$/],
    // A share of the weight at birth is by no curve.
    [
      {},
      { day: 10, weightKg: 3 },
      /^To be considered: a guide, not a diagnosis\. NICE NG75, 1\.1\.2: .* only if they are indicated\.$/,
    ],
    [
      { sizeFatherCm: 190, sizeMotherCm: 180 },
      { day: 310, weightKg: 9, sizeCm: 66 },
      /by WHO 2006 \(target height by WHO 2007\)/,
    ],
    [{ weekBirth: undefined }, { day: 310, weightKg: 6.4 }, / Taken as born at term: no gestation given\.$/],
  ])('%j, %j: %s', (patient, visit, caution) => {
    expect(told(patient, visit)?.at(-1)).toMatch(caution)
  })
})

describe('the fall of a score', () => {
  const falls = (...kg: readonly (readonly [days: number, kg: number])[]) =>
    assessCourse(
      {
        dateOfBirth: birth,
        gender: 'male',
        weekBirth: 40,
        weightBirthG: 3900,
        measurements: kg.map(([days, weightKg]) => ({ date: day(days), weightKg })),
      },
      { today: '2031-01-01' },
    ).scoreFalls

  it('is since the highest score before, and since birth, in the reference of the latest', () => {
    const [fall] = falls([30, 4.4], [120, 6.8], [300, 7.2])
    expect(fall).toMatchObject({ measure: 'weight', reference: 'WHO 2006', sinceHighest: { fromIndex: 0 } })
    expect(fall?.sinceHighest?.change).toBeLessThan(-2)
    expect(fall?.sinceBirth).toBeLessThan(fall?.sinceHighest?.change ?? 0)
    // A rise is no fall; from the fourth birthday on birth and infancy are of another reference, which has no score there.
    expect(falls([120, 6], [300, 9.5])[0]?.sinceHighest?.change).toBeGreaterThan(0)
  })

  it.each([
    [{ weekBirth: 37, dayBirth: 0 }, true],
    [{ weekBirth: 36, dayBirth: 6 }, false],
    // Without a gestation it is taken as term, as by NICE's thresholds.
    [{ weekBirth: undefined }, true],
  ])('since birth, as the thresholds: born at %j %s', (born, isGiven) => {
    const patient = { dateOfBirth: birth, gender: 'male' as const, weightBirthG: 3900, ...born }
    const measurements = [{ date: day(300), weightKg: 7.2 }]
    const { scoreFalls, faltering: thresholds } = assessCourse({ ...patient, measurements }, { today: '2031-01-01' })
    expect(scoreFalls[0]?.sinceBirth !== undefined).toBe(isGiven)
    expect(thresholds !== undefined).toBe(isGiven)
  })

  it('is written with two decimals', () => {
    const fall = { measure: 'weight', measurementIndex: 1, reference: 'WHO 2006', sinceBirth: -1.234 } as const
    const sinceHighest = { fromIndex: 0, fromYears: 0.2, change: -1.005 }
    const words = en.terminal.course
    const texts = scoreFallTexts({ ...fall, sinceHighest }, { weekBirth: 40 }, en, () => 'then')
    expect(texts.slice(0, 2)).toEqual([words.sinceHighest('−1.01', 'then'), words.sinceBirth('−1.23')])
  })

  it('is not given since birth where the latest reference does not begin there', () => {
    expect(falls([1000, 14], [2000, 18])[0]?.sinceBirth).toBeUndefined()
    expect(falls([1000, 14], [2000, 18])[0]?.sinceHighest).toBeDefined()
  })
})
