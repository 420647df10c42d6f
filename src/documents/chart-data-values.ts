import type {
  ChartAxis,
  ChartBoneAge,
  ChartCurve,
  ChartLandmark,
  ChartMarker,
  ChartPatient,
  ChartPoint,
  ChartSeam,
  ChartSegment,
  ChartTarget,
  ChartTick,
  Place,
} from '../charts/data/chart-data.js'
import { chartDecimals } from '../charts/data/chart-decimals.js'
import type { DateValue, ListValue, NumberValue, RecordValue, TextValue } from '../codec/schema.js'
import { reportedScoreRecord } from './result-values.js'

const place: NumberValue = { kind: 'number', decimals: chartDecimals.place }
const percent: NumberValue = { kind: 'number', decimals: chartDecimals.percent }
const whole: NumberValue = { kind: 'number', decimals: chartDecimals.whole }
const standardDeviations: NumberValue = { kind: 'number', decimals: chartDecimals.standardDeviations }
const day: DateValue = { kind: 'date', midnight: true }
export const text: TextValue = { kind: 'text' }

const tickValue: RecordValue<ChartTick> = {
  kind: 'record',
  type: 'ChartTick',
  fields: [
    { name: 'value', key: 'value', value: place, absence: 'refused', placement: 'content' },
    { name: 'level', key: 'level', value: whole, absence: 'refused', placement: 'attribute' },
    { name: 'label', key: 'label', value: text, placement: 'attribute' },
  ],
}

/** An axis, the section of it that the chart shows, and its grid lines. */
export const axisValue: RecordValue<ChartAxis> = {
  kind: 'record',
  type: 'ChartAxis',
  fields: [
    { name: 'Label', key: 'label', value: text, absence: 'refused' },
    { name: 'Unit', key: 'unit', value: text, absence: 'refused' },
    { name: 'Title', key: 'title', value: text, absence: 'refused' },
    { name: 'From', key: 'from', value: place, absence: 'refused' },
    { name: 'To', key: 'to', value: place, absence: 'refused' },
    { name: 'Decimals', key: 'decimals', value: whole, absence: 'refused' },
    { name: 'Ticks', key: 'ticks', value: { kind: 'list', entry: 'Tick', of: tickValue }, absence: 'empty' },
  ],
}

export const seamsValue: ListValue<ChartSeam> = {
  kind: 'list',
  entry: 'Seam',
  of: {
    kind: 'record',
    type: 'ChartSeam',
    fields: [
      { name: 'X', key: 'x', value: place, absence: 'refused' },
      { name: 'Before', key: 'before', value: text, absence: 'refused' },
      { name: 'After', key: 'after', value: text, absence: 'refused' },
    ],
  },
}

export const landmarksValue: ListValue<ChartLandmark> = {
  kind: 'list',
  entry: 'Landmark',
  of: {
    kind: 'record',
    type: 'ChartLandmark',
    fields: [
      { name: 'X', key: 'x', value: place, absence: 'refused' },
      { name: 'Label', key: 'label', value: text, absence: 'refused' },
    ],
  },
}

/** A point of a curve: `<Point x="4" y="104.56" />`. */
const curvePointValue: RecordValue<Place> = {
  kind: 'record',
  type: 'Place',
  fields: [
    { name: 'x', key: 'x', value: place, absence: 'refused', placement: 'attribute' },
    { name: 'y', key: 'y', value: place, absence: 'refused', placement: 'attribute' },
  ],
}

const segmentValue: RecordValue<ChartSegment> = {
  kind: 'record',
  type: 'ChartSegment',
  fields: [
    { name: 'Reference', key: 'reference', value: text, absence: 'refused' },
    { name: 'Points', key: 'points', value: { kind: 'list', entry: 'Point', of: curvePointValue }, absence: 'empty' },
  ],
}

/** Percentile curves. */
export const curvesValue: ListValue<ChartCurve> = {
  kind: 'list',
  entry: 'Curve',
  of: {
    kind: 'record',
    type: 'ChartCurve',
    fields: [
      { name: 'Label', key: 'label', value: text, absence: 'refused' },
      { name: 'Percentile', key: 'percentile', value: percent, absence: 'refused' },
      { name: 'Sds', key: 'sds', value: standardDeviations, absence: 'refused' },
      {
        name: 'Segments',
        key: 'segments',
        value: { kind: 'list', entry: 'Segment', of: segmentValue },
        absence: 'empty',
      },
    ],
  },
}

export const chartPatientValue: RecordValue<ChartPatient> = {
  kind: 'record',
  type: 'ChartPatient',
  fields: [
    { name: 'Name', key: 'name', value: text },
    { name: 'DateOfBirth', key: 'dateOfBirth', value: day },
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
    { name: 'Sds', key: 'score', value: reportedScoreRecord, absence: 'empty' },
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
    { name: 'Sds', key: 'score', value: reportedScoreRecord, absence: 'empty' },
  ],
}
