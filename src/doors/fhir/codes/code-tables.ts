import { type KnownDisease, type MarkerKind, markerKinds } from '../../../ground/model/patient.js'
import { invalidParameter, isRecord, refuseUnknownNames } from '../../../ground/text/invalid-input.js'
import { type Coding, codingsOf } from '../fhir-json.js'
import {
  combinedMeaning,
  type GrowthObservation,
  growthObservations,
  type ObservationMeaning,
  observationMeanings,
} from './growth-codes.js'
import { type DrugMeaning, diseaseCodes, drugCodes } from './history-codes.js'
import { isKnownUnit } from './quantity.js'

/** A code and its system: `http://loinc.org|8302-2`. */
export type SystemAndCode = `${string}|${string}`

/**
 * Codes and units of a host's own, beside those of docs/fhir.md and before them.
 *
 * @example
 * ```ts
 * const codes: FhirCodes = {
 *   observations: { 'urn:oid:1.2.3|HT': 'sizeCm', 'urn:oid:1.2.3|BWT': 'weightBirthG' },
 *   drugs: { 'urn:oid:1.2.3.4|GH-PEN-10': 'growth-hormone' },
 *   units: { centim: 'cm' },
 *   systems: { 'urn:oid:2.16.840.1.113883.6.1': 'http://loinc.org' },
 * }
 * ```
 */
export interface FhirCodes {
  /** What observations with these codes are. */
  readonly observations?: { readonly [code: SystemAndCode]: ObservationMeaning } | undefined
  /** What drugs with these codes are: `other` is known not to be a treatment of growth. */
  readonly drugs?: { readonly [code: SystemAndCode]: MarkerKind } | undefined
  /** Which disease conditions with these codes are. */
  readonly conditions?: { readonly [code: SystemAndCode]: KnownDisease } | undefined
  /** Words for units, and the units that are read which they mean. */
  readonly units?: { readonly [word: string]: string } | undefined
  /** Other spellings of the address of a code system, and the address. */
  readonly systems?: { readonly [spelling: string]: string } | undefined
}

/** Every code and unit that a record is read by. */
export interface CodeTables {
  readonly observations: ReadonlyMap<string, GrowthObservation>
  readonly drugs: ReadonlyMap<string, DrugMeaning>
  readonly diseases: ReadonlyMap<string, KnownDisease>
  readonly units: ReadonlyMap<string, string>
  readonly systems: ReadonlyMap<string, string>
}

const builtIn: CodeTables = {
  observations: growthObservations,
  drugs: drugCodes,
  diseases: diseaseCodes,
  units: new Map(),
  systems: new Map(),
}

const diseaseNames: readonly KnownDisease[] = [
  'TurnerSyndrome',
  'NoonanSyndrome',
  'Achondroplasia',
  'Trisomy21',
  'CerebralPalsy',
]

/**
 * The codes and units that are known, with a host's own.
 *
 * @throws AuxologyError `invalid_parameter` with the entry that can't be
 */
export function codeTables(codes: FhirCodes | undefined): CodeTables {
  if (codes === undefined) return builtIn
  if (!isRecord(codes)) throw invalidParameter('codes', codes, 'an object')
  refuseUnknownNames(codes, ['observations', 'drugs', 'conditions', 'units', 'systems'])
  const meanings = Object.keys(observationMeanings) as readonly ObservationMeaning[]
  const observations = coded('observations', codes.observations, meanings)
  return {
    observations: new Map([
      ...growthObservations,
      ...observations.map(([code, meaning]) => [code, observationMeanings[meaning]] as const),
    ]),
    drugs: new Map([...drugCodes, ...coded('drugs', codes.drugs, markerKinds)]),
    diseases: new Map([...diseaseCodes, ...coded('conditions', codes.conditions, diseaseNames)]),
    units: new Map(entriesOf('units', codes.units, isKnownUnit, 'a unit that is read')),
    systems: new Map(entriesOf('systems', codes.systems, isAddress, 'the address of a code system')),
  }
}

function coded<Meaning extends string>(
  name: string,
  table: { readonly [code: SystemAndCode]: Meaning } | undefined,
  accepted: readonly Meaning[],
): readonly (readonly [code: string, meaning: Meaning])[] {
  const entries = entriesOf(name, table, (value) => accepted.includes(value as Meaning), accepted)
  const strange = entries.find(([code]) => !/^[^|]+\|[^|]+$/.test(code))
  if (strange !== undefined) {
    throw invalidParameter(`codes.${name}`, strange[0], 'codes with their system, http://loinc.org|8302-2')
  }
  return entries as readonly (readonly [string, Meaning])[]
}

function entriesOf(
  name: string,
  table: object | undefined,
  isAccepted: (value: string) => boolean,
  accepted: string | readonly string[],
): readonly (readonly [word: string, value: string])[] {
  if (table === undefined) return []
  if (!isRecord(table)) throw invalidParameter(`codes.${name}`, table, 'an object')
  return Object.entries(table).map(([word, value]: readonly [string, unknown]) => {
    if (typeof value !== 'string' || !isAccepted(value)) {
      throw invalidParameter(`codes.${name}["${word}"]`, value, accepted)
    }
    return [word, value]
  })
}

function isAddress(text: string): boolean {
  return /^(https?:|urn:)/.test(text)
}

/** The codings of a concept, by the addresses of their systems that are read. */
export function readCodings(concept: unknown, { systems }: CodeTables): readonly Coding[] {
  return codingsOf(concept).map((coding) => ({ ...coding, system: systems.get(coding.system) ?? coding.system }))
}

/** What the codes of an observation mean. */
export function growthObservation(concept: unknown, tables: CodeTables): GrowthObservation | undefined {
  return meaningOfCodings(readCodings(concept, tables), tables)
}

/** The same of codes whose systems have their usual addresses. */
export function meaningOfCodings(
  codings: readonly Coding[],
  { observations }: CodeTables,
): GrowthObservation | undefined {
  return combinedMeaning(codings.flatMap(({ system, code }) => observations.get(`${system}|${code}`) ?? []))
}

/** Other addresses of code systems, without `http://` or `https://`, `www.` and a stroke at the end. */
const spellings: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...['loinc.org', 'urn:oid:2.16.840.1.113883.6.1', 'loinc'].map((each) => [each, 'http://loinc.org'] as const),
  ...['snomed.info/sct', 'snomed.info/id', 'urn:oid:2.16.840.1.113883.6.96', 'snomed', 'snomedct', 'snomed-ct'].map(
    (each) => [each, 'http://snomed.info/sct'] as const,
  ),
  ...['nlm.nih.gov/research/umls/rxnorm', 'urn:oid:2.16.840.1.113883.6.88', 'rxnorm'].map(
    (each) => [each, 'http://www.nlm.nih.gov/research/umls/rxnorm'] as const,
  ),
  ...['whocc.no/atc', 'urn:oid:2.16.840.1.113883.6.73', 'atc'].map(
    (each) => [each, 'http://www.whocc.no/atc'] as const,
  ),
  ...['hl7.org/fhir/sid/icd-10', 'urn:oid:2.16.840.1.113883.6.3', 'icd-10', 'icd10'].map(
    (each) => [each, 'http://hl7.org/fhir/sid/icd-10'] as const,
  ),
  ['orpha.net', 'http://www.orpha.net'],
])

/**
 * The system of a code that would mean something by the usual address of its system:
 * `https://loinc.org/`, or none. Undefined where the codes mean nothing by any.
 */
export function strangeSystem(
  concept: unknown,
  tables: CodeTables,
  isKnown: (codings: readonly Coding[]) => boolean,
): string | undefined {
  const addresses = [...new Set(spellings.values())]
  return readCodings(concept, tables).find((coding) => {
    const { system, code } = coding
    if (code === '') return false
    const plain = system
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/+$/, '')
    const meant = plain === '' ? addresses : [spellings.get(plain) ?? spellings.get(plain.replace(/\s/g, '')) ?? '']
    return meant.some((address) => address !== '' && address !== system && isKnown([{ ...coding, system: address }]))
  })?.system
}
