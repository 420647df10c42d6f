/** What made a result or a chart: enough to find the numbers again years later. */
export interface Provenance {
  /** The version of the library, `0.1.0`. */
  readonly version: string
  /** The set of references with its edition, `germany@2026`; of a custom set, its id. */
  readonly references: string
  /** The checksum of all figures and rules of that set, eight hexadecimal digits; dashes for one not made by `defineSet`. */
  readonly checksum: string
}
