import type { ChartOptions } from '../../charts/chart-growth.js'

/** What rendering a chart depends on besides the patient and the request. */
export interface RenderOptions extends ChartOptions {
  /**
   * The package `@resvg/resvg-wasm`, initialised, for Png and Jpg where Node's
   * native packages can't be loaded: browsers and edge runtimes. Node doesn't
   * need it.
   *
   * @example
   * ```ts
   * import * as resvg from '@resvg/resvg-wasm'
   * import wasm from '@resvg/resvg-wasm/index_bg.wasm?url'
   *
   * await resvg.initWasm(fetch(wasm))
   * const { body } = await renderChart(patient, { type: 'Height', format: 'Png' }, { resvg })
   * ```
   */
  readonly resvg?: ResvgPackage | undefined
  /**
   * `canvas` lets a browser draw Png and Jpg by itself, with no package to load:
   * each browser a little differently, so that the bytes are not the same
   * everywhere. Needs `Image` and `OffscreenCanvas`, which workers don't have
   * both of. Where `resvg` is given, and in Node, resvg draws.
   */
  readonly raster?: 'canvas' | undefined
  /**
   * For Html: the nonce that the host's policy allows styles by, for the page's `<style>`.
   * Without it, a host allows the style by its hash, `htmlStyleHash` of `auxology/http`, the same for every chart.
   */
  readonly nonce?: string | undefined
}

/** The part of `@resvg/resvg-wasm` that drawing a chart needs. */
export interface ResvgPackage {
  readonly Resvg: new (svg: string, options?: ResvgOptions) => ResvgPicture
}

interface ResvgOptions {
  font?: { fontBuffers: Uint8Array[]; defaultFontFamily?: string }
  fitTo?: { mode: 'zoom'; value: number }
  background?: string
}

interface ResvgPicture {
  render(): ResvgPixels
  free(): void
}

interface ResvgPixels {
  asPng(): Uint8Array
  free(): void
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}
