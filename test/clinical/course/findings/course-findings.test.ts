import { expect, it } from 'vitest'
import { courseBasis } from '../../../../src/clinical/course/course-basis.js'
import { courseFindings } from '../../../../src/clinical/course/findings/course-findings.js'
import type { ScreeningFacts } from '../../../../src/clinical/course/screening/screening-facts.js'

// Born small for gestational age.
const basis = courseBasis(
  {
    dateOfBirth: '2014-06-04',
    gender: 'male',
    weekBirth: 38,
    weightBirthG: 2010,
    sizeBirthCm: 43,
    measurements: [{ date: '2022-06-04', sizeCm: 128 }],
  },
  { today: '2022-06-05' },
)

/** Codes of findings at an age, of nothing but these quantities. */
function codes(ageYears: number, quantities: Partial<ScreeningFacts['quantities']>): readonly string[] {
  const screened = basis.screened ?? expect.fail()
  const none = Object.fromEntries(Object.keys(screened.quantities).map((quantity) => [quantity, 'missing']))
  const visits = { ...screened.visits, size: { index: 0, ageYears } }
  return courseFindings({
    ...basis,
    screened: { ...screened, visits, quantities: { ...(none as ScreeningFacts['quantities']), ...quantities } },
  }).map(({ code }) => code)
}

it.each([
  [5, -2.5001, -1.0001, -0.0001, ['small_without_catch_up']],
  [5, -2.5, -1.0001, -0.0001, []],
  [5, -2.5001, -1, -0.0001, []],
  [5, -2.5001, -1.0001, 0, []],
  // A fourth birthday is up to a day less in years of 365.25 days.
  [4 - 1 / 365.25, -2.5001, -1.0001, -0.0001, ['small_without_catch_up']],
])('at %d years, %d SDS, %d SD from the target, velocity %d: %j', (age, sizeSds, distance, velocitySds, expected) => {
  expect(codes(age, { sizeSds, sizeLessTargetSds: distance, velocitySds })).toEqual(expected)
})

it.each([
  [-2.0001, ['slow_growth']],
  [-2, []],
  [2, []],
  [2.0001, ['fast_growth']],
])('a velocity of %d SDS: %j', (velocitySds, expected) => {
  expect(codes(8, { velocitySds })).toEqual(expected)
})

it.each([
  [1.999, -1.5001, ['far_below_target']],
  [1.999, -1.5, []],
  [2, -1.5001, []],
])('at %d years, %d SD from the target: %j', (age, sizeLessTargetSds, expected) => {
  expect(codes(age, { sizeLessTargetSds })).toEqual(expected)
})
