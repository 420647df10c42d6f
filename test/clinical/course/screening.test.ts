import { describe, expect, it } from 'vitest'
import { findingText } from '../../../src/charts/data/texts/finding-text.js'
import { courseTexts } from '../../../src/clinical/course/adult-height/prediction-text.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import type { CourseFinding } from '../../../src/clinical/course/findings/growth-finding.js'
import { evaluateScreening, type ScreeningResult } from '../../../src/clinical/course/screening/evaluate-screening.js'
import { screeningRules } from '../../../src/clinical/course/screening/published-rules.js'
import type { ScreeningFacts } from '../../../src/clinical/course/screening/screening-facts.js'
import type { Comparison, ScreeningRule } from '../../../src/clinical/course/screening/screening-rule.js'
import { comparisonText, costsText, ruleText } from '../../../src/clinical/course/screening/screening-text.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { de } from '../../../src/ground/languages/de/index.js'
import { en } from '../../../src/ground/languages/en/index.js'
import { type ScreeningQuantity, screeningQuantities } from '../../../src/ground/model/course-names.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'

const today = '2024-06-04'
/** A boy born at term, of parents of 175 and 165 cm. */
const boy: PatientInput = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  sizeFatherCm: 175,
  sizeMotherCm: 165,
  sizeBirthCm: 50,
  weekBirth: 39,
  weightBirthG: 3300,
}

function screened(patient: PatientInput, options = {}): Record<string, ScreeningResult> {
  const { screening } = assessCourse(patient, { today, ...options })
  return Object.fromEntries(screening.map((result) => [result.rule, result]))
}

/** A rule as it is printed: `criterion, ages: quantity sign limit & …`. */
const signs = { below: '<', above: '>', atLeast: '>=' } as const
const printed = ({ criteria }: ScreeningRule) =>
  criteria.flatMap(({ anyOf }, i) =>
    anyOf.map(({ ages, all }) => {
      const limits = all.map(({ quantity, is, limit }) => `${quantity} ${signs[is]} ${limit}`).join(' & ')
      return `${i + 1}, ${ages.map((age) => (age === 1 / 12 ? '1 month' : age)).join('-')}: ${limits}`
    }),
  )

it('the ages of what is not asked are those of the publications', () => {
  expect(screeningRules.flatMap(({ id, notAsked }) => notAsked.map(({ ages }) => [id, ...ages]))).toEqual([
    ['jgz2019-tall', 1 / 12, 10],
    ['jgz2019-tall', 10, 18],
    ['jgz2019-tall', 10, 18],
    ['ghrs2000', 0, 20],
    ['ghrs2000', 0, 20],
    ['ghrs2000', 0, 20],
  ])
})

it('the limits and ages are those of the publications', () => {
  expect(Object.fromEntries(screeningRules.map((rule) => [rule.id, printed(rule)]))).toEqual({
    'jgz2019-short': [
      '1, 1 month-3: sizeSds < -3 & birthWeightG >= 2500 & gestationWeeks >= 37',
      '1, 1 month-3: sizeSds < -3 & birthWeightSds >= -2',
      '2, 1 month-3: sizeSds < -2.5 & earlierSizeSds < -2.5 & birthWeightSds >= -2',
      '2, 1 month-3: sizeSds < -2.5 & earlierSizeSds < -2.5 & birthWeightG >= 2500 & gestationWeeks < 37',
      '3, 3-10: sizeSds < -2.5',
      '3, 10-18: sizeSds < -2.5',
      '4, 3-10: sizeSds < -2 & birthWeightSds < -2',
      '4, 3-10: sizeSds < -2 & birthLengthSds < -2',
      '5, 3-10: sizeSds < -2 & sizeLessRegressedTargetSds < -1.6',
      '6, 3-10: sizeSds >= -2 & sizeSds < -1 & sizeLessRegressedTargetSds < -2',
      '7, 3-10: sizeSdsSinceHighest < -2',
      '8, 3-10: sizeSds >= -2 & sizeSdsSinceHighest < -1 & sizeLessRegressedTargetSds < -1',
    ],
    'jgz2019-tall': [
      '1, 1 month-3: sizeSds > 3',
      '2, 1 month-3: sizeSds > 2.5 & earlierSizeSds > 2.5',
      '3, 3-10: sizeSds > 2.5',
      '3, 10-18: sizeSds > 2.5',
      '4, 3-10: sizeSds > 2 & sizeLessRegressedTargetSds > 2',
      '5, 3-10: sizeSdsSinceLowest > 2',
    ],
    'jgz2019-weight': ['1, 1 month-1: weightSds < -2', '2, 1 month-1: weightSdsSinceHighest < -1'],
    'dutch-head': [
      '1, 1 month-1: headSds > 2.5',
      '2, 1 month-1: headSds < -2',
      '3, 1 month-1: headSdsSinceLowest > 2.5',
      '4, 1 month-1: headSdsRiseInHalfYear > 0.5',
      '5, 1 month-1: headSdsSinceHighest < -0.5',
    ],
    grote2008: [
      '1, 0-3: sizeSds < -3',
      '2, 0-3: sizeSds < -2.5 & earlierSizeSds < -2.5',
      '3, 3-10: sizeSds < -2 & sizeLessTargetSds < -2',
      '4, 3-10: sizeSds < -2.5',
      '5, 3-10: sizeSdsSinceHighest < -1 & sizeSds < -2',
    ],
    ghrs2000: [
      '1, 0-20: sizeSds < -3',
      '2, 0-20: sizeLessTargetSds < -1.5',
      '3, 0-20: sizeSds < -2 & velocitySds < -1',
      '3, 2-20: sizeSds < -2 & sizeSdsChangePerYear < -0.5',
      '4, 0-20: sizeSds >= -2 & velocitySds < -1.5 & earlierVelocitySds < -1.5',
      '4, 0-20: sizeSds >= -2 & velocitySds < -2',
    ],
  })
})

it('the costs are those of the studies, with whom and over which time they were found', () => {
  const costs = screeningRules.flatMap(({ id, costs }) =>
    costs.map(({ ages, sensitivity, specificity }) => [id, ...ages, sensitivity, specificity]),
  )
  expect(costs).toEqual([
    ['grote2008', 0, 3, undefined, undefined],
    ['grote2008', 3, 10, undefined, undefined],
    ['ghrs2000', 2, 17, undefined, { male: 90.5, female: 91.4 }],
  ])
  for (const { costs } of screeningRules) {
    for (const { of } of costs) expect((of as { de: string }).de).toMatch(/irgendwann/)
  }
})

/** A child of an age with nothing but what is given. */
function facts(
  measure: ScreeningRule['measure'],
  ageYears: number,
  given: { readonly [quantity in ScreeningQuantity]?: number },
): ScreeningFacts {
  const visit = { index: 0, ageYears }
  const none = Object.fromEntries(screeningQuantities.map((quantity) => [quantity, 'missing'])) as never
  return {
    gender: 'female',
    ageYears,
    visits: { size: undefined, weight: undefined, head: undefined, [measure]: visit },
    references: { size: 'A', weight: 'A', head: 'A' },
    quantities: Object.assign({}, none, given),
    changes: {} as never,
    heads: [],
  }
}

/** Values at which all of an alternative hold, as close to the limits as a value can be. */
const step = 1e-9
const holding = ({ is, limit }: Comparison) => (is === 'below' ? limit - step : is === 'above' ? limit + step : limit)
const failing = ({ is, limit }: Comparison) => (is === 'atLeast' ? limit - step : limit)

/** Of `-2 ≤ z < -1` a value for one limit has to meet the other. */
function valuesOf(all: readonly Comparison[], failed?: Comparison) {
  const values: { [quantity in ScreeningQuantity]?: number } = {}
  for (const each of all)
    if (each.is !== 'atLeast' || values[each.quantity] === undefined) values[each.quantity] = holding(each)
  if (failed !== undefined) values[failed.quantity] = failing(failed)
  return values
}

const alternatives = screeningRules.flatMap((rule) =>
  rule.criteria.flatMap(({ anyOf }, i) =>
    anyOf.map((alternative, j) => [`${rule.id} ${i + 1}.${j + 1}`, rule, alternative] as const),
  ),
)

describe.each(alternatives)('%s', (_, rule, { ages: [from, to], all }) => {
  const alone: ScreeningRule = { ...rule, criteria: [{ anyOf: [{ ages: [from, to], all }] }], notAsked: [] }
  const outcome = (ageYears: number, values: ReturnType<typeof valuesOf>) =>
    evaluateScreening(facts(rule.measure, ageYears, values), en, [alone])

  it('holds at its limits and ages, and not beyond them', () => {
    for (const age of [from, to - step]) expect(outcome(age, valuesOf(all))[0]?.met).toBe(true)
    for (const age of [from - step, to]) expect(outcome(age, valuesOf(all))).toEqual([])
    for (const each of all) expect(outcome(from, valuesOf(all, each))[0]?.met).toBe(false)
  })

  it('is open without one of what it compares', () => {
    for (const { quantity } of all) {
      const { [quantity]: _, ...rest } = valuesOf(all)
      expect(outcome(from, rest)[0]).toMatchObject({ met: undefined, gaps: [{ code: 'missing', quantity }] })
    }
  })
})

describe('a rule', () => {
  it.each([
    [18 - step, ['ghrs2000']],
    [18, []],
  ])('is open without a score of the height until 18 years only: at %f years %j', (ageYears, open) => {
    const results = evaluateScreening(facts('size', ageYears, {}), en)
    expect(results.flatMap(({ rule }) => (rule === 'ghrs2000' ? [rule] : []))).toEqual(open)
  })

  it('says how many of its criteria are met, and is printed once', () => {
    const short: PatientInput = { ...boy, measurements: [{ date: '2023-01-10', sizeCm: 118 }] }
    const { screening } = assessCourse(short, { today })
    expect(screening.map(({ rule }) => rule)).toEqual(['jgz2019-short', 'jgz2019-tall', 'grote2008', 'ghrs2000'])
    expect(screened(short)['ghrs2000']).toMatchObject({
      met: true,
      criteriaMet: 1,
      criteria: 7,
      because: [{ quantity: 'sizeLessTargetSds', is: 'below', limit: -1.5 }],
      gaps: [],
      specificity: 90.5,
    })
    expect(screened(short)['ghrs2000']?.notAsked).toHaveLength(3)
  })

  it('says what it lacks where that could decide', () => {
    const { sizeFatherCm, ...alone } = boy
    const one = { ...alone, measurements: [{ date: '2023-01-10', sizeCm: 122 }] }
    const { met, criteriaMet, gaps } = screened(one)['ghrs2000'] as ScreeningResult
    expect([met, criteriaMet]).toEqual([undefined, 0])
    expect(gaps).toContainEqual({ code: 'missing', quantity: 'sizeLessTargetSds' })
    expect(sizeFatherCm).toBe(175)
  })

  it('does not lead where an infant is far below its target: a finding tells it', () => {
    const infant: PatientInput = {
      ...boy,
      sizeFatherCm: 195,
      sizeMotherCm: 180,
      measurements: [{ date: '2015-04-04', sizeCm: 71 }],
    }
    const course = assessCourse(infant, { today: '2015-05-01' })
    expect(course.screening.find(({ rule }) => rule === 'ghrs2000')).toMatchObject({
      met: true,
      isMinor: true,
      specificity: undefined,
    })
    expect(course.findings).toMatchObject([{ code: 'far_below_target', limit: -1.5, isMinor: true }])
  })

  it('on a change compares both ends in one reference', () => {
    // The same place in WHO at 3.9 years and in KiGGS at 4.1 is a fall of 0.4 SD that no child has grown.
    const seam: PatientInput = {
      ...boy,
      measurements: [
        { date: '2017-06-10', sizeCm: 92 },
        { date: '2020-06-04', sizeCm: 109 },
      ],
    }
    const change = screened(seam)['jgz2019-short']?.because.find(({ quantity }) => quantity === 'sizeSdsSinceHighest')
    expect(change?.value).toBeGreaterThan(-0.6)
  })

  it('on a fall counts from the highest earlier score, not from the first', () => {
    const infant: PatientInput = {
      ...boy,
      measurements: [
        { date: '2014-07-04', weightKg: 4.5 },
        { date: '2014-09-04', weightKg: 7 },
        { date: '2015-01-04', weightKg: 7.6 },
      ],
    }
    expect(screened(infant, { today: '2015-02-01' })['jgz2019-weight']).toMatchObject({
      met: true,
      criteriaMet: 1,
      criteria: 2,
    })
  })

  describe('on weight is met by no healthy newborn', () => {
    const screenedAt = (...measurements: { date: string; weightKg: number }[]) =>
      screened({ ...boy, measurements }, { today: '2014-08-01' })['jgz2019-weight']
    const birth = { date: '2014-06-04', weightKg: 3.7 }

    it('whose weight fell in the first weeks', () => {
      expect(screenedAt(birth, { date: '2014-06-16', weightKg: 3.5 })).toBeUndefined()
      // 30 days, and 31: a month.
      expect(screenedAt(birth, { date: '2014-07-04', weightKg: 3.6 })).toBeUndefined()
      expect(screenedAt(birth, { date: '2014-07-05', weightKg: 3.6 })).toMatchObject({ met: undefined })
    })

    it.each([
      ['20 days is no peak', '2014-06-24', undefined],
      ['21 days is one', '2014-06-25', true],
    ])('a weight at %s', (_, date, met) => {
      expect(screenedAt({ date, weightKg: 5.2 }, { date: '2014-07-25', weightKg: 4.3 })).toMatchObject({ met })
    })
  })

  it.each([
    [20, '2014-06-24', false],
    [21, '2014-06-25', true],
  ])('on heads a head at %i days (%s) is measured against: %s', (_, date, isMeasuredAgainst) => {
    const of = (first: number, last: number) => {
      const measurements = [
        { date, headCm: first },
        { date: '2014-07-25', headCm: last },
      ]
      return screened({ ...boy, measurements }, { today: '2014-08-01' })['dutch-head']?.because ?? []
    }
    const hasCounted = (because: readonly Comparison[], quantity: ScreeningQuantity) =>
      because.some((comparison) => comparison.quantity === quantity)
    expect(hasCounted(of(38, 38.2), 'headSdsSinceHighest')).toBe(isMeasuredAgainst)
    expect(hasCounted(of(35, 39.2), 'headSdsRiseInHalfYear')).toBe(isMeasuredAgainst)
  })

  it.each([
    [-2.496, 'height −2.496 SDS < −2.50'],
    [-2.5004, 'height −2.5004 SDS < −2.50'],
    [-2.51, 'height −2.51 SDS < −2.50'],
    [-2.5, 'height −2.50 SDS < −2.50'],
  ])('never prints %f as its limit', (value, text) => {
    const comparison = { quantity: 'sizeSds', value, is: 'below', limit: -2.5 } as const
    expect(comparisonText(comparison, courseTexts(en))).toBe(text)
    const visit = { ...boy, measurements: [{ date: '2024-06-03', sizeCm: 136 }] }
    const rule = screened(visit)['ghrs2000'] as ScreeningResult
    const told = ruleText({ ...rule, met: true, because: [comparison, { ...comparison, limit: -3 }] }, courseTexts(en))
    expect(told).toContain(`(${text.replace(' < −2.50', '')}, limit −2.50 / −3.00`)
  })

  it.each([
    [-2.496, '−2.496'],
    [-3.004, '−3.004'],
    [-3.6, '−3.60'],
  ])('never prints %f as one of several limits', (value, text) => {
    const visit = { ...boy, measurements: [{ date: '2024-06-03', sizeCm: 136 }] }
    const because = [-2.5, -3].map((limit) => ({ quantity: 'sizeSds', value, is: 'below', limit }) as const)
    const rule = { ...(screened(visit)['ghrs2000'] as ScreeningResult), met: true, because }
    expect(ruleText(rule, courseTexts(en))).toContain(`(height ${text} SDS, limit −2.50 / −3.00`)
  })

  it('of Dutch infants prints weights in grams and gestation in weeks', () => {
    const of = (quantity: ScreeningQuantity, value: number, limit: number) =>
      comparisonText({ quantity, value, is: 'atLeast', limit }, courseTexts(en))
    expect(of('birthWeightG', 2500, 2500)).toContain(' 2500 g ')
    expect(of('gestationWeeks', 37, 37)).toMatch(/ 37 w.* 37$/)
  })

  it('that is met says what did not fall below a limit, and the reference', () => {
    const slow: PatientInput = {
      ...boy,
      measurements: [
        { date: '2023-06-04', sizeCm: 136 },
        { date: '2024-06-03', sizeCm: 136.5 },
      ],
    }
    const rule = screened(slow)['ghrs2000'] as ScreeningResult
    expect(ruleText(rule, courseTexts(de))).toMatch(
      /Größe −0,\d\d SDS, nicht unter −2,00; Wachstumsgeschwindigkeit .*SDS, Grenze −2,00; hier nach KiGGS 2013\)$/,
    )
    expect(ruleText(rule, courseTexts(en))).toContain(' SDS, not below −2.00; ')
    expect(costsText(rule, courseTexts(en))).toBe('no published figures for this case')
  })

  it('of Grote names whom it was made for, and has its figures as a published sentence alone', () => {
    const short: PatientInput = { ...boy, measurements: [{ date: '2023-01-10', sizeCm: 112 }] }
    const rule = screened(short, { locale: 'en' })['grote2008'] as ScreeningResult
    expect(rule).toMatchObject({ met: true, sensitivity: undefined, specificity: undefined })
    expect(ruleText(rule, courseTexts(en))).toMatch(
      /developed for Dutch children, a Dutch reference and target height; here by KiGGS 2013\)$/,
    )
    expect(costsText(rule, courseTexts(en))).toMatch(/^published: 76\.5% .*1\.5 to 2% false positives/)
  })

  it('on heads is open where WHO and KiGGS disagree, with both scores', () => {
    const heads: PatientInput = {
      ...boy,
      measurements: [
        { date: '2014-09-04', headCm: 39 },
        { date: '2014-12-04', headCm: 41.5 },
        { date: '2015-03-04', headCm: 43 },
      ],
    }
    const at = { today: '2015-03-10' }
    const head = screened(heads, at)['dutch-head'] as ScreeningResult
    expect(head.met).toBeUndefined()
    expect(head.gaps).toContainEqual({ code: 'references_differ', quantity: 'headSds' })
    expect(head.because.map(({ quantity, reference, limit }) => [quantity, reference, limit])).toContainEqual([
      'headSds',
      'KiGGS 2013',
      -2,
    ])
    const [byWho = 0, byKiggs = 0] = ['WHO 2006', 'KiGGS 2013'].map(
      (name) => head.because.find(({ reference, quantity }) => reference === name && quantity === 'headSds')?.value,
    )
    expect(byWho).toBeGreaterThan(-2)
    expect(byKiggs).toBeLessThan(-2)
    expect(screened(heads, { ...at, references: who })['dutch-head']).toMatchObject({ judgedIn: ['WHO 2006'] })
  })

  it('is evaluated on a height of late, at the age of that height', () => {
    const weighed = (date: string): PatientInput => ({
      ...boy,
      measurements: [
        { date: '2017-01-10', sizeCm: 84 },
        { date, weightKg: 14 },
      ],
    })
    expect(screened(weighed('2017-06-20'))['jgz2019-short']).toMatchObject({ measurementIndex: 0 })
    // Three years on the height says nothing of today.
    const { measurementIndex, met, gaps } = screened(weighed('2020-01-10'))['jgz2019-short'] as ScreeningResult
    expect([measurementIndex, met]).toEqual([undefined, undefined])
    expect(gaps).toContainEqual({ code: 'missing', quantity: 'sizeSds' })
  })

  it('on the velocity of a year takes none of half a year', () => {
    const halfYear: PatientInput = {
      ...boy,
      measurements: [
        { date: '2023-11-20', sizeCm: 139 },
        { date: '2024-06-03', sizeCm: 139.5 },
      ],
    }
    const course = assessCourse(halfYear, { today })
    expect(course.intervals[0]?.sds?.value).toBeLessThan(-2)
    expect(course.findings).toEqual([])
    expect(screened(halfYear)['ghrs2000']).toMatchObject({ met: undefined, criteriaMet: 0 })
  })

  it('is evaluated for no child with a disease or under treatment', () => {
    const short = { ...boy, measurements: [{ date: '2023-01-10', sizeCm: 110 }] }
    expect(assessCourse({ ...short, diseases: ['NoonanSyndrome'] }, { today })).toMatchObject({
      screening: [],
      notScreened: 'disease',
    })
    const markers = [{ kind: 'growth-hormone', date: '2022-01-01', text: 'GH' }] as const
    expect(assessCourse({ ...short, markers }, { today })).toMatchObject({ screening: [], notScreened: 'treatment' })
  })
})

describe('a finding', () => {
  it('never prints a value as its limit', () => {
    const finding = { code: 'bone_age_far_ahead', ageYears: 10, value: 2.04, limit: 2 } as const
    expect(findingText(finding, en)).toMatch(/^Bone age 2\.04 years ahead of age \(over 2,/)
    expect(findingText({ ...finding, code: 'slow_growth', value: -2.003, limit: -2 }, en)).toContain('−2.003 SDS')
  })

  it.each([
    [
      136.5,
      /so langsam oder langsamer in einem einzelnen Jahr bei weniger als 0,1 % der gesunden Kinder$/,
      /as slow or slower in any one year in fewer than 0\.1% of healthy children$/,
    ],
    [139.1, /einzelnen Jahr bei 0,3 % der gesunden Kinder$/, /in any one year in 0\.3% of healthy children$/],
    [160, /Geschwindigkeit ≥ \+6 SDS \(über \+2, .*bei weniger als 0,1 %/, /velocity ≥ \+6 SDS \(above \+2,/],
  ])('of velocity says whose share it gives, and no score beyond six SD: %s cm', (sizeCm, inGerman, inEnglish) => {
    const measurements = [
      { date: '2023-06-04', sizeCm: 136 },
      { date: '2024-06-03', sizeCm },
    ]
    const [finding] = assessCourse({ ...boy, measurements }, { today }).findings
    expect(findingText(finding as CourseFinding, de)).toMatch(inGerman)
    expect(findingText(finding as CourseFinding, en)).toMatch(inEnglish)
  })

  const findings = (sizeCm: number, boneAgeYears = 10) =>
    assessCourse(
      {
        ...boy,
        measurements: [
          { date: '2023-06-04', sizeCm: 136 },
          { date: '2024-06-03', sizeCm, boneAgeYears },
        ],
      },
      { today },
    ).findings.map(({ code }) => code)

  it.each([
    ['a year of no growth', 136.5, 10, ['slow_growth']],
    ['a usual year', 141, 10, []],
    ['a year of 9 cm', 145, 10, ['fast_growth']],
    ['a bone age 2 years ahead', 141, 11.99, []],
    ['a bone age further ahead', 141, 12.01, ['bone_age_far_ahead']],
    ['a bone age further behind', 141, 7.98, ['bone_age_far_behind']],
  ])('is %s', (_, sizeCm, boneAge, expected) => {
    expect(findings(sizeCm, boneAge)).toEqual(expected)
  })
})
