import type { DescribedDocument } from '../../ground/codec/generated-schema.js'
import { chartDataDocument } from './chart-data-document.js'
import { patientDocument } from './patient-document.js'
import { patientResultDocument } from './patient-result-document.js'
import { problemDocument } from './problem-document.js'
import { referencesDocument } from './references-document.js'

/** The name of a document's type. */
export type DocumentName =
  | 'PatientRequest'
  | 'PatientResult'
  | 'ExtendedPatientResult'
  | 'References'
  | 'ChartData'
  | 'Problem'

/** Every document, by the name of its type. */
export const describedDocuments: { readonly [name in DocumentName]: DescribedDocument } = {
  PatientRequest: {
    document: patientDocument,
    use: 'submitted',
    file: 'patient-request',
    description:
      'A patient as submitted. Nothing is required, the order is free, and what is not described here is ignored.',
  },
  PatientResult: {
    document: patientResultDocument,
    use: 'returned',
    file: 'patient-result',
    description: 'A patient with everything computed.',
  },
  ExtendedPatientResult: {
    document: patientResultDocument,
    use: 'extended',
    file: 'patient-result-extended',
    description:
      'A patient with everything computed, in the extended form. Extensions are optional: a result in the default form is valid too.',
  },
  References: {
    document: referencesDocument,
    use: 'returned',
    file: 'references',
    description: 'The references behind a chart.',
  },
  ChartData: {
    document: chartDataDocument,
    use: 'returned',
    file: 'chart',
    description: 'The data of a chart: its formats Xml and Json.',
  },
  Problem: {
    document: problemDocument,
    use: 'returned',
    file: 'problem',
    description: 'Why a request failed (RFC 9457).',
  },
}
