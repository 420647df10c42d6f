import type { ChartRequest } from '../../../charts/chart-request.js'
import type { Section } from '../../../charts/data/chart-curves.js'
import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import type { ChartFrame } from '../../../charts/data/frame/frame.js'
import { chartDefinitions } from '../../../charts/types/chart-catalogue.js'
import { correctedUpTo } from '../../../clinical/growth/growth-age.js'
import type { GrowthSettings } from '../../../clinical/growth/growth-options.js'
import { isPreterm } from '../../../clinical/growth/growth-subject.js'
import { type AnyChartType, anyChartTypes } from '../../../ground/model/chart-types.js'
import type { ChartToRender, DrawnChart } from '../chart-renderer.js'
import { valueKey, valuesOf } from './linked-values.js'
import type { ChartViews, SwitchName } from './page-choices.js'

/** What an option changes. */
interface Change {
  readonly request?: Partial<ChartRequest>
  readonly growth?: Partial<Pick<GrowthSettings, 'gestationalCorrection'>>
  readonly data?: (data: ChartInLanguage) => ChartInLanguage
}

/** An option: its name, and what it changes of what was requested. */
interface Option {
  readonly label: string
  readonly change: Change
}

/** How the options of a switch are found; the first is what was requested. A switch with one option is left out. */
interface SwitchRule {
  readonly heading: (chart: ChartInLanguage) => string
  readonly options: (requested: DrawnChart, draw: ChartToRender['redraw']) => readonly Option[]
}

/** Sections of the first years, years. */
const youngYears = [2, 4] as const
const wholeWindow = { window: 'full', cropX: false, cropY: false } as const

const rules: { readonly [name in SwitchName]: SwitchRule } = {
  window: { heading: ({ language }) => language.page.window, options: windowOptions },
  lines: {
    heading: ({ language }) => language.page.lines,
    options: ({ frame: { settings, language } }) =>
      ([settings.lines, settings.lines === 'sds' ? 'percentiles' : 'sds'] as const).map((lines, i) => ({
        label: language.page.lineNames[lines],
        change: i === 0 ? {} : { request: { lines } },
      })),
  },
  age: { heading: ({ language }) => language.page.age, options: ageOptions },
  reference: { heading: ({ language }) => language.chart.reference, options: referenceOptions },
  boneAge: {
    heading: ({ language }) => language.chart.boneAge,
    options: ({ data }) => {
      const { shown, hidden } = data.language.page
      const on: Option = { label: shown, change: {} }
      return data.boneAges.length === 0
        ? [on]
        : [on, { label: hidden, change: { data: (each) => ({ ...each, boneAges: [] }) } }]
    },
  },
}

/** The charts that answer what a reader of this one may ask next. */
export function chartViews({ requested, redraw }: Pick<ChartToRender, 'requested' | 'redraw'>): ChartViews {
  const drawn = new Map<string, DrawnChart>()
  const draw: ChartToRender['redraw'] = (request, growth) => {
    const key = JSON.stringify([request, growth])
    const chart = drawn.get(key) ?? (key === '[{},{}]' ? requested : redraw(request, growth))
    drawn.set(key, chart)
    return chart
  }
  const switches = (Object.keys(rules) as SwitchName[])
    .map((name) => ({
      name,
      heading: rules[name].heading(requested.data),
      choices: rules[name].options(requested, draw),
    }))
    .filter(({ choices }) => choices.length > 1)
  return {
    switches: switches.map(({ name, heading, choices }) => ({
      name,
      heading,
      options: choices.map(({ label }) => label),
    })),
    view: (chosen) => {
      const changes = switches.map(({ name, choices }) => choices[chosen[name]]?.change ?? {})
      const chart = drawWith(changes, requested, draw)
      let { data } = chart
      for (const change of changes) data = change.data?.(data) ?? data
      return { ...chart, data }
    },
  }
}

/** The chart under several changes. A crop that the reference of another chart doesn't reach, or other lines, is left out. */
function drawWith(changes: readonly Change[], { frame }: DrawnChart, draw: ChartToRender['redraw']): DrawnChart {
  const growth: Partial<Pick<GrowthSettings, 'gestationalCorrection'>> = Object.assign(
    {},
    ...changes.map((each) => each.growth),
  )
  const request: Partial<ChartRequest> = Object.assign({}, ...changes.map((each) => each.request))
  const { cropXAt = 0, type = frame.type } = { ...frame.settings, ...request }
  const isCroppedBeyond = type !== frame.type && cropXAt > draw({ type, ...wholeWindow }, growth).frame.reference[1]
  const isOther = Object.keys({ ...request, ...growth }).length > 0 && frame.settings.cropYAt !== undefined
  return draw(
    { ...request, ...(isCroppedBeyond ? { cropX: false } : {}), ...(isOther ? { cropY: false } : {}) },
    growth,
  )
}

/** What was requested, all, the first years where the child has values, and the child's own; each section once. */
function windowOptions({ frame }: DrawnChart, redraw: ChartToRender['redraw']): readonly Option[] {
  const { language, settings, definition, reference, values } = frame
  const { windows } = language.page
  const isCropped = settings.cropX || settings.cropY
  const early = youngYears.filter(
    (years) =>
      definition.axis.young !== undefined &&
      (definition.begins ?? reference[0]) < years &&
      years < reference[1] &&
      values.points.some(({ x }) => x <= years),
  )
  const candidates: readonly Option[] = [
    { label: isCropped ? windows.requested : windows[settings.window], change: {} },
    { label: windows.full, change: { request: wholeWindow } },
    ...early.map((cropXAt) => ({
      label: windows.upTo(cropXAt),
      change: { request: { ...wholeWindow, cropX: true, cropXAt } },
    })),
    { label: windows.fit, change: { request: { ...wholeWindow, window: 'fit' } } },
  ]
  const shown: { readonly option: Option; readonly section: Section }[] = []
  for (const option of candidates) {
    const { section } = redraw(option.change.request ?? {}, {}).frame
    // A requested crop of the y axis is another section of the same ages.
    const isNew = shown.every((one, i) => (i === 0 && settings.cropY) || !isAlike(one.section, section))
    if (isNew) shown.push({ option, section })
  }
  return shown.map(({ option }) => option)
}

/** Sections that differ by less are alike, as a share of the longer one. */
const alikeWithin = 0.15

function isAlike([from, to]: Section, [begin, end]: Section): boolean {
  return Math.abs(from - begin) + Math.abs(to - end) < alikeWithin * Math.max(to - from, end - begin)
}

/** The age as requested, and the other one where it moves a value. */
function ageOptions({ frame, data }: DrawnChart, redraw: ChartToRender['redraw']): readonly Option[] {
  const { assessment, language, definition } = frame
  const { subject } = assessment.growth
  const { corrected, chronological } = language.page.ages
  const isCorrected = correctedUpTo(subject) !== undefined
  const requested: Option = { label: isCorrected ? corrected : chronological, change: {} }
  const { gestationDays } = subject
  if (definition.axis.uncorrectedX === undefined || gestationDays === undefined || !isPreterm(gestationDays)) {
    return [requested]
  }
  const growth = { gestationalCorrection: isCorrected ? 'none' : 'preterm' } as const
  const byCorrected = isCorrected ? frame : redraw({}, growth).frame
  if (!byCorrected.values.points.some(({ uncorrectedX }) => uncorrectedX !== undefined)) return [requested]
  // Which values are in doubt is the same however their age is counted.
  const warnings = new Map(valuesOf(data).map((point) => [valueKey(point), point.warnings]))
  const withTheirWarnings = (each: ChartInLanguage) => ({
    ...each,
    points: each.points.map((point) => ({ ...point, warnings: warnings.get(valueKey(point)) })),
  })
  return [requested, { label: isCorrected ? chronological : corrected, change: { growth, data: withTheirWarnings } }]
}

/** The chart of the child's disease beside the general one of the same measure, and the reverse. */
function referenceOptions({ frame }: DrawnChart): readonly Option[] {
  const { language } = frame
  return [frame.type, ...counterparts(frame)].map((type, i) => {
    const { disease } = chartDefinitions[type]
    const label = disease === undefined ? language.page.generalReference : language.names.diseases[disease]
    return { label, change: i === 0 ? {} : { request: { type } } }
  })
}

function counterparts({ definition, gender, assessment, type }: ChartFrame): AnyChartType[] {
  const { diseases } = assessment.growth.subject
  const other = anyChartTypes.find((candidate) => {
    const { measure, axis, disease, gender: only } = chartDefinitions[candidate]
    if (candidate === type || measure !== definition.measure || axis !== definition.axis) return false
    if (only !== undefined && only !== gender) return false
    return definition.disease === undefined
      ? disease !== undefined && diseases.includes(disease)
      : disease === undefined
  })
  return other === undefined ? [] : [other]
}
