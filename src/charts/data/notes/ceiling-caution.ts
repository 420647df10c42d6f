import { ceilingAt, valueAt } from '../../../clinical/references/distribution.js'
import { lookUpTable } from '../../../clinical/references/lookup.js'
import { referenceName } from '../../../clinical/references/table.js'
import { shortNumberText, signedScoreText } from '../../../ground/languages/written-number.js'
import { scoreBound } from '../../../ground/model/score.js'
import type { Place } from '../chart-curves.js'
import { type ChartLine, lineLabel } from '../curves/chart-lines.js'
import { drawnPieceAt, drawnTableX } from '../curves/drawn-piece.js'
import { linesOf } from '../curves/percentile-curves.js'
import type { ChartFrame } from '../frame/frame.js'
import { isFollowed, pointsInside } from '../points/points-in-section.js'
import { ageText } from '../texts/describe-point.js'

/** Where the scores of a skewed reference end, though a value lies above all its lines. */
interface Ceiling {
  readonly reference: string
  /** The highest line at the value's place. */
  readonly line: ChartLine
  /** The score that no value reaches, SDS. */
  readonly score: number
}

/** The ceiling over a value above the highest line of a chart, where it is below the bound of reported scores. */
export function ceilingOver({ x, y }: Place, frame: ChartFrame): Ceiling | undefined {
  const { definition, pieces, gender, measure } = frame
  const drawn = definition.velocity === undefined ? drawnPieceAt(pieces, x) : undefined
  const place = drawn && lookUpTable(drawn.piece.table, gender, drawnTableX(drawn, x))
  if (drawn === undefined || place === undefined) return undefined
  const score = ceilingAt(place)
  if (score > scoreBound) return undefined
  const line = linesOf(frame)
    .filter(({ sds }) => sds < score)
    .at(-1)
  const top = line && valueAt(place, line.sds)
  if (line === undefined || top === undefined || (measure.toReference?.(y) ?? y) <= top) return undefined
  return { reference: referenceName(drawn.piece.table), line, score }
}

/** That the score of the latest value can hardly rise, where it lies above all lines: a chart without lines looks harmless. */
export function ceilingCautions(frame: ChartFrame): string[] {
  const { values, section, definition, language } = frame
  const latest = pointsInside(values.points, section).filter(isFollowed).at(-1)
  const ceiling = latest && ceilingOver(latest, frame)
  if (latest === undefined || ceiling === undefined) return []
  const { axis } = definition
  const { unit } = axis.words(language.chart)
  const isAge = axis.uncorrectedX !== undefined
  const place = isAge
    ? ageText(latest.ageYears ?? latest.x, language)
    : `${shortNumberText(latest.x, 1, language)} ${unit}`
  const { ceiling: ofScores, fixedLines } = language.chart.cautions
  const parts = {
    reference: ceiling.reference,
    line: lineLabel(ceiling.line, language),
    place,
    score: signedScoreText(ceiling.score, language, 2),
  }
  return [definition.percentiles === undefined ? ofScores(parts) : fixedLines(parts)]
}
