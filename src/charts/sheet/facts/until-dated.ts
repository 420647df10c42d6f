import { ageText, dateText } from '../../data/texts/describe-point.js'
import { latestPoint } from '../../picture/shown-data.js'
import type { SheetData, SheetFact } from '../sheet-data.js'

/** A change with its day, where that is not of the latest value, which heads the sheet and may be in doubt. */
export function untilDated(
  fact: SheetFact,
  toIndex: number | undefined,
  { data, frame, language }: SheetData,
): SheetFact {
  const { none, until } = language.sheet
  if (fact.value === none || toIndex === undefined || toIndex === latestPoint(data)?.measurementIndex) return fact
  const { patient, growth } = frame.assessment
  const date = patient.measurements?.[toIndex]?.date?.slice(0, 10)
  const years = growth.measurements[toIndex]?.age?.chronologicalYears
  if (date === undefined && years === undefined) return fact
  const when = date === undefined ? ageText(years ?? 0, language) : dateText(date, language)
  return { ...fact, details: [until(when), ...fact.details] }
}
