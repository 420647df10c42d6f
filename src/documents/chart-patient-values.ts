import type { ChartBoneAge, ChartMarker, ChartPatient, ChartPoint, ChartTarget } from '../charts/data/chart-data.js'
import type { ListValue, RecordValue } from '../codec/schema.js'
import { day, percent, place, text, whole } from './chart-number-values.js'
import { scoreValue } from './score-value.js'

export const chartPatientValue: RecordValue<ChartPatient> = {
  kind: 'record',
  type: 'ChartPatient',
  fields: [
    { name: 'Name', key: 'name', value: text },
    { name: 'DateOfBirth', key: 'dateOfBirth', value: day },
  ],
}

/** A value of the patient; as in the patient's result, score and percentile are always there. */
export const chartPointValue: RecordValue<ChartPoint> = {
  kind: 'record',
  type: 'ChartPoint',
  fields: [
    { name: 'MeasurementIndex', key: 'measurementIndex', value: whole },
    { name: 'Date', key: 'date', value: day },
    { name: 'AgeYears', key: 'ageYears', value: place },
    { name: 'X', key: 'x', value: place, absence: 'refused' },
    { name: 'Y', key: 'y', value: place, absence: 'refused' },
    { name: 'UncorrectedX', key: 'uncorrectedX', value: place },
    { name: 'Sds', key: 'score', value: scoreValue, absence: 'empty' },
    { name: 'Percentile', key: 'percentile', value: percent, absence: 'nil' },
    { name: 'Reference', key: 'reference', value: text },
  ],
}

export const boneAgesValue: ListValue<ChartBoneAge> = {
  kind: 'list',
  entry: 'BoneAge',
  of: {
    kind: 'record',
    type: 'ChartBoneAge',
    fields: [
      { name: 'MeasurementIndex', key: 'measurementIndex', value: whole, absence: 'refused' },
      { name: 'X', key: 'x', value: place, absence: 'refused' },
      { name: 'Y', key: 'y', value: place, absence: 'refused' },
      { name: 'PointX', key: 'pointX', value: place, absence: 'refused' },
    ],
  },
}

export const chartMarkersValue: ListValue<ChartMarker> = {
  kind: 'list',
  entry: 'Marker',
  of: {
    kind: 'record',
    type: 'ChartMarker',
    fields: [
      { name: 'Text', key: 'text', value: text, absence: 'refused' },
      { name: 'Date', key: 'date', value: day, absence: 'refused' },
      { name: 'X', key: 'x', value: place, absence: 'refused' },
    ],
  },
}

export const targetValue: RecordValue<ChartTarget> = {
  kind: 'record',
  type: 'ChartTarget',
  fields: [
    { name: 'X', key: 'x', value: place, absence: 'refused' },
    { name: 'Value', key: 'value', value: place, absence: 'refused' },
    { name: 'Lowest', key: 'lowest', value: place, absence: 'refused' },
    { name: 'Highest', key: 'highest', value: place, absence: 'refused' },
    { name: 'Sds', key: 'score', value: scoreValue, absence: 'empty' },
  ],
}
