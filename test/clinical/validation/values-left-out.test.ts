import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { findUnusual } from '../../../src/clinical/validation/engine.js'
import { valuesLeftOut } from '../../../src/clinical/validation/values-left-out.js'
import type { MeasurementInput, PatientInput } from '../../../src/ground/model/patient.js'

const today = '2026-01-01'
const boy = (measurements: readonly MeasurementInput[]) => ({
  dateOfBirth: '2016-02-01',
  gender: 'male' as const,
  sizeFatherCm: 180,
  sizeMotherCm: 165,
  measurements,
})

function leftOut(field: 'sizeCm', measurements: readonly MeasurementInput[]) {
  const assessment = assessPatient(boy(measurements), growthSettings({ today }, calculationDefaults))
  return [...valuesLeftOut(assessment, field, findUnusual(assessment))].sort()
}

function warnings(measurements: readonly MeasurementInput[], language: 'de' | 'en') {
  return validatePatient(boy(measurements), { today, locale: language }).flatMap(({ severity, text }) =>
    severity === 'warning' ? [text] : [],
  )
}

/** Heights or weights of a boy at ages in years. */
function at(field: 'sizeCm' | 'weightKg', ...values: readonly (readonly [years: number, value: number])[]) {
  return values.map(([ageInYears, value]): MeasurementInput => ({ ageInYears, [field]: value }))
}

const fallen: readonly MeasurementInput[] = [
  { date: '2021-01-31', sizeCm: 110 },
  { date: '2022-01-31', sizeCm: 116.5 },
  { date: '2024-02-01', sizeCm: 128.5 },
  { date: '2025-11-19', sizeCm: 118.5 },
]

describe('a height far below the one before', () => {
  it('is a warning that says so', () => {
    expect(warnings(fallen, 'en')[0]).toMatch(
      /^The height of 118\.5 cm .* That is 10 cm less than at the visit before, which is exceptional\. This may be a measurement/,
    )
    expect(warnings(fallen, 'de')[0]).toMatch(
      /^Die Körpergröße von 118,5 cm .* Das sind 10 cm weniger als beim Besuch davor; das ist außergewöhnlich\. Möglicherweise/,
    )
  })

  it('is left out of growth over time', () => {
    const { intervals, scoreFalls, predictedFrom } = assessCourse(boy(fallen), { today })
    expect(intervals.filter(({ toIndex, fromIndex }) => toIndex === 3 || fromIndex === 3)).toEqual([])
    expect(scoreFalls.map(({ measurementIndex }) => measurementIndex)).toEqual([2])
    expect(predictedFrom).toBe(2)
  })

  it('meets no screening rule, which a height that others bear out does', () => {
    const met = (measurements: readonly MeasurementInput[]) =>
      assessCourse(boy(measurements), { today }).screening.flatMap(({ rule, met }) => (met ? [rule] : []))
    expect(met(fallen)).toEqual([])
    const lasting = [...fallen, { date: '2025-12-20', sizeCm: 118.6 }]
    expect(leftOut('sizeCm', lasting)).toEqual([])
    expect(met(lasting)).toContain('jgz2019-short')
    expect(warnings(lasting, 'en')).toEqual([
      'The height of 118.5 cm is 10 cm less than on 1 February 2024 (128.5 cm), which is exceptional. Later heights confirm the loss: please look for its cause (spine: vertebral fracture, scoliosis?). If there is none, the earlier height was probably too high.',
    ])
    expect(warnings(lasting, 'de')).toEqual([
      'Die Körpergröße von 118,5 cm ist um 10 cm kleiner als am 01.02.2024 (128,5 cm); das ist außergewöhnlich. Spätere Größen bestätigen den Verlust: bitte nach der Ursache suchen (Wirbelsäule: Wirbelkörperfraktur, Skoliose?). Findet sich keine, war die frühere Größe wohl zu hoch.',
    ])
  })

  it('of two alone leaves nothing to derive', () => {
    const { intervals, scoreFalls, predictions, screening } = assessCourse(boy(fallen.slice(2)), { today })
    expect([intervals, scoreFalls, predictions, screening]).toEqual([[], [], [], []])
  })

  it.each([
    ['within 1.5 cm, standing', at('sizeCm', [5, 110], [6, 116.5], [7, 123], [7.1, 121.5]), []],
    ['beyond', at('sizeCm', [5, 110], [6, 116.5], [7, 123], [7.1, 121.4]), [3]],
    ['within 2.5 cm, lying', at('sizeCm', [0.8, 72], [1, 76], [1.1, 73.5]), []],
    ['beyond, lying', at('sizeCm', [0.8, 72], [1, 76], [1.1, 73.4]), [2]],
    ['the one before, where the others bear out the lower', at('sizeCm', [5, 110], [6, 125], [7, 123], [8, 129]), [1]],
    // A fracture of the spine, which a month and half a year later bears out.
    [
      'none where a further height bears the loss out',
      at('sizeCm', [6, 116.5], [6.5, 119.5], [7, 112.6], [7.1, 113]),
      [],
    ],
    ['none, half-yearly', at('sizeCm', [6, 116.5], [6.5, 119.5], [7, 122.5], [7.5, 116], [8, 119]), []],
    ['the wrong one before', at('sizeCm', [6, 116.5], [6.5, 119.5], [7, 132.5], [7.5, 126], [8, 129]), [2]],
    ['within 1.5 cm, until 18 years', at('sizeCm', [15.99, 178], [17.99, 176.5]), []],
    ['beyond, until 18 years', at('sizeCm', [15.99, 178], [17.99, 176.4]), [0, 1]],
    ['beyond, from 18 years on', at('sizeCm', [16, 178], [18, 176.4]), []],
    ['both of two alone, since nothing shows which', at('sizeCm', [7, 128.5], [9, 118.5]), [0, 1]],
  ] as const)('%s', (_, measurements, expected) => {
    expect(leftOut('sizeCm', measurements)).toEqual(expected)
  })

  it('of two alone names neither as the wrong one', () => {
    const two = at('sizeCm', [7, 128.5], [9, 118.5])
    expect(warnings(two, 'en')).toEqual([expect.stringMatching(/The heights contradict each other: check both\.$/)])
    expect(warnings(two, 'de')).toEqual([
      expect.stringMatching(/Die beiden Körpergrößen widersprechen sich: bitte beide prüfen\.$/),
    ])
  })
})

it.each([
  ['en', 'The time of day explains only about 0.5 cm of it (shorter in the afternoon than in the morning).'],
  ['de', 'Die Tageszeit erklärt davon nur etwa 0,5 cm (nachmittags kleiner als morgens).'],
] as const)('up to 2.5 cm the time of day is named, beyond it is not: %s', (locale, said) => {
  const lost = (cm: number) => warnings(at('sizeCm', [16, 178], [17, 178 - cm]), locale).join(' ')
  // More than at the visit after, too.
  const lostAfter = (cm: number) => warnings(at('sizeCm', [10, 130], [10.5, 140 + cm], [11.5, 140]), locale).join(' ')
  expect(lostAfter(2.5)).toContain(said)
  expect(lostAfter(2.6)).not.toContain(said)
  expect(lost(1.6)).toContain(said)
  expect(lost(2.5)).toContain(said)
  expect(lost(2.6)).not.toContain(said)
  expect(lost(2.6)).not.toBe('')
})

it.each([
  ['en', 'check both. Two digits may be transposed (131 cm?).'],
  ['de', 'bitte beide prüfen. Möglicherweise sind zwei Ziffern vertauscht (131 cm?).'],
] as const)(
  'of two heights that contradict each other the likely slip is a sentence of its own: %s',
  (locale, said) => {
    expect(warnings(at('sizeCm', [8, 128], [8.6, 113]), locale).join(' ')).toContain(said)
  },
)

it('a height that is more than the one after is left out of the fall since the highest', () => {
  const slip = at('sizeCm', [6, 116.5], [7, 132.5], [8, 128.5], [9.8, 138.5])
  expect(leftOut('sizeCm', slip)).toEqual([1])
  const { scoreFalls } = assessCourse(boy(slip), { today })
  expect(scoreFalls.map(({ sinceHighest }) => sinceHighest?.fromIndex)).not.toContain(1)
})

it('beside two that are left out keeps a height in use, which is not taken for one of two alone', () => {
  const twice = at('sizeCm', [5, 110], [6, 116.5], [7, 123], [7.5, 117], [8, 80])
  expect(leftOut('sizeCm', twice)).toEqual([3, 4])
  expect(warnings(twice, 'en').join()).not.toContain('contradict each other')
})

it('a height that grows slowly keeps being used', () => {
  expect(leftOut('sizeCm', at('sizeCm', [4, 103], [6, 110], [8, 113.5], [10, 117]))).toEqual([])
})

it('of two heights that contradict each other, around one that was carried forward, leaves out those two', () => {
  const carried = at('sizeCm', [7, 128.5], [8, 128.5], [9, 118.5])
  expect(leftOut('sizeCm', carried)).toEqual([0, 2])
})

describe('without a sex, where no score shows which height is wrong', () => {
  const child = (...heights: readonly (readonly [years: number, value: number])[]) => ({
    measurements: at('sizeCm', ...heights),
  })
  const used = (patient: ReturnType<typeof child>) =>
    assessCourse(patient, { today }).intervals.map(({ fromIndex, toIndex }) => [fromIndex, toIndex])

  it.each([
    ['both of two alone', child([7, 128.5], [9, 118.5]), []],
    ['the lower, where the one before bears out the higher', child([7, 128.5], [8, 129], [9, 118.5]), [[0, 1]]],
    ['the higher, where the one after bears out the lower', child([7, 128.5], [9, 118.5], [10, 122]), [[1, 2]]],
    [
      'neither, where both are borne out',
      child([7, 128.5], [8, 129], [9, 118.5], [10, 122]),
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    ['neither within 1.5 cm', child([7, 123], [9, 121.5]), [[0, 1]]],
    ['both beyond', child([7, 123], [9, 121.4]), []],
  ])('leaves out %s', (_, patient, expected) => {
    expect(used(patient)).toEqual(expected)
  })

  it.each([
    ['en', 'which is exceptional. The heights contradict each other: check both.'],
    ['de', 'das ist außergewöhnlich. Die beiden Körpergrößen widersprechen sich: bitte beide prüfen.'],
  ])('says of both that they need checking (%s)', (locale, said) => {
    const texts = (patient: ReturnType<typeof child>) =>
      validatePatient(patient, { today, locale })
        .map(({ text }) => text)
        .join(' ')
    expect(texts(child([7, 128.5], [9, 118.5]))).toContain(said)
    expect(texts(child([7, 128.5], [9, 118.5], [10, 122]))).not.toContain(said.slice(-20))
  })

  it.each([
    ['en', 'which is exceptional. The next height is less than that, too: check the 130 cm.'],
    ['de', 'das ist außergewöhnlich. Auch die nächste Körpergröße ist kleiner: bitte die 130 cm prüfen.'],
  ])('names the earlier height where that alone is left out (%s)', (locale, said) => {
    const texts = (...heights: readonly (readonly [number, number])[]) =>
      validatePatient(child(...heights), { today, locale })
        .map(({ text }) => text)
        .join(' ')
    const rising = [
      [5, 110],
      [5.5, 130],
      [6, 113],
    ] as const
    const named = said.slice(said.indexOf('. ') + 2)
    expect(texts(...rising, [6.5, 116])).toContain(said)
    // Both are doubted, or neither.
    expect(texts(...rising)).not.toContain(named)
    expect(texts(...rising, [6.5, 128.5])).not.toContain(named)
    expect(texts([5, 129], ...rising.slice(1), [6.5, 116])).not.toContain(named)
  })
})

describe('a height that is left out is no neighbour of another', () => {
  const hints = (patient: PatientInput) =>
    validatePatient(patient, { today }).flatMap(({ code, measurementIndex }) =>
      code === 'size_off_course' ? [measurementIndex] : [],
    )

  // Corrected for gestation until the second visit: no score compares it with the third.
  it.each([
    [[84, 87, 84, 91.5], [1, 2], []],
    [[84, 87, 86, 95.5], [], [3]],
    // The next height bears the third one out: the second alone is left out.
    [[84, 87.5, 84, 84.5], [1], []],
    [[84, 87.5, 84, 85, 94], [1], [4]],
  ])('where it can not be compared by score: %j', (heights, left, expected) => {
    const ages = [1.9, 2.15, 2.3, 2.6, 2.9]
    const measurements = heights.map((sizeCm, i) => ({ ageInYears: ages[i], sizeCm }))
    const child = { gender: 'male' as const, weekBirth: 28, measurements }
    const assessment = assessPatient(child, growthSettings({ today }, calculationDefaults))
    expect([...valuesLeftOut(assessment, 'sizeCm')].sort()).toEqual(left)
    expect(hints(child)).toEqual(expected)
  })

  it('where its score is beyond 6 SD', () => {
    const child = (...heights: readonly number[]) => ({
      gender: 'male' as const,
      measurements: heights.map((sizeCm, i) => ({ ageInYears: [0.5, 0.6, 1.6, 1.85][i], sizeCm })),
    })
    // The third fits the fourth as little as before, and is no longer told to be less than the second.
    expect(hints(child(84.2, 87.1, 84.1, 91.6))).toEqual([3])
    expect(hints(child(84.2, 87.1, 84.1, 86.6))).toEqual([])
    // The third fits those before it, the fourth none.
    expect(hints(child(66, 67, 84, 79))).toEqual([3])
  })
})
