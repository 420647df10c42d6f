import type {
  ChartAxis,
  ChartCurve,
  ChartLandmark,
  ChartLimit,
  ChartSeam,
  ChartSegment,
  ChartTick,
  Place,
  UpperAxis,
} from '../charts/data/chart-curves.js'
import { chartDecimals } from '../charts/data/chart-decimals.js'
import {
  asWritten,
  type BooleanValue,
  type ChoiceValue,
  type DateValue,
  type ListValue,
  type NumberValue,
  type RecordValue,
  type TextValue,
} from '../codec/schema.js'
import { bmiClasses } from '../model/bmi-class.js'
import { clinicClassNames } from '../model/clinic-values.js'

export const place: NumberValue = { kind: 'number', decimals: chartDecimals.place }
export const percent: NumberValue = { kind: 'number', decimals: chartDecimals.percent }
export const whole: NumberValue = { kind: 'number', decimals: chartDecimals.whole }
const standardDeviations: NumberValue = { kind: 'number', decimals: chartDecimals.standardDeviations }
export const day: DateValue = { kind: 'date', midnight: true }
export const flag: BooleanValue = { kind: 'boolean' }
const curveKind: ChoiceValue<ChartCurve['kind']> = { kind: 'choice', spellings: asWritten(['percentile', 'sds']) }
const limitClass: ChoiceValue<ChartLimit['class']> = {
  kind: 'choice',
  type: 'LimitClass',
  spellings: asWritten([...bmiClasses, ...clinicClassNames]),
}
const side: ChoiceValue<ChartLimit['side']> = { kind: 'choice', spellings: asWritten(['below', 'above']) }
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

const ticksValue: ListValue<ChartTick> = { kind: 'list', entry: 'Tick', shared: true, of: tickValue }

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
    { name: 'Ticks', key: 'ticks', value: ticksValue, absence: 'empty' },
  ],
}

/** The scale at the upper edge. */
export const upperAxisValue: RecordValue<UpperAxis> = {
  kind: 'record',
  type: 'UpperAxis',
  fields: [
    { name: 'Title', key: 'title', value: text, absence: 'refused' },
    { name: 'Ticks', key: 'ticks', value: ticksValue, absence: 'empty' },
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
      { name: 'Label', key: 'label', value: text, absence: 'refused' },
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
export const curvePointValue: RecordValue<Place> = {
  kind: 'record',
  type: 'Place',
  fields: [
    { name: 'x', key: 'x', value: place, absence: 'refused', placement: 'attribute' },
    { name: 'y', key: 'y', value: place, absence: 'refused', placement: 'attribute' },
  ],
}

/** Thrive lines, each with its places. */
export const thriveLinesValue: ListValue<readonly Place[]> = {
  kind: 'list',
  entry: 'Line',
  of: { kind: 'list', entry: 'Point', of: curvePointValue },
}

const segmentValue: RecordValue<ChartSegment> = {
  kind: 'record',
  type: 'ChartSegment',
  fields: [
    { name: 'Reference', key: 'reference', value: text, absence: 'refused' },
    { name: 'Held', key: 'held', value: flag },
    { name: 'Points', key: 'points', value: { kind: 'list', entry: 'Point', of: curvePointValue }, absence: 'empty' },
  ],
}

const segmentsValue: ListValue<ChartSegment> = { kind: 'list', entry: 'Segment', shared: true, of: segmentValue }

/** Curves along percentiles or scores. */
export const curvesValue: ListValue<ChartCurve> = {
  kind: 'list',
  entry: 'Curve',
  of: {
    kind: 'record',
    type: 'ChartCurve',
    fields: [
      { name: 'Label', key: 'label', value: text, absence: 'refused' },
      { name: 'CurveKind', key: 'kind', value: curveKind, absence: 'refused' },
      { name: 'Percentile', key: 'percentile', value: percent, absence: 'refused' },
      { name: 'Sds', key: 'sds', value: standardDeviations, absence: 'refused' },
      { name: 'Segments', key: 'segments', value: segmentsValue, absence: 'empty' },
    ],
  },
}

/** Limits of classes. */
export const limitsValue: ListValue<ChartLimit> = {
  kind: 'list',
  entry: 'Limit',
  of: {
    kind: 'record',
    type: 'ChartLimit',
    fields: [
      { name: 'Class', key: 'class', value: limitClass, absence: 'refused' },
      { name: 'Side', key: 'side', value: side, absence: 'refused' },
      { name: 'Label', key: 'label', value: text, absence: 'refused' },
      { name: 'Name', key: 'name', value: text, absence: 'refused' },
      { name: 'Line', key: 'line', value: text, absence: 'refused' },
      { name: 'Percentile', key: 'percentile', value: percent },
      { name: 'Sds', key: 'sds', value: standardDeviations },
      { name: 'Segments', key: 'segments', value: segmentsValue, absence: 'empty' },
    ],
  },
}
