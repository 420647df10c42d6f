import type { ChartData, ChartReference } from '../charts/data/chart-data.js'
import { readJson } from '../codec/json/read-json.js'
import { writeJson } from '../codec/json/write-json.js'
import type { ParseOptions } from '../codec/read-document.js'
import { asWritten, type ChoiceValue, type DocumentSchema, type ListValue } from '../codec/schema.js'
import type { FormatOptions } from '../codec/write-document.js'
import { readXml } from '../codec/xml/read-xml.js'
import { writeXml } from '../codec/xml/write-xml.js'
import { anyChartTypes } from '../model/chart-types.js'
import type { Reference } from '../model/reference.js'
import {
  axisValue,
  curvesValue,
  day,
  landmarksValue,
  limitsValue,
  seamsValue,
  text,
  thriveLinesValue,
  upperAxisValue,
} from './chart-data-values.js'
import {
  boneAgesValue,
  chartBirthValue,
  chartMarkersValue,
  chartPatientValue,
  chartPointValue,
  lineValue,
  pubertyOfChart,
  targetValue,
  unusedValue,
} from './chart-patient-values.js'
import { sexValue } from './gender.js'
import { patientAttributes } from './patient-fields.js'
import { referenceFields } from './references-document.js'
import { provenanceRecord } from './result-values.js'

const typeValue: ChoiceValue<ChartData['type']> = { kind: 'choice', spellings: asWritten(anyChartTypes) }

/** As in the references document. */
const referencesValue: ListValue<ChartReference> = {
  kind: 'list',
  entry: 'reference',
  of: { kind: 'record', type: 'Reference', fields: referenceFields },
}

/** A chart in clinical units: the patient's values first, then the curves. */
export const chartDataDocument: DocumentSchema<ChartData> = {
  root: 'Chart',
  attributes: patientAttributes,
  value: {
    kind: 'record',
    type: 'ChartData',
    fields: [
      { name: 'Type', key: 'type', value: typeValue, absence: 'refused' },
      { name: 'Language', key: 'locale', value: text, absence: 'refused' },
      { name: 'Gender', key: 'gender', value: sexValue, absence: 'refused' },
      { name: 'Title', key: 'title', value: text, absence: 'refused' },
      { name: 'Population', key: 'population', value: text, absence: 'refused' },
      { name: 'Patient', key: 'patient', value: chartPatientValue, absence: 'empty' },
      { name: 'XAxis', key: 'xAxis', value: axisValue, absence: 'refused' },
      { name: 'UpperAxis', key: 'upperAxis', value: upperAxisValue },
      { name: 'YAxis', key: 'yAxis', value: axisValue, absence: 'refused' },
      { name: 'Birth', key: 'birth', value: chartBirthValue },
      { name: 'Points', key: 'points', value: { kind: 'list', entry: 'Point', of: chartPointValue }, absence: 'empty' },
      { name: 'Line', key: 'line', value: lineValue, absence: 'empty' },
      { name: 'Unused', key: 'unused', value: unusedValue, absence: 'empty' },
      { name: 'BoneAges', key: 'boneAges', value: boneAgesValue, absence: 'empty' },
      { name: 'Markers', key: 'markers', value: chartMarkersValue, absence: 'empty' },
      { name: 'Puberty', key: 'puberty', value: pubertyOfChart },
      { name: 'Target', key: 'target', value: targetValue },
      { name: 'Curves', key: 'curves', value: curvesValue, absence: 'empty' },
      { name: 'ThriveLines', key: 'thriveLines', value: thriveLinesValue },
      { name: 'BackgroundCurves', key: 'background', value: curvesValue, absence: 'empty' },
      { name: 'Limits', key: 'limits', value: limitsValue, absence: 'empty' },
      { name: 'Seams', key: 'seams', value: seamsValue, absence: 'empty' },
      { name: 'Landmarks', key: 'landmarks', value: landmarksValue, absence: 'empty' },
      { name: 'references', key: 'references', value: referencesValue, absence: 'empty' },
      { name: 'Cautions', key: 'cautions', value: { kind: 'list', entry: 'Caution', of: text }, absence: 'empty' },
      { name: 'Notes', key: 'notes', value: { kind: 'list', entry: 'Note', of: text }, absence: 'empty' },
      { name: 'DrawnOn', key: 'drawnOn', value: day },
      { name: 'Provenance', key: 'provenance', value: provenanceRecord },
    ],
  },
}

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

/**
 * The chart data that an XML document contains, rounded as {@link formatChartDataXml} wrote it.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where an element is at fault its `path`
 * @example
 * ```ts
 * const xml = formatChartDataXml(chartData(jakob, { type: 'Height' }))
 * parseChartDataXml(xml).type // 'Height'
 * ```
 */
export function parseChartDataXml(document: string | Uint8Array, options?: ParseOptions): ChartData {
  return restoreOmitted(readXml(chartDataDocument, document, options))
}

/**
 * The chart data that a JSON document contains, rounded as {@link formatChartDataJson} wrote it.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where a member is at fault its `path`
 * @example
 * ```ts
 * const json = formatChartDataJson(chartData(jakob, { type: 'Height' }))
 * parseChartDataJson(json).type // 'Height'
 * ```
 */
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
