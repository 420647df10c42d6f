import { describe, expect, it } from 'vitest'
import { buildChartData } from '../../src/charts/data/build-chart-data.js'
import { curveFigures } from '../../src/charts/data/curves/curve-figures.js'
import { chartFrame } from '../../src/charts/data/frame/frame.js'
import { chartDefaults, growthSettings } from '../../src/clinical/growth/growth-options.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import { jakob } from '../fixtures/children.js'
import { patientOfType, today } from './patient-of-type.js'

const growth = growthSettings({ today }, chartDefaults)

it.each(chartTypes)('the figures of %s lie on the drawn curves', (type) => {
  const frame = chartFrame(patientOfType(type), { type }, growth)
  const figures = curveFigures(frame)
  let compared = 0
  for (const curve of buildChartData(frame).curves) {
    for (const { points } of curve.segments) {
      // At its ends, a segment may meet another.
      for (const { x, y } of points.slice(1, -1)) {
        expect(figures(curve, x)?.y, `${curve.label} at ${x}`).toBeCloseTo(y, 9)
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(20)
})

describe('of the height of a boy', () => {
  const frame = chartFrame(jakob, { type: 'Height' }, growth)
  const figures = curveFigures(frame)

  it('at a place between the drawn points, they are those of the table', () => {
    // KiGGS 2013, boys at 10 years: P50 141.55 cm.
    expect(figures({ sds: 0 }, 10)).toEqual({ y: expect.closeTo(141.55, 6), reference: 'KiGGS 2013' })
  })

  it('where two references meet, the later one holds; beyond them nothing does', () => {
    expect(figures({ sds: 0 }, 3.99)?.reference).toBe('WHO 2006')
    expect(figures({ sds: 0 }, 4)?.reference).toBe('KiGGS 2013')
    expect(figures({ sds: 0 }, 40)).toBeUndefined()
    expect(figures({ sds: 0 }, -1)).toBeUndefined()
  })
})
