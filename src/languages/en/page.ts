import type { PageWords } from '../page-words.js'

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
  bmiClass: 'Class',
  remark: 'Remark',
  course: 'Findings and screening',
  gains: 'Growth between visits',
  clinicMeasures: 'Further measurements',
  notUsed: 'Values not used',
  target: (value, sds, range) =>
    `Target height ${value}${sds === undefined ? '' : ` · ${sds}`}. Target range (Tanner): ${range}.`,
  events: 'Events',
  curves: 'Curve values',
  curvesCaption: (measure) => `${measure}: curve values at regular intervals and at each measurement`,
  limits: 'Limits of BMI classes',
  classLimits: 'Limits',
  background: (curves, references) =>
    `Thin lines in the background: ${curves} of the general reference (${references}).`,
  notes: 'Notes',
  lines: 'Lines',
  lineNames: { percentiles: 'Percentiles', sds: 'SDS', nine: 'Nine lines', who: 'WHO', cdc: 'CDC' },
  window: 'Section',
  windows: { full: 'All', fit: 'Measurements', requested: 'Selected', upTo: (years) => `0–${years} years` },
  ages: { corrected: 'corrected', chronological: 'chronological' },
  generalReference: 'General',
  shown: 'on',
  hidden: 'off',
  selectPoint: 'Tap a point, or use the arrow keys',
  changeSince: (change, date) => `ΔSDS ${change} since ${date}`,
}
