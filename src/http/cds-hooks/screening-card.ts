import type { ScreeningResult } from '../../course/screening/evaluate-screening.js'
import { costsText, ruleName, ruleText } from '../../course/screening/screening-text.js'
import type { CdsWords } from '../../languages/words.js'
import { cardCodeSystems, markdownText, overrideCodings, summaryText } from './card.js'
import { type CardContent, type CardFacts, visitDayText } from './card-facts.js'

/**
 * A rule makes a card by itself if it leaves at least this share of healthy children alone, per
 * cent, as published: of others, most cards would be about healthy children. A rule whose figures
 * were found with another reference and target height has no such share.
 */
const leastSpecificity = 90

/** A card for each published rule that the child meets of late. */
export function screeningContent(facts: CardFacts): readonly CardContent[] {
  const { course, screeningRules, isOfLate } = facts
  if (!isOfLate) return []
  return course.screening
    .filter(
      ({ met, rule, isMinor, specificity = 0 }) =>
        met === true && isMinor !== true && (specificity >= leastSpecificity || screeningRules.includes(rule)),
    )
    .map((result) => ruleContent(result, facts))
}

function ruleContent(result: ScreeningResult, facts: CardFacts): CardContent {
  const { words, isSent, settings, courseWords, drugs } = facts
  const texts = { course: courseWords, decimalMark: settings.language.decimalMark }
  const { rule, guideline, measurementIndex, citation, notAsked } = result
  const name = ruleName(result)
  const notSent = (['conditions', 'treatments'] as const).filter((part) => !isSent[part])
  const paragraphs = [
    markdownText(words.metOn(name, visitDayText(measurementIndex, facts))),
    `- ${markdownText(ruleText(result, texts))}`,
    markdownText(costsText(result, texts)),
    ...(notAsked.length === 0 ? [] : [markdownText(courseWords.notAsked(notAsked.join('; ')))]),
    [
      words.rulesAreFor,
      ...notSent.map((part) => words.notSent[part]),
      ...(['affecting', 'unknown'] as const).flatMap((part) =>
        drugs[part].length === 0 ? [] : words.drugs[part](listed(drugs[part], words)),
      ),
    ]
      .map(markdownText)
      .join(' '),
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

/** A card names this many drugs and counts the others. */
const mostNamed = 10

function listed(names: readonly string[], { more }: CdsWords): string {
  const others = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(others > 0 ? [more(others)] : [])].join(', ')
}
