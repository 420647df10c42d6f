/** What the page says beyond the words of the chart. */
export interface HtmlWords {
  readonly skipToValues: string
  readonly pointsOfChart: string
  readonly values: string
  readonly noValues: string
  readonly date: string
  readonly age: string
  readonly correctedAge: string
  readonly sds: string
  readonly percentile: string
  readonly boneAge: string
  readonly reference: string
  readonly target: (value: string, sds: string | undefined, range: string) => string
  readonly events: string
  readonly event: string
  readonly curves: string
  readonly curve: string
  /** What the figures of the table of curves are. */
  readonly curvesCaption: (measure: string) => string
  readonly fromTo: (from: string, to: string) => string
  readonly background: (curves: string, references: string) => string
  readonly notes: string
}
