import type { ChartRequest } from '../charts/chart-request.js'
import { type ChartFormat, chartFormats, defaultFormat } from '../charts/chart-request.js'
import { chartTypes } from '../model/chart-types.js'
import { chartRenderers } from '../render/chart-renderers.js'
import type { CommandOption, OptionValues } from './command.js'
import { decimalNumber } from './options.js'
import { invalidOption } from './usage-error.js'

/** An option that is a number or a switch of the library's request for a chart. */
interface PictureOption extends CommandOption {
  readonly parameter: keyof ChartRequest
}

const pictureOptions: readonly PictureOption[] = [
  { name: 'scale', value: 'FACTOR', parameter: 'scale', help: 'zoom of raster images, 0.1 to 10' },
  { name: 'width', value: 'PIXELS', parameter: 'width', help: 'width of the chart, together with --height' },
  { name: 'height', value: 'PIXELS', parameter: 'height', help: 'height of the chart, together with --width' },
  { name: 'crop-x', parameter: 'cropX', help: "end the x axis at the patient's last value" },
  { name: 'crop-x-at', value: 'X', parameter: 'cropXAt', help: 'with --crop-x: end the x axis here' },
  { name: 'crop-y', parameter: 'cropY', help: "end the y axis at the patient's highest value" },
  { name: 'crop-y-at', value: 'Y', parameter: 'cropYAt', help: 'with --crop-y: end the y axis here' },
  { name: 'print-references', parameter: 'references', help: 'print the references below the chart' },
]

/** The options of a chart. */
export const chartOptions: readonly CommandOption[] = [
  {
    name: 'type',
    value: 'TYPE',
    parameter: 'type',
    accepts: chartTypes,
    help: `one of ${chartTypes.join(', ')} (default: Height)`,
  },
  {
    name: 'format',
    value: 'FORMAT',
    parameter: 'format',
    accepts: chartFormats,
    help: `one of ${chartFormats.join(', ')} (default: by the extension of --out, else ${defaultFormat})`,
  },
  { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ...pictureOptions,
]

/** The chart that the options ask for, without its format. The library checks what is in range. */
export function chartRequest(values: OptionValues): Omit<ChartRequest, 'format'> {
  const picture = pictureOptions.map(({ name, value, parameter }) => [
    parameter,
    value === undefined ? values[name] : decimalNumber(values, name),
  ])
  return { type: values['type'] ?? 'Height', ...Object.fromEntries(picture) } as Omit<ChartRequest, 'format'>
}

/** The format asked for, by name or by the extension of the file; Svg to standard output. */
export function chartFormat({ format, out }: OptionValues): ChartFormat {
  // The library refuses a format that it doesn't have.
  if (typeof format === 'string') return format as ChartFormat
  if (typeof out !== 'string') return defaultFormat
  const extension = /\.(\w+)$/.exec(out)?.[1]?.toLowerCase()
  const match = chartFormats.find((candidate) => chartRenderers[candidate].fileExtension === extension)
  if (match !== undefined) return match
  const extensions = new Set(chartFormats.map((candidate) => `.${chartRenderers[candidate].fileExtension}`))
  throw invalidOption('out', out, `a name ending in ${[...extensions].join(', ')}, or --format`)
}
