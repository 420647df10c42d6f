/** What keys do on the interactive chart. */
export type ReaderKey = 'ruler' | 'section' | 'visits' | 'ends' | 'zoom' | 'child' | 'all' | 'lines' | 'select'

/** The texts of the interactive chart around its picture. */
export interface ElementWords {
  readonly tools: string
  readonly lines: string
  readonly linesShown: { readonly [lines in 'percentiles' | 'sds' | 'nine' | 'who' | 'cdc']: string }
  readonly ages: string
  readonly corrected: string
  readonly chronological: string
  readonly compareWith: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** The section that shows the child's values, and the whole reference. */
  readonly showChild: string
  readonly showAll: string
  readonly more: string
  readonly copyPicture: string
  readonly copySvg: string
  readonly print: string
  readonly fullScreen: string
  /** What copies and prints leave out. */
  readonly asRecorded: string
  readonly copied: string
  /** Where the clipboard can't be used. */
  readonly saved: string
  readonly notPossible: string
  /** The name of what reads the chart at an age or a length. */
  readonly reading: (axis: string) => string
  readonly child: string
  readonly betweenVisits: string
  readonly line: string
  readonly noCurves: string
  /** Where the page has not given the element a patient, or not yet. */
  readonly noPatient: string
  /** Why a chart can't be drawn for a child, from the title of the chart. */
  readonly noChart: {
    readonly [reason in 'gender' | 'otherGender' | 'weekBirth' | 'references']: (title: string) => string
  }
  readonly sectionBegins: string
  readonly sectionEnds: string
  readonly section: (from: string, to: string) => string
  readonly whatIf: string
  /** What is supposed is not in the record. */
  readonly notMeasured: string
  readonly nextVisit: string
  readonly parents: string
  readonly father: string
  readonly mother: string
  /** `Target height 178.0 cm (169.5–186.5 cm)` from the name, the value and the range. */
  readonly target: (value: string, range: string) => string
  /** `5.2 ± 0.4 cm/year since 10 Mar 2024` */
  readonly since: (value: string, date: string) => string
  readonly clear: string
  readonly fields: { readonly [field in 'sizeCm' | 'weightKg' | 'headCm' | 'seatCm']: string }
  readonly wheelHint: string
  readonly keys: string
  readonly keyMap: { readonly [action in ReaderKey]: { readonly keys: string; readonly action: string } }
}
