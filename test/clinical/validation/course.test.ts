import { describe, expect, test } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { findingsOf, today } from './findings-of.js'

/** An ordinary boy, from four to nine years, yearly. */
const ordinary: readonly Measurement[] = [
  { date: '2018-06-04', sizeCm: 103, weightKg: 16.5, headCm: 51 },
  { date: '2019-06-04', sizeCm: 110, weightKg: 18.5, headCm: 51.4 },
  { date: '2020-06-04', sizeCm: 116, weightKg: 21, headCm: 51.8 },
  { date: '2021-06-04', sizeCm: 122.5, weightKg: 23.5, headCm: 52.1 },
  { date: '2022-06-04', sizeCm: 128.5, weightKg: 26.5, headCm: 52.4 },
  { date: '2023-06-04', sizeCm: 134, weightKg: 29.5, headCm: 52.7 },
]

/** The boy with the visits of some indices changed. */
function boy(changes: { readonly [index: number]: Measurement } = {}): Patient {
  return {
    gender: 'male',
    dateOfBirth: '2014-06-04',
    measurements: ordinary.map((visit, index) => ({ ...visit, ...changes[index] })),
  }
}

type Row = readonly [title: string, changes: { readonly [index: number]: Measurement }, expected: readonly string[]]

const rows: readonly Row[] = [
  ['nothing odd', {}, []],
  ['no growth in a year, then two: the low one is named', { 3: { sizeCm: 115 } }, ['hint size_off_course 3']],
  ['one high value: one message, about it', { 2: { sizeCm: 124 } }, ['hint size_off_course 2']],
  ['the same height as the year before', { 2: { sizeCm: 110 } }, ['hint size_unchanged 2']],
  ['the same height as the year before, at the last visit', { 5: { sizeCm: 128.5 } }, ['hint size_unchanged 5']],
  ['the first visit, 10 cm too much', { 0: { sizeCm: 113 } }, ['warning size_off_course 0']],
  ['the last visit, 10 cm too much', { 5: { sizeCm: 144 } }, ['hint size_off_course 5']],
  ['the last visit, 10 cm too little', { 5: { sizeCm: 124 } }, ['warning size_off_course 5']],
  ['head 1 cm smaller', { 3: { headCm: 50.8 } }, []],
  ['head 1.1 cm smaller than before, and than after', { 3: { headCm: 50.7 } }, ['hint head_shrinks 3']],
  [
    'the same day twice',
    { 3: { date: '2020-06-04', sizeCm: 116, weightKg: 21, headCm: 51.8 } },
    ['hint same_day_twice 3'],
  ],
  ['height off the course', { 2: { sizeCm: 130 } }, ['warning size_off_course 2']],
  ['height off the course, below', { 3: { sizeCm: 109 } }, ['warning size_off_course 3']],
  ['weight off the course', { 3: { weightKg: 37 } }, ['hint weight_off_course 3']],
  ['head off the course', { 3: { headCm: 56 } }, ['hint head_off_course 3']],
  [
    'weights off the course at both ends',
    { 0: { weightKg: 24 }, 5: { weightKg: 48 } },
    ['hint weight_off_course 0', 'hint weight_off_course 5'],
  ],
  ['a course that stays away', { 3: { weightKg: 37 }, 4: { weightKg: 43 }, 5: { weightKg: 50 } }, []],
  ['neighbours too far away', { 1: { date: '2014-12-04', sizeCm: 68, weightKg: 8, headCm: 43.5 } }, []],
  ['a decimal slipped in weight', { 3: { weightKg: 235 } }, ['warning weight_score 3']],
  ['a decimal slipped in height', { 3: { sizeCm: 12.25 } }, ['error size_limits 3']],
  ['height and weight swapped', { 3: { sizeCm: 23.5, weightKg: 122.5 } }, ['error size_weight_swapped 3']],
  ['metres in one visit', { 3: { sizeCm: 1.225 } }, ['error size_limits 3']],
  ['two odd visits', { 1: { sizeCm: 1.1 }, 4: { weightKg: 2.65 } }, ['error size_limits 1', 'warning weight_score 4']],
]

describe('the course of a child', () => {
  test.each(rows)('%s', (_, changes, expected) => {
    expect(findingsOf(boy(changes))).toEqual(expected)
  })

  test('an unusual score that also departs from the course gets one message for both', () => {
    const messages = validatePatient(boy({ 3: { sizeCm: 98 } }), { today, locale: 'en' })
    expect(messages).toHaveLength(1)
    expect(messages[0]?.code).toBe('size_score')
    expect(messages[0]?.text).toContain("The value also departs from the child's growth curve")
    expect(messages[0]?.text).toContain('That is 18 cm less than at the visit before')
  })

  test('the likely slip is named with the value that was meant', () => {
    const [message] = validatePatient(boy({ 3: { weightKg: 2.35 } }), { today })
    expect(message?.text).toContain('Möglicherweise ist das Komma verrutscht (23,5 kg?).')
  })

  test.each([
    ['inches', { 5: { sizeCm: 52.8 } }, 'Vermutlich wurden Zoll statt Zentimeter eingegeben (134,11 cm?).'],
    ['transposed digits of a height', { 5: { sizeCm: 143 } }, 'Möglicherweise sind zwei Ziffern vertauscht (134 cm?).'],
    ['10 cm', { 5: { sizeCm: 124.3 } }, 'Möglicherweise wurde um 10 cm falsch abgelesen (134,3 cm?).'],
    ['10 cm before 123.5 cm', { 3: { sizeCm: 132.5 } }, 'Möglicherweise wurde um 10 cm falsch abgelesen (122,5 cm?).'],
    ['transposed digits of a weight', { 2: { weightKg: 12 } }, 'Möglicherweise sind zwei Ziffern vertauscht (21 kg?).'],
    [
      'the values of another child',
      { 3: { sizeCm: 136, weightKg: 35 } },
      'Möglicherweise sind es die Werte eines anderen Kindes.',
    ],
  ] as const)('the likely slip of a value that departs: %s', (_, changes, expected) => {
    const texts = validatePatient(boy(changes), { today }).map(({ text }) => text)
    expect(texts.filter((text) => text.includes(expected))).toHaveLength(1)
  })

  test('an infant weighed in pounds', () => {
    const weights = [3.6, 4.4, 11.9, 6.1]
    const measurements = weights.map((weightKg, i) => ({ ageInYears: 0.02 + i / 12, weightKg }))
    const [message] = validatePatient({ gender: 'male', measurements }, { today, locale: 'en' })
    expect(message).toMatchObject({ code: 'weight_score', measurementIndex: 2 })
  })

  test('of two values of one day the one that fits less is named', () => {
    const visits = [...ordinary.slice(0, 4), { date: '2021-06-04', sizeCm: 127, weightKg: 23.5 }, ...ordinary.slice(4)]
    expect(findingsOf({ ...boy(), measurements: visits })).toEqual(['hint same_day_twice 4', 'hint size_off_course 4'])
    const alone = [visits[3] as Measurement, visits[4] as Measurement]
    expect(findingsOf({ ...boy(), measurements: alone })).toEqual(['hint same_day_twice 1'])
  })

  test('of two visits the later is named, unless only the earlier is far from the median', () => {
    const two = (first: number, second: number) =>
      findingsOf({
        ...boy(),
        measurements: [
          { ...ordinary[3], sizeCm: first },
          { ...ordinary[4], sizeCm: second },
        ],
      })
    expect(two(122.5, 139)).toEqual(['hint size_off_course 1'])
    // Which of two is less than the other cannot be told: the message is about both.
    expect(two(139, 128.5)).toEqual(['warning size_off_course 1'])
  })

  test('the change of reference at four years is no change of course', () => {
    const measurements = [3.2, 3.7, 4.2, 4.7].map((ageInYears, i) => ({
      ageInYears,
      sizeCm: [88, 91, 94, 97][i] as number,
      weightKg: [11.3, 12, 12.8, 13.6][i] as number,
    }))
    expect(findingsOf({ gender: 'female', measurements }).filter((it) => it.includes('off_course'))).toEqual([])
  })

  test('a height that decreases when growth has ended', () => {
    const grown = (sizeCm: number, ageInYears: number): Patient => ({
      gender: 'male',
      measurements: [
        { ageInYears: 16.6, sizeCm: 178 },
        { ageInYears, sizeCm },
      ],
    })
    expect(findingsOf(grown(176.5, 17.99))).toEqual([])
    expect(findingsOf(grown(176.4, 17.99))).toEqual(['warning size_off_course 1'])
    expect(findingsOf(grown(178, 17.99))).toEqual([])
    // A grown person's height can be lost by a disease of the spine.
    expect(findingsOf(grown(176.5, 18))).toEqual([])
    expect(findingsOf(grown(176.4, 18))).toEqual(['hint size_shrinks 1'])
  })

  test('a height that decreases within a day, or since the latest of equal heights', () => {
    const grown = (...heights: readonly (readonly [date: string, sizeCm: number])[]): Patient => ({
      gender: 'male',
      dateOfBirth: '2001-06-04',
      measurements: heights.map(([date, sizeCm]) => ({ date, sizeCm })),
    })
    const ofOneDay = grown(['2019-06-04T08:00:00', 180], ['2019-06-04T10:00:00', 177])
    expect(findingsOf(ofOneDay)).toEqual(['hint same_day_twice 1'])
    const ofThree = grown(['2019-06-04', 180], ['2020-01-07', 180], ['2020-05-04', 177])
    const texts = validatePatient(ofThree, { today, locale: 'en' }).map(({ text }) => text)
    expect(texts).toEqual([expect.stringContaining('3 cm less than on 7 January 2020 (180 cm)')])
  })

  test('three measurements of one day give one message', () => {
    const day = { date: '2020-06-04' }
    const messages = validatePatient(boy({ 1: day, 2: day, 3: day }), { today })
    expect(messages.filter(({ code }) => code === 'same_day_twice').map(({ text }) => text)).toEqual([
      'Für den 04.06.2020 liegen 3 Messungen vor.',
    ])
  })

  test('before term nothing is off the course', () => {
    const preterm: Patient = {
      gender: 'male',
      weekBirth: 26,
      dateOfBirth: '2026-05-01',
      measurements: [
        { date: '2026-05-15', weightKg: 0.9 },
        { date: '2026-06-01', weightKg: 1.9 },
        { date: '2026-06-15', weightKg: 1.5 },
      ],
    }
    expect(findingsOf(preterm)).toEqual(['hint birth_week_limits'])
  })
})

describe('the order of messages', () => {
  const patient: Patient = {
    gender: 'male',
    dateOfBirth: '2014-06-04',
    sizeFatherCm: 1.8,
    weekBirth: 36,
    diseases: ['TurnerSyndrome', 'X'],
    measurements: [
      { date: '2023-06-04', headCm: 510, boneAgeYears: 6 },
      { date: '2021-06-04', sizeCm: 350, weightKg: 2 },
      { date: '2019-06-04', sizeCm: 340 },
    ],
  }
  const expected = [
    'error father_size undefined',
    'error size 2',
    'error size 1',
    'error head 0',
    'warning diseases undefined',
    'warning weight 1',
    'hint diseases undefined',
    'hint birth_week undefined',
    'hint bone_age 0',
  ]
  const order = (it: Patient) =>
    validatePatient(it, { today }).map(
      ({ severity, target, measurementIndex }) => `${severity} ${target} ${measurementIndex}`,
    )

  test('by severity, then by field, then by age', () => {
    expect(order(patient)).toEqual(expected)
  })

  test('whatever the order of the measurements', () => {
    const reversed = { ...patient, measurements: [...(patient.measurements ?? [])].reverse() }
    const renamed = expected.map((line) => line.replace(/\d$/, (index) => String(2 - Number(index))))
    expect(order(reversed)).toEqual(renamed)
  })
})
