import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import * as figures from '../../../src/clinical/course/figures/nl1997-puberty.js'
import { assessPuberty } from '../../../src/clinical/course/puberty/assess-puberty.js'
import { pubertyPublication } from '../../../src/clinical/course/puberty/puberty-publication.js'
import {
  menarcheScore,
  pubertyProvenance,
  shareReached,
  stageScore,
} from '../../../src/clinical/course/puberty/tanner-score.js'
import { stagedSigns } from '../../../src/clinical/growth/puberty-findings.js'
import {
  cdc,
  germany,
  germanyGeneral,
  kiggs,
  kromeyerHauschild,
  who,
} from '../../../src/clinical/references/built-in-sets.js'
import { figuresChecksum } from '../../../src/clinical/references/checksum.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { rightsTogether } from '../../../src/clinical/references/set-rights.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Patient, PubertyFinding } from '../../../src/ground/model/patient.js'
import { runsOf } from '../../property-runs.js'

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
      runsOf(500),
    )
  })

  it('is bounded where the shares say no more, and missing beyond their ages', () => {
    expect(stageScore('female', 'breastStage', 5, 8)).toEqual({ value: 3, accuracy: 'greater_or_equal' })
    expect(stageScore('male', 'genitalStage', 1, 20)).toEqual({ value: -3, accuracy: 'less_or_equal' })
    expect(stageScore('female', 'breastStage', 2, 7.98)).toBeUndefined()
    // An eighth birthday is often 2,921 days, less than 8.000 years.
    expect(stageScore('female', 'breastStage', 2, 2921 / 365.25)).toEqual(stageScore('female', 'breastStage', 2, 8))
    expect(menarcheScore(21.005)).toEqual(menarcheScore(21))
    expect(menarcheScore(21.02)).toBeUndefined()
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
    ...rightsTogether([pubertyPublication]),
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

  it('is late without a sign at 13.5 in a girl, at 14 in a boy, by the latest finding without one', () => {
    const older = { ...girl, dateOfBirth: '2010-06-04' }
    expect(hints(older, { date: '2023-12-04', breastStage: 1 })).toEqual(['late breastStage'])
    expect(hints(older, { date: '2023-12-03', breastStage: 1 })).toEqual([])
    expect(hints(older, { date: '2023-12-04', breastStage: 1 }, { date: '2023-12-05', breastStage: 2 })).toEqual([
      'late breastStage',
    ])
    expect(hints(older, { date: '2023-12-03', breastStage: 1 }, { date: '2023-12-05', breastStage: 2 })).toEqual([])
    const olderBoy = { ...boy, dateOfBirth: '2010-06-04' }
    expect(hints(olderBoy, { date: '2024-06-06', testicularVolumeMl: 3 })).toEqual(['late testicularVolumeMl'])
  })

  const born = (gender: 'male' | 'female', dateOfBirth: string): Patient => ({ gender, dateOfBirth })

  it.each([
    ['4 ml the day before the 9th birthday', 'male', '2013-06-01', '2022-05-31', 4, ['early']],
    ['4 ml on it', 'male', '2013-06-01', '2022-06-01', 4, []],
    ['3 ml the day before the 14th', 'male', '2009-06-01', '2023-05-31', 3, []],
    ['3 ml on it', 'male', '2009-06-01', '2023-06-01', 3, ['late']],
    ['B2 the day before the 8th', 'female', '2013-06-01', '2021-05-31', 2, ['early']],
    ['B2 on it', 'female', '2013-06-01', '2021-06-01', 2, []],
    ['B1 the day before 13 and a half', 'female', '2009-06-01', '2022-11-30', 1, []],
    ['B1 on it', 'female', '2009-06-01', '2022-12-01', 1, ['late']],
    ['3 ml on 28 February of one born on the 29th', 'male', '2008-02-29', '2022-02-28', 3, []],
    ['3 ml on 1 March', 'male', '2008-02-29', '2022-03-01', 3, ['late']],
    ['B2 on 28 February before the 8th in a leap year', 'female', '2012-02-29', '2020-02-28', 2, ['early']],
    ['B2 on 29 February', 'female', '2012-02-29', '2020-02-29', 2, []],
  ] as const)('counts birthdays: %s', (_, gender, dateOfBirth, date, value, expected) => {
    const sign = gender === 'male' ? 'testicularVolumeMl' : 'breastStage'
    const found = hints(born(gender, dateOfBirth), { date, [sign]: value })
    expect(found).toEqual(expected.map((kind) => `${kind} ${sign}`))
  })

  // Born on 1 January 2010: the limits are 2019-01-01 and 2024-01-01.
  it.each<[string, readonly PubertyFinding[], readonly string[]]>([
    [
      'by the stage where a later day has no volume',
      [
        { date: '2016-01-01', testicularVolumeMl: 2 },
        { date: '2018-07-01', genitalStage: 3 },
      ],
      ['early genitalStage'],
    ],
    [
      'still by the stage, years after a volume',
      [
        { date: '2020-01-01', testicularVolumeMl: 2 },
        { date: '2025-01-01', genitalStage: 1 },
      ],
      ['late genitalStage'],
    ],
    [
      'by the volume of the day, not by its stage',
      [
        { date: '2018-07-01', genitalStage: 2, testicularVolumeMl: 3 },
        { date: '2024-02-01', genitalStage: 2, testicularVolumeMl: 3 },
      ],
      ['late testicularVolumeMl'],
    ],
    [
      'by volume and stage of two findings of one day',
      [
        { date: '2018-07-01', genitalStage: 2 },
        { date: '2018-07-01', testicularVolumeMl: 3 },
      ],
      [],
    ],
    [
      'late, also once it has begun',
      [
        { date: '2024-04-20', testicularVolumeMl: 3 },
        { date: '2024-07-01', testicularVolumeMl: 4 },
        { date: '2025-07-01', testicularVolumeMl: 10 },
      ],
      ['late testicularVolumeMl'],
    ],
    [
      'not late where the volume had begun, whatever the stage',
      [
        { date: '2023-06-01', testicularVolumeMl: 5 },
        { date: '2024-06-01', genitalStage: 1 },
      ],
      [],
    ],
    [
      'late by a small volume after a stage',
      [
        { date: '2023-06-01', genitalStage: 2 },
        { date: '2024-06-01', testicularVolumeMl: 3 },
      ],
      ['late testicularVolumeMl'],
    ],
    [
      'not late by one low value between two others',
      [
        { date: '2023-06-01', testicularVolumeMl: 4 },
        { date: '2024-06-01', testicularVolumeMl: 3 },
        { date: '2024-12-01', testicularVolumeMl: 6 },
      ],
      [],
    ],
    [
      'late where the latest value shows none',
      [
        { date: '2023-06-01', testicularVolumeMl: 4 },
        { date: '2024-06-01', testicularVolumeMl: 3 },
      ],
      ['late testicularVolumeMl'],
    ],
  ])('of a boy is judged day by day: %s', (_, findings, expected) => {
    expect(hints(born('male', '2010-01-01'), ...findings)).toEqual(expected)
  })

  it('is early where menarche is, since breasts develop before it', () => {
    const early = { ...born('female', '2015-01-01'), menarche: '2022-06-01' }
    const [hint] = assessPuberty(early, { today }).hints
    expect(hint).toMatchObject({ kind: 'early', sign: 'menarche', value: undefined, date: '2022-06-01', limitYears: 9 })
    expect(hint?.percentOfChildren).toBeCloseTo(2.21, 2)
    expect(hints({ ...early, menarche: '2023-12-31' })).toEqual(['early menarche'])
    expect(hints({ ...early, menarche: '2024-01-01' })).toEqual([])
    expect(hints(early, { date: '2022-01-01', breastStage: 3 })).toEqual(['early breastStage'])
  })

  it('is not late after menarche', () => {
    const older = { ...born('female', '2010-06-04'), menarche: '2023-01-01' }
    expect(hints(older, { date: '2024-06-05', breastStage: 1 })).toEqual([])
    expect(hints({ ...older, menarche: '2024-06-06' }, { date: '2024-06-05', breastStage: 1 })).toEqual([
      'late breastStage',
    ])
  })

  it('says how many of the reference have begun, or not begun, at the age of the finding', () => {
    const hintOf = (child: Patient) => assessPuberty(child, { today }).hints[0]
    // No figures before 8 years: fewer than there.
    const early = hintOf({ ...girl, puberty: [{ date: at(6.5), breastStage: 2 }] })
    expect(early?.percentOfChildren).toBeCloseTo(2.21, 2)
    expect(early).toMatchObject({ isFewer: true, publication: 'Carel 2009' })
    expect(early?.source).toContain('Carel')
    const older: Patient = { ...boy, dateOfBirth: '2008-06-04' }
    const shareAt = (date: string) => hintOf({ ...older, puberty: [{ date, testicularVolumeMl: 3 }] })
    const [at14, at15] = [shareAt('2022-06-06'), shareAt('2023-06-06')]
    expect(at14?.percentOfChildren).toBeCloseTo(2.73, 2)
    expect(at15?.percentOfChildren).toBeLessThan(1)
    expect(at15?.isFewer).toBeUndefined()
  })

  it('of a girl is late at 13.5 years with German references, at 13 with others, and says by whom', () => {
    const lateBy = (references: ReferenceSet, date: string) => {
      const older: Patient = { ...girl, dateOfBirth: '2010-06-04', puberty: [{ date, breastStage: 1 }] }
      return assessPuberty(older, { today, references }).hints.map(({ limitYears, publication }) => [
        limitYears,
        publication,
      ])
    }
    for (const set of [germany, germanyGeneral, kiggs, kromeyerHauschild]) {
      expect(lateBy(set, '2023-12-03')).toEqual([])
      expect(lateBy(set, '2023-12-04')).toEqual([[13.5, 'AWMF 027-025']])
    }
    for (const set of [who, cdc]) {
      expect(lateBy(set, '2023-06-03')).toEqual([])
      expect(lateBy(set, '2023-06-04')).toEqual([[13, 'Palmert 2012']])
    }
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
      'before 13.5 in a girl',
      { ...girl, dateOfBirth: '2012-06-04', puberty: [{ date: '2025-12-03', breastStage: 1 }] },
      undefined,
    ],
    [
      'at 13.5 in a girl',
      { ...girl, dateOfBirth: '2012-06-04', puberty: [{ date: '2025-12-04', breastStage: 1 }] },
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

  it.each([
    ['germany', '2023-06-03', 9],
    ['germany', '2023-06-04', undefined],
    ['who', '2023-06-03', undefined],
    ['who', '2022-06-03', 8],
    ['germany', '2022-06-03', 9],
  ])('is of menarche with %s on %s before %s years', (set, menarche, limitYears) => {
    const references = set === 'who' ? who : germany
    const [hint] = assessPuberty({ ...girl, menarche }, { today, references }).hints
    expect(hint?.limitYears).toBe(limitYears)
    if (limitYears === undefined) return
    expect(hint?.publication).toBe(limitYears === 9 ? 'DGKED Pubertas praecox' : 'Carel 2009')
    // Of the girls as old, not of those with breast stage 2.
    expect(hint?.percentOfChildren).toBeCloseTo(limitYears === 9 && menarche > '2023' ? 0.9 : 0.53, 1)
  })

  it('is of menarche with German references after breasts that began in time', () => {
    const child = { ...girl, menarche: '2023-06-03', puberty: [{ date: '2022-07-01', breastStage: 2 }] }
    expect(assessPuberty(child, { today }).hints.map(({ sign }) => sign)).toEqual(['menarche'])
    expect(codes(child).map(({ code }) => code)).toEqual(['puberty_early'])
  })

  it('is of menarche too, without a finding', () => {
    const messages = codes({ ...girl, menarche: '2016-06-04' }, { locale: 'de' })
    expect(messages.map(({ text }) => text)).toEqual([
      'Menarche am 04.06.2016, vor dem 9. Geburtstag: ungewöhnlich früher Pubertätsbeginn (DGKED Pubertas praecox). Keine Diagnose.',
    ])
  })

  it('names the limit, its source and that it is no diagnosis, in both languages', () => {
    const child = { ...girl, puberty: [{ date: '2022-03-01', breastStage: 2 }] }
    expect(codes(child, { locale: 'de' })[0]?.text).toBe(
      'Brust B2 am 01.03.2022, vor dem 8. Geburtstag: ungewöhnlich früher Pubertätsbeginn (Carel 2009). Keine Diagnose.',
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

describe('findings that contradict each other', () => {
  const messages = (child: Patient) =>
    validatePatient(child, { today, locale: 'en' })
      .filter(({ code }) => code === 'puberty_contradiction')
      .map(({ severity, text }) => `${severity}: ${text}`)
  const breasts = (...stages: readonly (readonly [date: string, breastStage: number])[]): Patient => ({
    ...girl,
    puberty: stages.map(([date, breastStage]) => ({ date, breastStage })),
  })

  it('are a stage two below an earlier one, once for each sign', () => {
    const fallen = breasts(['2026-06-01', 2], ['2024-06-01', 4], ['2025-06-01', 2])
    expect(messages(fallen)).toEqual([
      'hint: Breast B4 on 1 June 2024, but breast B2 on 1 June 2025: unusual. One of the two is probably wrong.',
    ])
    expect(messages({ ...fallen, markers: [{ date: '2024-07-01', kind: 'puberty-suppression' }] })).toEqual([])
    const boyish: Patient = {
      ...boy,
      puberty: [
        { date: '2024-06-01', genitalStage: 3, pubicHairStage: 5, testicularVolumeMl: 12 },
        { date: '2025-06-01', genitalStage: 1, pubicHairStage: 2, testicularVolumeMl: 4 },
      ],
    }
    expect(messages(boyish)).toHaveLength(2)
  })

  it('are two stages of one day', () => {
    const expected = [
      'hint: Breast B4 on 1 June 2025, but breast B2 on 1 June 2025: unusual. One of the two is probably wrong.',
    ]
    expect(messages(breasts(['2025-06-01', 2], ['2025-06-01', 4]))).toEqual(expected)
    expect(messages(breasts(['2025-06-01', 4], ['2025-06-01', 2]))).toEqual(expected)
  })

  it('are not what observers differ by', () => {
    expect(messages(breasts(['2024-06-01', 2], ['2025-06-01', 1], ['2025-06-01', 2], ['2026-06-01', 4]))).toEqual([])
  })

  it('are a menarche and B1 on its day or later', () => {
    const text =
      'warning: Menarche on 1 June 2025, but breast B1 on 1 June 2025: exceptional. One of the two is probably wrong.'
    expect(messages({ ...breasts(['2025-06-01', 1]), menarche: '2025-06-01' })).toEqual([text])
    // One cause, one message.
    const fallen = breasts(['2025-05-01', 4], ['2025-06-01', 1], ['2026-01-01', 1])
    expect(messages({ ...fallen, menarche: '2025-06-01' })).toEqual([text])
    const treated: Patient = { ...fallen, markers: [{ date: '2025-05-02', kind: 'puberty-suppression' }] }
    expect(messages({ ...treated, menarche: '2025-06-01' })).toEqual([text])
    expect(messages({ ...breasts(['2025-05-31', 1], ['2025-06-01', 2]), menarche: '2025-06-01' })).toEqual([])
    expect(messages({ ...breasts(['2025-06-01', 1]), gender: 'male', menarche: '2025-06-01' })).toEqual([])
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
