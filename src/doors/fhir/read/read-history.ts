import type { ZoneCalendar } from '../../../ground/model/day-in-zone.js'
import type { KnownDisease } from '../../../ground/model/patient.js'
import { type CodeTables, readCodings, strangeSystem } from '../codes/code-tables.js'
import type { PatientField } from '../codes/growth-codes.js'
import { growthCondition } from '../codes/history-codes.js'
import type { GestationAtBirth } from '../codes/quantity.js'
import { type Coding, codingsOf, extensionsOf, nameOf, type RecordResource, wordsOf } from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'
import { quantityOf } from './read-quantity.js'
import { hasUsedStatus } from './whose-resource.js'

/** What reading the history needs beside a resource. */
export interface HistoryContext {
  readonly zone: ZoneCalendar | undefined
  readonly tables: CodeTables
  readonly unused: UnusedList
}

/** What a condition tells of growth. */
export type ConditionFound =
  | { readonly kind: 'disease'; readonly disease: KnownDisease }
  | { readonly kind: 'weeks'; readonly gestation: GestationAtBirth; readonly source: string }

const unconfirmed = ['refuted', 'entered-in-error', 'differential', 'provisional', 'unconfirmed']

/** A disease that has references, or the weeks of a birth too early. */
export function readCondition(
  { resource, reference }: RecordResource,
  { tables, unused }: HistoryContext,
): ConditionFound | undefined {
  const words = wordsOf(resource.code)
  const meaningOf = (codings: readonly Coding[]) => growthCondition(codings, words, tables.diseases)
  const meaning = meaningOf(readCodings(resource.code, tables))
  if (meaning === undefined) {
    const strange = strangeSystem(resource.code, tables, (codings) => meaningOf(codings) !== undefined)
    unused.add(strange === undefined ? 'code' : 'system', reference, 'code', strange ?? nameOf(resource.code))
    return undefined
  }
  const verification = codingsOf(resource.verificationStatus).map(({ code }) => code)
  const doubt = verification.find((code) => unconfirmed.includes(code))
  if (doubt !== undefined) {
    unused.add('not_confirmed', reference, 'verificationStatus', doubt)
    return undefined
  }
  if (meaning.kind === 'disease') return meaning
  if (meaning.kind === 'preterm' && meaning.weeks !== undefined) {
    return { kind: 'weeks', gestation: { weekBirth: meaning.weeks }, source: reference }
  }
  unused.add(
    meaning.kind === 'ambiguous' ? 'ambiguous_code' : 'weeks_unknown',
    reference,
    'code',
    nameOf(resource.code),
  )
  return undefined
}

/** The extension in which SMART's growth chart keeps a relative's height. */
const heightExtensions = [
  'http://fhir-registry.smarthealthit.org/StructureDefinition/family-history#height',
  'http://fhir-registry.smarthealthit.org/StructureDefinition/family-history-height',
]

/** The parents by blood, in HL7's role codes. */
const parentFields: ReadonlyMap<string, PatientField> = new Map([
  ['FTH', 'sizeFatherCm'],
  ['NFTH', 'sizeFatherCm'],
  ['MTH', 'sizeMotherCm'],
  ['NMTH', 'sizeMotherCm'],
] as const)

/** A parent's height. */
export function readParent(
  entry: RecordResource,
  { tables, unused }: HistoryContext,
): { readonly field: PatientField; readonly value: number } | undefined {
  const { resource, reference } = entry
  if (!hasUsedStatus(['completed', 'partial'], entry, unused)) return undefined
  const [extension] = extensionsOf(resource, ...heightExtensions)
  const field = codingsOf(resource.relationship).map(({ code }) => parentFields.get(code))[0]
  if (extension === undefined) {
    unused.add('no_value', reference, 'extension', nameOf(resource.relationship))
    return undefined
  }
  if (field === undefined) {
    unused.add('relationship', reference, 'relationship', nameOf(resource.relationship))
    return undefined
  }
  const value = quantityOf({ element: extension, reference, path: 'extension', tables, unused }, field)
  return value === undefined ? undefined : { field, value }
}
