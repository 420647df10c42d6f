import type { AnyChartType } from '../ground/model/chart-types.js'
import type { ChartTheme, ChartThemeName } from './chart-theme.js'

/** The formats of the interface specification, in its order. */
export const chartFormats = ['Jpg', 'Png', 'Svg', 'Html', 'Json', 'Xml', 'Csv', 'Pdf', 'PdfAndData'] as const

/** A format of a chart. */
export type ChartFormat = (typeof chartFormats)[number]

/** What a chart shows unless it is cropped: everything, or the child with a margin. */
export const chartWindows = ['full', 'fit'] as const

/** The section that a chart shows without crops. */
export type ChartWindow = (typeof chartWindows)[number]

/** How a chart is laid out: by itself, or with growth over time as a page for the file. */
export const chartLayouts = ['chart', 'sheet'] as const

/** The layout of a chart. */
export type ChartLayoutName = (typeof chartLayouts)[number]

/** The formats of a sheet: pictures and pages. */
export const sheetFormats: readonly ChartFormat[] = ['Jpg', 'Png', 'Svg', 'Html', 'Pdf', 'PdfAndData']

/** The default format. */
export const defaultFormat: ChartFormat = 'Svg'

/**
 * Which lines a chart can have.
 *
 * - `percentiles`: 3, 10, 25, 50, 75, 90, 97
 * - `sds`: -3 to +3 SD
 * - `nine`: 0.4, 2, 9, 25, 50, 75, 91, 98, 99.6, as on British charts
 * - `who`: 3, 15, 50, 85, 97, as on the charts of the WHO standards
 * - `cdc`: 5, 10, 25, 50, 75, 90, 95, for body mass index also 85, as on the CDC's charts
 */
export const chartLines = ['percentiles', 'sds', 'nine', 'who', 'cdc'] as const

/** The lines of a chart. */
export type ChartLines = (typeof chartLines)[number]

/**
 * Which chart to draw, and how it should look.
 *
 * @example
 * ```ts
 * const request: ChartRequest = { type: 'Height', format: 'Svg', cropX: true, cropXAt: 12 }
 * ```
 */
export interface ChartRequest {
  readonly type: AnyChartType
  /** `Svg` by default. */
  readonly format?: ChartFormat | undefined
  /**
   * `sheet` is a clinic sheet, A4 upright: the chart, a strip of facts above it, scores and velocity
   * over the same ages below it, adult height, screening rules and sources. For charts by age in
   * years, and for pictures and pages: `renderChart` draws it. Where `window` is not given, it frames
   * a child under four years and shows all ages of an older one, and where `expected` is asked for. `chart` by default.
   */
  readonly layout?: ChartLayoutName | undefined
  /** Zoom factor of the finished picture, labels included, 0.1 to 10; for Png and Jpg. 1 by default. */
  readonly scale?: number | undefined
  /** Width of the picture, whole pixels, 100 to 10,000; title and labels keep their size. 1000 by default. */
  readonly width?: number | undefined
  /** Height of the picture, whole pixels; given together with the width. 1000 by default, 680 for Html. */
  readonly height?: number | undefined
  /**
   * `full`, the default: all values of the patient and the reference to its end. `fit`: the
   * patient's values with a margin, and the curves beside them; weight for length without
   * values from five years of age on. An Html page of a child under four years opens with `fit`,
   * unless `expected` is asked for.
   */
  readonly window?: ChartWindow | undefined
  /** The x axis ends at `cropXAt` if given, otherwise at the patient's last value. */
  readonly cropX?: boolean | undefined
  /** Where the x axis ends, in its unit. Without `cropX` it has no effect. */
  readonly cropXAt?: number | undefined
  /** The y axis ends at `cropYAt` if given, otherwise at the patient's highest value. */
  readonly cropY?: boolean | undefined
  /** Where the y axis ends, in its unit. Without `cropY` it has no effect. */
  readonly cropYAt?: number | undefined
  /** The references are printed below the chart, which grows by their height. */
  readonly references?: boolean | undefined
  /**
   * The number or name under which the chart is filed, such as a case number: free text, printed beneath the
   * child's name, at most 100 characters. It identifies the child: keep it out of URLs.
   */
  readonly patientId?: string | undefined
  /**
   * Which lines the chart has; `percentiles` by default. Where a value of the
   * child lies beyond them, the lines at 2.5 and 3 SD (4 and more where needed)
   * are added on that side.
   */
  readonly lines?: ChartLines | undefined
  /**
   * Thrive lines on the chart `Weight`, in the first two years: along each an infant gains on
   * the 5th centile of conditional gain in every four weeks (Cole 1998). On other charts it
   * has no effect. False by default.
   */
  readonly thriveLines?: boolean | undefined
  /**
   * What is expected of the child, on charts of height, weight and body mass index by age: a fan from the latest
   * value up to three years ahead, with bands for 50 and 90 of 100 children with the same earlier values. A child
   * of whom nothing can be expected has none, and the chart says why. On other charts it has no effect. False by default.
   */
  readonly expected?: boolean | undefined
  /**
   * What was gained between visits, in tables on the pages of PdfAndData: gain, velocity and its score, and the
   * change of SDS. It takes further pages. On other formats it has no effect. False by default.
   */
  readonly course?: boolean | undefined
  /**
   * Findings of puberty on height charts, and the ages between which it usually begins: where the child
   * has findings, unless given. `true` shows those ages without a finding too, `false` nothing of it.
   */
  readonly puberty?: boolean | undefined
  /** The colours: a theme by name, or a theme of one's own. `default` by default. */
  readonly theme?: ChartThemeName | ChartTheme | undefined
  /**
   * The ground around the plot, as `#rgb` or `#rrggbb`, or `transparent`: none is painted, so that a
   * page, a slide or a form shows through. By default the theme's. Jpg can't be transparent.
   */
  readonly background?: string | undefined
  /**
   * False leaves title, name, date of birth and latest value to the page around the picture. One line
   * with the sex and the references remains. True by default.
   */
  readonly header?: boolean | undefined
  /** The Svg takes the width of its container instead of its own in pixels. False by default. */
  readonly responsive?: boolean | undefined
  /**
   * Every colour of the Svg is a custom property with a value of its own, such as
   * `var(--auxology-curve, #0b6479)`, which a web page can set. Browsers read them; most
   * programs that convert an SVG don't, so it is false by default.
   */
  readonly customProperties?: boolean | undefined
  /** The beginning of every id in the picture, so that several pictures fit on one page. `auxology` by default. */
  readonly idPrefix?: string | undefined
}
