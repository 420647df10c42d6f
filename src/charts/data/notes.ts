import type { ChartWords } from '../../languages/words.js'
import { shortNumberText } from '../../languages/written-number.js'
import { pieceAt } from '../../references/lookup.js'
import { isInside } from './axis-section.js'
import type { ChartPoint } from './chart-data.js'
import type { DrawnPiece } from './drawn-piece.js'
import type { ChartFrame } from './frame.js'
import { limitsText } from './get-references.js'
import { allPoints } from './patient-values.js'

/** Figures carried forward by less than this, in units of x, need no note. */
const worthANote = 0.5

/** What a reader of a chart must know about its figures. */
export function chartNotes(frame: ChartFrame): string[] {
  const words = frame.language.chart
  return [
    ...gestationNotes(frame, words),
    ...birthNotes(frame, words),
    ...frame.pieces.flatMap((drawn) => pieceNotes(drawn, frame, words)),
    ...tooOldNotes(frame, words),
    ...otherPositionNotes(frame, words),
    ...outsideNotes(frame, words),
  ]
}

function gestationNotes(frame: ChartFrame, { notes }: ChartWords): string[] {
  const corrected = pointsInside(frame).some(({ uncorrectedX }) => uncorrectedX !== undefined)
  const beforeTerm = frame.pieces.some(({ from, to }) => from < 0 && to <= 0)
  return [...(corrected ? [notes.correctedAge] : []), ...(beforeTerm ? [notes.beforeTerm] : [])]
}

function birthNotes({ definition, values }: ChartFrame, { notes }: ChartWords): string[] {
  const reference = values.birth?.reference
  return definition.scoresBirthByGestation && reference !== undefined ? [notes.birthReference(reference)] : []
}

function pieceNotes(drawn: DrawnPiece, { definition, section, language }: ChartFrame, words: ChartWords): string[] {
  const { table, heldBeyond } = drawn.piece
  const names = table.publications.map(({ shortName }) => shortName)
  const notes = table.approximate ? [`${names.join(', ')}: ${limitsText(table, language)}`] : []
  if (heldBeyond !== undefined && drawn.to - heldBeyond > worthANote && section[1] > heldBeyond) {
    const end = `${shortNumberText(heldBeyond, 1, language)} ${definition.axis.words(words).unit}`
    notes.push(words.notes.held(names[0] as string, end))
  }
  return notes
}

/** Values at ages for which the axis has no scores. */
function tooOldNotes(frame: ChartFrame, { notes }: ChartWords): string[] {
  const { scoredBelowYears } = frame.definition.axis
  if (scoredBelowYears === undefined) return []
  const old = pointsInside(frame).some(({ ageYears }) => ageYears !== undefined && ageYears >= scoredBelowYears)
  return old ? [notes.tooOld(shortNumberText(scoredBelowYears, 1, frame.language))] : []
}

/** Values scored by the table for lying children where that for standing children is drawn, or the reverse. */
function otherPositionNotes(frame: ChartFrame, { notes }: ChartWords): string[] {
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

/** Values that an uncropped chart omits because they lie too far beyond its reference. */
function outsideNotes({ values, section, settings }: ChartFrame, { notes }: ChartWords): string[] {
  if (settings.cropX) return []
  const count = allPoints(values).filter(({ x }) => x > section[1]).length
  return count > 0 ? [notes.outside(count)] : []
}

function pointsInside({ values, section }: ChartFrame): readonly ChartPoint[] {
  return allPoints(values).filter(({ x }) => isInside(x, section))
}
