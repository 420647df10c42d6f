/**
 * One reference behind a chart, as the references document lists it.
 */
export interface Reference {
  /** Where on the chart's x axis the reference begins to apply. */
  readonly xAxisValue: number
  /** Short label with a number, `WHO (1)`. */
  readonly name: string
  /** The full citation. */
  readonly text: string
}
