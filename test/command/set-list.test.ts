import { expect, it } from 'vitest'
import { pubertyProvenance } from '../../src/clinical/course/puberty/tanner-score.js'
import { measureSetIds } from '../../src/clinical/references/measures/load-measures.js'
import type { SeriesName } from '../../src/clinical/references/reference-set.js'
import { catalogueIds, setCatalogue, unlistedSets } from '../../src/clinical/references/set-catalogue.js'
import { referenceName } from '../../src/clinical/references/table.js'
import { type ListedSet, listedSets, setListText, unlistedCounts } from '../../src/command/printed/set-list.js'
import { de } from '../../src/ground/languages/de/index.js'
import { en } from '../../src/ground/languages/en/index.js'

const sets = await listedSets(en, true)
const setOf = (id: string) => sets.find((set) => set.id === id)

it('has every set, those of clinic measures, and that of puberty', () => {
  const puberty = pubertyProvenance.references.replace(/@.*/, '')
  expect(sets.map(({ id }) => id)).toEqual([...catalogueIds, ...measureSetIds, puberty])
})

it('leaves out what is superseded or known only in part, unless asked for', async () => {
  const listed = await listedSets(en)
  expect(sets.map(({ id }) => id).filter((id) => !listed.some((set) => set.id === id))).toEqual(unlistedSets)
  const measuresOf = (all: readonly ListedSet[], id: string) =>
    Object.keys(all.find((set) => set.id === id)?.ages ?? {})
  expect(measuresOf(listed, 'turkey')).toEqual(['size', 'weight'])
  expect(measuresOf(sets, 'turkey')).toEqual(['size', 'weight', 'bmi'])
  expect(measuresOf(listed, 'saudi-arabia')).toEqual(['size', 'bmi'])
  expect(measuresOf(sets, 'saudi-arabia')).toEqual(['size', 'weight', 'bmi'])
  expect(unlistedCounts).toEqual({ sets: 5, measures: 2 })
})

it.each([
  ['cerebral-palsy', 'CerebralPalsy', 'years', { size: [2, 20], weight: [2, 20], bmi: [2, 20] }, /^Brooks /, 2011, 6],
  ['trisomy-21-netherlands', 'Trisomy21', 'years', { size: [0, 21], head: [0, 1.25] }, /^van Gameren/, 2012, 1],
  [
    'olsen',
    'birth',
    'weeks',
    { size: [23, 41], weight: [23, 41], bmi: [24, 41], head: [23, 41] },
    /^Olsen 2010/,
    2010,
    1,
  ],
] as const)('%s has what it is for', (id, of, unit, ages, publication, year, count) => {
  expect(setOf(id)?.special).toEqual([{ of, unit, ages }])
  const found = setOf(id)?.populations.filter((each) => publication.test(each.publication))
  expect(found).toHaveLength(count)
  for (const each of found ?? []) expect(each.year).toBe(year)
})

it('has the ages of each publication of a set that changes from one to another', () => {
  const agesOf = (id: string) => setOf(id)?.populations.map(({ publication, ages }) => [publication, ages])
  const third = expect.closeTo(1 / 3, 12)
  expect(agesOf('germany')).toEqual([
    ['WHO 2006', { size: [0, 4], weight: [0, 4], bmi: [0, 4], head: [0, third] }],
    ['KiGGS 2013', { size: [4, 19], weight: [4, 19], bmi: [4, 19], head: [third, 19] }],
  ])
  expect(agesOf('kiggs')).toEqual([
    ['WHO 2006', { size: [0, third], weight: [0, third], bmi: [0, third], head: [0, third] }],
    ['KiGGS 2013', { size: [third, 19], weight: [third, 19], bmi: [third, 19], head: [third, 19] }],
  ])
  expect(agesOf('cdc2000')).toEqual([['CDC 2000', undefined]])
  expect(setListText(sets, en)).toContain('WHO 2006 (height cm 0–4, weight kg 0–4, BMI 0–4, head cm 0–0.3): 8440 ')
})

it('has nothing special of the other sets', () => {
  const special = sets.filter((set) => set.special !== undefined).map(({ id }) => id)
  expect(special).toEqual(['cerebral-palsy', 'trisomy-21-netherlands', 'olsen'])
})

it('has of every set population, year, ages and quality', () => {
  for (const { id, ages, puberty, populations, quality } of sets) {
    expect(Object.keys({ ...ages, ...puberty }).length, id).toBeGreaterThan(0)
    expect(quality, id).not.toBe('')
    for (const { population, year } of populations) {
      expect(population, id).not.toBe('')
      expect(year, id).toBeGreaterThan(1970)
    }
  }
})

it('has whose figures score proportions and weight for length, from the set itself', async () => {
  for (const { id, load } of setCatalogue) {
    const { series } = await load()
    const namesOf = (name: SeriesName) => [...new Set((series[name] ?? []).map(({ table }) => referenceName(table)))]
    expect(setOf(id)?.further, id).toEqual([
      { measure: 'seat', unit: 'years', range: [0, 19], references: namesOf('sittingHeight') },
      { measure: 'leg', unit: 'years', range: [0, 19], references: namesOf('legLength') },
      { measure: 'seatLeg', unit: 'years', range: [0, 19], references: namesOf('sittingHeightRatio') },
      {
        measure: 'weightForLength',
        unit: 'cm',
        range: [45, expect.any(Number)],
        references: namesOf('weightForLength'),
      },
    ])
  }
  const weightForLength = (id: string) => setOf(id)?.further?.find(({ measure }) => measure === 'weightForLength')
  expect(weightForLength('netherlands')).toMatchObject({ range: [45, 120], references: ['WHO 2006'] })
  expect(weightForLength('cdc')).toMatchObject({ range: [45, 121.5], references: ['WHO 2006', 'CDC 2000'] })
  expect(weightForLength('cdc2000')).toMatchObject({ references: ['CDC 2000'] })
  expect(setOf('clinic-measures')?.further).toBeUndefined()
})

it('is a text in both languages', async () => {
  const german = setListText(await listedSets(de), de)
  expect(german).toContain('  Trisomie 21: Größe cm 0–21, Kopf cm 0–1,25 (Jahre)\n')
  expect(german).toContain(
    '  Sitzhöhe cm 0–19, Beinlänge cm 0–19, Sitz/Bein 0–19 (Jahre, Fredriks 2005); Gewicht/Länge 45–121,5 cm (WHO 2006, CDC 2000)\n',
  )
  const english = setListText(sets, en)
  expect(english).toContain('  cerebral palsy: height cm 2–20, weight kg 2–20, BMI 2–20 (years)\n')
  expect(english).toContain(
    '  newborns: height cm 23–41, weight kg 23–41, BMI 24–41, head cm 23–41 (weeks of gestation)\n',
  )
  expect(english).toMatch(/ {2}breast B2–5: 8–21, .*, menarche: 8–21 \(years\)\n/)
})
