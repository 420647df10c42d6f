import {
  alikeUnits,
  type FieldUnit,
  findingNames,
  markerNames,
  measurementNames,
  type OwnUnit,
  patientNames,
  perhapsNames,
  recordNames,
  unitWords,
} from '../model/field-names.js'
import { letters, lettersOff, longestCompared, nearestName } from './nearest-name.js'

/** What has a field. */
export type FieldOwner = 'record' | 'patient' | 'measurement' | 'finding'

/** The field that a name means. */
export interface NamedField<Owner = FieldOwner> {
  readonly of: Owner
  /** The field in the model: `weightKg`. */
  readonly key: string
  /** The unit that the name says, where it is another than the field's. */
  readonly unit?: FieldUnit | undefined
}

/** The field that a name means where it may be a marker's. */
export type NamedAnywhere = NamedField<FieldOwner | 'marker'>

/** The fields that a name means: days of gestation become weeks and the days beyond them. */
export function fieldsMeant({ key, unit }: NamedAnywhere): readonly string[] {
  return key === 'weekBirth' && unit === 'days' ? ['weekBirth', 'dayBirth'] : [key]
}

/** The unit of the field, where the name says another one. */
export function unitMeant({ of, key, unit }: NamedAnywhere): OwnUnit | undefined {
  return unit === undefined || of === 'marker' ? undefined : fieldNames[of][key]?.unit
}

/** A row of the table of names, as code reads it. */
export interface FieldNames {
  readonly unit?: OwnUnit
  readonly en: string
  readonly de: string
}

/** The names of every field, by what it is a field of. */
export const fieldNames: { readonly [owner in FieldOwner]: { readonly [key in string]: FieldNames } } = {
  record: recordNames,
  patient: patientNames,
  measurement: measurementNames,
  finding: findingNames,
}

/** The synonyms of a field. */
export function synonymsOf({ en, de }: FieldNames): readonly string[] {
  return [...en.split(' '), ...de.split(' ')]
}

/**
 * A name as names of fields are compared: without case, blanks, underscores, points,
 * hyphens and brackets, and ä, ae and a the same.
 */
export function foldedName(name: string): string {
  return letters(name.normalize('NFC'))
    .replace(/[()[\]]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
}

interface Row {
  readonly of: FieldOwner
  readonly key: string
  readonly own?: OwnUnit | undefined
}

interface Index {
  /** The fields by their folded names, the synonyms without a unit. */
  readonly rows: ReadonlyMap<string, Row>
  /** Fields by names that are theirs with a unit alone: `ht_cm`. */
  readonly short: ReadonlyMap<string, Row>
  readonly units: readonly (readonly [word: string, unit: FieldUnit])[]
  /** The words that names consist of. */
  readonly words: ReadonlySet<string>
}

let kept: Index | undefined

/** The index, made for the first name that isn't a field's own. */
function index(): Index {
  kept ??= newIndex()
  return kept
}

function newIndex(): Index {
  const rows = new Map<string, Row>()
  const words = new Set<string>()
  for (const [of, fields] of Object.entries(fieldNames)) {
    for (const [key, field] of Object.entries(fields)) {
      const row = { of: of as FieldOwner, key, own: field.unit }
      for (const name of [key, ...synonymsOf(field)]) {
        rows.set(foldedName(name), row)
        for (const word of wordsOf(name)) words.add(word)
      }
    }
  }
  const units = Object.entries(unitWords).flatMap(([unit, all]) =>
    all.split(' ').map((word) => [foldedName(word), unit as FieldUnit] as const),
  )
  const short = Object.entries(perhapsNames.measurement).map(
    ([key, name]) => [name, { of: 'measurement', key, own: fieldNames.measurement[key]?.unit }] as const,
  )
  return { rows, short: new Map(short), units, words }
}

/** `father`, `height` of `fatherHeight` or `father_height`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[\s_.()[\]-]+/)
    .filter((word) => word !== '')
    .map(foldedName)
}

/**
 * The field that a name means: its own name in any spelling, or a synonym, with or
 * without a unit.
 *
 * @example
 * ```ts
 * namedField('Weight_lb') // { of: 'measurement', key: 'weightKg', unit: 'lb' }
 * namedField('Größe (cm)') // { of: 'measurement', key: 'sizeCm' }
 * namedField('ward') // undefined
 * ```
 */
export function namedField(name: string): NamedField | undefined {
  return fieldCalled(foldedName(name), (stem) => index().rows.get(stem))
}

/** The field found for a text, or for the part of it before a unit. */
function fieldCalled(folded: string, find: (stem: string) => Row | undefined): NamedField | undefined {
  const row = find(folded)
  if (row !== undefined) return { of: row.of, key: row.key }
  for (const [word, unit] of index().units) {
    if (!folded.endsWith(word)) continue
    const stem = folded.slice(0, -word.length)
    const measured = find(stem) ?? index().short.get(stem)
    if (measured?.own === undefined || !Object.hasOwn(alikeUnits[measured.own], unit)) continue
    return { of: measured.of, key: measured.key, ...(unit !== measured.own && { unit }) }
  }
  return undefined
}

/** The unit that a word means: `months` for `monate`. */
export function unitNamed(folded: string): FieldUnit | undefined {
  return index().units.find(([word]) => word === folded)?.[1]
}

/** The most names remembered: a program has few, and documents from outside must not fill the memory. */
const mostRemembered = 1000

const remembered = new Map<string, NamedField | undefined>()

/** The field that a member's name means, perhaps misspelt; looked up once for each name. */
export function meaningOf(name: string): NamedField | undefined {
  if (remembered.has(name)) return remembered.get(name)
  const meant = namedField(name) ?? misspeltField(name)
  if (remembered.size >= mostRemembered) remembered.clear()
  if (name.length <= longestCompared) remembered.set(name, meant)
  return meant
}

/** Shorter names are too near to words that mean something else: size and site. */
const shortestMisspelt = 6

/**
 * The field whose name, or one of whose synonyms, is misspelt: one letter is missing, too
 * many or another one, or two are swapped. A number, an ending or other known words make it
 * another name (`weight2`, `weights`, `fatherWeight`), and so does another first letter.
 *
 * @example
 * ```ts
 * misspeltField('heigthCm') // { of: 'measurement', key: 'sizeCm' }
 * misspeltField('measurments') // { of: 'patient', key: 'measurements' }
 * misspeltField('weights') // undefined
 * ```
 */
export function misspeltField(name: string): NamedField | undefined {
  if (name.length > longestCompared) return undefined
  const { rows, words } = index()
  if (/\d/.test(name) || wordsOf(name).every((word) => words.has(word))) return undefined
  return fieldCalled(foldedName(name), (stem) => {
    for (const [known, row] of rows) {
      if (known.length < shortestMisspelt || known[0] !== stem[0] || stem.startsWith(known)) continue
      if (lettersOff(stem, known, 1) === 1) return row
    }
    return undefined
  })
}

/** The field that a name means within a marker, perhaps misspelt; identifications have one as elsewhere. */
export function markerField(name: string): NamedAnywhere | undefined {
  const elsewhere = meaningOf(name)
  if (elsewhere?.of === 'record') return elsewhere
  if (elsewhere?.key === 'date') return { of: 'marker', key: 'date' }
  const folded = foldedName(name)
  const fields = Object.entries<FieldNames>(markerNames)
  const called = fields.find(([, field]) => synonymsOf(field).some((synonym) => foldedName(synonym) === folded))
  const key = called?.[0] ?? nearestName(name, Object.keys(markerNames))
  return key === undefined ? undefined : { of: 'marker', key }
}
