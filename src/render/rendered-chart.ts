import type { ChartFormat } from '../charts/chart-request.js'

/** The formats whose body is bytes. */
export const binaryFormats = ['Png', 'Jpg', 'Pdf', 'PdfAndData'] as const satisfies readonly ChartFormat[]

/** The formats whose body is bytes; the others are text. */
export type BinaryFormat = (typeof binaryFormats)[number]

/** Whether a format's body is bytes. */
export function isBinaryFormat(format: string): format is BinaryFormat {
  return binaryFormats.some((binary) => binary === format)
}

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
