import type { ScreeningComparison, ScreeningResult } from '../../course/screening/evaluate-screening.js'
import { comparisonSigns, measuredDecimals } from '../../course/screening/screening-rule.js'
import { numberText, shortNumberText } from '../../languages/written-number.js'
import { cardCodeSystems, markdownText, overrideCodings, summaryText } from './card.js'
import type { CardContent, CardFacts } from './card-facts.js'
import { visitDayText } from './visit-day.js'

/**
 * A rule makes a card by itself if it leaves at least so many healthy children alone, per
 * cent, as published: of others, most cards would be about healthy children.
 */
const leastSpecificity = 90

/** A card for each published rule that the child meets of late. */
export function screeningContent(facts: CardFacts): readonly CardContent[] {
  const { course, screeningRules, isOfLate } = facts
  if (!isOfLate) return []
  return course.screening
    .filter(
      ({ met, rule, specificity = 0 }) =>
        met === true && (specificity >= leastSpecificity || screeningRules.includes(rule)),
    )
    .map((result) => ruleContent(result, facts))
}

function ruleContent(result: ScreeningResult, facts: CardFacts): CardContent {
  const { words, isSent } = facts
  const { rule, guideline, measurementIndex, because, citation, published } = result
  const name = `${result.name} (${guideline})`
  const notSent = (['conditions', 'treatments'] as const).filter((part) => !isSent[part])
  const figures = shareTexts(result, facts)
  const shares = [...figures, ...(published === undefined ? [] : [published])].join('; ')
  const paragraphs = [
    markdownText(words.metOn(name, visitDayText(measurementIndex, facts))),
    because.map((each) => `- ${markdownText(comparedText(each, facts))}`).join('\n'),
    ...(shares === '' ? [] : [markdownText(shares)]),
    [words.rulesAreFor, ...notSent.map((part) => words.notSent[part])].map(markdownText).join(' '),
    `*${markdownText(citation)}*`,
    markdownText(words.caution),
  ]
  return {
    about: `screening ${rule}`,
    summary: summaryText(words.ruleMet(name)),
    detail: paragraphs.join('\n\n'),
    indicator: 'warning',
    source: { label: guideline, topic: { system: cardCodeSystems.topic, code: rule, display: result.name } },
    overrideReasons: overrideCodings(
      ['known-cause', 'under-evaluation', 'follow-up-agreed', 'value-corrected', 'not-relevant'],
      words.overrideReasons,
    ),
  }
}

function shareTexts({ sensitivity, specificity }: ScreeningResult, { courseWords, settings }: CardFacts): string[] {
  const percent = (value: number) => shortNumberText(value, 1, settings.language)
  return [
    ...(sensitivity === undefined ? [] : [courseWords.sensitivity(percent(sensitivity))]),
    ...(specificity === undefined ? [] : [courseWords.specificity(percent(specificity))]),
  ]
}

/** `Größen-SDS −2,71 < −2,50` */
function comparedText(
  { quantity, value, is, limit }: ScreeningComparison,
  { courseWords, settings }: CardFacts,
): string {
  const number = (figure: number) => numberText(figure, measuredDecimals(quantity) ?? 2, settings.language)
  return `${courseWords.quantities[quantity]} ${number(value)} ${comparisonSigns[is]} ${number(limit)}`
}
