import {
  type AdultHeightChoice,
  adultHeightChoices,
  type BoneAgeMethod,
  boneAgeMethods,
  measuringNoises,
  type PubertalTiming,
  pubertalTimings,
} from '../../../ground/model/course-names.js'
import { type Gender, genders } from '../../../ground/model/patient.js'
import { documentError, invalidValue } from '../../../ground/text/invalid-input.js'
import { elementOf, elementsOf, type FhirElement, type FhirResource, givenText } from '../../fhir/fhir-json.js'
import { fhirProfiles } from '../../fhir/write/write-profile.js'

/** A parameter of the operation. */
export interface OperationParameter {
  readonly name: ParameterName
  readonly type: 'string' | 'code' | 'boolean' | 'date' | 'instant'
  readonly values?: readonly string[]
  readonly documentation: string
}

type ParameterName =
  | 'patient'
  | 'referenceSet'
  | 'referenceSex'
  | 'clearedOnly'
  | 'timeZone'
  | 'today'
  | 'course'
  | 'boneAgeMethod'
  | 'pubertalTiming'
  | 'methods'
  | 'expectedAt'
  | 'noise'
  | 'profile'
  | 'bundleType'
  | 'measured'
  | 'issued'

/** The options of the operation, each with its FHIR type and, where there are few, its values. */
export const growthOperationParameters: readonly OperationParameter[] = [
  {
    name: 'patient',
    type: 'string',
    documentation: 'Whose record it is, where it holds several: Patient/123, or the id.',
  },
  { name: 'referenceSet', type: 'code', documentation: 'The references to score with.' },
  {
    name: 'referenceSex',
    type: 'code',
    values: genders,
    documentation: 'The sex whose references serve a child that is recorded as neither male nor female.',
  },
  { name: 'clearedOnly', type: 'boolean', documentation: 'Leaves out figures that are not cleared for any use.' },
  { name: 'timeZone', type: 'string', documentation: 'The time zone in which moments become days: Europe/Berlin.' },
  { name: 'today', type: 'date', documentation: 'The day that counts as today.' },
  { name: 'course', type: 'boolean', documentation: 'Whether growth over time and adult height are written too.' },
  { name: 'boneAgeMethod', type: 'code', values: boneAgeMethods, documentation: 'How bone ages were rated.' },
  { name: 'pubertalTiming', type: 'code', values: pubertalTimings, documentation: 'Height velocity by Kelly 2014.' },
  {
    name: 'methods',
    type: 'code',
    values: adultHeightChoices,
    documentation: 'Which methods predict adult height: usual, two or three of them, or all.',
  },
  {
    name: 'expectedAt',
    type: 'date',
    documentation: 'A day: the values to be expected then from the earlier visits are written too.',
  },
  {
    name: 'noise',
    type: 'code',
    values: measuringNoises,
    documentation: 'With expectedAt, how carefully is measured: routine, or as in a growth clinic.',
  },
  { name: 'profile', type: 'code', values: fhirProfiles, documentation: 'The profiles of the observations.' },
  {
    name: 'bundleType',
    type: 'code',
    values: ['collection', 'transaction'],
    documentation: 'What the bundle is for: to be read, or to be stored by a server.',
  },
  { name: 'measured', type: 'boolean', documentation: 'Whether what was sent is written too.' },
  { name: 'issued', type: 'instant', documentation: 'When the result became available.' },
]

/** What the operation is asked for. */
export interface GrowthRequest {
  readonly record: FhirResource
  readonly patient?: string
  readonly referenceSet?: string
  readonly referenceSex?: Gender
  readonly clearedOnly?: boolean
  readonly timeZone?: string
  readonly today?: string
  readonly course?: boolean
  readonly boneAgeMethod?: BoneAgeMethod
  readonly pubertalTiming?: PubertalTiming
  readonly methods?: AdultHeightChoice
  readonly expectedAt?: string
  readonly noise?: (typeof measuringNoises)[number]
  readonly profile?: (typeof fhirProfiles)[number]
  readonly bundleType?: 'collection' | 'transaction'
  readonly measured?: boolean
  readonly issued?: string
}

/** The members that a value of each type may come in: a code as a string too, as some clients write all. */
const valueMembers: { readonly [type in (typeof growthOperationParameters)[number]['type']]: readonly string[] } = {
  string: ['valueString'],
  code: ['valueCode', 'valueString'],
  boolean: ['valueBoolean'],
  date: ['valueDate', 'valueString'],
  instant: ['valueInstant', 'valueString'],
}

/**
 * What a body asks for: a Bundle, or a Parameters resource with the Bundle as `record`.
 *
 * @param sets the names of the references that are offered
 * @throws AuxologyError for another resource, an unknown or repeated parameter, and a value that it doesn't take
 */
export function readGrowthRequest(body: { readonly [name: string]: unknown }, sets: readonly string[]): GrowthRequest {
  if (body['resourceType'] === 'Bundle') return { record: body as unknown as FhirResource }
  if (body['resourceType'] !== 'Parameters') {
    throw invalidValue('resourceType', body['resourceType'], ['Parameters', 'Bundle'])
  }
  const given = new Map<string, FhirElement>()
  for (const parameter of elementsOf(body['parameter'])) {
    const name = givenText(parameter.name)
    const known = ['record', ...growthOperationParameters.map((each) => each.name)]
    if (!known.includes(name)) throw invalidValue('Parameters.parameter.name', parameter.name, known)
    if (given.has(name)) throw documentError('unexpected_structure', 'given twice', placeOf(name))
    given.set(name, parameter)
  }
  const record = elementOf(given.get('record')?.resource)
  if (record?.resourceType !== 'Bundle') {
    throw invalidValue(`${placeOf('record')}.resource`, record?.resourceType, ['Bundle'])
  }
  const options = growthOperationParameters.flatMap((declared) => {
    const parameter = given.get(declared.name)
    if (parameter === undefined) return []
    const values = declared.name === 'referenceSet' ? sets : 'values' in declared ? declared.values : undefined
    return [[declared.name, parameterValue(parameter, declared, values)] as const]
  })
  return {
    record: record as unknown as FhirResource,
    ...(Object.fromEntries(options) as Omit<GrowthRequest, 'record'>),
  }
}

function parameterValue(
  parameter: FhirElement,
  { name, type }: (typeof growthOperationParameters)[number],
  values: readonly string[] | undefined,
): string | boolean {
  const members = parameter as { readonly [member: string]: unknown }
  const value = valueMembers[type].map((member) => members[member]).find((each) => each !== undefined)
  const isOfType = typeof value === (type === 'boolean' ? 'boolean' : 'string')
  if (!isOfType || (values !== undefined && !values.includes(String(value)))) {
    throw invalidValue(placeOf(name), value, values ?? `a ${valueMembers[type][0]}`)
  }
  return value as string | boolean
}

/** A parameter as FHIRPath finds it. */
export function placeOf(name: ParameterName | 'record' | string): string {
  return `Parameters.parameter.where(name='${name}')`
}
