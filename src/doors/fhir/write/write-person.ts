import { stagedSigns } from '../../../clinical/growth/puberty-findings.js'
import { type GrowthConcept, pubertyConcepts, type WrittenConcept } from '../../../ground/model/fhir-names.js'
import type { KnownDisease, MarkerKind, Patient, RecordedGender } from '../../../ground/model/patient.js'
import type { PatientResult } from '../../../ground/model/patient-result.js'
import type { PatientScoreName } from '../../../ground/model/result-scores.js'
import type { MessageTarget } from '../../../ground/model/validation-message.js'
import { withoutNegativeZero } from '../../../ground/text/number.js'
import { plainText } from '../../../ground/text/plain-text.js'
import type { PatientField } from '../codes/growth-codes.js'
import { diseaseCodings } from '../codes/history-codes.js'
import type { FhirResource } from '../fhir-json.js'
import { germanGenderUrl } from '../read/read-person.js'
import type { BundleWriter, ObservationParts } from './bundle-writer.js'
import { type FhirProfile, usCorePatient } from './write-profile.js'
import { type CitationsOf, writeScore } from './write-score.js'
import { observedDay, quantity, writtenDay } from './written-codes.js'
import type { FhirIdentifier } from './written-resources.js'

/** US Core asks for a name. */
const noName = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

/** The patient: name, day of birth, gender. */
export function personOf(
  result: PatientResult,
  identifier: FhirIdentifier | undefined,
  profile: FhirProfile,
): FhirResource {
  const given = plainText(result.firstName)
  const family = plainText(result.lastName)
  const birthDate = writtenDay(result.dateOfBirth)
  const isUsCore = profile === 'us-core'
  const name = { ...(family !== '' && { family }), ...(given !== '' && { given: [given] }) }
  const isNamed = given !== '' || family !== ''
  return {
    resourceType: 'Patient',
    ...(isUsCore && { meta: { profile: [usCorePatient] } }),
    ...(identifier !== undefined && { identifier: [identifier] }),
    ...(isNamed ? { name: [name] } : isUsCore && { name: [noName] }),
    ...genderOf(result.gender, result.genderAsWritten, isUsCore),
    ...(birthDate !== undefined && { birthDate }),
  }
}

/** The administrative gender, with Germany's extension where the record had divers or no entry. */
function genderOf(gender: RecordedGender | undefined, written: string | undefined, isNeeded: boolean): object {
  const word = written?.trim().toLowerCase()
  if (gender === 'diverse' && (word === 'divers' || word === 'd')) return officialGender('D', 'divers')
  if (gender === 'unknown' && word === 'x') return officialGender('X', 'unbestimmt')
  if (gender === undefined) return isNeeded ? { gender: 'unknown' } : {}
  return { gender: gender === 'diverse' ? 'other' : gender }
}

function officialGender(code: string, display: string): object {
  const system = 'http://fhir.de/CodeSystem/gender-amtlich-de'
  return {
    gender: 'other',
    _gender: { extension: [{ url: germanGenderUrl, valueCoding: { system, code, display } }] },
  }
}

interface PatientMeasured {
  readonly field: PatientField
  readonly concept: WrittenConcept
  readonly unit: string
  readonly target: MessageTarget
  readonly score: PatientScoreName
  readonly scoreConcept: GrowthConcept
  readonly isBirth: boolean
}

const patientMeasures: readonly PatientMeasured[] = [
  {
    field: 'sizeBirthCm',
    concept: 'birth-length',
    unit: 'cm',
    target: 'birth_size',
    score: 'sizeBirthSds',
    scoreConcept: 'birth-length-sds',
    isBirth: true,
  },
  {
    field: 'weightBirthG',
    concept: 'birth-weight',
    unit: 'g',
    target: 'birth_weight',
    score: 'weightBirthSds',
    scoreConcept: 'birth-weight-sds',
    isBirth: true,
  },
  {
    field: 'headBirthCm',
    concept: 'birth-head-circumference',
    unit: 'cm',
    target: 'birth_head',
    score: 'headBirthSds',
    scoreConcept: 'birth-head-circumference-sds',
    isBirth: true,
  },
  {
    field: 'sizeFatherCm',
    concept: 'father-height',
    unit: 'cm',
    target: 'father_size',
    score: 'sizeFatherSds',
    scoreConcept: 'father-height-sds',
    isBirth: false,
  },
  {
    field: 'sizeMotherCm',
    concept: 'mother-height',
    unit: 'cm',
    target: 'mother_size',
    score: 'sizeMotherSds',
    scoreConcept: 'mother-height-sds',
    isBirth: false,
  },
]

/** The observations of sizes at birth and heights of the parents that are written. */
export type BirthReferences = { readonly [field in PatientField]?: string }

/** Writes sizes at birth and heights of the parents, where asked for, and their scores. */
export function writeBirthAndParents(
  writer: BundleWriter,
  result: PatientResult,
  isMeasuredWritten: boolean,
  citations: CitationsOf,
): BirthReferences {
  const references: { [field in PatientField]?: string } = {}
  const ofBirth = observedDay(result.dateOfBirth)
  for (const { field, concept, unit, target, score, scoreConcept, isBirth } of patientMeasures) {
    const value = result[field]
    const reported = result[score]
    const shared: ObservationParts = {
      ...(isBirth && ofBirth),
      messages: result.validationMessages.filter((message) => message.target === target),
    }
    const isWritten = isMeasuredWritten && typeof value === 'number' && Number.isFinite(value)
    const reference = isWritten
      ? writer.observe(field, concept, { ...shared, valueQuantity: quantity(value, unit) })
      : undefined
    if (reference !== undefined) references[field] = reference
    if (reported === undefined) continue
    writeScore(writer, {
      kind: score,
      score: reported,
      concept: scoreConcept,
      citations: citations(score),
      shared: { ...shared, derivedFrom: [reference] },
    })
  }
  return references
}

const daysPerWeek = 7

/** Writes what else was given: gestation, diseases, first menstruation, puberty, motor level, events. */
export function writeHistory(writer: BundleWriter, result: PatientResult): void {
  const { weekBirth, dayBirth, menarche, diseases, markers, dateOfBirth } = result
  if (typeof weekBirth === 'number' && Number.isFinite(weekBirth)) {
    const hasDay = Number.isInteger(weekBirth) && Math.abs(weekBirth) < 100 && isDayOfWeek(dayBirth)
    writer.observe('gestation', 'gestational-age-at-birth', {
      ...observedDay(dateOfBirth),
      valueQuantity: hasDay ? quantity(weekBirth * daysPerWeek + dayBirth, 'd') : quantity(weekBirth, 'wk'),
      messages: result.validationMessages.filter(({ target }) => target === 'birth_week' || target === 'birth_day'),
    })
  }
  for (const disease of diseases) {
    const condition = conditionOf(writer, disease)
    if (condition !== undefined) writer.add(condition, 'disease', plainText(disease))
  }
  const firstMenstruation = writtenDay(menarche)
  if (firstMenstruation !== undefined) writer.observe('menarche', 'menarche', { valueDateTime: firstMenstruation })
  writePubertyAndMotor(writer, result)
  for (const marker of markers) writeMarker(writer, marker)
}

function isDayOfWeek(day: unknown): day is number {
  return typeof day === 'number' && Number.isInteger(day) && day >= 0 && day < daysPerWeek
}

function conditionOf({ subject, words }: BundleWriter, disease: string): FhirResource | undefined {
  const coding = diseaseCodings.get(disease as KnownDisease)
  const text = coding === undefined ? plainText(disease) : words.names.diseases[disease as KnownDisease]
  if (text === '') return undefined
  const clinicalStatus = {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
  }
  const condition = {
    resourceType: 'Condition',
    clinicalStatus,
    code: { ...(coding !== undefined && { coding: [coding] }), text },
    subject,
  }
  return condition
}

const markerConcepts: { readonly [kind in MarkerKind]: GrowthConcept } = {
  'growth-hormone': 'growth-hormone-treatment',
  'puberty-suppression': 'puberty-suppression-treatment',
  other: 'event',
}

function writeMarker(
  writer: BundleWriter,
  { text, kind = 'other', date, until }: NonNullable<Patient['markers']>[number],
): void {
  const start = writtenDay(date)
  const end = writtenDay(until)
  const concept = markerConcepts[kind]
  writer.observe(`marker/${kind}/${plainText(text)}`, concept, {
    ...(start !== undefined && end !== undefined && start <= end
      ? { effectivePeriod: { start, end } }
      : observedDay(date)),
    valueString: plainText(text) || writer.words.concepts[concept],
  })
}

/** Writes the dated findings of puberty, motor level and tube feeding, as far as FHIR can hold them. */
function writePubertyAndMotor(writer: BundleWriter, result: PatientResult): void {
  for (const finding of result.puberty ?? []) {
    const day = writtenDay(finding.date)
    if (day === undefined) continue
    for (const sign of stagedSigns) {
      const value = finding[sign]
      const isVolume = sign === 'testicularVolumeMl'
      if (typeof value !== 'number' || !(isVolume ? Number.isFinite(value) : Number.isInteger(value))) continue
      writer.observe(sign, pubertyConcepts[sign], {
        ...observedDay(day),
        ...(isVolume ? { valueQuantity: quantity(value, 'mL') } : { valueInteger: withoutNegativeZero(value) }),
      })
    }
  }
  const { gmfcsLevel, tubeFed } = result
  if (typeof gmfcsLevel === 'number' && Number.isInteger(gmfcsLevel)) {
    const messages = result.validationMessages.filter(({ target }) => target === 'gmfcs_level')
    writer.observe('gmfcs-level', 'gmfcs-level', { valueInteger: withoutNegativeZero(gmfcsLevel), messages })
  }
  if (typeof tubeFed === 'boolean') writer.observe('tube-feeding', 'tube-feeding', { valueBoolean: tubeFed })
}
