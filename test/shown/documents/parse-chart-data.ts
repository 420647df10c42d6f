import type { ChartData, ChartReference } from '../../../src/charts/data/chart-data.js'
import { readJson } from '../../../src/ground/codec/json/read-json.js'
import type { ParseOptions } from '../../../src/ground/codec/read-document.js'
import { readXml } from '../../../src/ground/codec/xml/read-xml.js'
import type { Reference } from '../../../src/ground/model/provenance.js'
import { chartDataDocument } from '../../../src/shown/documents/chart-data-document.js'

/** The chart data that a document in XML contains, rounded as it was written. */
export function parseChartDataXml(document: string | Uint8Array, options?: ParseOptions): ChartData {
  return restoreOmitted(readXml(chartDataDocument, document, options))
}

/** The chart data that a document in JSON contains, rounded as it was written. */
export function parseChartDataJson(document: string | Uint8Array, options?: ParseOptions): ChartData {
  return restoreOmitted(readJson(chartDataDocument, document, options))
}

/** Adds what documents leave out: a patient without name or birth date, and the parts of a reference's name. */
function restoreOmitted(data: ChartData): ChartData {
  return { ...data, patient: data.patient ?? {}, references: data.references.map(withNumber) }
}

function withNumber({ xAxisValue, name, text }: Reference, index: number): ChartReference {
  const number = index + 1
  const ending = ` (${number})`
  const shortName = name.endsWith(ending) ? name.slice(0, -ending.length) : name
  return { xAxisValue, name, text, number, shortName }
}
