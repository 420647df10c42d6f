import {
  crossingCitation,
  type PercentileCrossing,
  percentileCrossings,
} from '../../course/velocity/percentile-crossing.js'
import { capitalised } from '../../languages/language.js'
import { shortNumberText, signedScoreText } from '../../languages/written-number.js'
import { percentileDecimals } from '../../text/number.js'
import { markdownText, overrideCodings, summaryText } from './card.js'
import type { CardContent, CardFacts } from './card-facts.js'
import { visitDayText } from './visit-day.js'

/** Up to this age, years, it is published how many healthy children cross percentiles. */
const publishedUntil = 5

/** One card for height and weight where percentiles were crossed of late. */
export function crossingContent(facts: CardFacts): readonly CardContent[] {
  const { basis, isOfLate, words, settings } = facts
  // Like rules, for children without a known disease and without treatment of their growth.
  const all = isOfLate && basis.screened !== undefined ? percentileCrossings(basis.facts) : []
  const crossings = all.filter((crossing) => !isDoubtful(crossing, facts))
  const [first] = crossings
  if (first === undefined) return []
  const linesOf = ({ measure, lines }: PercentileCrossing) =>
    `${words.latest[measure]} ${lines.map((line) => settings.language.chart.percentile(String(line))).join(', ')}`
  const isLater = crossings.some(({ toYears }) => toYears > publishedUntil)
  const paragraphs = [
    crossings.map((crossing) => `- ${markdownText(crossingText(crossing, facts))}`).join('\n'),
    markdownText(
      [...crossings.map(({ measure }) => words.crossingShare[measure]), ...(isLater ? [words.crossingLater] : [])].join(
        ' ',
      ),
    ),
    `*${markdownText(crossingCitation)}*`,
    markdownText(words.caution),
  ]
  return [
    {
      about: 'crossing',
      summary: summaryText(words.crossed(crossings.map(linesOf).join('; '))),
      detail: paragraphs.join('\n\n'),
      indicator: 'info',
      source: { label: first.reference },
      overrideReasons: overrideCodings(
        ['known-cause', 'under-evaluation', 'follow-up-agreed', 'value-corrected', 'not-relevant'],
        words.overrideReasons,
      ),
    },
  ]
}

/** Whether a warning is about one of the two values: whether it is right comes first. */
function isDoubtful({ measure, fromIndex, toIndex }: PercentileCrossing, { messages }: CardFacts): boolean {
  return messages.some(
    ({ severity, target, measurementIndex }) =>
      severity !== 'hint' && target === measure && (measurementIndex === fromIndex || measurementIndex === toIndex),
  )
}

function crossingText(crossing: PercentileCrossing, facts: CardFacts): string {
  const { words, settings } = facts
  const { language } = settings
  const { measure, reference, fromIndex, toIndex, fromSds, toSds, fromPercentile, toPercentile } = crossing
  const place = (percentile: number, sds: number, index: number) =>
    words.valueOn(
      language.chart.percentile(percentileNumber(percentile, facts)),
      signedScoreText(sds, language, 2),
      visitDayText(index, facts),
    )
  const [from, to] = [place(fromPercentile, fromSds, fromIndex), place(toPercentile, toSds, toIndex)]
  return words.fromTo(capitalised(words.latest[measure]), from, to, reference)
}

/** A percentile as text on charts: whole, with decimals only in the tails. */
export function percentileNumber(percentile: number, { settings }: CardFacts): string {
  const decimals = percentile < 1 || percentile > 99 ? percentileDecimals.max : 0
  const bounded = Math.min(Math.max(percentile, percentileDecimals.least ?? 0), percentileDecimals.most ?? 100)
  return shortNumberText(bounded, decimals, settings.language)
}
