import type { ChartData, ChartReference } from '../charts/data/chart-data.js'
import { readJson } from '../codec/json/read-json.js'
import { writeJson } from '../codec/json/write-json.js'
import type { ParseOptions } from '../codec/limits.js'
import type { FormatOptions } from '../codec/write-document.js'
import { readXml } from '../codec/xml/read-xml.js'
import { writeXml } from '../codec/xml/write-xml.js'
import type { Reference } from '../model/reference.js'
import { chartDataDocument } from './chart-data-document.js'

/**
 * The data of a chart as an XML document: type, sex, axes, the patient's
 * values, the curves and the references.
 *
 * Rounding happens here and only here. Places along an axis and values have at
 * most four decimals, scores and percentiles at most two.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, an impossible date
 * @example
 * ```ts
 * formatChartDataXml(chartData(jakob, { type: 'Height' }))
 * ```
 */
export function formatChartDataXml(data: ChartData, options?: FormatOptions): string {
  return writeXml(chartDataDocument, data, options)
}

/**
 * The data of a chart as a JSON document. It says what the XML document says.
 *
 * @throws {@link AuxologyError} `invalid_value`, as {@link formatChartDataXml} does
 * @example
 * ```ts
 * formatChartDataJson(chartData(jakob, { type: 'Height' }))
 * ```
 */
export function formatChartDataJson(data: ChartData, options?: FormatOptions): string {
  return writeJson(chartDataDocument, data, options)
}

/**
 * The chart data that an XML document carries, rounded as {@link formatChartDataXml} wrote it.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where an element is at fault its `path`
 * @example
 * ```ts
 * const xml = formatChartDataXml(chartData(jakob, { type: 'Height' }))
 * parseChartDataXml(xml).type // 'Height'
 * ```
 */
export function parseChartDataXml(text: string, options?: ParseOptions): ChartData {
  return completed(readXml(chartDataDocument, text, options))
}

/**
 * The chart data that a JSON document carries, rounded as {@link formatChartDataJson} wrote it.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where a member is at fault its `path`
 * @example
 * ```ts
 * const json = formatChartDataJson(chartData(jakob, { type: 'Height' }))
 * parseChartDataJson(json).type // 'Height'
 * ```
 */
export function parseChartDataJson(text: string, options?: ParseOptions): ChartData {
  return completed(readJson(chartDataDocument, text, options))
}

/** Gives the chart what documents leave out: a patient without a name, and the parts of a reference's name. */
function completed(data: ChartData): ChartData {
  return { ...data, patient: data.patient ?? {}, references: data.references.map(withNumber) }
}

function withNumber({ xAxisValue, name, text }: Reference, index: number): ChartReference {
  const number = index + 1
  const ending = ` (${number})`
  const shortName = name.endsWith(ending) ? name.slice(0, -ending.length) : name
  return { xAxisValue, name, text, number, shortName }
}
