import { dateText } from '../../../charts/data/texts/describe-point.js'
import type { ScreeningResult } from '../../../clinical/course/screening/evaluate-screening.js'
import { costsText, ruleName, ruleText } from '../../../clinical/course/screening/screening-text.js'
import { percentileOf } from '../../../clinical/references/distribution.js'
import type { CdsWords } from '../../../ground/languages/words.js'
import { numberText, shortNumberText } from '../../../ground/languages/written-number.js'
import { daysPerYear } from '../../../ground/model/calendar-date.js'
import type { CardKind } from '../../../ground/model/fhir-names.js'
import { textIn } from '../../../ground/model/localized.js'
import type { ValidationMessage } from '../../../ground/model/validation-message.js'
import { percentileDecimals } from '../../../ground/text/number.js'
import { type CardLink, cardCodeSystems, fitsSummary, markdownText, overrideCodings, summaryText } from './card.js'
import { type CardContent, type CardFacts, type CardSubject, cardFacts, visitDayText } from './card-facts.js'

/** At this age, years, growth is complete and there are no cards about it. */
const grownUpYears = 20

const contents: { readonly [kind in CardKind]: (facts: CardFacts) => readonly CardContent[] } = {
  implausible: implausibleContent,
  screening: screeningContent,
  chart: chartContent,
}

/** The cards about a child, the most pressing first; none about a grown-up. */
export function growthCards(subject: CardSubject): readonly CardContent[] {
  const facts = cardFacts(subject)
  const { ageYears } = facts.basis.assessment.growth
  if (ageYears !== undefined && ageYears >= grownUpYears) return []
  return subject.kinds.flatMap((kind) => contents[kind](facts))
}

/** What all cards lead to. */
export interface CardAddresses {
  readonly chartUrl: string | undefined
  readonly smartUrl: string | undefined
}

/** The links of a card: to places that the host has named, and to no others. */
export function cardLinks(
  { chartUrl, smartUrl }: CardAddresses,
  patientId: string,
  { openChart, openApp }: CdsWords,
): readonly CardLink[] {
  return [
    ...(chartUrl === undefined
      ? []
      : [
          {
            label: openChart,
            url: chartUrl.replaceAll('{patientId}', encodeURIComponent(patientId)),
            type: 'absolute' as const,
          },
        ]),
    ...(smartUrl === undefined ? [] : [{ label: openApp, url: smartUrl, type: 'smart' as const }]),
  ]
}

/** Messages that are listed; the rest is counted. */
const mostListed = 10

/** How long before the latest visit an exceptional value is still shown, days: older ones have been seen. */
const exceptionalDays = daysPerYear

/**
 * One card for all values that are impossible, and for those of late that are
 * exceptional. Hints make no card.
 */
function implausibleContent(facts: CardFacts): readonly CardContent[] {
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

/**
 * A rule makes a card by itself if it leaves at least this share of healthy children alone, per
 * cent, as published: of others, most cards would be about healthy children. A rule whose figures
 * were found with another reference and target height has no such share.
 */
const leastSpecificity = 90

/** A card for each published rule that the child meets of late. */
function screeningContent(facts: CardFacts): readonly CardContent[] {
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

/** The latest values with their percentiles, for the card that leads to the chart; none where there is no chart. */
function chartContent(facts: CardFacts): readonly CardContent[] {
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
