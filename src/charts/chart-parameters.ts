import { anyChartTypes } from '../ground/model/chart-types.js'
import type { AcceptedRange } from '../ground/model/errors.js'
import { type ChartRequest, chartFormats, chartLayouts, chartLines, chartWindows } from './chart-request.js'
import { chartThemes } from './chart-theme.js'
import { defaultSide, scaleRange, sideRange } from './picture-size.js'
import type { NeededOption } from './types/chart-definition.js'

/** The name of a parameter of charts. */
export type ChartParameterName = keyof ChartRequest

/** A parameter of charts, from which its reading, the HTTP query, OpenAPI, the command's options and the docs follow. */
export interface ChartParameter {
  /** `filing` is the free text of `patientId`, `prefix` that of ids in XML. */
  readonly kind: 'choice' | 'number' | 'integer' | 'flag' | 'filing' | 'prefix' | 'colour' | 'theme'
  /** The words of a choice. */
  readonly words?: readonly string[]
  /** The limits of a number. */
  readonly range?: AcceptedRange
  /** Where it has none, the parameter is `undefined` unless given. */
  readonly default?: string | number | boolean
  readonly isRequired?: true
  /** What a flag that is on draws from. */
  readonly needs?: readonly NeededOption[]
  /** The code of the error for another word; `invalid_parameter` by default. */
  readonly error?: 'unknown_chart_type' | 'unknown_chart_format'
}

const switchedOff = { kind: 'flag', default: false } as const
const side = { kind: 'integer', range: sideRange, default: defaultSide } as const

/** The parameters of charts. */
export const chartParameters: { readonly [name in ChartParameterName]-?: ChartParameter } = {
  type: { kind: 'choice', words: anyChartTypes, isRequired: true, error: 'unknown_chart_type' },
  format: { kind: 'choice', words: chartFormats, default: 'Svg', error: 'unknown_chart_format' },
  layout: { kind: 'choice', words: chartLayouts, default: 'chart' },
  scale: { kind: 'number', range: scaleRange, default: 1 },
  width: side,
  height: side,
  window: { kind: 'choice', words: chartWindows, default: 'full' },
  cropX: switchedOff,
  cropXAt: { kind: 'number' },
  cropY: switchedOff,
  cropYAt: { kind: 'number' },
  references: switchedOff,
  patientId: { kind: 'filing' },
  lines: { kind: 'choice', words: chartLines, default: 'percentiles' },
  thriveLines: { ...switchedOff, needs: ['courseCharts'] },
  expected: { ...switchedOff, needs: ['courseCharts'] },
  course: switchedOff,
  puberty: { kind: 'flag' },
  theme: { kind: 'theme', words: chartThemes, default: 'default' },
  background: { kind: 'colour' },
  header: { kind: 'flag', default: true },
  responsive: switchedOff,
  customProperties: switchedOff,
  idPrefix: { kind: 'prefix', default: 'auxology' },
}

/** What help, OpenAPI and the docs say of a parameter. */
export interface ParameterText {
  /** One phrase, for the command's help too. Other parameters are named in braces. */
  readonly text: string
  /** Further sentences, for OpenAPI and the docs. */
  readonly more?: string
  /** What the command's switch `--no-…` does, for a flag that is not off by default. */
  readonly off?: string
  /** The section of docs/charts.md that says more. */
  readonly see?: string
  /** Which endpoints take it: by default charts and references, else charts alone or none, where it identifies a child. */
  readonly http?: 'chart' | 'none'
  /** The option of the command, where that is not the name. */
  readonly option?: string
}

/** The texts of the parameters; `type` and `format` are in the path, the others where each door describes them. */
export const parameterTexts: { readonly [name in Exclude<ChartParameterName, 'type' | 'format'>]-?: ParameterText } = {
  layout: {
    text: 'by itself, or as a clinic sheet on one A4 page, with growth over time',
    more: 'A sheet has facts, scores, velocity, adult height and screening rules beside the chart. For charts by age in years, as Svg, Html, Pdf, PdfAndData, Png or Jpg.',
    see: 'The clinic sheet',
    http: 'chart',
  },
  scale: {
    text: 'zoom factor of the whole chart, labels included; for Png and Jpg',
    more: 'Within 50 megapixels: to 7.07 at the default size.',
  },
  width: {
    text: 'width in pixels, together with {height}',
    more: 'Title and labels keep their size.',
  },
  height: { text: 'height in pixels, together with {width}', more: 'Of Html 680 by default.' },
  window: {
    text: "the whole reference and all values, or fit: the child's values with a margin",
    more: 'A fitted weight for length leaves out values from five years of age on. A sheet and an Html page of a child under four years have fit by default, unless {expected} is asked for.',
  },
  cropX: {
    text: "the x axis ends at {cropXAt} if given, otherwise at the patient's last value",
    more: 'That is rounded up to the next tick.',
  },
  cropXAt: { text: 'where the x axis ends, in its unit (years, weeks or cm); needs {cropX}' },
  cropY: {
    text: "the y axis ends at {cropYAt} if given, otherwise at the patient's highest value",
    more: 'The axis begins where the cropped range asks for, and labels move to the visible end of their curves.',
  },
  cropYAt: { text: 'where the y axis ends, in its unit; needs {cropY}' },
  references: {
    text: 'the references are printed below the chart',
    more: 'The picture becomes taller.',
    option: 'print-references',
  },
  patientId: {
    text: "a case number or the like, printed beneath the child's name",
    more: 'At most 100 characters, escaped in every format.',
    http: 'none',
  },
  lines: {
    text: 'percentiles 3 to 97, SD lines, or the lines of British (nine), WHO or CDC charts',
    more: 'SD lines are added where a value of the child lies beyond them.',
    see: 'Lines',
  },
  thriveLines: {
    text: 'thrive lines on Weight, in the first two years (Cole 1998)',
    more: 'Along each an infant gains on the 5th centile in every four weeks.',
    see: 'Growth over time',
  },
  expected: {
    text: 'what is expected after the latest value, on height, weight and body mass index by age',
    more: 'A fan up to three years ahead, for 50 and 90 of 100 children with the same earlier values; where nothing can be expected, the chart says why.',
    see: 'Growth over time',
  },
  course: {
    text: 'what was gained between visits, in tables on the pages of PdfAndData',
    more: 'It takes further pages.',
  },
  puberty: {
    text: 'findings of puberty on height charts, and the usual ages of its onset, even without a finding',
    more: 'By default where the child has findings.',
    off: 'no findings of puberty on height charts',
    http: 'chart',
  },
  theme: {
    text: 'the colours of the picture',
    more: 'greyscale tells curves apart by dashes and weight; dark is for screens, and paper has the default one instead.',
    see: 'Themes and ground',
  },
  background: {
    text: "the ground around the plot, such as #f4f4f4, or transparent; by default the theme's",
    more: "Jpg can't be transparent. In a URL, # is %23.",
  },
  header: {
    text: 'title, name, date of birth and latest value',
    more: 'Without, one line with the sex and the references remains.',
    off: 'no title, name, date of birth and latest value',
  },
  responsive: { text: 'the Svg takes the width of its place on a page', more: 'Its viewBox stays.' },
  customProperties: {
    text: 'colours of the Svg that a web page can set',
    more: 'Every colour is a custom property with a value of its own, such as var(--auxology-curve, #0b6479). Browsers read them; most programs that convert an SVG do not.',
    see: 'Colours from the page',
  },
  idPrefix: {
    text: 'the beginning of every id, so that a page can have several pictures',
    http: 'none',
    option: '',
  },
}

/** What a parameter does, in sentences, with the names that a door has for parameters. */
export function fullText(name: keyof typeof parameterTexts, nameOf: (name: string) => string): string {
  const { text, more } = parameterTexts[name]
  const sentence = `${text.charAt(0).toUpperCase()}${namedParameters(text.slice(1), nameOf)}.`
  return more === undefined ? sentence : `${sentence} ${more}`
}

/** A text whose parameters in braces have the names of a door. */
export function namedParameters(text: string, nameOf: (name: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => nameOf(name))
}
