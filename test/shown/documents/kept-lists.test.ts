import { expect, test } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import { jakob } from '../../fixtures/children.js'
import { parseChartDataJson } from './parse-chart-data.js'

const data = chartData(jakob, { type: 'Height' }, { today: '2025-06-01' })

test.each([
  ['JSON', formatChartDataJson],
  ['XML', formatChartDataXml],
])('%s is the same whether the text of a list was kept or not', (_, format) => {
  const kept = [format(data), format(data), format(data, { pretty: false })]
  const own = structuredClone(data)
  expect([format(own), format(own), format(own, { pretty: false })]).toEqual(kept)
})

test.each([
  ['JSON', formatChartDataJson],
  ['XML', formatChartDataXml],
])('%s follows a list that can change, also one that is frozen itself', (_, format) => {
  const own = structuredClone(data)
  const [curve] = own.curves
  const [segment] = curve?.segments ?? []
  Object.freeze(curve?.segments)
  const before = format(own)
  Object.assign(segment?.points[0] ?? {}, { y: 4.5678 })
  const after = format(own)
  expect(after).not.toBe(before)
  expect(after).toContain('4.5678')
})

test('a document without a curve has none of an earlier one', () => {
  formatChartDataJson(data)
  expect(parseChartDataJson(formatChartDataJson({ ...data, curves: [] })).curves).toEqual([])
})
