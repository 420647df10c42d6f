import type { OverrideReason } from '../../../ground/model/fhir-names.js'
import { plainText } from '../../../ground/text/plain-text.js'
import { stableUuid } from '../../fhir/write/written-identity.js'

/** A code as CDS Hooks writes it. */
export interface CdsCoding {
  readonly system: string
  readonly code: string
  readonly display: string
}

/** A place that a card leads to: a page, or an app that the record system launches. */
export interface CardLink {
  readonly label: string
  readonly url: string
  readonly type: 'absolute' | 'smart'
}

/** A card of CDS Hooks 2.0: nothing in it changes a record. */
export interface CdsCard {
  readonly uuid: string
  /** One sentence of fewer than 140 characters. */
  readonly summary: string
  /** GitHub Flavored Markdown. */
  readonly detail?: string
  readonly indicator: 'info' | 'warning'
  readonly source: { readonly label: string; readonly topic?: CdsCoding }
  readonly overrideReasons?: readonly CdsCoding[]
  readonly links?: readonly CardLink[]
}

/** The code systems of this library's cards: no web address, like those written to FHIR. */
export const cardCodeSystems = {
  topic: 'urn:uuid:faa3829b-c20e-432a-9dd0-858691b2ca99',
  overrideReason: 'urn:uuid:2abcb69b-541e-41a7-b57b-8632ec428fea',
} as const

/** A summary has fewer characters than this (CDS Hooks 2.0, Card Attributes). */
const summaryCharacters = 140

/** A text as the summary of a card: cut where it is too long, which its detail then isn't. */
export function summaryText(text: string): string {
  const characters = [...plainText(text)]
  return characters.length < summaryCharacters
    ? characters.join('')
    : `${characters.slice(0, summaryCharacters - 2).join('')}…`
}

/** Whether a text is a summary without a change. */
export function fitsSummary(text: string): boolean {
  return [...plainText(text)].length < summaryCharacters
}

/**
 * What would be markup within a line of GitHub Flavored Markdown or at its start, and
 * what would become a link by itself. A sign without a meaning there stays as it is, because
 * some systems show Markdown as it is written.
 */
const markup = /[\\`*_[\]|~@$]|<(?=[a-z/!?])|&(?=[#a-z])|:(?=\/)|(?<=\bwww)\.|^[>#]|^[-+=](?=\s|$)|^\d+(?=[.)](\s|$))/gi

/** Text as it reads, on one line of Markdown: no markup, no HTML, no link comes of it. */
export function markdownText(text: string): string {
  return plainText(text).replace(markup, (found) => (/^\d/.test(found) ? `${found}\\` : `\\${found}`))
}

/**
 * The id of a card: of the call and what the card is about, so that the same call gives the same ids.
 */
export function cardUuid(hookInstance: string, about: string): string {
  return stableUuid(`${hookInstance}\n${about}`)
}

/** Reasons in a language's words. */
export function overrideCodings(
  reasons: readonly OverrideReason[],
  words: { readonly [reason in OverrideReason]: string },
): readonly CdsCoding[] {
  return reasons.map((code) => ({ system: cardCodeSystems.overrideReason, code, display: words[code] }))
}
