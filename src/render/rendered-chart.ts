import type { ChartFormat } from '../charts/chart-formats.js'

/** The formats whose body is bytes; the others are text. */
export type BinaryFormat = Extract<ChartFormat, 'Png' | 'Jpg' | 'Pdf' | 'PdfAndData'>

/** The formats whose body is text. */
export type TextFormat = Exclude<ChartFormat, BinaryFormat>

/** A finished chart. */
export interface RenderedChart<Body extends string | Uint8Array = string | Uint8Array> {
  /** `image/svg+xml` */
  readonly mediaType: string
  /** Without the dot: `svg`. */
  readonly fileExtension: string
  /** Text, or the bytes of a binary format. */
  readonly body: Body
}
