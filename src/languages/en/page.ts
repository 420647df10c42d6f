import type { PageWords } from '../words.js'

/** The texts of a chart's page outside the chart, in English. */
export const enPage: PageWords = {
  skipToValues: 'Skip to measurements',
  pointsOfChart: 'Measurements on the chart',
  values: 'Measurements',
  date: 'Date',
  age: 'Age',
  correctedAge: 'Corrected age',
  percentile: 'Percentile',
  general: (heading) => `${heading} (general)`,
  bmiClass: 'BMI class',
  notUsed: 'Values not used',
  target: (value, sds, range) =>
    `Target height ${value}${sds === undefined ? '' : ` · ${sds}`}. Target range (Tanner): ${range}.`,
  events: 'Events',
  curves: 'Percentile curves',
  curvesCaption: (measure) => `${measure}: curve values at regular intervals and at each measurement`,
  limits: 'Limits of BMI classes',
  background: (curves, references) =>
    `Thin lines in the background: ${curves} of the general reference (${references}).`,
  notes: 'Notes',
}
