import type { LocalizedText } from '../model/localized.js'

/**
 * Where figures come from.
 */
export interface Publication {
  /** Short label for titles and lists, `KiGGS`. */
  readonly shortName: string
  /** The full citation. */
  readonly citation: string
  /** Digital object identifier, without a prefix. */
  readonly doi?: string | undefined
  /** Whom the figures describe. */
  readonly population: LocalizedText
  /** What is known of the terms under which the figures may be used. */
  readonly licence: LocalizedText
}
