import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validatePatient } from '../../src/assessment/validate-patient.js'
import { assessCourse } from '../../src/course/assess-course.js'
import * as figures from '../../src/course/figures/nl1997-puberty.js'
import { assessPuberty } from '../../src/course/puberty/assess-puberty.js'
import { menarcheScore, pubertyProvenance, shareReached, stageScore } from '../../src/course/puberty/tanner-score.js'
import { stagedSigns } from '../../src/growth/puberty-findings.js'
import { isoDate } from '../../src/model/calendar-date.js'
import type { Patient, PubertyFinding } from '../../src/model/patient.js'
import { figuresChecksum } from '../../src/references/checksum.js'

const today = '2026-11-20'
const girl: Patient = { gender: 'female', dateOfBirth: '2014-06-04' }
const boy: Patient = { gender: 'male', dateOfBirth: '2014-06-04' }
/** A date at a number of years of age. */
const at = (years: number) => isoDate(16_225 + Math.round(years * 365.25))

describe('the score of a stage', () => {
  // Girls of 11.0 years: B2 0.6145 and B3 0.1874 of the file.
  it('is the quantile of those less advanced and half of those alike', () => {
    const reached = [2, 3].map((stage) => shareReached('female', 'breastStage', stage, 11) as number)
    const middle = 1 - ((reached[0] as number) + (reached[1] as number)) / 2
    const score = stageScore('female', 'breastStage', 2, 11)?.value as number
    // Abramowitz and Stegun 26.2.17, to 1e-7.
    const t = 1 / (1 + 0.2316419 * Math.abs(score))
    const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
    const tail =
      (Math.exp(-(score ** 2) / 2) / Math.sqrt(2 * Math.PI)) * terms.reduce((sum, a, i) => sum + a * t ** (i + 1), 0)
    expect(score > 0 ? 1 - tail : tail).toBeCloseTo(middle, 6)
  })

  // Medians of 1997: B2 10.7, G2 11.5, menarche 13.15 years (D. Mul et al., Pediatr. Res. 50 (2001) 479-486).
  it.each([
    ['female', 'breastStage', 2, 10.7],
    ['male', 'genitalStage', 2, 11.5],
  ] as const)('half the children (%s) have reached %s %d at %d years', (gender, sign, stage, years) => {
    expect(shareReached(gender, sign, stage, years)).toBeCloseTo(0.5, 1)
  })

  it('of a menarche at the median age is 0, earlier above it', () => {
    expect(menarcheScore(13.16)?.value).toBeCloseTo(0, 1)
    expect(menarcheScore(11)?.value).toBeGreaterThan(1.5)
  })

  it('rises with the stage, and falls with age', () => {
    const age = fc.double({ min: 9, max: 19, noNaN: true })
    const sign = fc.constantFrom(
      ['female', 'breastStage'] as const,
      ['female', 'pubicHairStage'] as const,
      ['male', 'genitalStage'] as const,
      ['male', 'pubicHairStage'] as const,
    )
    fc.assert(
      fc.property(age, sign, fc.integer({ min: 1, max: 4 }), (years, [gender, each], stage) => {
        const score = (value: number, x: number) => stageScore(gender, each, value, x)?.value ?? Number.NaN
        expect(score(stage + 1, years)).toBeGreaterThanOrEqual(score(stage, years))
        expect(score(stage, years + 0.5)).toBeLessThanOrEqual(score(stage, years) + 1e-9)
      }),
      { numRuns: 500, seed: 20261122 },
    )
  })

  it('is bounded where the shares say no more, and missing beyond their ages', () => {
    expect(stageScore('female', 'breastStage', 5, 8)).toEqual({ value: 3, accuracy: 'greater_or_equal' })
    expect(stageScore('male', 'genitalStage', 1, 20)).toEqual({ value: -3, accuracy: 'less_or_equal' })
    expect(stageScore('female', 'breastStage', 2, 7.9)).toBeUndefined()
    expect(stageScore('male', 'testicularVolumeMl', 4, 8.5)).toBeUndefined()
    expect(stageScore('male', 'breastStage', 2, 12)).toBeUndefined()
  })
})

it('the figures have the checksum that assessments state', () => {
  const rows = Object.entries(figures)
    .sort()
    .map(([name, figure]) => [name, figure()])
  expect(rows).toHaveLength(6)
  expect(pubertyProvenance).toEqual({
    references: 'puberty-netherlands-1997@2026',
    checksum: figuresChecksum([], rows),
  })
})

describe('the beginning of puberty', () => {
  const hints = (child: Patient, ...puberty: readonly PubertyFinding[]) =>
    assessPuberty({ ...child, puberty }, { today }).hints.map(({ kind, sign }) => `${kind} ${sign}`)

  it.each([
    [girl, 7.9, { breastStage: 2 }, ['early breastStage']],
    [girl, 8.1, { breastStage: 2 }, []],
    [girl, 7.5, { pubicHairStage: 2 }, []],
    [girl, 12.4, { breastStage: 1 }, []],
    [boy, 8.9, { testicularVolumeMl: 4 }, ['early testicularVolumeMl']],
    [boy, 8.9, { testicularVolumeMl: 3, genitalStage: 2 }, []],
    [boy, 8.9, { genitalStage: 2 }, ['early genitalStage']],
    [boy, 9.1, { testicularVolumeMl: 4 }, []],
  ] as const)('%#: at %d years', (child, years, finding, expected) => {
    expect(hints(child, { date: at(years), ...finding })).toEqual(expected)
  })

  it('is late without a sign at 13 in a girl, at 14 in a boy, by the latest finding', () => {
    const older = { ...girl, dateOfBirth: '2010-06-04' }
    expect(hints(older, { date: '2023-06-05', breastStage: 1 })).toEqual(['late breastStage'])
    expect(hints(older, { date: '2023-05-01', breastStage: 1 })).toEqual([])
    expect(hints(older, { date: '2023-06-05', breastStage: 1 }, { date: '2023-12-05', breastStage: 2 })).toEqual([])
    const olderBoy = { ...boy, dateOfBirth: '2010-06-04' }
    expect(hints(olderBoy, { date: '2024-06-06', testicularVolumeMl: 3 })).toEqual(['late testicularVolumeMl'])
  })

  it('says how many of the reference begin as early or are as late', () => {
    const [early] = assessPuberty({ ...girl, puberty: [{ date: at(7.9), breastStage: 2 }] }, { today }).hints
    expect(early?.percentOfChildren).toBeCloseTo(2.21, 2)
    expect(early?.source).toContain('Carel')
  })
})

describe('the message of an onset', () => {
  const codes = (child: Patient, options = {}) =>
    validatePatient(child, { today, ...options }).filter(({ code }) => code?.startsWith('puberty_'))

  it.each([
    ['before 8 in a girl', { ...girl, puberty: [{ date: at(7.99), breastStage: 2 }] }, 'puberty_early'],
    ['at 8 in a girl', { ...girl, puberty: [{ date: at(8.01), breastStage: 2 }] }, undefined],
    ['before 9 in a boy', { ...boy, puberty: [{ date: at(8.99), testicularVolumeMl: 4 }] }, 'puberty_early'],
    [
      'a small volume beside G2',
      { ...boy, puberty: [{ date: at(8), testicularVolumeMl: 3, genitalStage: 2 }] },
      undefined,
    ],
    [
      'before 13 in a girl',
      { ...girl, dateOfBirth: '2012-06-04', puberty: [{ date: '2025-05-30', breastStage: 1 }] },
      undefined,
    ],
    [
      'at 13 in a girl',
      { ...girl, dateOfBirth: '2012-06-04', puberty: [{ date: '2025-06-06', breastStage: 1 }] },
      'puberty_late',
    ],
    [
      'at 14 in a boy',
      { ...boy, dateOfBirth: '2011-06-04', puberty: [{ date: '2025-06-06', genitalStage: 1 }] },
      'puberty_late',
    ],
    ['pubic hair alone', { ...girl, puberty: [{ date: at(6), pubicHairStage: 3 }] }, undefined],
  ] as const)('%s', (_, child, code) => {
    expect(codes(child).map((each) => [each.code, each.severity])).toEqual(code === undefined ? [] : [[code, 'hint']])
  })

  it('names the limit, its source and that it is no diagnosis, in both languages', () => {
    const child = { ...girl, puberty: [{ date: '2022-03-01', breastStage: 2 }] }
    expect(codes(child, { locale: 'de' })[0]?.text).toBe(
      'Brust B2 am 01.03.2022, vor 8 Jahren: ungewöhnlich früher Pubertätsbeginn (Carel 2009). Keine Diagnose.',
    )
    expect(codes(child, { locale: 'en' })[0]?.text).toContain('unusually early onset of puberty (Carel 2009)')
  })

  it('agrees with the hint of the assessment', () => {
    for (const child of [girl, boy]) {
      const puberty = [
        {
          date: at(7),
          breastStage: child.gender === 'female' ? 2 : undefined,
          testicularVolumeMl: child.gender === 'male' ? 5 : undefined,
        },
      ]
      expect(codes({ ...child, puberty })).toHaveLength(1)
      expect(assessPuberty({ ...child, puberty }, { today }).hints).toHaveLength(1)
    }
  })
})

describe('findings', () => {
  it('come back by date, with menarche', () => {
    const puberty = [
      { date: '2026-06-04', breastStage: 4 },
      { date: '2025-06-04', breastStage: 3, pubicHairStage: 2 },
    ]
    const { stages } = assessPuberty({ ...girl, menarche: '2026-03-01', puberty }, { today })
    expect(stages.map(({ sign, value }) => `${sign} ${value ?? ''}`.trim())).toEqual([
      'breastStage 3',
      'pubicHairStage 2',
      'menarche',
      'breastStage 4',
    ])
  })

  it.each([
    ['without a date', { breastStage: 2 }, 'hint'],
    ['before birth', { date: '2014-01-01', breastStage: 2 }, 'hint'],
    ['in the future', { date: '2027-01-01', breastStage: 2 }, 'hint'],
    ['of a stage that there is not', { date: '2025-01-01', breastStage: 6 }, 'hint'],
    ['between two stages', { date: '2025-01-01', breastStage: 2.5 }, 'hint'],
    ['of the other sex', { date: '2025-01-01', genitalStage: 2 }, 'hint'],
  ] as const)('%s are not used, and a message says so', (_, finding, severity) => {
    const child = { ...girl, puberty: [finding] }
    expect(assessPuberty(child, { today })).toMatchObject({ stages: [], hints: [] })
    expect(
      validatePatient(child, { today })
        .filter(({ code }) => code === 'puberty_finding_unused')
        .map((each) => each.severity),
    ).toEqual([severity])
  })

  it('without a sex or a date of birth are not scored', () => {
    const puberty = [{ date: '2025-01-01', pubicHairStage: 2 }]
    for (const child of [{ dateOfBirth: '2014-06-04' }, { gender: 'male' as const }]) {
      expect(assessPuberty({ ...child, puberty }, { today }).stages).toEqual([])
    }
  })

  it('are null where nothing is given', () => {
    const nulls = Object.fromEntries(stagedSigns.map((sign) => [sign, null]))
    expect(assessPuberty({ ...girl, puberty: [{ date: '2025-01-01', ...nulls }] }, { today }).stages).toEqual([])
    expect(assessPuberty({ ...girl, puberty: null, menarche: null }, { today }).stages).toEqual([])
  })
})

it('predictions and rules are not for a child with a level of cerebral palsy', () => {
  const visits = [
    { date: '2024-06-04', sizeCm: 120 },
    { date: '2025-06-04', sizeCm: 124 },
  ]
  expect(assessCourse({ ...boy, gmfcsLevel: 4, measurements: visits }, { today }).notScreened).toBe('disease')
  expect(assessCourse({ ...boy, measurements: visits }, { today }).notScreened).toBeUndefined()
})
