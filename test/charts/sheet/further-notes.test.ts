import { describe, expect, it } from 'vitest'
import { sheetTypes } from '../../../src/charts/sheet/sheet-data.js'
import { chartDefinitions } from '../../../src/charts/types/chart-catalogue.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { jakob, mira } from '../../fixtures/children.js'
import { frida } from '../../fixtures/level-children.js'
import { amelie, lukas } from '../../fixtures/puberty-children.js'
import { konstantin, leonie } from '../../fixtures/sheet-children.js'
import { optionsOfType, patientOfType, suits } from '../patient-of-type.js'
import { sheetOf, textsOf, wordsOf } from './sheet-under-test.js'

describe('the diagnoses of a child', () => {
  it('are named on a sheet that is not of the disease', () => {
    expect(wordsOf(sheetOf(mira, { type: 'Height' }))).toContain(
      'Diagnosen Turner-Syndrom angegeben; Kurven: allgemeine Referenz.',
    )
    expect(wordsOf(sheetOf(mira, { type: 'HeightWithTurnerSyndrome' }))).not.toContain('Diagnosen')
    expect(wordsOf(sheetOf(frida, { type: 'Height' }, { locale: 'en' }))).toContain(
      'Diagnoses Cerebral palsy, GMFCS III recorded; curves: general reference.',
    )
    expect(wordsOf(sheetOf(jakob, { type: 'Height' }))).not.toContain('Diagnosen')
  })
})

describe('the puberty of a child on its sheet', () => {
  it('has every stage with its score, and what is early', () => {
    const words = wordsOf(sheetOf(amelie, { type: 'Height', references: true }, { locale: 'en' }))
    for (const part of [
      'Puberty',
      '2 Mar 2020, 7 y 5 m: breast B2, pubic hair PH1',
      '7 Sep 2021, 9 y 0 m: breast B3 (SDS ',
      'SDS by Fredriks 2000',
      'Early puberty: breast B2 at 7 y 5 m (before 8 years, Carel 2009)',
      'in fewer than 2.2% of healthy children',
      'Pediatr Res. 2000;47:316-323',
    ]) {
      expect(words).toContain(part)
    }
  })

  it('says in German what is late, and counts what came before', () => {
    const late = { ...lukas, puberty: lukas.puberty?.slice(0, 3) }
    expect(wordsOf(sheetOf(late, { type: 'Height' }))).toContain(
      'Hodenvolumen 3 ml mit 14 J 0 M (Grenze 14 Jahre, AWMF 027-025); in diesem Alter',
    )
    const words = wordsOf(sheetOf(amelie, { type: 'Height' }))
    expect(words).toContain('ein früherer Befund')
    expect(words).toContain('SDS nach Fredriks 2000')
  })

  it('says when a late one was found to have begun', () => {
    const later = { date: '2025-06-01', testicularVolumeMl: 6 }
    const begun = { ...lukas, puberty: [...(lukas.puberty?.slice(0, 3) ?? []), later] }
    const [german, english] = (['de', 'en'] as const).map((locale) =>
      wordsOf(sheetOf(begun, { type: 'Height' }, { locale })),
    )
    expect(german).toMatch(/Hodenvolumen 3 ml mit 14 J 0 M \(Grenze 14 Jahre, AWMF 027-025\), begonnen bis 1\d J/)
    expect(english).toMatch(/Delayed puberty: testicular volume 3 ml at 14 y 0 m \(.*?\), begun by 1\d y/)
  })

  it('writes no score beyond what the shares of children tell', () => {
    const early = { ...amelie, puberty: [{ date: '2021-03-02', breastStage: 4 }] }
    expect(wordsOf(sheetOf(early, { type: 'Height' }, { locale: 'en' }))).toContain('breast B4 (SDS ≥ +3)')
  })

  it('is absent without findings, and from charts that show none', () => {
    expect(wordsOf(sheetOf(jakob, { type: 'Height' }))).not.toContain('Fredriks')
    expect(wordsOf(sheetOf(amelie, { type: 'Weight' }))).not.toContain('Fredriks')
    expect(wordsOf(sheetOf(amelie, { type: 'Height', puberty: false }))).not.toContain('Fredriks')
  })
})

it('heads the doubtful adult heights apart from those above, whose details stand further in', () => {
  const measurements = [{ date: '2024-05-13', sizeCm: 151, weightKg: 41, boneAgeYears: 11.5 }]
  const late = { ...lukas, measurements }
  const options = { locale: 'en', methods: 'all', boneAgeMethod: 'greulich-pyle' } as const
  const texts = textsOf(sheetOf(late, { type: 'Height' }, options), 'adult-heights')
  const at = (start: string) => texts.findIndex(({ text }) => text.startsWith(start))
  const heading = texts[at('Without bone age:')]
  const [blum, doubtful] = [at('Blum 2022'), at('Khamis-Roche')]
  expect(blum).toBeLessThan(at('Without bone age:'))
  expect(doubtful).toBeGreaterThan(at('Without bone age:'))
  expect(heading).toMatchObject({ bold: true, x: texts[at('Target height')]!.x - 12 })
  expect(heading!.y - texts[at('Without bone age:') - 1]!.y).toBeGreaterThan(20)
})

/** `KiGGS 2013`, `LIFE Child 2019`: a publication as facts name it, and no month. */
const publications = /(?<!\d )\b[A-ZÄÖÜ]\p{L}+(?: [A-Z]\p{L}+)* (?:19|20)\d\d\b/gu

it.each(sheetTypes)('%s cites every publication that its facts are scored by', (type) => {
  for (const patient of [patientOfType(type), konstantin, leonie].filter((each) => suits(type, each))) {
    if (chartDefinitions[type].disease !== undefined && patient !== patientOfType(type)) continue
    const scene = sheetOf(patient, { type }, { locale: 'en', measures: clinicMeasures, ...optionsOfType(type) })
    const sources = wordsOf(scene).split(' Sources ')[1] ?? ''
    const named =
      wordsOf(scene, 'facts')
        .replace(/\d+ \p{L}+ (?:19|20)\d\d/gu, '')
        .match(publications) ?? []
    expect(named.filter((name) => !sources.includes(name))).toEqual([])
  }
})
