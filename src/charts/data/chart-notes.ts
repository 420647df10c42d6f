import { shortNumberText } from '../../languages/localized-number.js'
import type { ChartWords } from '../../languages/words.js'
import { pieceAt } from '../../references/lookup.js'
import type { ChartPoint } from './chart-data.js'
import type { ChartFrame } from './chart-frame.js'
import { limitsText } from './chart-references.js'
import type { DrawnPiece } from './drawn-piece.js'

/** Figures carried on for less than this, in units of x, need no note. */
const worthANote = 0.5

/** What a reader of a chart must know of its figures. */
export function chartNotes(frame: ChartFrame): string[] {
  const words = frame.language.chart
  return [
    ...gestation(frame, words),
    ...birth(frame, words),
    ...frame.pieces.flatMap((drawn) => pieceNotes(drawn, frame, words)),
    ...tooOld(frame, words),
    ...otherPosition(frame, words),
    ...outside(frame, words),
  ]
}

function gestation(frame: ChartFrame, { notes }: ChartWords): string[] {
  const corrected = pointsInside(frame).some(({ uncorrectedX }) => uncorrectedX !== undefined)
  const beforeTerm = frame.pieces.some(({ from, to }) => from < 0 && to <= 0)
  return [...(corrected ? [notes.correctedAge] : []), ...(beforeTerm ? [notes.beforeTerm] : [])]
}

function birth({ definition, values }: ChartFrame, { notes }: ChartWords): string[] {
  const reference = values.birth?.reference
  return definition.scoresBirthByGestation && reference !== undefined ? [notes.birthReference(reference)] : []
}

function pieceNotes(drawn: DrawnPiece, { definition, section, language }: ChartFrame, words: ChartWords): string[] {
  const { table, heldBeyond } = drawn.piece
  const names = table.publications.map(({ shortName }) => shortName)
  const found = table.approximate ? [`${names.join(', ')}: ${limitsText(table, language)}`] : []
  if (heldBeyond !== undefined && drawn.to - heldBeyond > worthANote && section[1] > heldBeyond) {
    const end = `${shortNumberText(heldBeyond, 1, language)} ${definition.axis.words(words).unit}`
    found.push(words.notes.held(names[0] as string, end))
  }
  return found
}

/** Values of children whom the axis has no scores for. */
function tooOld(frame: ChartFrame, { notes }: ChartWords): string[] {
  const { scoredBelowYears } = frame.definition.axis
  if (scoredBelowYears === undefined) return []
  const old = pointsInside(frame).some(({ ageYears }) => ageYears !== undefined && ageYears >= scoredBelowYears)
  return old ? [notes.tooOld(shortNumberText(scoredBelowYears, 1, frame.language))] : []
}

/** Values scored by the table for lying children where that for standing ones is drawn, or the reverse. */
function otherPosition(frame: ChartFrame, { notes }: ChartWords): string[] {
  const { position } = frame.definition.axis
  if (position === undefined) return []
  const series = frame.pieces.map(({ piece }) => piece)
  const isOther = ({ x, ageYears, score }: ChartPoint) => {
    if (score === undefined || ageYears === undefined) return false
    const drawn = pieceAt(series, x)?.position
    return drawn !== undefined && drawn !== position(ageYears)
  }
  return pointsInside(frame).some(isOther) ? [notes.otherPosition] : []
}

/** Values that an uncropped chart leaves out, because they are too far beyond its reference. */
function outside({ values, section, settings }: ChartFrame, { notes }: ChartWords): string[] {
  if (settings.cropX) return []
  const count = allPoints(values).filter(({ x }) => x > section[1]).length
  return count > 0 ? [notes.outside(count)] : []
}

function pointsInside({ values, section }: ChartFrame): readonly ChartPoint[] {
  return allPoints(values).filter(({ x }) => x >= section[0] && x <= section[1])
}

function allPoints({ points, birth }: ChartFrame['values']): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points]
}
