import { type ChartFormat, chartFormats, defaultFormat } from '../../charts/request/chart-formats.js'
import type { ChartRequest } from '../../charts/request/chart-request.js'
import { chartTypes } from '../../charts/types/chart-types.js'
import { AuxologyError } from '../../model/errors.js'
import { chartRenderers } from '../../render/chart-renderers.js'
import type { CommandInput, CommandOption } from '../command.js'
import { UsageError } from '../usage-error.js'

const numbers = { scale: 'scale', width: 'width', height: 'height', 'crop-x-at': 'cropXAt', 'crop-y-at': 'cropYAt' }
const switches = { 'crop-x': 'cropX', 'crop-y': 'cropY', 'print-references': 'references' }

/** What a chart can be asked for. */
export const chartOptions: readonly CommandOption[] = [
  { name: 'type', value: 'TYPE', accepts: chartTypes, help: `one of ${chartTypes.join(', ')} (default: Height)` },
  {
    name: 'format',
    value: 'FORMAT',
    accepts: chartFormats,
    help: `one of ${chartFormats.join(', ')} (default: by the ending of --out, else ${defaultFormat})`,
  },
  { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  { name: 'scale', value: 'FACTOR', help: 'zoom of raster images, 0.1 to 10' },
  { name: 'width', value: 'PIXELS', help: 'width of the chart, together with --height' },
  { name: 'height', value: 'PIXELS', help: 'height of the chart, together with --width' },
  { name: 'crop-x', help: "end the x axis at the patient's last value" },
  { name: 'crop-x-at', value: 'X', help: 'with --crop-x: end the x axis there' },
  { name: 'crop-y', help: "end the y axis at the patient's last value" },
  { name: 'crop-y-at', value: 'Y', help: 'with --crop-y: end the y axis there' },
  { name: 'print-references', help: 'print the references beneath the chart' },
]

/** The chart that the options ask for, whatever its format. */
export function chartRequest(values: CommandInput['values']): Omit<ChartRequest, 'format'> {
  const request: Record<string, string | number | boolean> = { type: text(values['type']) ?? 'Height' }
  for (const [option, key] of Object.entries(numbers)) {
    const value = text(values[option])
    if (value !== undefined) request[key] = decimal(option, value)
  }
  for (const [option, key] of Object.entries(switches)) {
    if (values[option] === true) request[key] = true
  }
  // What of it is out of range, the library itself refuses.
  return request as unknown as Omit<ChartRequest, 'format'>
}

/** The format asked for, by name or by the ending of the file; to standard output Svg. */
export function chartFormat(values: CommandInput['values']): ChartFormat {
  const format = text(values['format'])
  if (format !== undefined) return format as ChartFormat
  const file = text(values['out'])
  if (file === undefined) return defaultFormat
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase()
  const ofEnding = chartFormats.find((format) => chartRenderers[format].fileExtension === ending)
  if (ofEnding !== undefined) return ofEnding
  const endings = new Set(chartFormats.map((format) => `.${chartRenderers[format].fileExtension}`))
  throw new UsageError(`--out ${file}: accepted are the endings ${[...endings].join(', ')}, or --format beside it`)
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function decimal(option: string, value: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(value)) throw new UsageError(`--${option} ${value}: accepted is a number such as 2.5`)
  return Number(value)
}

/** An error about a parameter, in the words of the command line. */
export function withOptionNames(error: unknown): unknown {
  if (!(error instanceof AuxologyError) || error.code !== 'invalid_parameter') return error
  const message = Object.entries({ ...numbers, ...switches }).reduce(
    (text, [option, key]) => text.replace(new RegExp(`\\b${key}\\b`, 'g'), `--${option}`),
    error.message,
  )
  return new UsageError(message)
}
