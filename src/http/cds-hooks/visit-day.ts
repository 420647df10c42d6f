import { ageText, dateText } from '../../charts/data/texts/describe-point.js'
import type { CardFacts } from './card-facts.js'

/** When a visit was, for a card: its day, else the age. */
export function visitDayText(index: number | undefined, { patient, settings, basis }: CardFacts): string {
  const date = index === undefined ? undefined : patient.measurements?.[index]?.date
  if (typeof date === 'string') return dateText(date.slice(0, 10), settings.language)
  const age = index === undefined ? undefined : basis.assessment.growth.measurements[index]?.age
  return age === undefined ? '' : ageText(age.chronologicalYears, settings.language)
}
