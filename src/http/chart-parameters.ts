import type { ChartRequest } from '../charts/request/chart-request.js'
import { defaultSide, scaleRange, sideRange } from '../charts/request/chart-settings.js'
import type { parameterKinds } from './parameter-kinds.js'

/** A query parameter: its name in the URL, its key in the request for a chart. */
export interface QueryParameter {
  readonly name: string
  readonly key: keyof ChartRequest
  readonly kind: keyof typeof parameterKinds
  readonly description: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number
}

/**
 * The query parameters of a chart and of its references. What range a value
 * has to lie in, the chart itself decides.
 */
export const chartParameters: readonly QueryParameter[] = [
  {
    name: 'scale',
    key: 'scale',
    kind: 'number',
    minimum: scaleRange[0],
    maximum: scaleRange[1],
    default: 1,
    description: 'Zoom factor of the whole chart, labels included. For Png and Jpg.',
  },
  {
    name: 'width',
    key: 'width',
    kind: 'integer',
    minimum: sideRange[0],
    maximum: sideRange[1],
    default: defaultSide,
    description: 'Width of the chart, pixels; title and labels keep their size. Together with height.',
  },
  {
    name: 'height',
    key: 'height',
    kind: 'integer',
    minimum: sideRange[0],
    maximum: sideRange[1],
    default: defaultSide,
    description: 'Height of the chart, pixels. Together with width.',
  },
  {
    name: 'crop_x',
    key: 'cropX',
    kind: 'boolean',
    description: "The x axis ends at crop_x_at, or without it at the patient's last parameter.",
  },
  {
    name: 'crop_x_at',
    key: 'cropXAt',
    kind: 'number',
    description: 'Where the x axis ends, in its unit (years, weeks or cm). Without crop_x it has no effect.',
  },
  {
    name: 'crop_y',
    key: 'cropY',
    kind: 'boolean',
    description: "The y axis ends at crop_y_at, or without it at the patient's highest parameter.",
  },
  {
    name: 'crop_y_at',
    key: 'cropYAt',
    kind: 'number',
    description: 'Where the y axis ends, in its unit. Without crop_y it has no effect.',
  },
  {
    name: 'references',
    key: 'references',
    kind: 'boolean',
    description: 'The texts of the references are printed beneath the chart.',
  },
]

/** An error message with the names that the URL has for its parameters. */
export function withParameterNames(message: string): string {
  return chartParameters.reduce((text, { name, key }) => text.replace(new RegExp(`\\b${key}\\b`, 'g'), name), message)
}
