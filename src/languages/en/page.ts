import type { HtmlWords } from '../page-words.js'

export const en: HtmlWords = {
  skipToValues: 'To the measured values',
  pointsOfChart: 'Points of the chart',
  values: 'Measured values',
  noValues: 'No measured values.',
  date: 'Date',
  age: 'Age',
  correctedAge: 'Corrected age',
  sds: 'SDS',
  percentile: 'Percentile',
  boneAge: 'Bone age',
  reference: 'Reference',
  target: (value, sds, range) =>
    `Target height ${value}${sds === undefined ? '' : ` (${sds})`}; target range ${range}, in which about 85 % of such parents’ children lie.`,
  events: 'Events',
  event: 'Event',
  curves: 'Percentile curves',
  curve: 'Curve',
  curvesCaption: (measure) => `${measure}: the curves at the beginning and the end of each part`,
  fromTo: (from, to) => `${from} to ${to}`,
  background: (curves, references) => `Thin behind them the general reference: ${curves} after ${references}.`,
  notes: 'Notes',
}
