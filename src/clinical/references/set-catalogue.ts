import type { SetMeasure } from '../../ground/model/message-values.js'
import { builtInSets, germany } from './built-in-sets.js'
import { editionYear } from './common-series.js'
import { editionName } from './edition.js'
import type { ReferenceSet, SetOnDemand } from './reference-set.js'

/** A set that the library has. */
export interface CataloguedSet extends SetOnDemand {
  /** What a program imports it from. */
  readonly entry: string
}

const atHand: readonly CataloguedSet[] = builtInSets.map((set) => ({
  id: set.id,
  entry: 'auxology/references',
  load: async () => set,
}))

/** The sets of an entry of their own, by their ids. */
function fromEntry<Sets>(
  country: string,
  load: () => Promise<Sets>,
  sets: { readonly [id: string]: (module: Sets) => ReferenceSet },
): readonly CataloguedSet[] {
  return Object.entries(sets).map(([id, pick]) => ({
    id,
    entry: `auxology/references/${country}`,
    load: async () => pick(await load()),
  }))
}

/** Every set that the library has, by name, the default first. */
export const setCatalogue: readonly CataloguedSet[] = [
  ...atHand,
  ...fromEntry('netherlands', () => import('./national/netherlands.js'), {
    netherlands: (module) => module.netherlands,
    'netherlands-turkish': (module) => module.netherlandsTurkish,
    'netherlands-moroccan': (module) => module.netherlandsMoroccan,
    'netherlands-hindustani': (module) => module.netherlandsHindustani,
    'netherlands-1997': (module) => module.netherlands1997,
    'netherlands-1997-turkish': (module) => module.netherlands1997Turkish,
    'netherlands-1997-moroccan': (module) => module.netherlands1997Moroccan,
  }),
  ...fromEntry('flanders', () => import('./national/flanders.js'), { flanders: (module) => module.flanders }),
  ...fromEntry('italy', () => import('./national/italy.js'), {
    italy: (module) => module.italy,
    'italy-north': (module) => module.italyNorth,
    'italy-south': (module) => module.italySouth,
  }),
  ...fromEntry('turkey', () => import('./national/turkey.js'), { turkey: (module) => module.turkey }),
  ...fromEntry('china', () => import('./national/china.js'), { china: (module) => module.china }),
  ...fromEntry('korea', () => import('./national/korea.js'), { korea: (module) => module.korea }),
  ...fromEntry('saudi-arabia', () => import('./national/saudi-arabia.js'), {
    'saudi-arabia': (module) => module.saudiArabia,
  }),
  ...fromEntry('norway', () => import('./national/norway.js'), { norway: (module) => module.norway }),
  ...fromEntry('sweden', () => import('./national/sweden.js'), { sweden: (module) => module.sweden }),
  ...fromEntry('cerebral-palsy', () => import('./national/cerebral-palsy.js'), {
    'cerebral-palsy': (module) => module.cerebralPalsy,
  }),
  ...fromEntry('trisomy-21-netherlands', () => import('./national/trisomy-21-netherlands.js'), {
    'trisomy-21-netherlands': (module) => module.trisomy21Netherlands,
  }),
  ...fromEntry('olsen', () => import('./national/olsen.js'), { olsen: (module) => module.olsen }),
]

/** Every set by its id or the name of its edition: all of them can be chosen. */
export const catalogueIds: readonly string[] = setCatalogue.map(({ id }) => id)

/**
 * Sets that lists leave out unless asked for: those of 1997 are superseded by those of 2009; of the
 * Norwegian and the Swedish reference only height from 7 years on is known.
 */
export const unlistedSets: readonly string[] = [
  'netherlands-1997',
  'netherlands-1997-turkish',
  'netherlands-1997-moroccan',
  'norway',
  'sweden',
]

/** Measures of a set that lists leave out likewise: Bundak's BMI is not smoothed, Saudi weight ends at 13 years. */
export const unlistedMeasures: { readonly [id: string]: readonly SetMeasure[] } = {
  turkey: ['bmi'],
  'saudi-arabia': ['weight'],
}

/** The names that lists offer: ids, and after them the names of editions. */
export const listedIds: readonly string[] = catalogueIds.filter((id) => !unlistedSets.includes(id))
export const listedEditions: readonly string[] = listedIds.map((id) => `${id}@${editionYear}`)

/**
 * The set of a name, loaded.
 *
 * @param name its id, or the name of its edition
 * @returns undefined for a name that no set has
 */
export async function loadSet(name: string): Promise<ReferenceSet | undefined> {
  if (name === germany.id) return germany
  const set = await setCatalogue.find(({ id }) => name === id || name.startsWith(`${id}@`))?.load()
  return set !== undefined && (set.id === name || editionName(set) === name) ? set : undefined
}
