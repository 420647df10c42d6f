import { deFhir } from '../../../ground/languages/de/fhir.js'
import { enFhir } from '../../../ground/languages/en/fhir.js'
import type { FhirWords } from '../../../ground/languages/words.js'
import type { BoneAgeMethod } from '../../../ground/model/course-names.js'
import { type ZoneCalendar, zoneCalendar } from '../../../ground/model/day-in-zone.js'
import type { Gender, Marker, Patient } from '../../../ground/model/patient.js'
import { invalidParameter, isRecord, refuseUnknownNames } from '../../../ground/text/invalid-input.js'
import { type CodeTables, codeTables, type FhirCodes } from '../codes/code-tables.js'
import type { PatientField } from '../codes/growth-codes.js'
import type { GestationAtBirth } from '../codes/quantity.js'
import { elementsOf, type FhirResource, givenText, nameOf, type RecordResource } from '../fhir-json.js'
import { fhirLanguage } from '../fhir-language.js'
import { type UnusedFhir, type UnusedList, unusedList } from '../unused-fhir.js'
import { collectFindings, collectVisits, type FhirVisit } from './collect-visits.js'
import type { GrowthValue } from './growth-values.js'
import { type ConditionFound, type HistoryContext, readCondition, readParent } from './read-history.js'
import { readObservation } from './read-observation.js'
import { readPerson, recordedSex } from './read-person.js'
import { readTreatments, treatmentTypeNames } from './read-treatment.js'
import { recordOfPatient } from './record-resources.js'
import { isAboutPatient, tellAssumedSubjects } from './whose-resource.js'

/** How a record is read. */
export interface FromFhirOptions {
  /** Whose record it is, where it holds several: `Patient/123`, or its id. */
  readonly patient?: string | undefined
  /** The time zone in which moments become days (`Europe/Berlin`); without one, the day as written counts. */
  readonly timeZone?: string | undefined
  /** The language of the reasons: `de` (default) or `en`. */
  readonly locale?: string | undefined
  /** Which drugs and procedures become markers: those that treat growth (default), all, or none. */
  readonly markers?: 'growth' | 'all' | 'none' | undefined
  /** Codes and units of your own, beside those that are known. */
  readonly codes?: FhirCodes | undefined
}

/** A patient read from a record. */
export interface PatientFromFhir {
  readonly patient: Patient & { readonly measurements: readonly FhirVisit[] }
  /** How the record calls the patient: `Patient/123`. */
  readonly reference: string
  /** The first identifier, for `patientId` on charts. */
  readonly patientId?: string
  /**
   * The sex that the record gives for references where it differs from the recorded
   * gender; pass it on as `referenceSex`.
   */
  readonly referenceSex?: Gender
  /** How the bone ages were rated, as far as the observations say; one of them is the `boneAgeMethod` of a course. */
  readonly boneAgeMethods: readonly BoneAgeMethod[]
  /** Everything of the types that are read that was not used, and why. */
  readonly unused: readonly UnusedFhir[]
  /** How many resources there were of every type that is not read. */
  readonly otherTypes: { readonly [type: string]: number }
}

const optionNames = ['patient', 'timeZone', 'locale', 'markers', 'codes']
const markerChoices = ['growth', 'all', 'none'] as const

/**
 * The patient of a FHIR record, R4 or R5: a Bundle, a list of resources, or one.
 *
 * Read are Patient, Observation (LOINC), Condition (SNOMED CT, ICD-10, Orphanet),
 * FamilyMemberHistory, MedicationStatement, -Request, -Dispense and -Administration, and
 * Procedure. Nothing is guessed: what was not used is listed with the reason. The values of one day become one visit; a length
 * at a visit is lying or standing where the code or the body position says so.
 *
 * @param record JSON that is parsed; XML is not read
 * @throws AuxologyError `invalid_value` for anything but a record with a patient; `invalid_parameter` for an option, and
 * where the record has several patients and none of them is chosen
 * @example
 * ```ts
 * const { patient, unused } = patientFromFhir({
 *   resourceType: 'Bundle',
 *   entry: [
 *     { resource: { resourceType: 'Patient', id: '1', gender: 'female', birthDate: '2018-03-05' } },
 *     {
 *       resource: {
 *         resourceType: 'Observation',
 *         status: 'final',
 *         code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] },
 *         subject: { reference: 'Patient/1' },
 *         effectiveDateTime: '2023-03-06T09:30:00+01:00',
 *         valueQuantity: { value: 1.084, code: 'm' },
 *       },
 *     },
 *   ],
 * })
 * patient.measurements[0]?.sizeCm // 108.4
 * unused.length // 0
 * ```
 */
export function patientFromFhir(
  record: FhirResource | readonly FhirResource[],
  options: FromFhirOptions = {},
): PatientFromFhir {
  const { zone, language, markers, tables } = settings(options)
  const unused = unusedList(language)
  const bundle = recordOfPatient(record, options.patient, unused)
  const { patient: person, resources } = bundle
  tellContained(resources, unused)
  const own = resources.filter((entry) => isRead(entry) && isAboutPatient(entry, bundle, unused))
  tellAssumedSubjects(own, bundle, unused)
  const of = (...types: readonly string[]) => own.filter(({ type }) => types.includes(type))

  const who = readPerson(person, zone, unused)
  const context = { zone, tables, unused, dateOfBirth: who.dateOfBirth }
  const values = of('Observation').flatMap((entry) => readObservation(entry, context))
  const visits = values.filter((value) => value.kind === 'visit')
  const conditions = of('Condition').flatMap((entry) => readCondition(entry, context) ?? [])
  const treatments = markers === 'none' ? [] : readTreatments(of(...treatmentTypeNames), bundle, markers, context)
  const events = values.flatMap((value) => (value.kind === 'marker' && markers !== 'none' ? value.marker : []))
  const marked = [...treatments, ...events].sort(byDate)
  const puberty = collectFindings(values.filter((value) => value.kind === 'sign'))
  const menstruations = values.filter((value) => value.kind === 'menarche')
  const menarche = firstOf(menstruations, unused)
  const diseases = new Set(conditions.flatMap((found) => (found.kind === 'disease' ? [found.disease] : [])))
  const referenceSex = recordedSex(person.resource, who.gender)
  const [patientId] = elementsOf(person.resource.identifier).flatMap(({ value }) => givenText(value) || [])
  return {
    patient: {
      ...who,
      ...(diseases.size > 0 && { diseases: [...diseases] }),
      ...gestationOf(values, conditions, unused),
      ...parentsOf(of('FamilyMemberHistory'), values, context),
      measurements: collectVisits(visits),
      ...(menarche !== undefined && { menarche }),
      ...(puberty.length > 0 && { puberty }),
      ...motorOf(values, unused),
      ...(marked.length > 0 && { markers: marked }),
    },
    reference: person.reference,
    ...(patientId !== undefined && { patientId }),
    ...(referenceSex !== undefined && { referenceSex }),
    boneAgeMethods: [...new Set(visits.flatMap(({ boneAgeMethod }) => boneAgeMethod ?? []))],
    unused: unused.entries,
    otherTypes: countTypes(resources),
  }
}

function settings(options: FromFhirOptions): {
  readonly zone: ZoneCalendar | undefined
  readonly language: FhirWords
  readonly markers: 'growth' | 'all' | 'none'
  readonly tables: CodeTables
} {
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object')
  refuseUnknownNames(options, optionNames)
  const { patient, timeZone, locale, markers = 'growth', codes } = options
  if (patient !== undefined && typeof patient !== 'string') {
    throw invalidParameter('patient', patient, 'the id of a patient, or a reference')
  }
  if (!markerChoices.includes(markers)) throw invalidParameter('markers', markers, markerChoices)
  return {
    zone: timeZone === undefined ? undefined : knownZone(timeZone),
    language: fhirLanguage(locale, { de: deFhir, en: enFhir }),
    markers,
    tables: codeTables(codes),
  }
}

function knownZone(timeZone: string): ZoneCalendar {
  try {
    return zoneCalendar(timeZone)
  } catch {
    throw invalidParameter('timeZone', timeZone, 'a time zone such as Europe/Berlin')
  }
}

const readTypes: readonly string[] = ['Observation', 'Condition', 'FamilyMemberHistory', ...treatmentTypeNames]

function isRead({ type }: RecordResource): boolean {
  return readTypes.includes(type)
}

/** What another resource needs, a drug that is referred to, counts as read. */
function countTypes(resources: readonly RecordResource[]): { readonly [type: string]: number } {
  const counts = new Map<string, number>()
  for (const { type } of resources) {
    if (type === 'Patient' || type === 'Medication' || readTypes.includes(type)) continue
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

/** Only drugs are read from within another resource. */
function tellContained(resources: readonly RecordResource[], unused: UnusedList): void {
  for (const { resource, reference } of resources) {
    for (const [index, { resourceType, code }] of elementsOf(resource.contained).entries()) {
      if (!readTypes.includes(givenText(resourceType))) continue
      unused.add('contained', reference, `contained[${index}]`, nameOf(code))
    }
  }
}

/** The clearest of what the record says of the age at birth, and the day beyond the week where it says one. */
function gestationOf(
  values: readonly GrowthValue[],
  conditions: readonly ConditionFound[],
  unused: UnusedList,
): GestationAtBirth | object {
  const told = values
    .filter((value) => value.kind === 'gestation')
    .sort((one, other) => Number(other.atBirth) - Number(one.atBirth))
  const weeks = conditions.filter((found) => found.kind === 'weeks')
  const used = told[0]?.gestation ?? weeks[0]?.gestation
  if (used === undefined) return {}
  for (const { gestation, source } of told) {
    if (!isSameWeek(gestation, used) || (gestation.dayBirth ?? 0) !== (used.dayBirth ?? 0)) {
      tellRepeated(source, gestationText(gestation), gestationText(used), unused)
    }
  }
  // Conditions name whole weeks: 28 don't contradict 28+4.
  for (const { gestation, source } of weeks) {
    if (!isSameWeek(gestation, used)) tellRepeated(source, gestationText(gestation), gestationText(used), unused)
  }
  return used
}

function isSameWeek(one: GestationAtBirth, other: GestationAtBirth): boolean {
  return one.weekBirth === other.weekBirth
}

function gestationText({ weekBirth, dayBirth }: GestationAtBirth): string {
  return dayBirth === undefined ? String(weekBirth) : `${weekBirth}+${dayBirth}`
}

/** The motor level and how the child is fed. */
function motorOf(values: readonly GrowthValue[], unused: UnusedList): Pick<Patient, 'gmfcsLevel' | 'tubeFed'> {
  const levels = values.filter((value) => value.kind === 'gmfcsLevel')
  const gmfcsLevel = firstOf(levels, unused)
  const fed = values.filter((value) => value.kind === 'tubeFed')
  const tubeFed = firstOf(fed, unused)
  return { ...(gmfcsLevel !== undefined && { gmfcsLevel }), ...(tubeFed !== undefined && { tubeFed }) }
}

/** The first of the recorded values; those that contradict it are listed. */
function firstOf<Value extends string | number | boolean>(
  told: readonly { readonly value: Value; readonly source: string }[],
  unused: UnusedList,
): Value | undefined {
  const used = told[0]?.value
  for (const { source, value } of told) {
    if (value !== used) tellRepeated(source, String(value), String(used), unused)
  }
  return used
}

/** Heights of the parents, length and weight at birth: the first value of each. */
function parentsOf(
  relatives: readonly RecordResource[],
  values: readonly GrowthValue[],
  context: HistoryContext,
): { readonly [field in PatientField]?: number } {
  const told = [
    ...relatives.flatMap((entry) => {
      const parent = readParent(entry, context)
      return parent === undefined ? [] : [{ ...parent, source: entry.reference }]
    }),
    ...values.filter((value) => value.kind === 'patient'),
  ]
  const found: { [field in PatientField]?: number } = {}
  for (const { field, value, source } of told) {
    const used = found[field] ?? value
    found[field] = used
    if (used !== value) tellRepeated(source, String(value), String(used), context.unused)
  }
  return found
}

/** Lists a value that another contradicts: `28 ≠ 40` is 28, not used, where 40 is used. A source is `Observation/1#component[0]`. */
function tellRepeated(source: string, value: string, used: string, unused: UnusedList): void {
  const [reference = '', path = ''] = source.split('#')
  unused.add('repeated', reference, path, `${value} ≠ ${used}`)
}

function byDate(one: Marker, other: Marker): number {
  const [first, second] = [one.date ?? '', other.date ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}
