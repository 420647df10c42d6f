import { expect, it } from 'vitest'
import { germany, lookUp, valueAt, who } from '../../../src/clinical/references/index.js'
import { heightOfChild } from '../../../src/clinical/references/measures/height-of-child.js'

const heightOf = (references: typeof germany, ...heights: readonly { years: number; cm: number }[]) =>
  heightOfChild({ gender: 'male', references, heights })

it('a single height keeps its SDS from the very beginning of the reference to its end', () => {
  const { height: series = [] } = who.series
  const height = heightOf(who, { years: 10, cm: lookUp(who, 'height', 'male', 10)?.m ?? 0 })
  for (const years of [series[0]?.from ?? Number.NaN, 10, 12, series.at(-1)?.to ?? Number.NaN]) {
    const place = lookUp(who, 'height', 'male', years)
    expect(height?.at(years)).toBeCloseTo((place && valueAt(place, 0)) ?? Number.NaN, 9)
  }
})

it('without a reference a height is known at the visits and between them', () => {
  const height = heightOf({ ...germany, series: {} }, { years: 5, cm: 110 }, { years: 7, cm: 120 })
  expect([4.9, 5, 6, 7, 7.1].map((years) => height?.at(years))).toEqual([undefined, 110, 115, 120, undefined])
})
