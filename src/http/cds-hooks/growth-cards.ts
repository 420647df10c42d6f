import type { CdsWords } from '../../languages/words.js'
import type { CardKind } from '../../model/fhir-names.js'
import type { CardLink } from './card.js'
import { type CardContent, type CardFacts, type CardSubject, cardFacts } from './card-facts.js'
import { chartContent } from './chart-card.js'
import { implausibleContent } from './implausible-card.js'
import { screeningContent } from './screening-card.js'

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
