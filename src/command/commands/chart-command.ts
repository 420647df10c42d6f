import { type ChartParameter, chartParameters, namedParameters, parameterTexts } from '../../charts/chart-parameters.js'
import { type ChartFormat, type ChartRequest, chartFormats, defaultFormat } from '../../charts/chart-request.js'
import { anyChartTypes } from '../../ground/model/chart-types.js'
import { chartRenderers } from '../../shown/render/formats.js'
import { renderChart } from '../../shown/render/render-chart.js'
import { type Command, type CommandOption, invalidOption, type OptionValues } from '../command.js'
import { readPatient, writeOutput } from '../files.js'
import { decimalNumber, listChoices, methodChoices, methodOptions, pictureNote } from '../options.js'

/** `--crop-x-at`: a parameter as an option. */
function optionName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** An option for a parameter of charts. */
interface PictureOption extends CommandOption {
  readonly parameter: keyof typeof parameterTexts
  /** The switch turns the parameter off. */
  readonly isOff?: true
}

const placeholders: { readonly [kind in ChartParameter['kind']]?: string } = {
  choice: 'WHICH',
  theme: 'THEME',
  number: 'X',
  integer: 'PIXELS',
  filing: 'TEXT',
  colour: 'COLOUR',
}

/** The option of a parameter; a flag that is on by default has a switch that turns it off, one without a default has both. */
function optionsOf(parameter: keyof typeof parameterTexts): PictureOption[] {
  const { kind, words, range, default: usual } = chartParameters[parameter]
  const { text, off, option: name = optionName(parameter) } = parameterTexts[parameter]
  if (name === '') return []
  const help = namedParameters(text, (other) => `--${optionName(other)}`)
  const value = placeholders[kind]
  if (value === undefined) {
    return [
      ...(usual === true ? [] : [{ name, parameter, help }]),
      ...(off === undefined ? [] : [{ name: `no-${name}`, parameter, help: off, isOff: true as const }]),
    ]
  }
  if (words !== undefined) {
    return [{ name, value, parameter, accepts: words, help: `${help}: ${listChoices(words, String(usual))}` }]
  }
  return [{ name, value, parameter, help: range === undefined ? help : `${help}, ${range.from} to ${range.to}` }]
}

const pictureOptions: readonly PictureOption[] = (
  Object.keys(parameterTexts) as (keyof typeof parameterTexts)[]
).flatMap(optionsOf)

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
  { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ...pictureOptions,
  ...methodOptions.map((option) => ({ ...option, help: `with --layout sheet: ${option.help}` })),
]

/** The chart that the options describe, without its format. The library checks words and ranges. */
export function chartRequest(values: OptionValues): Omit<ChartRequest, 'format'> {
  const given = pictureOptions.flatMap(({ name, parameter, isOff }) => {
    if (values[name] === undefined) return []
    const isNumber = ['number', 'integer'].includes(chartParameters[parameter].kind)
    return [[parameter, isOff ? false : isNumber ? decimalNumber(values, name) : values[name]]]
  })
  return { type: values['type'] ?? 'Height', ...Object.fromEntries(given) } as Omit<ChartRequest, 'format'>
}

/** The format given by name or by the extension of the file; Svg for standard output. */
export function chartFormat({ format, out }: OptionValues): ChartFormat {
  if (typeof format === 'string') {
    const sameLetters = (candidate: string) => candidate.toLowerCase() === format.toLowerCase()
    // The library refuses unknown formats.
    return chartFormats.find(sameLetters) ?? (format as ChartFormat)
  }
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
