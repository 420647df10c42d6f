import type { ChartAxis, ChartLandmark, ChartSeam, ChartTick } from '../charts/data/chart-data.js'
import type { ListValue, RecordValue } from '../codec/schema.js'
import { place, text, whole } from './chart-number-values.js'

const tickValue: RecordValue<ChartTick> = {
  kind: 'record',
  type: 'ChartTick',
  fields: [
    { name: 'value', key: 'value', value: place, absence: 'refused', placement: 'content' },
    { name: 'level', key: 'level', value: whole, absence: 'refused', placement: 'attribute' },
    { name: 'label', key: 'label', value: text, placement: 'attribute' },
  ],
}

/** An axis, the section of it that the chart shows, and the lines of its grid. */
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
