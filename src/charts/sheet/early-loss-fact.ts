import { isOfFirstWeeks } from '../../course/velocity/earlier-visits.js'
import { numberText } from '../../languages/written-number.js'
import { decimalsApart } from '../../text/number.js'
import { ageText } from '../data/texts/describe-point.js'
import type { SheetData, SheetFact } from './sheet-data.js'

/**
 * Of a newborn's weight the deepest loss in per cent of the weight at birth, which is what counts in
 * the first weeks; undefined without a loss.
 *
 * @param more lines below it: the change of the score
 */
export function earlyLossFact(
  { course, language, measure }: SheetData,
  more: readonly string[],
): SheetFact | undefined {
  const { faltering } = course
  const found = faltering?.thresholds.find(({ sign }) => sign === 'early_loss')
  if (measure !== 'weight' || faltering === undefined || found === undefined) return undefined
  if (found.value <= 0 || !isOfFirstWeeks(faltering.ageYears)) return undefined
  const words = language.sheet.loss
  const { value, limit, met, sinceLowest } = found
  const left = sinceLowest && value - sinceLowest.change
  const percent = (share: number, decimals = 1) => words.percent(numberText(100 * share, decimals, language))
  return {
    label: language.sheet.facts.loss,
    value: percent(value, decimalsApart(100 * value, 100 * limit, 1)),
    details: [
      words.ofBirthWeight(ageText(sinceLowest?.fromYears ?? faltering.ageYears, language)),
      ...(left === undefined ? [] : [left > 0 ? words.now(percent(left)) : words.regained]),
      ...(met ? [words.beyond(numberText(100 * limit, 0, language))] : []),
      ...more,
    ],
  }
}
