import { describe, expect, it } from 'vitest'
import { tables } from '../../../scripts/reference-tables.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import {
  bmiClassifications,
  cdc2000Bmi,
  defineTable,
  germany,
  who2006Height,
} from '../../../src/clinical/references/index.js'
import { publicationOf } from '../../../src/clinical/references/own/own-publication.js'
import { rightsRecordOf, rightsRecords } from '../../../src/clinical/references/rights/rights-by-publication.js'
import { rightsOfSet, rightsTogether, tablesInSet } from '../../../src/clinical/references/set-rights.js'
import { publicationName } from '../../../src/clinical/references/table.js'
import { coursePublications, rightsBySet } from '../../../src/command/printed/rights-list.js'
import { en } from '../../../src/ground/languages/en/index.js'

const publications = [
  ...tables.flatMap((table) => table.publications),
  ...bmiClassifications.map(({ publication }) => publication),
  ...coursePublications,
]

const nonCommercial = true
const who = { status: 'licensed', licence: { de: 'Bedingungen der WHO', en: "WHO's terms" }, nonCommercial }
const unstated = { status: 'unstated' }
const ccBy = (version = '') => ({ status: 'licensed', licence: `CC BY${version}` })

/** Whatever is not named here is `unstated`. */
const known: { readonly [name: string]: object } = {
  'CDC 2000': { status: 'public' },
  'CDC 2022': { status: 'public' },
  'WHO 2006': who,
  'WHO 2007': who,
  'WHO 2009': who,
  'WHO Standards 2007': who,
  WHO: who,
  'Niklasson 2008': ccBy(' 2.0'),
  'Hoover-Fong 2021': ccBy(' 4.0'),
  'Zong 2013': ccBy(),
  'van Gameren-Oosterom 2012': ccBy(),
  'KDCA 2017': { status: 'licensed', licence: 'CC BY-NC 4.0', nonCommercial },
  'LIFE Child 2019': { status: 'licensed', licence: 'CC BY-NC-ND 4.0', nonCommercial, noDerivatives: true },
  'Blum 2022': { status: 'licensed', licence: 'CC BY-NC-ND or CC BY', nonCommercial, noDerivatives: true },
  'Fredriks (pubertyplot) 2000': { status: 'licensed', licence: 'MIT' },
  'Heights alone (auxology) 2026': { status: 'licensed', licence: 'MIT' },
}

describe('the rights in every publication’s figures', () => {
  it('have the status that their evidence allows', () => {
    const found = Object.fromEntries(publications.map((each) => [publicationName(each), each.rights]))
    const expected = Object.keys(found).map((name) => [name, known[name] ?? unstated])
    expect(found).toEqual(Object.fromEntries(expected))
    expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(known)))
  })

  it('have one record each, and no record is of nothing', () => {
    const names = publications.map(publicationName)
    const recorded = rightsRecords.flatMap((record) => record.publications)
    expect(new Set(recorded).size).toBe(recorded.length)
    expect(names.filter((name) => !recorded.includes(name))).toEqual([])
    // Left out of the library, and its record says why.
    expect(recorded.filter((name) => !names.includes(name))).toEqual(['Bocca-Tjeertes 2012'])
  })

  it('are all in the list by set', async () => {
    const listed = (await rightsBySet(en)).flatMap((set) => set.publications.map(publicationName))
    const ofTables = [...tables.flatMap((table) => table.publications), ...coursePublications].map(publicationName)
    expect([...new Set(listed)].sort()).toEqual([...new Set(ofTables)].sort())
  })

  it('rest on something unless they are unstated, and quote words with their place', () => {
    for (const publication of publications) {
      const evidence = rightsRecordOf(publication)?.evidence ?? []
      if (publication.rights.status !== 'unstated') expect(evidence, publicationName(publication)).not.toEqual([])
      for (const each of evidence) {
        if (each.how === 'known') expect(Object.keys(each.words)).toEqual(['de', 'en'])
        else expect([each.words, each.source].every((text) => text.length > 5)).toBe(true)
      }
    }
  })

  it('are checked on a day', () => {
    for (const { checked, holder } of rightsRecords) {
      expect(checked).toMatch(/^2026-11-\d\d$/)
      expect(holder).not.toBe('')
    }
  })
})

const boy = {
  gender: 'male',
  dateOfBirth: '2014-06-04',
  measurements: [{ date: '2024-06-04', sizeCm: 140, waistCm: 60 }],
} as const

it('no table of the library is restricted', () => {
  expect(publications.filter(({ rights }) => rights.status === 'restricted')).toEqual([])
  expect(tables.filter(({ id }) => id.startsWith('bocca'))).toEqual([])
})

it('figures whose licence forbids changed copies have every row', () => {
  const whole = tables.filter(({ publications: [first] }) => first.rights.noDerivatives === true)
  expect(whole.map(({ id, thinned }) => [id, thinned])).toEqual([
    ['life2019-hip', false],
    ['life2019-waist', false],
    ['life2019-waist-height-ratio', false],
    ['life2019-waist-hip-ratio', false],
  ])
  // Monthly from 3 to 18 years.
  for (const { curve } of whole) expect([curve('male')?.x.length, curve('female')?.x.length]).toEqual([181, 181])
})

describe('what a program gets', () => {
  it('is the status of each reference of a chart', () => {
    const references = chartReferences(boy, { type: 'Height' }, { today: '2024-06-04' })
    expect(references.map(({ name, rights }) => [name, rights?.status])).toEqual([
      ['WHO (1)', 'licensed'],
      ['KiGGS (2)', 'unstated'],
    ])
  })

  it('is the least open status of the set in the provenance of a result', () => {
    const { provenance } = calculatePatient(boy, { today: '2024-06-04', measures: clinicMeasures })
    expect(provenance).toMatchObject({ rights: 'unstated', nonCommercial: true })
    expect(provenance.measures).toMatchObject({ rights: 'unstated', nonCommercial: true })
  })

  it.each([
    ['public', [cdc2000Bmi], { rights: 'public', nonCommercial: false }],
    ['licensed', [cdc2000Bmi, who2006Height], { rights: 'licensed', nonCommercial: true }],
    ['none', [], { rights: 'public', nonCommercial: false }],
  ] as const)('is %s of tables that are', (_, some, together) => {
    expect(rightsTogether(some.flatMap((table) => table.publications))).toEqual(together)
  })

  it('counts what body mass index is classified by, groups and blood pressure', () => {
    const ids = tablesInSet(germany).map(({ id }) => id)
    expect(ids).toContain('aga2015-bmi')
    expect(tablesInSet(clinicMeasures.references).map(({ id }) => id)).toContain('kiggs2011-systolic')
    expect(rightsOfSet({ ...germany, series: {}, bmiClasses: undefined })).toMatchObject({ rights: 'public' })
  })
})

describe('own figures', () => {
  const ours = { shortName: 'Ours', citation: 'Ours. 2026.', population: '' }

  it.each([
    ['nothing said', ours, { status: 'unstated' }],
    ['words alone', { ...ours, licence: 'Our own data.' }, { status: 'unstated', licence: 'Our own data.' }],
    ['no words', { ...ours, licence: '' }, { status: 'unstated' }],
    ['a status', { ...ours, rights: { status: 'public' } }, { status: 'public' }],
    [
      'both',
      { ...ours, licence: 'With consent.', rights: { status: 'licensed', nonCommercial: true } },
      { status: 'licensed', nonCommercial: true, licence: 'With consent.' },
    ],
    [
      'one licence twice',
      { ...ours, licence: 'CC0', rights: { status: 'licensed', licence: 'CC0' } },
      { status: 'licensed', licence: 'CC0' },
    ],
  ] as const)('%s: the status is what they say', (_, publication, rights) => {
    expect(publicationOf(publication).rights).toEqual(rights)
    const rows = { female: [{ x: 4, l: 1, m: 102, s: 0.04 }] }
    expect(defineTable({ id: 'ours', measure: 'height', publication, rows }).publications[0].rights).toEqual(rights)
  })
})
