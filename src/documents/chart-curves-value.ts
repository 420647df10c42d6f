import type { ChartCurve, ChartSegment, Place } from '../charts/data/chart-data.js'
import type { ListValue, RecordValue } from '../codec/schema.js'
import { percent, place, standardDeviations, text } from './chart-number-values.js'

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
