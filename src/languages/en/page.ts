import type { PageWords } from '../words.js'

/** The texts of a chart's page outside the chart, in English. */
export const enPage: PageWords = {
  skipToValues: 'Skip to measured values',
  pointsOfChart: 'Measured values on the chart',
  values: 'Measured values',
  date: 'Date',
  age: 'Age',
  correctedAge: 'Corrected age',
  percentile: 'Percentile',
  target: (value, sds, range) =>
    `Target height ${value}${sds === undefined ? '' : ` (${sds})`}. About 85% of children whose parents have these heights are within the target range of ${range}.`,
  events: 'Events',
  curves: 'Percentile curves',
  curve: 'Curve',
  curvesCaption: (measure) => `${measure}: curve values at the start and end of each section`,
  fromTo: (from, to) => `${from} to ${to}`,
  background: (curves, references) =>
    `Thin lines in the background: ${curves} of the general reference (${references}).`,
  notes: 'Notes',
}
