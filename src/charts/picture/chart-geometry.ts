import { zoomedHeight } from '../../ground/scene/zoom-scene.js'
import type { Place } from '../data/chart-curves.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { chartDefinitions } from '../types/chart-catalogue.js'
import { layOutChart, type SceneLayout } from './lay-out-chart.js'

/**
 * Where a chart's picture shows what: plain data that can be kept, sent and
 * read with {@link pixelAt} and {@link placeAt}. Pixels are those of the
 * picture's own system of coordinates, its `viewBox`, whatever size it is shown in.
 */
export interface ChartGeometry {
  /** Pixels. With `references`, the height includes theirs. */
  readonly width: number
  readonly height: number
  /** The edges of the area of the curves, pixels from the top left. */
  readonly plot: PlotEdges
  /** The axis along the lower edge. */
  readonly x: GeometryAxis
  readonly y: GeometryAxis
  /** The second scale at the upper edge of the premature types: corrected age in months. */
  readonly upperX?: GeometryAxis | undefined
  /**
   * Where size at birth is drawn, in the units of the axes: in a lane of its own left
   * of age 0, or at its week. Every other value is drawn at its `x` and `y` in `chartData`.
   */
  readonly birth?: Place | undefined
}

/** The edges of an area, pixels. */
export interface PlotEdges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What an axis counts, and its values at the edges of the plot. */
export interface GeometryAxis {
  /** `Age (years)` */
  readonly title: string
  /** Of `from` and `to`: `years`, `weeks`, `cm`; empty for a ratio. */
  readonly unit: string
  /** At the left or lower edge; below 0 on an axis of age with a lane for size at birth. */
  readonly from: number
  /** At the right or upper edge. */
  readonly to: number
}

/** The geometry of the picture that a layout gives. */
export function geometryOf(given: ChartInLanguage, layout: SceneLayout): ChartGeometry {
  const { data, plot, height, zoom } = layOutChart(given, layout)
  const { type, xAxis, yAxis, upperAxis, birth } = data
  const upperValue = chartDefinitions[type].axis.upperValue
  return {
    width: layout.width,
    height: zoom === 1 ? height : zoomedHeight(height, 1 / zoom),
    plot: { left: plot.x / zoom, top: plot.y / zoom, right: plot.right / zoom, bottom: plot.bottom / zoom },
    x: { title: xAxis.title, unit: xAxis.unit, from: xAxis.from, to: xAxis.to },
    y: { title: yAxis.title, unit: yAxis.unit, from: yAxis.from, to: yAxis.to },
    ...(upperAxis !== undefined &&
      upperValue !== undefined && {
        upperX: {
          title: upperAxis.title,
          unit: data.language.chart.axes.age.tickUnits.months,
          from: upperValue(xAxis.from),
          to: upperValue(xAxis.to),
        },
      }),
    ...(birth !== undefined && { birth: { x: birth.x, y: birth.y } }),
  }
}

/**
 * The pixel of a value in the units of the axes, such as 5.5 years and 114 cm.
 * A value outside the section has a pixel outside the plot.
 *
 * @example
 * ```ts
 * const geometry = chartGeometry(jakob, { type: 'Height' }, { today: '2025-03-10' })
 *
 * pixelAt(geometry, { x: geometry.x.from, y: geometry.y.from }).x === geometry.plot.left // true
 * ```
 */
export function pixelAt({ plot, x, y }: ChartGeometry, value: Place): Place {
  return {
    x: plot.left + ((value.x - x.from) * (plot.right - plot.left)) / (x.to - x.from),
    y: plot.bottom - ((value.y - y.from) * (plot.bottom - plot.top)) / (y.to - y.from),
  }
}

/**
 * The place in the chart at a pixel, in the units of the axes: the inverse of {@link pixelAt}.
 *
 * @example
 * ```ts
 * const geometry = chartGeometry(jakob, { type: 'Height' }, { today: '2025-03-10' })
 * const { x: years, y: cm } = placeAt(geometry, pixelAt(geometry, { x: 5.5, y: 114 }))
 *
 * years.toFixed(3) // '5.500'
 * cm.toFixed(3) // '114.000'
 * ```
 */
export function placeAt({ plot, x, y }: ChartGeometry, pixel: Place): Place {
  return {
    x: x.from + ((pixel.x - plot.left) * (x.to - x.from)) / (plot.right - plot.left),
    y: y.from + ((plot.bottom - pixel.y) * (y.to - y.from)) / (plot.bottom - plot.top),
  }
}
