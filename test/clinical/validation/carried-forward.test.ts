import { expect, it } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { Gender } from '../../../src/ground/model/patient.js'

/** Heights, cm, by age, years. */
type Heights = { readonly [years: number]: number }

/** What is said of heights that are unchanged, by age. */
function unchanged(gender: Gender, heights: Heights) {
  const measurements = Object.entries(heights).map(([years, sizeCm]) => ({ ageInYears: Number(years), sizeCm }))
  return validatePatient({ gender, measurements }, { today: '2026-11-29' }).flatMap((message) =>
    message.code === 'size_unchanged'
      ? [{ years: measurements[message.measurementIndex ?? -1]?.ageInYears, ...message.parameters }]
      : [],
  )
}

/** How many years after the last of some heights the same one is no chance any more. */
function noChanceFrom(gender: Gender, heights: Heights): number {
  const [last, cm] = Object.entries(heights).at(-1) ?? expect.fail()
  // A newborn's length has another message later.
  let [least, most] = [0.01, Number(last) === 0 ? 0.2 : 0.6]
  while (most - least > 0.0005) {
    const gap = (least + most) / 2
    if (unchanged(gender, { ...heights, [Number(last) + gap]: cm }).length > 0) most = gap
    else least = gap
  }
  return most
}

// By 0.5 % at most it would be the same by chance, to the millimetre or as most of the heights are written.
it.each([
  ['a boy of five', 'male', { 4: 103.4, 5: 110.3 }, 0.296],
  ['the same, in half centimetres', 'male', { 4: 103.5, 5: 110.5 }, 0.455],
  ['the same, one of two whole', 'male', { 4: 103, 5: 110.3 }, 0.3],
  ['the same, one of two whole, the other half', 'male', { 4: 103, 5: 110.5 }, 0.461],
  ['the same, in whole centimetres', 'male', { 4: 103, 5: 110 }, 0.535],
  ['a girl of five', 'female', { 4: 103.4, 5: 110.3 }, 0.266],
  ['a boy of 13', 'male', { 12: 149.2, 13: 156.3 }, 0.283],
  ['a girl of 12', 'female', { 11: 145.4, 12: 152.3 }, 0.362],
  ['a newborn', 'male', { 0: 50.3 }, 0.057],
  ['an infant', 'male', { 0.25: 61.2, 0.5: 67.6 }, 0.099],
  ['an infant read coarsely', 'male', { 0.25: 61, 0.5: 67.5 }, 0.19],
] as const)('%s: the same height is no chance from some years on', (_, gender, heights, expected) => {
  expect(noChanceFrom(gender, heights)).toBeCloseTo(expected, 3)
})

const three = { 3: 95.4 }

it.each([
  ['a second copy doesn’t bear out the first', { ...three, 4: 103.4, 5: 103.4, 6: 103.4 }, [5, 6]],
  ['nor does it hide one', { ...three, 4: 103.4, 4.02: 103.4, 5: 103.4, 6: 116.2 }, [5]],
  ['both are too much', { ...three, 3.5: 99.2, 3.9: 112.4, 4: 112.4, 5: 110.3, 6: 116.2, 7: 122.4 }, []],
  ['the height after an impossible one', { ...three, 4: 103.4, 5: 10.4, 6: 103.4 }, [6]],
  ['the same as another than the one before', { ...three, 4: 103.4, 5: 110.3, 6: 103.4 }, []],
  ['too little for the age, which is said', { 4: 83.4, 5: 83.4 }, []],
  ['growth has ended', { 14: 162.2, 15: 162.9, 16: 163.1, 17: 163.1 }, []],
] as const)('%s: a hint at %o years', (_, heights, expected) => {
  expect(unchanged('female', heights).map(({ years }) => years)).toEqual(expected)
})

it('says what was to be expected since the first of the equal heights', () => {
  const found = unchanged('male', { ...three, 4: 103.4, 5: 103.4, 6: 103.4 })
  const since = { value: 103.4, unit: 'cm', visit: { ageYears: 4 } }
  expect(found).toEqual([
    { ...since, years: 5, expectedCm: expect.closeTo(6.79, 2) },
    { ...since, years: 6, expectedCm: expect.closeTo(13.82, 2) },
  ])
})
