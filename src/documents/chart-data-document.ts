import type { ChartData, ChartReference } from '../charts/data/chart-data.js'
import { chartTypes } from '../charts/types/chart-types.js'
import { asWritten } from '../codec/as-written.js'
import type { ChoiceValue, DocumentSchema, ListValue } from '../codec/schema.js'
import { locales } from '../model/localized.js'
import { axisValue, landmarksValue, seamsValue } from './chart-axis-value.js'
import { curvesValue } from './chart-curves-value.js'
import { text } from './chart-number-values.js'
import {
  boneAgesValue,
  chartMarkersValue,
  chartPatientValue,
  chartPointValue,
  targetValue,
} from './chart-patient-values.js'
import { genderField, patientAttributes } from './patient-document.js'
import { referenceFields } from './references-document.js'

const typeValue: ChoiceValue<ChartData['type']> = { kind: 'choice', spellings: asWritten(chartTypes) }
const languageValue: ChoiceValue<ChartData['locale']> = { kind: 'choice', spellings: asWritten(locales) }

/** As in the references document. */
const referencesValue: ListValue<ChartReference> = {
  kind: 'list',
  entry: 'reference',
  of: { kind: 'record', type: 'Reference', fields: referenceFields },
}

/** A chart in clinical units: what it says of the patient first, then the curves. */
export const chartDataDocument: DocumentSchema<ChartData> = {
  root: 'Chart',
  attributes: patientAttributes,
  value: {
    kind: 'record',
    type: 'ChartData',
    fields: [
      { name: 'Type', key: 'type', value: typeValue, absence: 'refused' },
      { name: 'Language', key: 'locale', value: languageValue, absence: 'refused' },
      { ...genderField, absence: 'refused' },
      { name: 'Title', key: 'title', value: text, absence: 'refused' },
      { name: 'Population', key: 'population', value: text, absence: 'refused' },
      { name: 'Patient', key: 'patient', value: chartPatientValue, absence: 'empty' },
      { name: 'XAxis', key: 'xAxis', value: axisValue, absence: 'refused' },
      { name: 'YAxis', key: 'yAxis', value: axisValue, absence: 'refused' },
      { name: 'Birth', key: 'birth', value: chartPointValue },
      { name: 'Points', key: 'points', value: { kind: 'list', entry: 'Point', of: chartPointValue }, absence: 'empty' },
      { name: 'BoneAges', key: 'boneAges', value: boneAgesValue, absence: 'empty' },
      { name: 'Markers', key: 'markers', value: chartMarkersValue, absence: 'empty' },
      { name: 'Target', key: 'target', value: targetValue },
      { name: 'Curves', key: 'curves', value: curvesValue, absence: 'empty' },
      { name: 'BackgroundCurves', key: 'background', value: curvesValue, absence: 'empty' },
      { name: 'Seams', key: 'seams', value: seamsValue, absence: 'empty' },
      { name: 'Landmarks', key: 'landmarks', value: landmarksValue, absence: 'empty' },
      { name: 'references', key: 'references', value: referencesValue, absence: 'empty' },
      { name: 'Notes', key: 'notes', value: { kind: 'list', entry: 'Note', of: text }, absence: 'empty' },
    ],
  },
}
