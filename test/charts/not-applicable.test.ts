import { expect, it } from 'vitest'
import { who } from '../../src/clinical/references/built-in-sets.js'
import type { ReferenceSet } from '../../src/clinical/references/reference-set.js'
import { AuxologyError } from '../../src/ground/model/errors.js'
import type { PatientInput } from '../../src/ground/model/patient.js'
import { chartSvg } from '../../src/shown/render/chart-svg.js'
import { jakob } from '../fixtures/children.js'

/** What a reader learns of a chart that is refused. */
function told(patient: PatientInput, type: 'Height' | 'Sit', options: Parameters<typeof chartSvg>[2]): string {
  try {
    chartSvg(patient, { type }, options)
  } catch (error) {
    if (error instanceof AuxologyError && error.code === 'chart_not_applicable') return error.message
    throw error
  }
  return 'drawn'
}

const today = '2025-06-01'
const withoutSeats: ReferenceSet = { ...who, series: { height: who.series.height } }

const texts = {
  missing: [
    /^Körpergröße: Das Geschlecht des Kindes fehlt\. .*male oder female .*\(referenceSex\)\. Was kein Geschlecht braucht, /,
    /^Height: the child's sex is missing\. .*male or female, .*\(referenceSex\)\. What needs no sex /,
  ],
  recorded: [
    /^Körpergröße: Das Geschlecht des Kindes ist als „unbekannt“ angegeben\./,
    /^Height: the child's sex is recorded as “unbekannt”\./,
  ],
  diverse: [/ist als „diverse“ angegeben/, /is recorded as “diverse”/],
  otherSex: [/Turner.*nur für Mädchen\.$/, /Turner.*only for girls\.$/],
  ofGirls: [
    /Turner.*nur für Mädchen, und das Geschlecht des Kindes fehlt\.$/,
    /Turner.*only for girls, and the child's sex is missing\.$/,
  ],
  ofGirlsRecorded: [
    /nur für Mädchen, und das .* ist als „diverse“ angegeben\.$/,
    /only for girls, and .* is recorded as “diverse”\.$/,
  ],
  week: [/^Gewicht.*Schwangerschaftswoche/, /^Weight.*week of gestation/],
  level: [/^Körpergröße.*GMFCS-Stufe \(1 bis 5\)/, /^Height.*GMFCS level \(1 to 5\)/],
  references: [/^Sitzhöhe: Die gewählten Referenzen/, /^Sitting height: the chosen references/],
} as const

it.each([
  ['Height', {}, who, texts.missing],
  ['Height', { gender: 'unknown', genderAsWritten: 'unbekannt' }, who, texts.recorded],
  ['Height', { gender: 'diverse' }, who, texts.diverse],
  ['HeightWithTurnerSyndrome', jakob, who, texts.otherSex],
  ['HeightWithTurnerSyndrome', {}, who, texts.ofGirls],
  ['HeightWithTurnerSyndrome', { gender: 'diverse' }, who, texts.ofGirlsRecorded],
  ['WeightPremature', { ...jakob, weekBirth: undefined }, who, texts.week],
  ['HeightWithCerebralPalsy', jakob, who, texts.level],
  ['Sit', jakob, withoutSeats, texts.references],
] as const)('%s says why it is not drawn, in the language of the reader', (type, patient, references, [de, en]) => {
  const asked = type as 'Height' | 'Sit'
  expect(told(patient, asked, { today, references })).toMatch(de)
  expect(told(patient, asked, { today, references, locale: 'de' })).toMatch(de)
  expect(told(patient, asked, { today, references, locale: 'en' })).toMatch(en)
})

it('draws a child without a sex by the references that were chosen', () => {
  expect(told({}, 'Height', { today, referenceSex: 'female' })).toBe('drawn')
})
