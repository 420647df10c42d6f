import { calculatePatient } from '../../../clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../clinical/assessment/explain-scores.js'
import { assessCourse } from '../../../clinical/course/assess-course.js'
import { growthOfDay } from '../../../clinical/course/expected/expected-of-day.js'
import { chartDefaults, type GrowthOptions, growthSettings } from '../../../clinical/growth/growth-options.js'
import { withMeasures } from '../../../clinical/references/measures/load-measures.js'
import type { ReferenceSet, SetOnDemand } from '../../../clinical/references/reference-set.js'
import { AuxologyError } from '../../../ground/model/errors.js'
import { inputError } from '../../../ground/text/invalid-input.js'
import type { FhirCodes } from '../../fhir/codes/code-tables.js'
import { type PatientFromFhir, patientFromFhir } from '../../fhir/read/patient-from-fhir.js'
import { unusedToFhir } from '../../fhir/unused-fhir.js'
import { resultToFhir } from '../../fhir/write/result-to-fhir.js'
import { stableUuid } from '../../fhir/write/written-identity.js'
import type { FhirBundle } from '../../fhir/write/written-resources.js'
import { type FhirAnswer, readJsonObject } from '../fhir-answer.js'
import { offeredNames, offeredSet } from '../query/reference-parameters.js'
import { type GrowthRequest, growthOperationParameters, placeOf, readGrowthRequest } from './growth-parameters.js'

/** What the operation depends on besides what is sent. */
export interface GrowthService {
  readonly options: GrowthOptions
  readonly limits: { readonly maxBytes: number; readonly maxMeasurements: number }
  readonly referenceSets: readonly (ReferenceSet | SetOnDemand)[]
  readonly codes: FhirCodes | undefined
}

/**
 * The growth of the child in a record, as a bundle: what `resultToFhir` writes, and an
 * OperationOutcome with everything of the record that was not used.
 *
 * @throws AuxologyError for a body that is not a call of the operation
 */
export async function answerGrowth(bytes: Uint8Array, service: GrowthService): Promise<FhirAnswer> {
  const { limits, referenceSets, options, codes } = service
  const asked = readGrowthRequest(readJsonObject(bytes, limits.maxBytes), offeredNames(referenceSets))
  const { referenceSet } = asked
  const references = referenceSet === undefined ? undefined : await offeredSet(referenceSets, referenceSet)
  const { tag } = growthSettings(options, chartDefaults).language
  const growth = await withMeasures(options, undefined, { isNeeded: true })
  return {
    status: 200,
    mediaType: 'application/fhir+json',
    body: ofParameters(() =>
      growthBundle({ asked, options: { ...growth, ...(references && { references }) }, locale: tag, limits, codes }),
    ),
    language: tag,
  }
}

interface BundleInput extends Pick<GrowthService, 'options' | 'limits' | 'codes'> {
  readonly asked: GrowthRequest
  readonly locale: string
}

function growthBundle({ asked, options, locale, limits, codes }: BundleInput): object {
  const { record, patient: wanted, timeZone = options.timeZone } = asked
  const read = patientFromFhir(record, {
    locale,
    codes,
    ...(wanted !== undefined && { patient: wanted }),
    ...(timeZone !== undefined && { timeZone }),
  })
  const { maxMeasurements } = limits
  if (read.patient.measurements.length > maxMeasurements) {
    throw inputError('too_many_entries', { path: placeOf('record'), detail: `more than ${maxMeasurements} visits` })
  }
  const bundle = writtenGrowth(read, asked, options, locale)
  // What is stored holds no OperationOutcome.
  const resource = bundle.type === 'transaction' ? undefined : unusedToFhir(read.unused)
  if (resource === undefined) return bundle
  const fullUrl = `urn:uuid:${stableUuid(JSON.stringify(resource.issue))}`
  return { ...bundle, entry: [...bundle.entry, { fullUrl, resource }] }
}

/** The child's growth as the request asks for it. */
function writtenGrowth(
  { patient, reference, referenceSex, boneAgeMethods }: PatientFromFhir,
  asked: GrowthRequest,
  options: GrowthOptions,
  locale: string,
): FhirBundle {
  const { timeZone = options.timeZone, today, boneAgeMethod, pubertalTiming, methods, expectedAt, noise } = asked
  const growth: GrowthOptions = {
    ...options,
    ...(today !== undefined ? { today, timeZone: undefined } : timeZone !== undefined && { timeZone }),
    clearedOnly: asked.clearedOnly === true || options.clearedOnly,
    referenceSex: asked.referenceSex ?? options.referenceSex ?? referenceSex,
  }
  const course = { ...growth, boneAgeMethod: boneAgeMethod ?? boneAgeMethods[0], pubertalTiming, methods }
  return resultToFhir(
    {
      ...calculatePatient(patient, growth),
      ...(asked.course === true && { course: assessCourse(patient, course) }),
      ...(expectedAt !== undefined && { expected: growthOfDay(patient, { ...course, at: expectedAt, noise }) }),
    },
    {
      locale,
      explanations: explainScores(patient, growth),
      profile: asked.profile,
      type: asked.bundleType,
      measured: asked.measured,
      boneAgeMethod,
      issued: asked.issued,
      // A patient without an id is written, for nothing could refer to it.
      ...(reference.startsWith('Patient/') && { subject: reference }),
    },
  )
}

/** Options that are parameters by another name. */
const renamed: { readonly [option in string]?: string } = { type: 'bundleType', at: 'expectedAt' }

const parameterNames: readonly string[] = growthOperationParameters.map(({ name }) => name)

/** The host's options were checked before: an option that doesn't fit is one of the request. */
function ofParameters<Result>(compute: () => Result): Result {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof AuxologyError) || error.code !== 'invalid_parameter') throw error
    const { parameter = '', value, accepted, detail } = error
    const meant = renamed[parameter] ?? parameter
    const name = parameterNames.includes(meant) ? meant : 'record'
    throw inputError('invalid_value', { path: placeOf(name), value, accepted, detail })
  }
}
