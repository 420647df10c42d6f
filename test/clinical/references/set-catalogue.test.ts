import { expect, it } from 'vitest'
import { builtInSets } from '../../../src/clinical/references/built-in-sets.js'
import { editionName } from '../../../src/clinical/references/edition.js'
import { measureSetIds } from '../../../src/clinical/references/measures/load-measures.js'
import { builtInIds } from '../../../src/clinical/references/own/define-set.js'
import {
  catalogueIds,
  listedEditions,
  listedIds,
  loadSet,
  setCatalogue,
  unlistedMeasures,
  unlistedSets,
} from '../../../src/clinical/references/set-catalogue.js'
import { setKilobytes, setQuality } from '../../../src/clinical/references/set-quality.js'
import { declaredLanguages, expectTranslated } from '../../ground/model/expect-translated.js'

it('has the built-in sets first, and each name once', () => {
  expect(catalogueIds.slice(0, builtInSets.length)).toEqual(builtInSets.map(({ id }) => id))
  expect(new Set(catalogueIds).size).toBe(catalogueIds.length)
  expect(builtInIds).toEqual(catalogueIds)
})

it.each(setCatalogue)('$id is loaded by its id and by its edition', async ({ id, load }) => {
  const set = await load()
  expect(set.id).toBe(id)
  expect(await loadSet(id)).toBe(set)
  expect(await loadSet(editionName(set))).toBe(set)
  expect(listedEditions.includes(editionName(set))).toBe(!unlistedSets.includes(id))
})

it('leaves out of lists what is superseded or known only in part', async () => {
  expect(catalogueIds.filter((id) => !listedIds.includes(id))).toEqual([
    'netherlands-1997',
    'netherlands-1997-turkish',
    'netherlands-1997-moroccan',
    'norway',
    'sweden',
  ])
  expect(unlistedMeasures).toEqual({ turkey: ['bmi'], 'saudi-arabia': ['weight'] })
})

it.each(['mars', 'netherlands@1999', 'netherlands-', 'Netherlands', '', '@2026'])('no set is "%s"', async (name) => {
  expect(await loadSet(name)).toBeUndefined()
})

it('says of every set what is known of its figures', () => {
  expect(Object.keys(setQuality)).toEqual([...catalogueIds, ...measureSetIds])
  expect(Object.keys(setKilobytes)).toEqual([...catalogueIds, ...measureSetIds])
  for (const text of Object.values(setQuality)) expectTranslated(text, declaredLanguages)
})
