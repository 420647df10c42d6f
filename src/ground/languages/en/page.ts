/** The texts of a chart's page outside the chart, in English. */
export const enPage = {
  skipToValues: 'Skip to measurements',
  pointsOfChart: 'Measurements on the chart',
  values: 'Measurements',
  date: 'Date',
  age: 'Age',
  correctedAge: 'Corrected age',
  percentile: 'Percentile',
  /** A heading, by the general reference on the chart of a disease. */
  general: (heading: string): string => `${heading} (general)`,
  /** Of a body mass index. */
  bmiClass: 'Class',
  /** Heading of what else is said of a value. */
  remark: 'Remark',
  /** The heading of findings in a child's course and the screening rules. */
  course: 'Findings and screening',
  gains: 'Growth between visits',
  /** Heading of waist, hip, arm, skinfolds and blood pressure. */
  clinicMeasures: 'Further measurements',
  /** Of the list of values that plausibility checks took out of use. */
  notUsed: 'Values not used',
  target: (value: string, sds: string | undefined, range: string): string =>
    `Target height ${value}${sds === undefined ? '' : ` · ${sds}`}. Target range (Tanner): ${range}.`,
  events: 'Events',
  curves: 'Curve values',
  /** Explains the figures in the table of curves. */
  curvesCaption: (measure: string): string => `${measure}: curve values at regular intervals and at each measurement`,
  /** Of the table of the limits of classes of body mass index. */
  limits: 'Limits of BMI classes',
  /** Of the table of other limits. */
  classLimits: 'Limits',
  background: (curves: string, references: string): string =>
    `Thin lines in the background: ${curves} of the general reference (${references}).`,
  notes: 'Notes',
  /** The switches: headings and options. */
  lines: 'Lines',
  lineNames: { percentiles: 'Percentiles', sds: 'SDS', nine: 'Nine lines', who: 'WHO', cdc: 'CDC' },
  window: 'Section',
  windows: {
    full: 'All',
    /** Around the child's values. */
    fit: 'Measurements',
    /** Cropped by the request. */
    requested: 'Selected',
    /** The first years. */
    upTo: (years: number): string => `0–${years} years`,
  },
  ages: { corrected: 'corrected', chronological: 'chronological' },
  /** Beside the name of a disease. */
  generalReference: 'General',
  shown: 'on',
  hidden: 'off',
  /** Above the picture: what is of note in a section below, and how much. */
  ofNote: (count: number, section: string): string => `Of note (${count}): see “${section}” below`,
  /** How a value is selected. */
  selectPoint: 'Click or tap a point, or use the arrow keys',
  /** The change of a score since the visit of a date. */
  changeSince: (change: string, date: string): string => `ΔSDS ${change} since ${date}`,
}
