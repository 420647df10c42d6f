import { doubtsOf } from '../../data/notes/latest-doubt.js'
import { ageText, dateText } from '../../data/texts/describe-point.js'
import { latestPoint } from '../../picture/shown-data.js'
import type { SheetData, SheetFact } from '../sheet-data.js'

/** The values of visits that a figure rests on and that are in doubt, in words. */
export function restsOnTexts(
  visits: readonly (number | undefined)[],
  { frame, language }: SheetData,
  fields: SheetData['frame']['measure']['fields'] = frame.measure.fields,
): string[] {
  const doubts = visits.flatMap((visit = -1) => doubtsOf(frame.values.findings, visit, fields, language))
  return [...new Set(doubts.map(({ value }) => language.sheet.restsOn(value)))]
}

/** A change with its day, unless that is the day of the latest value, which heads the sheet; and the values in doubt that it rests on. */
export function untilDated(
  told: SheetFact,
  toIndex: number | undefined,
  sheet: SheetData,
  ...fromIndices: readonly (number | undefined)[]
): SheetFact {
  const { data, frame, language } = sheet
  const { none, until } = language.sheet
  if (told.value === none) return told
  const fact = { ...told, details: [...told.details, ...restsOnTexts([toIndex, ...fromIndices], sheet)] }
  if (toIndex === undefined || toIndex === latestPoint(data)?.measurementIndex) return fact
  const { patient, growth } = frame.assessment
  const date = patient.measurements?.[toIndex]?.date?.slice(0, 10)
  const years = growth.measurements[toIndex]?.age?.chronologicalYears
  if (date === undefined && years === undefined) return fact
  const when = date === undefined ? ageText(years ?? 0, language) : dateText(date, language)
  return { ...fact, details: [until(when), ...fact.details] }
}
