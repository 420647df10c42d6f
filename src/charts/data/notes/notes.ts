import { editionOf } from '../../../clinical/references/edition.js'
import { pieceAt } from '../../../clinical/references/lookup.js'
import { publicationName, referenceName } from '../../../clinical/references/table.js'
import type { ChartWords } from '../../../ground/languages/words.js'
import { shortNumberText } from '../../../ground/languages/written-number.js'
import { textIn } from '../../../ground/model/localized.js'
import type { ChartPoint } from '../chart-data.js'
import { shownClassLimits } from '../curves/chart-limits.js'
import { heightsOf } from '../curves/clinic-pieces.js'
import { type DrawnPiece, heldFrom } from '../curves/drawn-piece.js'
import type { ChartFrame } from '../frame/frame.js'
import { allPoints } from '../points/patient-values.js'
import { pointsInside } from '../points/points-in-section.js'
import { limitsText } from './chart-references.js'

/** What a reader of a chart must know about its figures. */
export function chartNotes(frame: ChartFrame): string[] {
  const words = frame.language.chart
  const notes: string[] = []
  const add = (some: readonly string[]) => {
    for (const note of some) if (!notes.includes(note)) notes.push(note)
  }
  add(gestationNotes(frame, words))
  add(sinceBirthNotes(frame, words))
  add(birthNotes(frame, words))
  // Before what a small picture can do without.
  add(frame.fan?.notes ?? [])
  add(fanNotes(frame))
  for (const drawn of frame.pieces) add(pieceNotes(drawn, frame, words))
  add(pressureNotes(frame, words))
  add(ownAgeNotes(frame, words))
  if (frame.definition.needsGmfcsLevel === true) add([words.notes.notAGoal])
  add(otherPositionNotes(frame, words))
  add(headNotes(frame, words))
  add(notAssessedNotes(frame, words))
  if (frame.notCleared.length > 0) add([words.notes.notCleared(frame.notCleared.join(', '))])
  add(frame.course?.notes ?? [])
  if (frame.thrive !== undefined) add([frame.thrive.note])
  return notes
}

/** Where the program has none of growth over time, that a chart's silence about it says nothing. */
function notAssessedNotes({ definition, courseCautions, assessment }: ChartFrame, { notes }: ChartWords): string[] {
  const { measure, velocity, disease, axis } = definition
  const isAsked = velocity === undefined && disease === undefined && axis.hasOwnScores !== true
  const isOfCourse = isAsked && (measure === 'height' || measure === 'weight' || measure === 'head')
  // The thresholds of faltering growth are of WHO's figures.
  const isLeftOut = assessment.growth.subject.clearedOnly && measure === 'weight'
  return isOfCourse && (courseCautions === undefined || isLeftOut) ? [notes.notAssessed[measure]] : []
}

/** Where the section ends before what is expected does. */
function fanNotes({ fan, section }: ChartFrame): readonly string[] {
  const last = fan?.expected?.curves[0]?.segments.at(-1)?.points.at(-1)
  return fan?.beyond !== undefined && last !== undefined && last.x > section[1] ? [fan.beyond] : []
}

function gestationNotes(frame: ChartFrame, { notes }: ChartWords): string[] {
  const beforeTerm = frame.pieces.some(({ from }) => from < 0)
  return beforeTerm ? [notes.beforeTerm] : []
}

/** How the ages of a child count that is scored by children born as early. */
function sinceBirthNotes({ assessment, definition }: ChartFrame, { notes }: ChartWords): string[] {
  const isByAge = definition.axis.uncorrectedX !== undefined
  return isByAge && assessment.growth.subject.isAgeFromBirth ? [notes.sinceBirth] : []
}

/** By what a birth is scored that has no ladder, which the legend explains. */
function birthNotes({ values: { birth } }: ChartFrame, { notes }: ChartWords): string[] {
  return birth?.reference !== undefined && birth.ladder.length === 0 ? [notes.birthReference(birth.reference)] : []
}

/** At which height curves of blood pressure are drawn. */
function pressureNotes({ definition, pieces, assessment }: ChartFrame, { notes }: ChartWords): string[] {
  const [first] = pieces
  if (definition.pressure === undefined || first === undefined) return []
  const reference = referenceName(first.piece.table)
  return [heightsOf(assessment).length > 0 ? notes.ownHeight(reference) : notes.middleHeight(reference)]
}

/** Which limits begin at an age of our own. */
function ownAgeNotes(frame: ChartFrame, { notes }: ChartWords): string[] {
  return shownClassLimits(frame)
    .filter(({ isOwnAge }) => isOwnAge === true)
    .map(({ publication, from }) =>
      notes.ownAge(publicationName(publication), shortNumberText(from, 0, frame.language)),
    )
}

/** The sets whose populations readers of a chart expect, and whose names say them. */
const usualSets = ['germany', 'germany-general', 'kiggs', 'who', 'who-general', 'cdc', 'cdc2000', 'kromeyer-hauschild']

/** Whether the children of the references are named: of a disease, of a country, or where one reference gives way to another. */
function namesPopulation({ definition, measure, pieces, assessment }: ChartFrame): boolean {
  if (definition.disease !== undefined) return true
  if (measure.clinic !== undefined) return pieces.length > 1
  const { references } = assessment.growth.subject
  return editionOf(references)?.year !== undefined && !usualSets.includes(references.id)
}

function pieceNotes(drawn: DrawnPiece, frame: ChartFrame, words: ChartWords): string[] {
  const { definition, section, language } = frame
  const { table } = drawn.piece
  const held = heldFrom(drawn)
  const names = table.publications.map(publicationName)
  const notes = table.approximate ? [`${names.join(', ')}: ${limitsText(table, language)}`] : []
  if (namesPopulation(frame)) {
    const population = language.populations?.[table.source] ?? textIn(table.publications[0].population, language)
    notes.unshift(words.notes.referenceGroup(names[0] as string, population))
  }
  if (held !== undefined && section[1] > held) {
    const end = `${shortNumberText(held, 1, language)} ${definition.axis.words(words).unit}`
    notes.push(words.notes.held(names[0] as string, end))
  }
  return notes
}

/** What is known of WHO's scores of heads, where they are shown in addition to those of the set. */
function headNotes({ definition, measure, values, section }: ChartFrame, { notes }: ChartWords): string[] {
  if (measure.beside === undefined || definition.disease !== undefined) return []
  const isBeside = pointsInside(values.points, section).some(({ generalScore }) => generalScore !== undefined)
  return isBeside ? [notes.headByWho] : []
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
  return pointsInside(allPoints(frame.values), frame.section).some(isOther) ? [notes.otherPosition] : []
}
