import { numberText, shortNumberText } from '../../languages/written-number.js'
import { textIn } from '../../model/localized.js'
import { percentileOf } from '../../references/distribution.js'
import { percentileDecimals } from '../../text/number.js'
import { summaryText } from './card.js'
import { type CardContent, type CardFacts, visitDayText } from './card-facts.js'

/** The latest values with their percentiles, for the card that leads to the chart; none where there is no chart. */
export function chartContent(facts: CardFacts): readonly CardContent[] {
  const { words, settings, basis } = facts
  const latest = basis.assessment.days.order.at(-1)
  if (latest === undefined || !facts.hasLinks) return []
  const values = latestValues(latest, facts)
  const day = visitDayText(latest, facts)
  return [
    {
      about: 'chart',
      summary: summaryText(`${words.chart}, ${day}: ${values.map(({ name, text }) => `${name} ${text}`).join(', ')}`),
      indicator: 'info',
      source: { label: `auxology · ${textIn(settings.references.name, settings.language)}` },
    },
  ]
}

const measured = [
  { measure: 'size', unit: 'cm', decimals: 1 },
  { measure: 'weight', unit: 'kg', decimals: 1 },
  { measure: 'head', unit: 'cm', decimals: 1 },
  { measure: 'bmi', unit: 'kg/m²', decimals: 1 },
] as const

function latestValues(index: number, facts: CardFacts): readonly { readonly name: string; readonly text: string }[] {
  const { words, settings, basis } = facts
  const { patient, growth } = basis.assessment
  const { sizeCm, weightKg, headCm } = patient.measurements?.[index] ?? {}
  const visit = growth.measurements[index]
  const values = { size: sizeCm, weight: weightKg, head: headCm, bmi: visit?.bmi }
  return measured.flatMap(({ measure, unit, decimals }) => {
    const value = values[measure]
    if (value === undefined) return []
    const score = visit?.scored[measure]?.score
    const percentile =
      score === undefined
        ? ''
        : ` (${settings.language.chart.percentile(percentileNumber(percentileOf(score), facts))})`
    return [
      { name: words.latest[measure], text: `${numberText(value, decimals, settings.language)} ${unit}${percentile}` },
    ]
  })
}

/** A percentile as text on charts: whole, with decimals only in the tails. */
function percentileNumber(percentile: number, { settings }: CardFacts): string {
  const decimals = percentile < 1 || percentile > 99 ? percentileDecimals.max : 0
  const bounded = Math.min(Math.max(percentile, percentileDecimals.least ?? 0), percentileDecimals.most ?? 100)
  return shortNumberText(bounded, decimals, settings.language)
}
