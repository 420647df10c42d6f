import type { ScoreExplanation } from '../../../clinical/assessment/explain-scores.js'
import type { CourseAssessment } from '../../../clinical/course/assess-course.js'
import type { ExpectedGrowth, NoExpectedGrowth } from '../../../clinical/course/expected/expected-growth.js'
import { deFhirWriter } from '../../../ground/languages/de/fhir-writer.js'
import { enFhirWriter } from '../../../ground/languages/en/fhir-writer.js'
import { type BoneAgeMethod, boneAgeMethods, expectedMeasures } from '../../../ground/model/course-names.js'
import type { PatientResult } from '../../../ground/model/patient-result.js'
import type { Severity, ValidationMessage } from '../../../ground/model/validation-message.js'
import { invalidParameter, invalidValue, isRecord, refuseUnknownNames } from '../../../ground/text/invalid-input.js'
import type { FhirResource } from '../fhir-json.js'
import { fhirLanguage } from '../fhir-language.js'
import { type BundleWriter, bundleWriter, identified } from './bundle-writer.js'
import { entriesAfter } from './superseded.js'
import { writeClinic } from './write-clinic.js'
import { writeCourse } from './write-course.js'
import { writeExpected } from './write-expected.js'
import { personOf, writeBirthAndParents, writeHistory } from './write-person.js'
import { type FhirProfile, fhirProfiles } from './write-profile.js'
import { citationsOf } from './write-score.js'
import { writeVisit } from './write-visit.js'
import { conceptElement, isReference, plausibilitySystem, writtenDay } from './written-codes.js'
import { stableUuid, uriIdentifier, writtenIdentity } from './written-identity.js'
import type { FhirBundle, FhirIdentifier, PresentedForm } from './written-resources.js'

/** How a result is written. */
export interface ToFhirOptions {
  /** `collection` (default), or `transaction`, which a server stores; that has no OperationOutcome. */
  readonly type?: FhirBundle['type'] | undefined
  /** The profiles of the observations; `vital-signs` by default. */
  readonly profile?: FhirProfile | undefined
  /** The patient in the system that the bundle is for, `Patient/123`; without it, the bundle has a Patient. */
  readonly subject?: string | undefined
  /** The patient's identifier, also where `subject` doesn't last; US Core requires one. */
  readonly identifier?: FhirIdentifier | undefined
  /** The encounters of the visits, `Encounter/7`, in the order of the measurements. */
  readonly encounters?: readonly (string | undefined)[] | undefined
  /** Whether what was given is written too: measurements, birth, parents, diseases, events. */
  readonly measured?: boolean | undefined
  /** How bone ages were rated, written with those of a visit whose record doesn't say so. */
  readonly boneAgeMethod?: BoneAgeMethod | undefined
  /** When the result became available, an instant: `2026-11-22T08:00:00Z`. Nothing else is written of today's date. */
  readonly issued?: string | undefined
  /** The language of names and notes: `de` (default) or `en`. The sentences of messages are in that of the result. */
  readonly locale?: string | undefined
  /** What `explainScores` returns for the same patient: the citation of each score is then among its notes. */
  readonly explanations?: readonly ScoreExplanation[] | undefined
  /** Charts and documents to put into the report. */
  readonly presentedForm?: readonly PresentedForm[] | undefined
  /**
   * The transaction of this patient that was stored before, written with the same options: its scores and report
   * that this result no longer has are marked as entered in error, also where only the edition of the references is
   * another. What has happened on the server since is not known: a measurement of `measured` that was deleted there,
   * and that a marked score refers to, is created again.
   */
  readonly previous?: FhirBundle | undefined
}

/** A result, and the child's course and expected growth if they are to be written too. */
export type ResultForFhir = PatientResult & {
  readonly course?: CourseAssessment | undefined
  /** What `expectedGrowth` returns for the same patient: of each measure and day. */
  readonly expected?: readonly (ExpectedGrowth | NoExpectedGrowth)[] | undefined
}

const optionNames = [
  'type',
  'profile',
  'subject',
  'identifier',
  'encounters',
  'measured',
  'boneAgeMethod',
  'issued',
  'locale',
  'explanations',
  'presentedForm',
  'previous',
]
const bundleTypes = ['collection', 'transaction'] as const

/**
 * A result as a FHIR bundle, R4: body mass index, scores and percentiles, each derived
 * from what was measured, with its reference; plausibility messages; a report; with a
 * `course`, growth between visits and predictions of adult height; with `expected`, what
 * is expected on a day, by codes of our own and never those of a measurement.
 *
 * It has no clock and no chance: the same result gives the same bundle. Scores have
 * codes of a code system of our own, percentiles those of LOINC where it has one.
 * Where a patient was read by `patientFromFhir`, scores refer to the observations that
 * were read; with `measured`, these are written anew.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for anything but a result
 * @example
 * ```ts
 * const result = calculatePatient(
 *   { dateOfBirth: '2014-06-04', gender: 'male', measurements: [{ date: '2024-06-04', sizeCm: 141.55 }] },
 *   { today: '2024-06-04' },
 * )
 * const bundle = resultToFhir(result, { subject: 'Patient/7', locale: 'en' })
 * bundle.entry.map(({ resource }) => resource.resourceType)
 * // ['Device', 'Observation', 'Observation', 'DiagnosticReport']
 * ```
 */
export function resultToFhir(result: ResultForFhir, options: ToFhirOptions = {}): FhirBundle {
  const checked = checkedOptions(options)
  if (!isRecord(result) || !Array.isArray(result.measurements) || !isRecord(result.provenance)) {
    throw invalidValue('result', result, 'a result of calculatePatient')
  }
  checkExpected(result.expected)
  const { type, profile, isMeasuredWritten } = checked
  const { subject, identifier, encounters, boneAgeMethod, issued, explanations = [], presentedForm = [] } = options
  const settings = { words: checked.words, profile, isTransaction: type === 'transaction', issued }
  const device = deviceOf(result)
  const identity = writtenIdentity(result, { subject, identifier, device })
  const writer = bundleWriter(settings, identity, subject)
  const citations = citationsOf(explanations)
  const clinicEdition = result.provenance.measures?.checksum
  if (subject === undefined) writer.addAt(identity.patient, personOf(result, identifier, profile))
  writer.addAt(identity.device, identified(device, uriIdentifier(identity.device)))
  if (isMeasuredWritten) writeHistory(writer, result)
  const birth = writeBirthAndParents(writer, result, isMeasuredWritten, citations)
  const visits = result.measurements.map((visit, index) => {
    const encounter = encounters?.[index]
    const written = { visit, index, encounter, isMeasuredWritten, citations, clinicEdition, boneAgeMethod }
    const references = writeVisit(writer, written)
    writeClinic(writer, written, references)
    return references
  })
  if (result.course !== undefined) writeCourse(writer, result, result.course, visits)
  for (const growth of result.expected ?? []) writeExpected(writer, growth, { visits, birth })
  writeReport(writer, result, presentedForm)
  if (type === 'collection') writeMessages(writer, result)
  const entry = entriesAfter(writer, options)
  return { resourceType: 'Bundle', type, ...(issued !== undefined && { timestamp: issued }), entry }
}

function checkedOptions(options: ToFhirOptions): {
  readonly type: FhirBundle['type']
  readonly profile: FhirProfile
  readonly isMeasuredWritten: boolean
  readonly words: BundleWriter['words']
} {
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object')
  refuseUnknownNames(options, optionNames)
  const { type = 'collection', profile = 'vital-signs', measured = false } = options
  const { subject, identifier, boneAgeMethod, issued } = options
  if (!bundleTypes.includes(type)) throw invalidParameter('type', type, bundleTypes)
  if (!fhirProfiles.includes(profile)) throw invalidParameter('profile', profile, fhirProfiles)
  if (typeof measured !== 'boolean') throw invalidParameter('measured', measured, ['true', 'false'])
  if (boneAgeMethod !== undefined && !boneAgeMethods.includes(boneAgeMethod)) {
    throw invalidParameter('boneAgeMethod', boneAgeMethod, boneAgeMethods)
  }
  if (subject !== undefined && !isReference(subject))
    throw invalidParameter('subject', subject, 'a reference such as Patient/1')
  if (issued !== undefined && !instantForm.test(issued)) {
    throw invalidParameter('issued', issued, 'an instant such as 2026-11-22T08:00:00Z')
  }
  if (identifier !== undefined) checkIdentifier(identifier)
  checkLists(options)
  if (profile === 'us-core' && subject === undefined && identifier === undefined) {
    throw invalidParameter('identifier', identifier, 'with us-core and without subject, { system, value }')
  }
  if (profile === 'kbv-uheft' && subject === undefined) {
    throw invalidParameter('subject', subject, 'with kbv-uheft, the reference of the patient in the booklet')
  }
  return {
    type,
    profile,
    isMeasuredWritten: measured,
    words: fhirLanguage(options.locale, { de: deFhirWriter, en: enFhirWriter }),
  }
}

function checkExpected(expected: ResultForFhir['expected']): void {
  if (expected === undefined) return
  if (!Array.isArray(expected) || !expected.every((each) => isRecord(each) && isExpectedMeasure(each))) {
    throw invalidValue('expected', expected, 'a list of what expectedGrowth returns')
  }
}

function isExpectedMeasure({ measure }: { readonly measure?: unknown }): boolean {
  return expectedMeasures.some((known) => known === measure)
}

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

function checkIdentifier(identifier: FhirIdentifier): void {
  const { system, value }: { readonly system?: unknown; readonly value?: unknown } = isRecord(identifier)
    ? identifier
    : {}
  const isAddress = typeof system === 'string' && /^(https?:\/\/|urn:)\S+$/.test(system)
  if (!isAddress || typeof value !== 'string' || value.trim() === '') {
    throw invalidParameter('identifier', identifier, '{ system, value }, the system an address')
  }
}

function checkLists({ encounters = [], presentedForm = [], explanations = [] }: ToFhirOptions): void {
  if (!Array.isArray(explanations)) throw invalidParameter('explanations', explanations, 'what explainScores returns')
  const areReferences = Array.isArray(encounters) && encounters.every((each) => each === undefined || isReference(each))
  if (!areReferences) throw invalidParameter('encounters', encounters, 'a list of references such as Encounter/1')
  const areForms =
    Array.isArray(presentedForm) &&
    presentedForm.every(
      ({ contentType, data }) =>
        typeof contentType === 'string' &&
        /^[\w.+-]+\/[\w.+-]+(;.*)?$/.test(contentType) &&
        (typeof data === 'string' || data instanceof Uint8Array),
    )
  if (!areForms) throw invalidParameter('presentedForm', presentedForm, 'a list of { contentType, data }')
}

/** The software that computed: its name and version, the references and their checksum. */
function deviceOf({ provenance }: PatientResult): FhirResource {
  const sets = { references: provenance, measures: provenance.measures }
  const device = {
    resourceType: 'Device',
    deviceName: [{ name: 'auxology', type: 'model-name' }],
    version: [
      { type: { text: 'auxology' }, value: provenance.version },
      ...Object.entries(sets).flatMap(([text, set]) =>
        set === undefined ? [] : [{ type: { text }, value: `${set.references} ${set.checksum}` }],
      ),
    ],
  }
  return device
}

function writeReport(writer: BundleWriter, result: PatientResult, forms: readonly PresentedForm[]): void {
  const { words, subject, issued, entries } = writer
  const days = result.measurements.flatMap(({ date }) => writtenDay(date) ?? []).sort()
  const latest = days.at(-1)
  const results = entries.flatMap(({ resource, fullUrl }) =>
    resource.resourceType === 'Observation' ? [{ reference: fullUrl }] : [],
  )
  const report = {
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: conceptElement('growth-report', words),
    subject,
    ...(latest !== undefined && { effectiveDateTime: latest }),
    ...(issued !== undefined && { issued }),
    ...(results.length > 0 && { result: results }),
    ...(forms.length > 0 && {
      presentedForm: forms.map(({ contentType, data, title }) => ({
        contentType,
        language: words.tag,
        data: base64Of(data),
        ...(title !== undefined && title.trim() !== '' && { title }),
      })),
    }),
  }
  writer.add(report, 'growth-report', latest, results, report.presentedForm)
}

const issueSeverities: { readonly [severity in Severity]: string } = {
  error: 'error',
  warning: 'warning',
  hint: 'information',
}

/** The plausibility messages, each with the entries that it is about. */
function writeMessages(writer: BundleWriter, result: PatientResult): void {
  const messages = [...result.validationMessages, ...result.measurements.flatMap((visit) => visit.validationMessages)]
  if (messages.length === 0) return
  const outcome = { resourceType: 'OperationOutcome', issue: messages.map((message) => issueOf(message, writer)) }
  // It has no identifier, and is never stored.
  writer.addAt(`urn:uuid:${stableUuid(JSON.stringify(outcome))}`, outcome)
}

function issueOf(message: ValidationMessage, writer: BundleWriter): object {
  const places = writer.placesOf(message)
  return {
    severity: issueSeverities[message.severity],
    code: 'business-rule',
    details: { coding: [{ system: plausibilitySystem, code: message.code }], text: message.text },
    ...(places.length > 0 && { expression: places }),
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes, or text as UTF-8, in base 64 (RFC 4648, section 4). */
function base64Of(data: string | Uint8Array): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = [bytes[i], bytes[i + 1], bytes[i + 2]]
    const group = (first << 16) | (second << 8) | third
    const given = Math.min(bytes.length - i, 3)
    for (let digit = 0; digit < 4; digit++) {
      parts.push(digit > given ? '=' : digits.charAt((group >>> (18 - 6 * digit)) & 63))
    }
  }
  return parts.join('')
}
