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
  attribute,
  choice,
  content,
  flag,
  list,
  named,
  orEmpty,
  record,
  required,
  text,
} from '../codec/declare.js'
import type { ChoiceValue, DateValue, ListValue, NumberValue, RecordValue } from '../codec/schema.js'
import { bmiClasses } from '../model/bmi-class.js'
import { clinicClassNames } from '../model/clinic-values.js'

export const place: NumberValue = { kind: 'number', decimals: chartDecimals.place }
export const percent: NumberValue = { kind: 'number', decimals: chartDecimals.percent }
export const whole: NumberValue = { kind: 'number', decimals: chartDecimals.whole }
const standardDeviations: NumberValue = { kind: 'number', decimals: chartDecimals.standardDeviations }
export const day: DateValue = { kind: 'date', midnight: true }
const curveKind: ChoiceValue<ChartCurve['kind']> = choice(['percentile', 'sds'])
const limitClass: ChoiceValue<ChartLimit['class']> = {
  kind: 'choice',
  type: 'LimitClass',
  spellings: asWritten([...bmiClasses, ...clinicClassNames]),
}
const side: ChoiceValue<ChartLimit['side']> = choice(['below', 'above'])
const tickValue = record<ChartTick>('ChartTick', {
  value: content(place),
  level: attribute(required(whole)),
  label: attribute(text),
})

const ticksValue = list('Tick', tickValue, { shared: true })

/** An axis, the section of it that the chart shows, and its grid lines. */
export const axisValue: RecordValue<ChartAxis> = record('ChartAxis', {
  label: required(text),
  unit: required(text),
  title: required(text),
  from: required(place),
  to: required(place),
  decimals: required(whole),
  ticks: orEmpty(ticksValue),
})

/** The scale at the upper edge. */
export const upperAxisValue: RecordValue<UpperAxis> = record('UpperAxis', {
  title: required(text),
  ticks: orEmpty(ticksValue),
})

export const seamsValue: ListValue<RecordValue<ChartSeam>> = list(
  'Seam',
  record<ChartSeam>('ChartSeam', {
    x: required(place),
    label: required(text),
    before: required(text),
    after: required(text),
  }),
)

export const landmarksValue: ListValue<RecordValue<ChartLandmark>> = list(
  'Landmark',
  record<ChartLandmark>('ChartLandmark', {
    x: required(place),
    label: required(text),
  }),
)

/** A point of a curve: `<Point x="4" y="104.56" />`. */
export const curvePointValue: RecordValue<Place> = record('Place', {
  x: attribute(required(place)),
  y: attribute(required(place)),
})

/** Thrive lines, each with its places. */
export const thriveLinesValue: ListValue<ListValue<RecordValue<Place>>> = list('Line', list('Point', curvePointValue))

const segmentValue = record<ChartSegment>('ChartSegment', {
  reference: required(text),
  held: flag,
  points: orEmpty(list('Point', curvePointValue)),
})

const segmentsValue = list('Segment', segmentValue, { shared: true })

/** Curves along percentiles or scores. */
export const curvesValue: ListValue<RecordValue<ChartCurve>> = list(
  'Curve',
  record<ChartCurve>('ChartCurve', {
    label: required(text),
    kind: named('CurveKind', required(curveKind)),
    percentile: required(percent),
    sds: required(standardDeviations),
    segments: orEmpty(segmentsValue),
  }),
)

/** Limits of classes. */
export const limitsValue: ListValue<RecordValue<ChartLimit>> = list(
  'Limit',
  record<ChartLimit>('ChartLimit', {
    class: required(limitClass),
    side: required(side),
    label: required(text),
    name: required(text),
    line: required(text),
    percentile: percent,
    sds: standardDeviations,
    segments: orEmpty(segmentsValue),
  }),
)
