import type { BmiClassification } from '../../../src/clinical/references/bmi/bmi-classes.js'
import { agaBmiClasses } from '../../../src/clinical/references/bmi/bmi-limits.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import type { MeasureSet } from '../../../src/clinical/references/measures/measure-set.js'
import { cerebralPalsy } from '../../../src/clinical/references/national/cerebral-palsy.js'
import { defineTable } from '../../../src/clinical/references/own/define-table.js'
import type { PressureReference, ReferenceSet, Series } from '../../../src/clinical/references/reference-set.js'
import { type Publication, type ReferenceTable, referenceName } from '../../../src/clinical/references/table.js'
import { en } from '../../../src/ground/languages/en/index.js'
import type { Language } from '../../../src/ground/languages/language.js'
import type { ClinicClass } from '../../../src/ground/model/clinic-values.js'
import { textIn } from '../../../src/ground/model/localized.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { inAccents, inCyrillic, inGreek } from './letters.js'

/** Words that a sentence is given and hands on; everything else in its parameters is a number or picks a wording. */
const handedOn = ['reference', 'name', 'text']

const decimalMark = '¦'

/** A private character for each text that a function of the language is given, and back. */
function placeholders() {
  const texts: string[] = []
  const hide = (text: string) => String.fromCodePoint(0xe000 + texts.push(text) - 1)
  const hidden = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === undefined || handedOn.includes(key) ? hide(value) : value
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hidden(part, name)]))
  }
  const shown = (text: string) =>
    text.replace(/[\uE000-\uF8FF]/g, (character) => texts[(character.codePointAt(0) as number) - 0xe000] ?? '')
  return { hidden, shown }
}

/** Every text of a value in accents. */
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return `[${inAccents(value)}]`
  if (typeof value === 'function') {
    return (...given: unknown[]) => {
      const { hidden, shown } = placeholders()
      // A severity picks the wording of a sentence, as the parameters beside it do.
      const isSentence = typeof given[0] === 'object'
      const original = value(...given.map((part) => (isSentence && typeof part === 'string' ? part : hidden(part))))
      return shown((pseudo(original) as string).replace(/(?<=\d)\.(?=\d)/g, decimalMark))
    }
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudo(part)]))
}

/** A table whose L, M and S are fitted to its percentiles, without a word about it. */
const fittedHeight = defineTable({
  id: 'pseudo-height',
  measure: 'height',
  publication: { shortName: 'Fit', citation: 'A fit to percentiles', population: '', licence: '' },
  rows: {
    male: [0, 20].map((x) => ({ x, percentiles: { 3: 90 + x, 50: 100 + x, 97: 110 + x } })),
  },
})

const ofLevels = Object.values(cerebralPalsy.groups ?? {}).flatMap((group) => Object.values(group?.series ?? {}).flat())

const everyTable = new Set(
  [
    ...Object.values(germany.series).flat(),
    ...Object.values(clinicMeasures.references.series).flat(),
    ...ofLevels,
    { table: fittedHeight },
  ].flatMap((piece) => (piece ? [piece.table] : [])),
)

/** English in brackets and accents: `[Ĥêîĝĥţ]`. */
export const pseudoLanguage: Language = {
  ...(pseudo(en) as Language),
  tag: 'qps-ploc',
  decimalMark,
  tables: Object.fromEntries([...everyTable].map(({ id }) => [id, pseudo(`The limits of ${id}`) as string])),
  populations: Object.fromEntries(
    [...everyTable].map(({ source }) => [source, pseudo(`Those of ${source}`) as string]),
  ),
}

const greekTables = new Map([...everyTable].map((table) => [table, greekTable(table)]))

function greekPublication(publication: Publication): Publication {
  const { shortName, citation } = publication
  return { ...publication, shortName: inGreek(shortName), citation: inGreek(citation), doi: undefined }
}

function greekTable(table: ReferenceTable): ReferenceTable {
  const [first, ...others] = table.publications.map(greekPublication)
  if (first === undefined) throw new Error(`${table.id} has no publication`)
  return { ...table, publications: [first, ...others] }
}

function greekSeries(series: Series | undefined): Series {
  return (series ?? []).map((piece) => ({ ...piece, table: greekTables.get(piece.table) as ReferenceTable }))
}

function greekSeriesOf(series: ReferenceSet['series']): ReferenceSet['series'] {
  return Object.fromEntries(Object.entries(series).map(([name, pieces]) => [name, greekSeries(pieces)]))
}

/** Limits by AGA, whose name and table are in Greek too. */
const greekBmiClasses: BmiClassification = {
  ...agaBmiClasses,
  publication: greekPublication(agaBmiClasses.publication),
  limits: agaBmiClasses.limits.map((limit) => ({ ...limit, table: greekTable(limit.table) })),
}

/** The default set, with its name and its publications in Greek. */
export const greekSet: ReferenceSet = {
  ...germany,
  id: inGreek(germany.id),
  name: inGreek(textIn(germany.name, en)),
  bmiClasses: greekBmiClasses,
  series: greekSeriesOf(germany.series),
  groups: Object.fromEntries(
    Object.entries(cerebralPalsy.groups ?? {}).map(([group, own]) => [
      group,
      { ...own, series: greekSeriesOf(own?.series ?? {}) },
    ]),
  ),
}

/** References for what a clinic measures besides growth, with publications in Greek. */
export const greekMeasures: MeasureSet = {
  ...clinicMeasures,
  references: {
    ...clinicMeasures.references,
    id: inGreek(clinicMeasures.references.id),
    series: greekSeriesOf(clinicMeasures.references.series),
  },
  pressures: clinicMeasures.pressures && {
    ...clinicMeasures.pressures,
    tableAt: (...given) => greekTable((clinicMeasures.pressures as PressureReference).tableAt(...given)),
  },
  assess: (child, visit) =>
    clinicMeasures.assess(child, visit).map((entry) => {
      if (entry.scored === undefined) return entry
      const { place } = entry.scored
      const table = greekTable(place.table)
      const isByReference = entry.class?.source === referenceName(place.table)
      return {
        ...entry,
        ...(isByReference && { class: { ...entry.class, source: referenceName(table) } as ClinicClass }),
        scored: { ...entry.scored, place: { ...place, table } },
      }
    }),
}

/** The same with heights that were fitted to percentiles. */
export const fittedSet: ReferenceSet = {
  ...greekSet,
  series: { ...greekSet.series, height: greekSeries([{ table: fittedHeight, from: 0, to: 20, closed: true }]) },
}

/** A patient whose words are in Cyrillic. */
export function cyrillicPatient(patient: Patient): Patient {
  const known = Object.keys(en.names.diseases)
  return {
    ...patient,
    firstName: inCyrillic(patient.firstName ?? ''),
    lastName: inCyrillic(patient.lastName ?? ''),
    diseases: (patient.diseases ?? []).map((disease) => (known.includes(disease) ? disease : inCyrillic(disease))),
    markers: (patient.markers ?? []).map((marker) => ({ ...marker, text: inCyrillic(marker.text ?? '') })),
  }
}
