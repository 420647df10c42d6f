import type { ChartLanguage } from '../../../ground/languages/language.js'

/** A list names this many values, and counts the others. */
const mostNamed = 3

/** The first of some values, and how many more there are. */
export function namedValues<Value>(
  values: readonly Value[],
  text: (value: Value) => string,
  language: ChartLanguage,
): string {
  const { more } = language.chart.cautions
  const rest = values.length - mostNamed
  return [...values.slice(0, mostNamed).map(text), ...(rest > 0 ? [more(rest)] : [])].join('; ')
}
