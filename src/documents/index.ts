export {
  formatChartDataJson,
  formatChartDataXml,
  parseChartDataJson,
  parseChartDataXml,
} from './chart-data-documents.js'
export type { ParseOptions } from './limits.js'
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
} from './references-documents.js'
export type { FormatOptions } from './write-document.js'
