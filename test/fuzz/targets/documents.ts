import type { ChartData } from '../../../src/charts/data/chart-data.js'
import type { ErrorCode } from '../../../src/ground/model/errors.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { Reference } from '../../../src/ground/model/provenance.js'
import type { DocumentName } from '../../../src/shown/documents/catalogue.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
} from '../../../src/shown/documents/patient-result-document.js'
import {
  formatReferencesJson,
  formatReferencesXml,
  parseReferencesJson,
  parseReferencesXml,
} from '../../../src/shown/documents/references-document.js'
import type { PatientResultDocument } from '../../../src/shown/documents/written-result.js'
import { parseChartDataJson, parseChartDataXml } from '../../shown/documents/parse-chart-data.js'

/** A kind of document with its four codecs. */
export interface DocumentKind<Model> {
  readonly schema: DocumentName
  readonly xml: { readonly parse: (text: string) => Model; readonly format: (model: Model) => string }
  readonly json: { readonly parse: (text: string) => Model; readonly format: (model: Model) => string }
}

const request: DocumentKind<Patient> = {
  schema: 'PatientRequest',
  xml: { parse: (text) => parsePatientXml(text), format: (model) => formatPatientXml(model) },
  json: { parse: (text) => parsePatientJson(text), format: (model) => formatPatientJson(model) },
}
const result: DocumentKind<PatientResultDocument> = {
  schema: 'PatientResult',
  xml: { parse: (text) => parseResultXml(text), format: (model) => formatResultXml(model) },
  json: { parse: (text) => parseResultJson(text), format: (model) => formatResultJson(model) },
}
const extended = { extensions: true }
const extendedResult: DocumentKind<PatientResultDocument> = {
  schema: 'ExtendedPatientResult',
  xml: { parse: result.xml.parse, format: (model) => formatResultXml(model, extended) },
  json: { parse: result.json.parse, format: (model) => formatResultJson(model, extended) },
}
const references: DocumentKind<readonly Reference[]> = {
  schema: 'References',
  xml: { parse: (text) => parseReferencesXml(text), format: (model) => formatReferencesXml(model) },
  json: { parse: (text) => parseReferencesJson(text), format: (model) => formatReferencesJson(model) },
}
const chart: DocumentKind<ChartData> = {
  schema: 'ChartData',
  xml: { parse: (text) => parseChartDataXml(text), format: (model) => formatChartDataXml(model) },
  json: { parse: (text) => parseChartDataJson(text), format: (model) => formatChartDataJson(model) },
}

/** The kinds of documents; what is the model of one is nothing to the others. */
export const documentKinds = { request, result, extendedResult, references, chart } as unknown as {
  readonly [kind in 'request' | 'result' | 'extendedResult' | 'references' | 'chart']: DocumentKind<object>
}

/** What a document that can't be read may be refused with. */
export const readingCodes: readonly ErrorCode[] = [
  'malformed_document',
  'unexpected_structure',
  'invalid_value',
  'doctype_not_allowed',
  'document_too_large',
  'too_many_entries',
]
