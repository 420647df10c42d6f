import { dateText } from '../../charts/data/texts/describe-point.js'
import { adultHeightMethods } from '../../clinical/course/adult-height/adult-height-panel.js'
import { pubertyPublication } from '../../clinical/course/puberty/puberty-publication.js'
import { cole1998 } from '../../clinical/course/velocity/conditional-gain.js'
import { donald2025, kelly2014By, who2009Gain } from '../../clinical/course/velocity/velocity-references.js'
import { loadMeasures, measureSetIds } from '../../clinical/references/measures/load-measures.js'
import { rightsRecordOf } from '../../clinical/references/rights/rights-by-publication.js'
import type { Evidence, RightsRecord } from '../../clinical/references/rights/rights-record.js'
import { setCatalogue } from '../../clinical/references/set-catalogue.js'
import { tablesInSet } from '../../clinical/references/set-rights.js'
import { type Publication, publicationName } from '../../clinical/references/table.js'
import { intergrowth21Weight } from '../../clinical/references/tables/intergrowth21.js'
import { iotf2012Bmi } from '../../clinical/references/tables/iotf2012.js'
import type { Language } from '../../ground/languages/language.js'
import { textIn } from '../../ground/model/localized.js'
import { type Rights, rightsStatuses } from '../../ground/model/rights.js'

/** A set, or the methods of growth over time, and whose figures it has. */
export interface RightsOfSet {
  readonly id: string
  readonly name: string
  readonly publications: readonly Publication[]
}

/** Publications whose figures methods of growth over time have, beside the tables of sets. */
export const coursePublications: readonly Publication[] = [
  donald2025.publication,
  kelly2014By('all').publication,
  who2009Gain,
  cole1998,
  ...adultHeightMethods.map(({ publication }) => publication),
  pubertyPublication,
]

/** Every set with the publications that its figures are from, tables for sets of one's own, and the methods of growth over time. */
export async function rightsBySet(language: Language): Promise<readonly RightsOfSet[]> {
  const measures = await Promise.all(measureSetIds.map(loadMeasures))
  const sets = [
    ...(await Promise.all(setCatalogue.map(({ load }) => load()))),
    ...measures.map(({ references }) => references),
  ]
  return [
    ...sets.map((set) => ({
      id: set.id,
      name: textIn(set.name, language),
      publications: eachOnce(tablesInSet(set).flatMap(({ publications }) => publications)),
    })),
    {
      id: 'no-set',
      name: language.terminal.rights.noSet,
      publications: eachOnce([intergrowth21Weight, iotf2012Bmi].flatMap(({ publications }) => publications)),
    },
    { id: 'course', name: language.terminal.rights.courseMethods, publications: eachOnce(coursePublications) },
  ]
}

/** By their names: tables of one publication differ in their children alone. */
function eachOnce(publications: readonly Publication[]): readonly Publication[] {
  return [...new Map(publications.map((publication) => [publicationName(publication), publication])).values()]
}

/** What a machine reads of the rights: the publications of each set, and each publication once. */
export function rightsData(sets: readonly RightsOfSet[], language: Language): object {
  return {
    sets: sets.map(({ id, name, publications }) => ({ id, name, publications: publications.map(publicationName) })),
    publications: eachOnce(sets.flatMap(({ publications }) => publications)).map((publication) => {
      const { holder, evidence, takenFrom, note, checked } = rightsRecordOf(publication) ?? {}
      const { status, licence, nonCommercial = false, noDerivatives = false } = publication.rights
      return {
        publication: publicationName(publication),
        status,
        licence: licence === undefined ? undefined : textIn(licence, language),
        nonCommercial,
        noDerivatives,
        holder,
        evidence: evidence?.map((each) => ({ ...each, words: textIn(each.words, language) })),
        takenFrom,
        note: note === undefined ? undefined : textIn(note, language),
        checked,
      }
    }),
  }
}

/** The list for a terminal: the sets by status, and what stands behind the status of each publication. */
export function rightsListText(sets: readonly RightsOfSet[], language: Language): string {
  const publications = eachOnce(sets.flatMap((set) => set.publications))
  return [
    ...sets.map((set) => `${[`${set.id}: ${set.name}`, ...statusLines(set.publications, language)].join('\n  ')}\n`),
    ...publications.map((each) => `${publicationName(each)}: ${publicationLines(each, language).join('\n  ')}\n`),
    `${language.terminal.rights.noAdvice}\n`,
  ].join('\n')
}

/** The publications of each status, a line each, with what limits their use. */
export function statusLines(publications: readonly Publication[], language: Language): string[] {
  const words = [...publications]
    .sort((a, b) => rightsStatuses.indexOf(a.rights.status) - rightsStatuses.indexOf(b.rights.status))
    .map((publication) => [rightsText(publication.rights, language), publicationName(publication)] as const)
  const lines = new Map<string, Set<string>>()
  for (const [text, name] of words) lines.set(text, (lines.get(text) ?? new Set()).add(name))
  return [...lines].map(([text, names]) => `${text}: ${[...names].join(', ')}`)
}

function publicationLines(publication: Publication, language: Language): string[] {
  return [
    rightsText(publication.rights, language),
    publication.citation,
    ...recordLines(rightsRecordOf(publication), language),
  ]
}

/** `licensed, CC BY-NC 4.0, non-commercial` */
export function rightsText(
  { status, licence = '', nonCommercial, noDerivatives }: Rights,
  { terminal: { rights }, ...language }: Language,
): string {
  const limits = [nonCommercial === true && rights.nonCommercial, noDerivatives === true && rights.noDerivatives]
  return [rights.statuses[status], textIn(licence, language), ...limits].filter(Boolean).join(', ')
}

/** What stands behind a status, a sentence a line. */
export function recordLines(record: RightsRecord | undefined, language: Language): string[] {
  if (record === undefined) return []
  const { rights } = language.terminal
  const { holder, evidence, takenFrom, note, checked } = record
  return [
    `${rights.holder}: ${holder}.`,
    ...(evidence.length === 0 ? [rights.none] : evidence.map((each) => evidenceLine(each, language))),
    ...(takenFrom === undefined ? [] : [`${rights.takenFrom}: ${takenFrom}.`]),
    ...(note === undefined ? [] : [textIn(note, language)]),
    rights.checked(dateText(checked, language)),
  ]
}

function evidenceLine(evidence: Evidence, language: Language): string {
  const { rights } = language.terminal
  const how = rights.evidence[evidence.how]
  if (evidence.how === 'known') return `${how}: ${textIn(evidence.words, language)}`
  return `${how}: ${rights.quoted(evidence.words)} (${evidence.source})`
}
