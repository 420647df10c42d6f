import type { ChartFormat } from '../../charts/chart-request.js'

/**
 * Bytes that `Blob`, `File` and `Response` take. From TypeScript 5.7 on this is
 * `Uint8Array<ArrayBuffer>`; before, when the type had no parameter, `Uint8Array`.
 */
export type Bytes = ReturnType<typeof Uint8Array.of>

/** The formats whose body is bytes. */
export type BinaryFormat = 'Jpg' | 'Png' | 'Pdf' | 'PdfAndData'

/** The formats whose body is text. */
export type TextFormat = Exclude<ChartFormat, BinaryFormat>

/** The body of a chart in a format. */
export type ChartBody<Format extends ChartFormat> = Format extends BinaryFormat ? Bytes : string

/** A finished chart in one format. */
export interface ChartIn<Format extends ChartFormat> {
  readonly format: Format
  /** `image/svg+xml` */
  readonly mediaType: string
  /** Without the dot: `svg`. */
  readonly fileExtension: string
  /** Text, or the bytes of a binary format. */
  readonly body: ChartBody<Format>
}

/**
 * A finished chart: a union told apart by `format`, which decides whether the
 * body is text or bytes.
 *
 * @example
 * ```ts
 * function download(chart: RenderedChart): Blob {
 *   return new Blob([chart.body], { type: chart.mediaType })
 * }
 *
 * function markup(chart: RenderedChart): string | undefined {
 *   return chart.format === 'Svg' ? chart.body : undefined
 * }
 * ```
 */
export type RenderedChart<Format extends ChartFormat = ChartFormat> = { [format in Format]: ChartIn<format> }[Format]
