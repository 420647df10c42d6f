import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import { chartMeasures } from '../../src/charts/types/measures.js'
import { seatLegRatioOf } from '../../src/clinical/growth/proportions.js'
import { cdc, cdc2000, germany } from '../../src/clinical/references/built-in-sets.js'
import { scoreOfPercentile, valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp, lookUpTable } from '../../src/clinical/references/lookup.js'
import { type ChartType, chartTypes } from '../../src/ground/model/chart-types.js'
import { sexOf } from '../../src/ground/model/patient.js'
import { jakob, mira, sofie } from '../fixtures/children.js'
import { patientOfType, today } from './patient-of-type.js'

describe('the curves', () => {
  it.each(chartTypes)('%s run through the values of the reference', (type) => {
    const patient = patientOfType(type)
    const definition = chartDefinitions[type]
    const { curves, xAxis } = chartData(patient, { type }, { today })
    const pieces = germany.series[definition.series] ?? []
    for (const { sds, segments } of curves) {
      for (const { points } of segments) {
        for (const { x, y } of points.slice(1, -1)) {
          if (x < 0 || x > xAxis.to) continue
          const place = lookUp(germany, definition.series, sexOf(patient.gender)!, x)
          const figure = place && valueAt(place, sds)
          if (figure === undefined) throw new Error(`${type}: no figure at ${x} of ${pieces.length} pieces`)
          expect(y).toBe(chartMeasures[definition.measure].ofReference?.(figure) ?? figure)
        }
      }
    }
  })

  it('have the percentiles 3 to 97, or a median alone', () => {
    const percentiles = (type: ChartType) =>
      chartData(patientOfType(type), { type }, { today }).curves.map(({ percentile, label }) => [percentile, label])
    expect(percentiles('Bmi')).toEqual([3, 10, 25, 50, 75, 90, 97].map((p) => [p, `P${p}`]))
    expect(percentiles('LegWithAchondroplasia')).toEqual([[50, 'Median (Näherung)']])
    const type = 'SitWithAchondroplasia'
    const { curves } = chartData(patientOfType(type), { type }, { today, locale: 'en' })
    expect(curves.map(({ label }) => label)).toEqual(['Median (approx.)'])
  })

  it('are straight between their points to the eye', () => {
    const { curves, yAxis } = chartData(jakob, { type: 'Weight' }, { today })
    const visible = (yAxis.to - yAxis.from) / 1000
    for (const { sds, segments } of curves) {
      for (const { points } of segments) {
        points.slice(1).forEach(({ x, y }, i) => {
          const before = points[i]!
          for (const share of [0.25, 0.5, 0.75]) {
            const at = before.x + share * (x - before.x)
            const exact = valueAt(lookUp(germany, 'weight', 'male', at)!, sds)!
            expect(Math.abs(before.y + share * (y - before.y) - exact)).toBeLessThan(visible)
          }
        })
      }
    }
  })

  it('break where the reference changes and where lying becomes standing', () => {
    const { curves, seams } = chartData(jakob, { type: 'Height' }, { today })
    expect(seams.map(({ before, after }) => [before, after])).toEqual([
      ['liegend', 'stehend'],
      ['WHO 2006', 'KiGGS 2013'],
    ])
    const [lying, standing, kiggs, held] = curves[3]?.segments ?? []
    expect(held).toMatchObject({ held: true, reference: 'KiGGS 2013' })
    expect([held?.points[0], held?.points.at(-1)]).toEqual([18, 19].map((x) => ({ x, y: kiggs?.points.at(-1)?.y })))
    expect(standing?.points[0]?.x).toBe(seams[0]?.x)
    expect((lying?.points.at(-1)?.y as number) - (standing?.points[0]?.y as number)).toBeCloseTo(0.67, 2)
    expect(kiggs?.points[0]).toEqual({ x: 4, y: lookUp(germany, 'height', 'male', 4)?.m })
    expect(standing?.points.at(-1)?.y).toBe(lookUpTable(germany.series.height![0]!.table, 'male', 4)?.m)
  })

  it('name how the children of each table were measured', () => {
    const labels = (type: ChartType) =>
      chartData(jakob, { type }, { today, references: cdc2000 }).seams.map(({ label }) => label)
    expect(labels('Height')).toEqual(['liegend | stehend'])
    expect(labels('Weight')).toEqual(['getrennte Anpassungen'])
  })

  it('never join the two fits of the head in trisomy 21', () => {
    const { curves, seams } = chartData(sofie, { type: 'HeadWithTrisomy21' }, { today })
    expect(seams).toEqual([{ x: 3, label: 'getrennte Anpassungen', before: 'Zemel 2015', after: 'Zemel 2015' }])
    expect(curves.every(({ segments }) => segments.length === 2)).toBe(true)
  })

  it('of sitting height by leg length are those of sitting height by height', () => {
    const { curves } = chartData(jakob, { type: 'SitLegRatio' }, { today })
    const end = curves[6]?.segments.at(-1)?.points.at(-1)
    const place = lookUpTable(germany.series.sittingHeightRatio![0]!.table, 'male', 19)!
    expect(end?.y).toBe(seatLegRatioOf(valueAt(place, scoreOfPercentile(97))!))
  })

  it('of a disease have the general ones behind them', () => {
    const { background } = chartData(mira, { type: 'HeightWithTurnerSyndrome' }, { today })
    expect(background.map(({ percentile }) => percentile)).toEqual([3, 50, 97])
    const point = background[1]?.segments.at(-1)?.points.at(-1)
    expect(point?.y).toBe(lookUp(germany, 'height', 'female', 18.9)?.m)
  })

  it('come from the set of references asked for', () => {
    const { references, xAxis } = chartData(jakob, { type: 'Height' }, { today, references: cdc })
    expect(references.map(({ name }) => name)).toEqual(['WHO (1)', 'CDC (2)', 'Niklasson (3)'])
    expect(xAxis.to).toBe(20)
  })
})
