import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rectanglesAlong, touchesLine } from '../../../src/ground/scene/along-line.js'
import { runsOf } from '../../property-runs.js'

const length = fc.double({ min: -2000, max: 2000, noNaN: true })
const size = fc.double({ min: 0, max: 300, noNaN: true })

describe('rectangles along a line', () => {
  it('follow a steep line in steps of six pixels', () => {
    expect(rectanglesAlong([0, 0, 6, 12])).toEqual([
      { x: 0, y: 0, width: 3, height: 6 },
      { x: 3, y: 6, width: 3, height: 6 },
    ])
    expect(rectanglesAlong([5, 5])).toEqual([])
  })

  it('are what a place touches, or not', () => {
    fc.assert(
      fc.property(
        fc.array(length, { maxLength: 16 }),
        fc.record({ x: length, y: length, width: size, height: size }),
        fc.constantFrom(0, 2, 40),
        (line, place, distance) => {
          const isNear = rectanglesAlong(line).some(
            ({ x, y, width, height }) =>
              place.x < x + width + distance &&
              x < place.x + place.width + distance &&
              place.y < y + height + distance &&
              y < place.y + place.height + distance,
          )
          expect(touchesLine(place, line, distance)).toBe(isNear)
        },
      ),
      runsOf(2000),
    )
  })
})
