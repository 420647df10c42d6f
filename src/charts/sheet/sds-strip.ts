import { signedScoreText } from '../../languages/written-number.js'
import type { Shape } from '../../scene/scene.js'
import type { ChartPoint, ChartScore } from '../data/chart-data.js'
import { markedScore, scoreNumber } from '../data/describe-point.js'
import { areJoined, endsCorrection, isLongApart } from '../data/patient-line.js'
import type { Plot } from '../picture/layout.js'
import { isOnAxis } from '../picture/shown-data.js'
import { markPaints, type Palette } from '../picture/styles.js'
import type { Strip, StripLabel } from './draw-strip.js'
import type { SheetData } from './sheet-data.js'

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

/** The patient's scores over age, with the range of the target; never joined across references. */
export function sdsStrip(sheet: SheetData, palette: Palette): Strip {
  const { data, language } = sheet
  const { birth, target } = data
  const shown = data.points.filter(({ x }) => isOnAxis(x, data.xAxis))
  const own = shown.flatMap((point): StripScore[] =>
    point.score === undefined
      ? []
      : [{ point, score: { ...point.score, approximate: point.approximate }, reference: point.reference }],
  )
  const general = shown.flatMap((point): StripScore[] =>
    point.generalScore === undefined
      ? []
      : [{ point, score: point.generalScore, reference: point.generalScore.reference }],
  )
  const atBirth = birth?.score === undefined || !isOnAxis(birth.x, data.xAxis) ? [] : [birth.score.value]
  const range = (target?.channel ?? []).map(({ sds }) => sds)
  const values = [...own, ...general].map(({ score }) => score.value).concat(atBirth, range)
  const [from, to] = [
    Math.max(-7, Math.floor(Math.min(least.from, ...values.map((value) => value - 0.3)))),
    Math.min(7, Math.ceil(Math.max(least.to, ...values.map((value) => value + 0.3)))),
  ]
  const radius = own.length > many ? radii.many : radii.few
  const every = to - from > 8 ? 2 : 1
  const ticks = Array.from({ length: to - from - 1 }, (_, i) => from + i + 1).map((value) => ({
    value,
    level: value % every === 0 ? (1 as const) : (2 as const),
    ...(value % every === 0 ? { label: signedScoreText(value, language, 0) } : {}),
  }))
  const lastOf = (series: readonly StripScore[], fill: string, bold: boolean): StripLabel[] => {
    const last = series.at(-1)
    if (last === undefined) return []
    const { disease } = sheet.frame.definition
    const name =
      general.length === 0 || disease === undefined
        ? ''
        : `${bold ? language.chart.diseases[disease] : last.reference?.replace(/ \d{4}$/, '')} `
    return [{ text: `${name}${markedScore(last.score, language)}`, y: last.score.value, fill, bold }]
  }
  return {
    role: 'sds-strip',
    title: language.names.sds,
    yAxis: { label: language.names.sds, unit: '', title: language.names.sds, from, to, decimals: 2, ticks },
    ground: (plot) => [
      band(plot, -2, 2, { fill: palette.bands[1] }),
      ...(range[0] === undefined || range[1] === undefined
        ? []
        : [band(plot, range[0], range[1], markPaints(palette).targetChannel)]),
    ],
    content: (plot) => [
      across(plot, [0], { stroke: palette.curve, strokeWidth: 1.4 }),
      across(plot, [-2, 2], { stroke: palette.curve, strokeWidth: 0.8 }),
      ...(target?.score === undefined
        ? []
        : [across(plot, [target.score.value], { stroke: palette.target, strokeWidth: 1, dash: [1.6, 2.4] })]),
      ...joined(general, sheet, plot, { stroke: palette.marker, strokeWidth: 1.2, dash: [1.6, 2.4] }),
      ...joined(own, sheet, plot, markPaints(palette).patientLine),
    ],
    marks: (plot) => [
      ...general.map((each) =>
        mark(each.point.x, each.score.value, radius, plot, markPaints(palette).chronologicalPoint),
      ),
      ...own.map((each) => mark(each.point.x, each.score.value, radius, plot, markPaints(palette).patientPoint)),
      ...(birth?.score === undefined || atBirth.length === 0
        ? []
        : [mark(birth.x, birth.score.value, radius, plot, { ...markPaints(palette).birthPoint, strokeWidth: 1.3 })]),
    ],
    labels: [
      ...lastOf(own, palette.patient, true),
      ...lastOf(general, palette.marker, false),
      ...(target?.score === undefined
        ? []
        : [
            {
              text: `${language.sheet.targetEntry} ${scoreNumber(target.score, language)}`,
              y: target.score.value,
              fill: palette.target,
            },
          ]),
    ],
  }
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

function mark(x: number, value: number, radius: number, plot: Plot, paint: object): Shape {
  return { kind: 'symbol', symbol: 'circle', x: plot.atX(x), y: plot.atY(value), radius, ...paint }
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
