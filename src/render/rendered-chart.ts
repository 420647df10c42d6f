/** A finished chart. */
export interface RenderedChart {
  /** `image/svg+xml` */
  readonly mediaType: string
  /** Without the dot: `svg`. */
  readonly fileExtension: string
  /** Text, or the bytes of a binary format. */
  readonly body: string | Uint8Array
}
