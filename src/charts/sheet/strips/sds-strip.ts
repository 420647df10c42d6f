import { signedScoreText } from '../../../ground/languages/written-number.js'
import { textWidth } from '../../../ground/scene/fit-text.js'
import type { Paint, Shape } from '../../../ground/scene/scene.js'
import { textShape } from '../../../ground/scene/shapes.js'
import type { ChartAxis } from '../../data/chart-curves.js'
import type { ChartPoint, ChartScore, ChartTarget } from '../../data/chart-data.js'
import { areJoined, endsCorrection, isLongApart } from '../../data/points/patient-line.js'
import { isFollowed } from '../../data/points/points-in-section.js'
import { ageText, markedScore, scoreNumber } from '../../data/texts/describe-point.js'
import { doubtfulMark, warningMark } from '../../picture/draw/draw-patient.js'
import type { Plot } from '../../picture/layout.js'
import { isOnAxis, latestPoint } from '../../picture/shown-data.js'
import { fontSizes, markPaints, type Palette } from '../../picture/styles.js'
import type { SheetData } from '../sheet-data.js'
import type { Strip, StripLabel } from './draw-strip.js'

/** A score at a place of the x axis. */
interface StripScore {
  readonly point: ChartPoint
  readonly score: Pick<ChartScore, 'value' | 'accuracy' | 'approximate'>
  readonly reference: string | undefined
}

/** Many scores are drawn small. */
const radii = { few: 3, many: 2.1 } as const
const many = 24
/** The scale shows at least these scores. */
const least = { from: -3, to: 3 }

/** Scores of one scale: on the chart of a disease, those by its reference and the general ones. */
interface ScoreScale {
  readonly title: string
  readonly series: readonly StripScore[]
  /** A head's scores by WHO from where the set goes by another reference, after the last that both share. */
  readonly beside?: readonly StripScore[]
  /** The score at birth and that of the target are on this scale. */
  readonly isGeneral: boolean
}

/** Of a strip, pixels: of the only one, and of each of two. */
const heights = { one: 92, two: 70 } as const
/** From a score to the name above it, pixels. */
const nameGap = 5
/** Between two labels of the scale at least, pixels. */
const labelRoom = 13

/**
 * The patient's scores over age, with the range of the target; never joined across references. On
 * the chart of a disease the scores of its reference and the general ones are strips of their own.
 */
export function sdsStrips(sheet: SheetData, palette: Palette): readonly (Strip & { readonly height: number })[] {
  const scales = scoreScales(sheet)
  const height = scales.length > 1 ? heights.two : heights.one
  return scales.map((scale) => ({ ...sdsStrip(scale, height, sheet, palette), height }))
}

function scoreScales({ data, frame, language }: SheetData): readonly ScoreScale[] {
  const { disease } = frame.definition
  const shown = data.points.filter(({ x }) => isOnAxis(x, data.xAxis))
  const own = shown.flatMap((point): StripScore[] =>
    point.score === undefined
      ? []
      : [{ point, score: { ...point.score, approximate: point.approximate }, reference: point.reference }],
  )
  const { sds } = language.names
  const general = shown.flatMap((point): StripScore[] =>
    point.generalScore === undefined
      ? []
      : [{ point, score: point.generalScore, reference: point.generalScore.reference }],
  )
  if (disease === undefined) return [{ title: sds, series: own, beside: fromSeam(own, general), isGeneral: true }]
  const byDisease = { title: `${sds} ${language.chart.diseases[disease]}`, series: own, isGeneral: false }
  const names = new Set(general.map(({ reference }) => reference?.replace(/ \d{4}$/, '')))
  if (general.length === 0) return [byDisease]
  return [byDisease, { title: `${sds} ${[...names].join('/')}`, series: general, isGeneral: true }]
}

/** Scores beside the series, after its last one by their reference. */
function fromSeam(series: readonly StripScore[], beside: readonly StripScore[]): readonly StripScore[] {
  const [first] = beside
  if (first === undefined) return []
  const before = series.filter(({ point, reference }) => point.x < first.point.x && reference === first.reference)
  return [...before.slice(-1), ...beside]
}

function sdsStrip(scale: ScoreScale, height: number, sheet: SheetData, palette: Palette): Strip {
  const { title, series, beside = [], isGeneral } = scale
  const births = isGeneral ? birthScores(sheet) : []
  const target = isGeneral ? sheet.data.target : undefined
  const targets = target?.score === undefined ? [] : [target.score.value]
  const range = (target?.channel ?? []).map(({ sds }) => sds)
  const followed = [...series, ...beside].filter(({ point }) => isFollowed(point)).map(({ score }) => score.value)
  const values = [...followed, ...births.map(({ score }) => score), ...range]
  const radius = series.length > many ? radii.many : radii.few
  return {
    role: 'sds-strip',
    title,
    yAxis: scoreAxis(title, values, height, sheet),
    ground: (plot) => [
      band(plot, -2, 2, { fill: palette.bands[1] }),
      ...(range[0] === undefined || range[1] === undefined
        ? []
        : [band(plot, range[0], range[1], markPaints.targetChannel(palette))]),
    ],
    content: (plot) => [
      across(plot, [0], { stroke: palette.curve, strokeWidth: 1.4 }),
      across(plot, [-2, 2], { stroke: palette.curve, strokeWidth: 0.8 }),
      ...targets.map((value) => across(plot, [value], { stroke: palette.target, strokeWidth: 1, dash: [1.6, 2.4] })),
      ...joined(series, sheet, plot, markPaints.patientLine(palette)),
      ...joined(beside, sheet, plot, { stroke: palette.quietText, strokeWidth: 1.6, dash: [1.6, 2.4] }),
    ],
    marks: (plot) => [
      ...series.flatMap(({ point, score }) =>
        isFollowed(point)
          ? mark(plot, point.x, score.value, { radius, ...markPaints.patientPoint(palette) })
          : doubtfulMark([plot.atX(point.x), plot.atY(score.value)], radii.few, plot, palette),
      ),
      ...births.map(({ x, score }) =>
        mark(plot, x, score, { radius, ...markPaints.birthPoint(palette), strokeWidth: 1.3 }),
      ),
      ...besideName(beside, plot, palette),
    ],
    labels: stripLabels(series.at(-1), target, sheet, palette),
  }
}

/** The score at birth; beside those of a preterm child's first weeks by the same reference. */
function birthScores({ data, preterm }: SheetData) {
  const { birth, xAxis } = data
  const score = preterm?.atBirth ?? birth?.score?.value
  const reference = preterm?.reference ?? birth?.reference
  return birth === undefined || score === undefined || !isOnAxis(birth.x, xAxis)
    ? []
    : [{ x: birth.x, score, reference }]
}

/** By which reference the dot at birth is scored, unlike the line beside it; undefined without one. */
export function birthScoredBy(sheet: SheetData): string | undefined {
  const [birth] = scoreScales(sheet).some(({ isGeneral }) => isGeneral) ? birthScores(sheet) : []
  return birth?.reference
}

function scoreAxis(title: string, values: readonly number[], height: number, { language }: SheetData): ChartAxis {
  const from = Math.max(-7, Math.floor(Math.min(least.from, ...values.map((value) => value - 0.3))))
  const to = Math.min(7, Math.ceil(Math.max(least.to, ...values.map((value) => value + 0.3))))
  const every = [1, 2, 4].find((step) => (step * height) / (to - from) >= labelRoom) ?? 4
  const ticks = Array.from({ length: to - from - 1 }, (_, i) => from + i + 1).map((value) =>
    value % every === 0
      ? { value, level: 1 as const, label: signedScoreText(value, language, 0) }
      : { value, level: 2 as const },
  )
  return { label: title, unit: '', title, from, to, decimals: 2, ticks }
}

/** The last score, and that of the target. */
function stripLabels(
  last: StripScore | undefined,
  target: ChartTarget | undefined,
  sheet: SheetData,
  palette: Palette,
): readonly StripLabel[] {
  const { language } = sheet
  const { score } = target ?? {}
  const name = language.sheet.targetEntry
  return [
    ...(last === undefined
      ? []
      : [{ text: lastText(last, sheet), y: last.score.value, fill: palette.patient, bold: isFollowed(last.point) }]),
    ...(score === undefined
      ? []
      : [{ text: `${name} ${scoreNumber(score, language)}`, y: score.value, fill: palette.target }]),
  ]
}

/** The last score; with its age where a later value has none, as that of an adult. */
function lastText({ point, score }: StripScore, { data, language }: SheetData): string {
  const text = `${markedScore(score, language)}${isFollowed(point) ? '' : ` ${warningMark}`}`
  const isOfToday = latestPoint(data)?.measurementIndex === point.measurementIndex
  return isOfToday || point.ageYears === undefined ? text : `${text} (${ageText(point.ageYears, language)})`
}

/** The last of the scores beside, which may be the only one, with their name above it, on the side where it has room. */
function besideName(beside: readonly StripScore[], plot: Plot, palette: Palette): Shape[] {
  const last = beside.at(-1)
  if (last?.reference === undefined) return []
  const x = plot.atX(last.point.x)
  const y = plot.atY(last.score.value) - nameGap
  const size = fontSizes.small
  const width = textWidth(last.reference, size)
  const left = x + width > plot.right ? x - width : x
  const { plot: fill, quietText } = palette
  return [
    { kind: 'rect', x: left - 1.5, y: y - size * 0.78, width: width + 3, height: size * 0.9, fill, fillOpacity: 0.92 },
    textShape(last.reference, { x: left, y }, { anchor: 'start', size, fill: quietText }),
    mark(plot, last.point.x, last.score.value, { radius: radii.many, fill, stroke: quietText, strokeWidth: 1 }),
  ]
}

type Stroke = Pick<Extract<Shape, { kind: 'path' }>, 'stroke' | 'strokeWidth' | 'dash'>

function band(plot: Plot, from: number, to: number, paint: object): Shape {
  const top = plot.atY(to)
  return { kind: 'rect', x: plot.x, y: top, width: plot.width, height: plot.atY(from) - top, ...paint }
}

function across(plot: Plot, values: readonly number[], paint: Stroke): Shape {
  return {
    kind: 'path',
    lines: values.map((value) => [plot.x, plot.atY(value), plot.right, plot.atY(value)]),
    ...paint,
  }
}

function mark(plot: Plot, x: number, value: number, paint: Paint & { readonly radius: number }): Shape {
  return { kind: 'symbol', symbol: 'circle', x: plot.atX(x), y: plot.atY(value), ...paint }
}

/** Lines between scores by one reference and one counting of age, without a value in between that is not used. */
function joined(series: readonly StripScore[], { data }: SheetData, plot: Plot, paint: Stroke): Shape[] {
  const gaps = data.unused.flatMap(({ x }) => (x === undefined ? [] : [x]))
  const stretches = (isDashed: boolean) =>
    series.slice(1).flatMap((to, i) => {
      const from = series[i] as StripScore
      const isBroken =
        from.reference !== to.reference ||
        endsCorrection(from.point, to.point) ||
        !areJoined(from.point, to.point, gaps)
      if (isBroken || isLongApart(from.point, to.point) !== isDashed) return []
      return [[from, to].flatMap(({ point, score }) => [plot.atX(point.x), plot.atY(score.value)])]
    })
  const [full, dashed] = [stretches(false), stretches(true)]
  return [
    ...(full.length === 0 ? [] : [{ kind: 'path' as const, lines: full, ...paint }]),
    ...(dashed.length === 0 ? [] : [{ kind: 'path' as const, lines: dashed, ...paint, dash: paint.dash ?? [6, 4] }]),
  ]
}
