import type { ChartData, ChartReference } from '../../charts/data/chart-data.js'
import { choice, documentOf, list, named, orEmpty, record, required, text } from '../../ground/codec/declare.js'
import { writeJson } from '../../ground/codec/json/write-json.js'
import type { DocumentSchema } from '../../ground/codec/schema.js'
import type { FormatOptions } from '../../ground/codec/write-document.js'
import { writeXml } from '../../ground/codec/xml/write-xml.js'
import { anyChartTypes } from '../../ground/model/chart-types.js'
import {
  axisValue,
  boneAgesValue,
  chartBirthValue,
  chartMarkersValue,
  chartPatientValue,
  chartPointValue,
  curvesValue,
  day,
  expectedValue,
  landmarksValue,
  limitsValue,
  lineValue,
  pubertyOfChart,
  seamsValue,
  targetValue,
  thriveLinesValue,
  unusedValue,
  upperAxisValue,
} from './chart-values.js'
import { patientAttributes, sexValue } from './patient-fields.js'
import { referenceFields } from './references-document.js'
import { provenanceRecord } from './result-values.js'

const chartData = record<ChartData>('ChartData', {
  type: required(choice(anyChartTypes)),
  locale: named('Language', required(text)),
  gender: required(sexValue),
  title: required(text),
  population: required(text),
  patient: orEmpty(chartPatientValue),
  xAxis: required(axisValue),
  upperAxis: upperAxisValue,
  yAxis: required(axisValue),
  birth: chartBirthValue,
  points: orEmpty(list('Point', chartPointValue)),
  line: orEmpty(lineValue),
  unused: orEmpty(unusedValue),
  boneAges: orEmpty(boneAgesValue),
  markers: orEmpty(chartMarkersValue),
  puberty: pubertyOfChart,
  target: targetValue,
  curves: orEmpty(curvesValue),
  thriveLines: thriveLinesValue,
  expected: expectedValue,
  background: named('BackgroundCurves', orEmpty(curvesValue)),
  limits: orEmpty(limitsValue),
  seams: orEmpty(seamsValue),
  landmarks: orEmpty(landmarksValue),
  references: named('references', orEmpty(list('reference', record<ChartReference>('Reference', referenceFields)))),
  cautions: orEmpty(list('Caution', text)),
  notes: orEmpty(list('Note', text)),
  drawnOn: day,
  provenance: provenanceRecord,
})

/** A chart in clinical units: the patient's values first, then the curves. */
export const chartDataDocument: DocumentSchema<ChartData> = documentOf('Chart', chartData, patientAttributes)

/**
 * The data of a chart as an XML document: type, sex, axes, the patient's
 * values, the curves and the references.
 *
 * Numbers are rounded as they are written: places along an axis and values have
 * at most four decimals, scores and percentiles at most two.
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
 * The data of a chart as a JSON document. Its content is that of the XML document.
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
