import { describe, expect, it } from 'vitest'
import {
  legLength,
  seatLegRatio,
  seatLegRatioOf,
  sittingHeightRatio,
} from '../../../src/clinical/growth/proportions.js'

describe('proportions', () => {
  it.each([
    [139.5, 73, 66.5, 73 / 66.5],
    [160, 80, 80, 1],
    [50, 33, 17, 33 / 17],
  ])('of %d cm, sitting %d cm', (size, seat, leg, ratio) => {
    expect(legLength(size, seat)).toBe(leg)
    expect(seatLegRatio(seat, leg)).toBe(ratio)
    expect(sittingHeightRatio(ratio)).toBeCloseTo(seat / size, 14)
    expect(seatLegRatioOf(seat / size)).toBeCloseTo(ratio, 12)
  })

  it.each([
    [undefined, 73],
    [139.5, undefined],
    [73, 73],
    [70, 73],
  ])('of %s cm, sitting %s cm, there is no leg length', (size, seat) => expect(legLength(size, seat)).toBeUndefined())

  it('have no ratio without legs', () => {
    expect(seatLegRatio(73, undefined)).toBeUndefined()
    expect(seatLegRatio(undefined, 66)).toBeUndefined()
    expect(seatLegRatio(73, 0)).toBeUndefined()
  })
})
