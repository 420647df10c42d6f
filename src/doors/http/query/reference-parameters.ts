import { editionYear } from '../../../clinical/references/common-series.js'
import { editionName } from '../../../clinical/references/edition.js'
import { measureSetIds } from '../../../clinical/references/measures/load-measures.js'
import type { ReferenceSet, SetOnDemand } from '../../../clinical/references/reference-set.js'
import { genders } from '../../../ground/model/patient.js'
import type { QueryParameter } from './query-parameters.js'

/**
 * The query parameters of calculations and charts that choose the references.
 *
 * @param sets the names of the sets that a request may ask for
 */
export function growthParameters(sets: readonly string[]): readonly QueryParameter[] {
  return [
    {
      name: 'referenceSet',
      key: 'referenceSet',
      kind: 'choice',
      words: sets,
      description: 'The same as reference_set. If both are given, they must be equal.',
    },
    {
      name: 'reference_set',
      key: 'referenceSet',
      kind: 'choice',
      words: sets,
      description:
        'The set of references to score with and to draw, by its id or its edition (germany@2026). By default that of the service.',
    },
    {
      name: 'measure_set',
      key: 'measureSet',
      kind: 'choice',
      words: measureSetIds,
      description: 'References for waist, hip, arm, skinfolds, blood pressure. By default clinic-measures.',
    },
    {
      name: 'reference_sex',
      key: 'referenceSex',
      kind: 'choice',
      words: genders,
      description: 'Whose references serve a child recorded as neither male nor female; scores and charts name it.',
    },
    {
      name: 'cleared_only',
      key: 'clearedOnly',
      kind: 'boolean',
      description:
        'Leaves out figures without known terms and those not for commercial use; a hint names them. A service that does so always can’t be asked not to.',
    },
    {
      name: 'time_zone',
      key: 'timeZone',
      kind: 'zone',
      description: 'The IANA time zone whose date is today, such as Europe/Vienna. By default that of the service.',
    },
  ]
}

/** A set that a handler offers, which may still have to be loaded. */
type OfferedSet = ReferenceSet | SetOnDemand

/** The names by which requests ask for sets: all ids, then all editions. */
export function offeredNames(sets: readonly OfferedSet[]): readonly string[] {
  const editions = sets.map((set) => ('load' in set ? `${set.id}@${editionYear}` : editionName(set)))
  return [...new Set([...sets.map(({ id }) => id), ...editions])]
}

/** The set of a name, loaded; undefined if none has that name, or if it is an edition that does not exist. */
export async function offeredSet(sets: readonly OfferedSet[], name: string): Promise<ReferenceSet | undefined> {
  const found = sets.find(({ id }) => name === id || name.startsWith(`${id}@`))
  const set = found !== undefined && 'load' in found ? await found.load() : found
  return set !== undefined && (name === found?.id || name === editionName(set)) ? set : undefined
}
