export type { ParseOptions } from '../codec/limits.js'
export type { FormatOptions } from '../codec/write-document.js'
export {
  formatChartDataJson,
  formatChartDataXml,
  parseChartDataJson,
  parseChartDataXml,
} from './chart-data-document.js'
export {
  formatPatientJson,
  formatPatientRequestJson,
  formatPatientRequestXml,
  formatPatientXml,
  parsePatientJson,
  parsePatientResultJson,
  parsePatientResultXml,
  parsePatientXml,
} from './patient-documents.js'
export {
  formatReferencesJson,
  formatReferencesXml,
  parseReferencesJson,
  parseReferencesXml,
} from './references-document.js'
