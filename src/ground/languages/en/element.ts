/** The texts of the interactive chart, in English. */
export const enElement = {
  tools: 'Chart tools',
  lines: 'Lines',
  linesShown: { percentiles: 'Percentiles', sds: 'SDS', nine: 'Nine centiles', who: 'WHO lines', cdc: 'CDC lines' },
  ages: 'Age',
  corrected: 'Corrected',
  chronological: 'Chronological',
  compareWith: 'Compare with',
  zoom: 'Section',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** The section that shows the child's values, and the whole reference. */
  showChild: 'Child',
  showAll: 'All ages',
  more: 'More',
  copyPicture: 'Copy as picture (PNG)',
  copySvg: 'Copy as SVG',
  print: 'Print',
  fullScreen: 'Full screen',
  /** What copies and prints leave out. */
  asRecorded: 'Copies and prints show what is on record: without comparison, without “what if”.',
  copied: 'Copied.',
  /** Where the clipboard can't be used. */
  saved: 'The clipboard could not be used. The picture was saved as a file.',
  notPossible: 'This browser or page does not allow it.',
  /** The name of what reads the chart at an age or a length. */
  reading: (axis: string): string => `Read the chart: ${axis}`,
  child: 'Child',
  betweenVisits: 'between visits, interpolated',
  line: 'Line',
  noCurves: 'No reference here.',
  /** Where the page has not given the element a patient, or not yet. */
  noPatient: 'No patient data yet.',
  sectionBegins: 'Start of the section',
  sectionEnds: 'End of the section',
  section: (from: string, to: string): string => `Section: ${from} to ${to}`,
  whatIf: 'What if …',
  /** What is supposed is not in the record. */
  notMeasured: 'not measured',
  nextVisit: 'Next visit',
  parents: 'Other parental heights',
  father: 'Father (cm)',
  mother: 'Mother (cm)',
  /** `Target height 178.0 cm (169.5–186.5 cm)` from the name, the value and the range. */
  target: (value: string, range: string): string => `Target height ${value} (${range})`,
  /** `5.2 ± 0.4 cm/year since 10 Mar 2024` */
  since: (value: string, date: string): string => `${value} since ${date}`,
  clear: 'Clear',
  fields: { sizeCm: 'Height (cm)', weightKg: 'Weight (kg)', headCm: 'Head (cm)', seatCm: 'Sitting height (cm)' },
  wheelHint: 'Hold Ctrl and turn the wheel to zoom.',
  keys: 'Keyboard',
  keyMap: {
    ruler: { keys: '← →', action: 'move the ruler' },
    section: { keys: 'Shift + ← →', action: 'move the section' },
    visits: { keys: 'Page up, Page down', action: 'previous or next measurement' },
    ends: { keys: 'Home, End', action: 'first or last measurement' },
    zoom: { keys: '+ −', action: 'zoom in or out' },
    child: { keys: '0', action: 'the child’s values' },
    all: { keys: 'A', action: 'all ages' },
    lines: { keys: 'L', action: 'percentiles or SDS' },
    select: { keys: 'Enter', action: 'select the measurement' },
  },
}
