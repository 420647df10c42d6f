import type {
  ChartBirth,
  ChartBoneAge,
  ChartInterval,
  ChartMarker,
  ChartPatient,
  ChartPoint,
  ChartPuberty,
  ChartPubertySign,
  ChartRung,
  ChartScore,
  ChartStretch,
  ChartTarget,
  ChartUnused,
  PretermBirth,
} from '../charts/data/chart-data.js'
import { asWritten, type ListValue, type RecordValue } from '../codec/schema.js'
import { stagedSigns } from '../growth/puberty-findings.js'
import { markerKinds } from '../model/patient.js'
import { curvePointValue, curvesValue, day, flag, percent, place, text, whole } from './chart-data-values.js'
import { bmiClassRecord, clinicClassRecord, reportedScoreRecord } from './result-values.js'

const pretermValue: RecordValue<PretermBirth> = {
  kind: 'record',
  type: 'PretermBirth',
  fields: [
    { name: 'WeekBirth', key: 'weeks', value: whole, absence: 'refused' },
    { name: 'DayBirth', key: 'days', value: whole },
    { name: 'WeightBirthG', key: 'weightG', value: place },
  ],
}

export const chartPatientValue: RecordValue<ChartPatient> = {
  kind: 'record',
  type: 'ChartPatient',
  fields: [
    { name: 'Name', key: 'name', value: text },
    { name: 'DateOfBirth', key: 'dateOfBirth', value: day },
    { name: 'Id', key: 'id', value: text },
    { name: 'Preterm', key: 'preterm', value: pretermValue },
  ],
}

/** The score by the general reference: `<GeneralScore accuracy="exact" percentile="0.29" reference="KiGGS 2013">-2.76</GeneralScore>`. */
const generalScoreValue: RecordValue<ChartScore> = {
  kind: 'record',
  type: 'ChartScore',
  fields: [
    ...reportedScoreRecord.fields,
    { name: 'percentile', key: 'percentile', value: percent, absence: 'refused', placement: 'attribute' },
    { name: 'reference', key: 'reference', value: text, absence: 'refused', placement: 'attribute' },
    { name: 'approximate', key: 'approximate', value: flag, placement: 'attribute' },
  ],
}

/** The visits of a velocity. */
const intervalValue: RecordValue<ChartInterval> = {
  kind: 'record',
  type: 'ChartInterval',
  fields: [
    { name: 'FromIndex', key: 'fromIndex', value: whole, absence: 'refused' },
    { name: 'FromDate', key: 'fromDate', value: day },
    { name: 'FromX', key: 'fromX', value: place, absence: 'refused' },
    { name: 'ToX', key: 'toX', value: place, absence: 'refused' },
    { name: 'Years', key: 'years', value: place, absence: 'refused' },
    { name: 'Gain', key: 'gain', value: place, absence: 'refused' },
    { name: 'Error', key: 'error', value: place },
    { name: 'Seasonal', key: 'seasonal', value: flag, absence: 'refused' },
    { name: 'Note', key: 'note', value: text },
  ],
}

/** A value of the patient. As in the patient's result, score and percentile are always present. */
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
    { name: 'PostmenstrualWeeks', key: 'postmenstrualWeeks', value: place },
    { name: 'CorrectedYears', key: 'correctedYears', value: place },
    { name: 'Sds', key: 'score', value: reportedScoreRecord, absence: 'empty' },
    { name: 'Percentile', key: 'percentile', value: percent, absence: 'nil' },
    { name: 'Reference', key: 'reference', value: text },
    { name: 'Approximate', key: 'approximate', value: flag },
    { name: 'GeneralScore', key: 'generalScore', value: generalScoreValue },
    { name: 'BmiClass', key: 'bmiClass', value: bmiClassRecord },
    { name: 'ClinicClass', key: 'clinicClass', value: clinicClassRecord },
    { name: 'Warnings', key: 'warnings', value: { kind: 'list', entry: 'Warning', of: text } },
    { name: 'Interval', key: 'interval', value: intervalValue },
  ],
}

const rungValue: RecordValue<ChartRung> = {
  kind: 'record',
  type: 'ChartRung',
  fields: [
    { name: 'percentile', key: 'percentile', value: percent, absence: 'refused', placement: 'attribute' },
    { name: 'y', key: 'y', value: place, absence: 'refused', placement: 'attribute' },
  ],
}

/** The value at birth, with percentiles of the reference that scored it. */
export const chartBirthValue: RecordValue<ChartBirth> = {
  kind: 'record',
  type: 'ChartBirth',
  fields: [
    ...chartPointValue.fields,
    { name: 'Ladder', key: 'ladder', value: { kind: 'list', entry: 'Rung', of: rungValue }, absence: 'empty' },
  ],
}

/** The line between the patient's values. */
export const lineValue: ListValue<ChartStretch> = {
  kind: 'list',
  entry: 'Stretch',
  of: {
    kind: 'record',
    type: 'ChartStretch',
    fields: [
      { name: 'Dashed', key: 'dashed', value: flag, absence: 'refused' },
      { name: 'Points', key: 'points', value: { kind: 'list', entry: 'Point', of: curvePointValue }, absence: 'empty' },
    ],
  },
}

/** Values that were given and are not used. */
export const unusedValue: ListValue<ChartUnused> = {
  kind: 'list',
  entry: 'Value',
  of: {
    kind: 'record',
    type: 'ChartUnused',
    fields: [
      { name: 'MeasurementIndex', key: 'measurementIndex', value: whole },
      { name: 'Date', key: 'date', value: day },
      { name: 'X', key: 'x', value: place },
      { name: 'Y', key: 'y', value: place },
      { name: 'Given', key: 'value', value: text, absence: 'refused' },
      { name: 'Text', key: 'text', value: text, absence: 'refused' },
    ],
  },
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
      { name: 'AgeYears', key: 'ageYears', value: place },
      { name: 'Kind', key: 'kind', value: { kind: 'choice', spellings: asWritten(markerKinds) } },
      { name: 'Until', key: 'until', value: day },
      { name: 'UntilX', key: 'untilX', value: place },
    ],
  },
}

const pubertySign: RecordValue<ChartPubertySign> = {
  kind: 'record',
  type: 'ChartPubertySign',
  fields: [
    {
      name: 'Sign',
      key: 'sign',
      value: { kind: 'choice', spellings: asWritten([...stagedSigns, 'menarche'] as const) },
      absence: 'refused',
    },
    { name: 'Value', key: 'value', value: place },
    { name: 'Date', key: 'date', value: day, absence: 'refused' },
    { name: 'X', key: 'x', value: place, absence: 'refused' },
  ],
}

/** Findings of puberty, and when it usually begins. */
export const pubertyOfChart: RecordValue<ChartPuberty> = {
  kind: 'record',
  type: 'ChartPuberty',
  fields: [
    { name: 'Signs', key: 'signs', value: { kind: 'list', entry: 'Sign', of: pubertySign }, absence: 'empty' },
    { name: 'NotShown', key: 'notShown', value: whole, absence: 'refused' },
    { name: 'OnsetFrom', key: 'onsetFrom', value: place, absence: 'refused' },
    { name: 'OnsetTo', key: 'onsetTo', value: place, absence: 'refused' },
  ],
}

export const targetValue: RecordValue<ChartTarget> = {
  kind: 'record',
  type: 'ChartTarget',
  fields: [
    { name: 'X', key: 'x', value: place, absence: 'refused' },
    { name: 'Value', key: 'value', value: place, absence: 'refused' },
    { name: 'Lowest', key: 'lowest', value: place, absence: 'refused' },
    { name: 'Highest', key: 'highest', value: place, absence: 'refused' },
    { name: 'Sds', key: 'score', value: reportedScoreRecord, absence: 'empty' },
    { name: 'Channel', key: 'channel', value: curvesValue, absence: 'empty' },
  ],
}
