import { dateText } from '../../charts/data/texts/describe-point.js'
import { daysPerYear } from '../../model/calendar-date.js'
import { textIn } from '../../model/localized.js'
import type { ValidationMessage } from '../../model/validation-message.js'
import { fitsSummary, markdownText, overrideCodings, summaryText } from './card.js'
import type { CardContent, CardFacts } from './card-facts.js'

/** Messages that are listed; the rest is counted. */
const mostListed = 10

/** How long before the latest visit an exceptional value is still shown, days: older ones have been seen. */
const exceptionalDays = daysPerYear

/**
 * One card for all values that are impossible, and for those of late that are
 * exceptional. Hints make no card.
 */
export function implausibleContent(facts: CardFacts): readonly CardContent[] {
  const { messages, words, settings } = facts
  const shown = messages.filter((message) => isShown(message, facts))
  const [first] = shown
  if (first === undefined) return []
  const listed = shown.slice(0, mostListed).map((message) => `- ${messageLine(message, facts)}`)
  const more = shown.length > mostListed ? [`- ${words.more(shown.length - mostListed)}`] : []
  const note = shown.some(({ severity }) => severity === 'error') ? `\n\n${words.notUsed}` : ''
  return [
    {
      about: 'implausible',
      summary:
        shown.length === 1 && fitsSummary(first.text) ? summaryText(first.text) : words.implausible(shown.length),
      detail: `${[...listed, ...more].join('\n')}${note}`,
      indicator: 'warning',
      source: { label: `auxology · ${textIn(settings.references.name, settings.language)}` },
      overrideReasons: overrideCodings(['value-confirmed', 'value-corrected', 'not-relevant'], words.overrideReasons),
    },
  ]
}

function isShown({ severity, measurementIndex }: ValidationMessage, { basis }: CardFacts): boolean {
  if (severity === 'error') return true
  if (severity === 'hint') return false
  if (measurementIndex === undefined) return true
  const { visits } = basis.assessment.days
  const newest = Math.max(...visits.flatMap((day) => day ?? []))
  return newest - (visits[measurementIndex] ?? newest) <= exceptionalDays
}

function messageLine({ text, measurementIndex, severity }: ValidationMessage, facts: CardFacts): string {
  const { settings, patient } = facts
  const name = settings.language.names.severities[severity]
  const date = measurementIndex === undefined ? undefined : patient.measurements?.[measurementIndex]?.date
  const day = date === undefined ? '' : `${dateText(String(date).slice(0, 10), settings.language)}, `
  return `**${markdownText(`${day}${name}`)}:** ${markdownText(text)}`
}
