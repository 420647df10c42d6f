import type { HtmlWords } from '../page-words.js'

export const en: HtmlWords = {
  skipToValues: 'Skip to measured values',
  pointsOfChart: 'Measured values on the chart',
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
    `Target height ${value}${sds === undefined ? '' : ` (${sds})`}. About 85% of children whose parents have these heights are within the target range of ${range}.`,
  events: 'Events',
  event: 'Event',
  curves: 'Percentile curves',
  curve: 'Curve',
  curvesCaption: (measure) => `${measure}: curve values at the start and end of each section`,
  fromTo: (from, to) => `${from} to ${to}`,
  background: (curves, references) =>
    `Thin lines in the background: ${curves} of the general reference (${references}).`,
  notes: 'Notes',
}
