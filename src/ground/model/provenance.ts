import type { Rights, RightsStatus } from './rights.js'

/** The version of the package, as in its package.json. */
export const libraryVersion = '1.0.0'

/** What made a result or a chart: enough to find the numbers again years later. */
export interface Provenance {
  /** The version of the library, `1.0.0`. */
  readonly version: string
  /** The set of references with its edition, `germany@2026`; of a custom set, its id. */
  readonly references: string
  /** The checksum of all figures and rules of that set, eight hexadecimal digits; dashes for one not made by `defineSet`. */
  readonly checksum: string
  /** The least open rights in the figures of that set; a result of an earlier version has none. */
  readonly rights?: RightsStatus | undefined
  /** True if commercial use of any of its figures needs the holder's consent. */
  readonly nonCommercial?: boolean | undefined
  /** The references of clinic measures, where they scored a value. */
  readonly measures?: SetProvenance | undefined
}

/** A further set of references, which some of the scores come from. */
export interface SetProvenance {
  /** Its name with its edition, `clinic-measures@2026`. */
  readonly references: string
  /** The checksum of its figures. */
  readonly checksum: string
  /** The least open rights in its figures; a result of an earlier version has none. */
  readonly rights?: RightsStatus | undefined
  /** True if commercial use of any of its figures needs the holder's consent. */
  readonly nonCommercial?: boolean | undefined
}

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
  /** The right to use its figures; a source of limits alone has none. Documents of references don't carry it. */
  readonly rights?: Rights | undefined
}
