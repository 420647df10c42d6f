import {
  type ChartFormat,
  type ChartRequest,
  chartFormats,
  chartLayouts,
  chartLines,
  chartWindows,
  defaultFormat,
} from '../../charts/chart-request.js'
import { chartThemes } from '../../charts/chart-theme.js'
import { anyChartTypes } from '../../model/chart-types.js'
import { chartRenderers } from '../../render/formats.js'
import { renderChart } from '../../render/render-chart.js'
import { type Command, type CommandOption, invalidOption, type OptionValues } from '../command.js'
import { readPatient, writeOutput } from '../files.js'
import { decimalNumber, listChoices, methodChoices, methodOptions, pictureNote } from '../options.js'

/** An option for a number, a word, a text or a switch in the library's `ChartRequest`. */
interface PictureOption extends CommandOption {
  readonly parameter: keyof ChartRequest
  readonly isText?: true
  /** The switch turns it off. */
  readonly isOff?: true
}

const pictureOptions: readonly PictureOption[] = [
  {
    name: 'layout',
    value: 'LAYOUT',
    parameter: 'layout',
    accepts: chartLayouts,
    help: 'chart (default); sheet: a clinic sheet on one A4 page, with growth over time',
  },
  { name: 'scale', value: 'FACTOR', parameter: 'scale', help: 'zoom of raster images, 0.1 to 10' },
  { name: 'width', value: 'PIXELS', parameter: 'width', help: 'width of the chart, together with --height' },
  { name: 'height', value: 'PIXELS', parameter: 'height', help: 'height of the chart, together with --width' },
  {
    name: 'window',
    value: 'WINDOW',
    parameter: 'window',
    accepts: chartWindows,
    help: "full (default): the whole reference; fit: the child's values with a margin",
  },
  { name: 'crop-x', parameter: 'cropX', help: "end the x axis at the patient's last value" },
  { name: 'crop-x-at', value: 'X', parameter: 'cropXAt', help: 'with --crop-x: end the x axis here' },
  { name: 'crop-y', parameter: 'cropY', help: "end the y axis at the patient's highest value" },
  { name: 'crop-y-at', value: 'Y', parameter: 'cropYAt', help: 'with --crop-y: end the y axis here' },
  {
    name: 'patient-id',
    value: 'TEXT',
    parameter: 'patientId',
    isText: true,
    help: 'a case number or the like, printed by the name',
  },
  {
    name: 'theme',
    value: 'THEME',
    parameter: 'theme',
    accepts: chartThemes,
    help: `colours: ${listChoices(chartThemes, 'default')}`,
  },
  {
    name: 'background',
    value: 'COLOUR',
    parameter: 'background',
    isText: true,
    help: "ground around the plot, such as '#f4f4f4', or transparent",
  },
  {
    name: 'thrive-lines',
    parameter: 'thriveLines',
    help: 'thrive lines on Weight, in the first two years (Cole 1998)',
  },
  {
    name: 'course',
    parameter: 'course',
    help: 'what was gained between visits, on the pages of PdfAndData',
  },
  {
    name: 'puberty',
    parameter: 'puberty',
    help: 'the usual ages of onset on height charts, even without a finding',
  },
  { name: 'no-puberty', parameter: 'puberty', isOff: true, help: 'no findings of puberty on height charts' },
  { name: 'no-header', parameter: 'header', isOff: true, help: 'no title, name, date of birth and latest value' },
  { name: 'responsive', parameter: 'responsive', help: 'an Svg as wide as what it stands in' },
  { name: 'custom-properties', parameter: 'customProperties', help: 'colours of an Svg that a web page can set' },
  { name: 'print-references', parameter: 'references', help: 'print the references below the chart' },
]

/** The options for a chart. */
export const chartOptions: readonly CommandOption[] = [
  {
    name: 'type',
    value: 'TYPE',
    parameter: 'type',
    accepts: anyChartTypes,
    help: `one of ${anyChartTypes.join(', ')} (default: Height)`,
  },
  {
    name: 'format',
    value: 'FORMAT',
    parameter: 'format',
    accepts: chartFormats,
    help: `one of ${chartFormats.join(', ')} (default: by the extension of --out, else ${defaultFormat})`,
  },
  {
    name: 'lines',
    value: 'WHICH',
    parameter: 'lines',
    accepts: chartLines,
    help: `lines of the chart: ${listChoices(chartLines, 'percentiles')}`,
  },
  { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ...pictureOptions,
  ...methodOptions.map((option) => ({ ...option, help: `with --layout sheet: ${option.help}` })),
]

/** The chart that the options describe, without its format. The library checks the ranges. */
export function chartRequest(values: OptionValues): Omit<ChartRequest, 'format'> {
  const picture = pictureOptions.map(({ name, value, parameter, accepts, isText, isOff }) => [
    parameter,
    // The library refuses unknown words.
    isOff
      ? values[name] !== true
      : value === undefined || accepts !== undefined || isText
        ? values[name]
        : decimalNumber(values, name),
  ])
  const { type = 'Height', lines } = values
  return { type, lines, ...Object.fromEntries(picture) } as Omit<ChartRequest, 'format'>
}

/** The format given by name or by the extension of the file; Svg for standard output. */
export function chartFormat({ format, out }: OptionValues): ChartFormat {
  // The library refuses unknown formats.
  if (typeof format === 'string') return format as ChartFormat
  if (typeof out !== 'string') return defaultFormat
  const extension = /\.(\w+)$/.exec(out)?.[1]?.toLowerCase()
  const match = chartFormats.find((candidate) => chartRenderers[candidate].fileExtension === extension)
  if (match !== undefined) return match
  const extensions = new Set(chartFormats.map((candidate) => `.${chartRenderers[candidate].fileExtension}`))
  throw invalidOption('out', out, `a name ending in ${[...extensions].join(', ')}, or --format`)
}

/** `auxology chart`: a percentile chart of a patient. */
export const chartCommand: Command = {
  name: 'chart',
  operands: 'FILE',
  summary: 'a percentile chart of a patient document',
  options: chartOptions,
  examples: [
    'auxology chart patient.xml --type Height --out height.svg',
    'auxology chart patient.xml --layout sheet --out sheet.pdf',
    'auxology chart patient.xml --type Bmi --format PdfAndData --print-references --out bmi.pdf',
  ],
  notes: [pictureNote],
  run: async (input) => {
    const request = { ...chartRequest(input.values), format: chartFormat(input.values) }
    const { patient } = await readPatient(input)
    const { body } = await renderChart(patient, request, { ...input.options, ...methodChoices(input.values) })
    await writeOutput(input, body)
  },
}
