import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sets, tables } from '../../../scripts/reference-tables.js'
import { provenanceOf } from '../../../src/clinical/references/edition.js'
import * as references from '../../../src/clinical/references/index.js'
import { defineTable, intergrowth21Weight } from '../../../src/clinical/references/index.js'
import { rightsOfSet } from '../../../src/clinical/references/set-rights.js'
import type { ReferenceTable } from '../../../src/clinical/references/table.js'
import { libraryVersion } from '../../../src/ground/model/provenance.js'

const { defineSet, editionName, germany, kiggsHeight, setChecksum, tableChecksum, who2006Weight } = references

const ours = {
  id: 'ours',
  measure: 'height',
  publication: { shortName: 'Ours', citation: 'Our clinic. 2024.', population: 'ours', licence: 'ours' },
  rows: {
    female: [
      { x: 2, l: 1, m: 85, s: 0.04 },
      { x: 2.5, l: 1, m: 90, s: 0.04 },
    ],
  },
} as const

describe('the checksum of a table', () => {
  it('is of figures and rules that have not changed', async () => {
    const list = tables
      .map((table) => `${tableChecksum(table)} ${table.id}`)
      .sort((a, b) => (a.slice(9) < b.slice(9) ? -1 : 1))
    await expect(`${list.join('\n')}\n`).toMatchFileSnapshot('golden/checksums.txt')
    expect(new Set(list.map((line) => line.slice(0, 8))).size).toBe(tables.length)
  })

  it.each([kiggsHeight, { ...kiggsHeight, id: 'čeština' }])('is the CRC-32 that Node computes, of $id', (table) => {
    const { id, measure, axis, range, distribution, tails, steps, rough, approximate } = table
    const head = JSON.stringify([id, measure, axis, range, distribution, tails, steps, rough, approximate])
    const figures = (['male', 'female'] as const).flatMap((gender) => {
      const { x, l, m, s } = table.curve(gender) ?? expect.fail()
      return [Buffer.from(`${gender}\n`, 'utf16le'), ...[x, l, m, s].map(({ buffer }) => Buffer.from(buffer))]
    })
    const expected = crc32(Buffer.concat([Buffer.from(`${head}\n`, 'utf16le'), ...figures]))
    expect(tableChecksum(table)).toBe(expected.toString(16).padStart(8, '0'))
  })

  const other = (change: object) => tableChecksum(defineTable({ ...ours, ...change }))
  const row = (change: object) => ({ rows: { female: [ours.rows.female[0], { ...ours.rows.female[1], ...change }] } })

  it.each([
    ['the last digit of a figure', row({ m: 90.000000000001 })],
    ['the age of a row', row({ x: 2.6 })],
    ['the sex', { rows: { male: ours.rows.female } }],
    ['the rule of the tails', { tails: 'linear' }],
    ['the measure', { measure: 'head' }],
  ])('changes with %s', (_, change) => {
    expect(other(change)).not.toBe(other({}))
  })

  it('does not change with texts', () => {
    const publication = { ...ours.publication, citation: 'Our clinic. Second printing. 2025.' }
    expect(other({ publication, limits: 'few children' })).toBe(other({}))
  })

  it('covers the parameters of a distribution that L, M and S do not describe', () => {
    const { curve } = intergrowth21Weight
    const changed: ReferenceTable = {
      ...intergrowth21Weight,
      curve: (gender) => {
        const figures = curve(gender)
        return (
          figures && { ...figures, distributionAt: (x, lms) => ({ ...at(figures, x, lms), parameters: { tau: 1 } }) }
        )
      },
    }
    expect(tableChecksum(changed)).not.toBe(tableChecksum(intergrowth21Weight))
  })
})

function at(
  ...[{ distributionAt }, x, lms]: [
    NonNullable<ReturnType<ReferenceTable['curve']>>,
    number,
    { l: number; m: number; s: number },
  ]
) {
  return distributionAt?.(x, lms) ?? expect.fail()
}

/** The editions of each entry: that of the built-in sets, and one for each country. */
const national = join(import.meta.dirname, '../../../src/clinical/references/national')
const entries = await Promise.all(
  readdirSync(national).map((file): Promise<Pick<typeof references, 'editions'>> => import(join(national, file))),
)
const pinned = [references, ...entries].flatMap(({ editions }) => Object.entries(editions))

describe.each(sets.map(([set]) => set))('the set $id', (set) => {
  it('has the checksum that it states, and a dated name', () => {
    expect(set.edition?.checksum).toBe(setChecksum(set))
    expect(editionName(set)).toBe(`${set.id}@2026`)
    expect(provenanceOf(set)).toEqual({
      version: libraryVersion,
      references: `${set.id}@2026`,
      checksum: setChecksum(set),
      ...rightsOfSet(set),
    })
  })

  it('can be imported by the name of its edition, from one entry', () => {
    expect(pinned.filter(([, edition]) => edition === set).map(([name]) => name)).toEqual([`${set.id}@2026`])
  })
})

it('every edition is one of a set', () => {
  expect(pinned.map(([, edition]) => sets.some(([set]) => set === edition))).not.toContain(false)
})

describe('a custom set', () => {
  const custom = defineSet({
    id: 'our-clinic',
    name: 'Our clinic',
    series: { weight: [{ table: who2006Weight, from: 0, to: 5 }] },
  })

  it('has its id and a checksum of its own', () => {
    expect(editionName(custom)).toBe('our-clinic')
    expect(provenanceOf(custom).checksum).toBe(setChecksum(custom))
    expect(setChecksum(custom)).not.toBe(setChecksum(germany))
  })

  it('is no edition though it was spread from one', () => {
    const spread = { ...germany, series: { ...germany.series, weight: custom.series.weight } }
    expect(editionName(spread)).toBe('germany')
    expect(provenanceOf(spread).checksum).toBe('--------')
    expect(provenanceOf({ ...custom, series: germany.series }).checksum).toBe('--------')
    expect(editionName({ ...germany, bmiClasses: undefined })).toBe('germany')
  })

  it.each([
    ['where a piece ends', { weight: [{ table: who2006Weight, from: 0, to: 4 }] }],
    ['whether its end is closed', { weight: [{ table: who2006Weight, from: 0, to: 5, closed: true }] }],
  ])('has another checksum if %s', (_, series) => {
    expect(setChecksum({ ...custom, series: { ...custom.series, ...series } })).not.toBe(setChecksum(custom))
  })
})
