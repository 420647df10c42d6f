import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import {
  formatReferencesJson,
  formatReferencesXml,
  parseReferencesJson,
  parseReferencesXml,
} from '../../../src/shown/documents/references-document.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { suitable } from '../../charts/patient-of-type.js'
import { emil, jakob } from '../../fixtures/children.js'

const options = { today: '2025-07-20' }

describe('the data formats', () => {
  it.each([
    ['Xml', 'application/xml', formatChartDataXml],
    ['Json', 'application/json', formatChartDataJson],
  ] as const)('%s is the chart data document', async (format, mediaType, write) => {
    const rendered = await renderChart(jakob, { type: 'Height', format }, options)
    const body = write(chartData(jakob, { type: 'Height' }, options))
    expect(rendered).toEqual({ format, mediaType, fileExtension: format.toLowerCase(), body })
  })
})

describe('the references document', () => {
  it.each(chartTypes)('%s', (type) => {
    const references = chartReferences(suitable(type, emil), { type }, options)
    expect(references.length).toBeGreaterThan(0)
    // The document is that of the service, which has no rights.
    const rounded = references.map(({ rights: _, ...one }) => ({
      ...one,
      xAxisValue: expect.closeTo(one.xAxisValue, 2),
    }))
    expect(parseReferencesXml(formatReferencesXml(references))).toEqual(rounded)
    expect(parseReferencesJson(formatReferencesJson(references))).toEqual(rounded)
  })

  it('begins before term for a child born preterm', () => {
    expect(formatReferencesXml(chartReferences(emil, { type: 'Height' }, options))).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<references>\n {2}<reference>\n {4}<x_axis_value>-0\.\d+<\/x_axis_value>\n {4}<name>Fenton \(1\)<\/name>/,
    )
  })
})
