import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { resultToFhir } from '../../src/doors/fhir/write/result-to-fhir.js'
import { formatPatientJson, parsePatientJson, parsePatientXml } from '../../src/shown/documents/patient-document.js'
import { auxology } from './auxology.js'

const bundle = join(import.meta.dirname, '../../examples/fhir/bundle.json')

const fhir = (options: readonly string[], input?: string) =>
  auxology(['fhir', input === undefined ? bundle : '-', '--today', '2023-06-01', ...options], {
    input,
    read: (path) => readFileSync(path),
  })

it('writes the patient document that other commands take, and tells what was not used', async () => {
  const json = await fhir(['--locale', 'en'])
  expect(json.status).toBe(0)
  expect(parsePatientJson(json.output)).toMatchObject({ lastName: 'Musterkind', weightBirthG: 3250, weekBirth: 39 })
  expect(json.errors).toEqual([
    'auxology: entry[6], status: Resources with this status (entered-in-error) are not read.',
    'auxology: entry[8]: The value (Body mass index (BMI) [Ratio]) is not read: it is computed, not measured.',
  ])
  expect(parsePatientXml((await fhir(['--to', 'xml'])).output)).toEqual(parsePatientJson(json.output))
})

it('prints the scores as a table, in German', async () => {
  const { output, errors } = await fhir(['--to', 'table'])
  expect(output).toContain('95,4')
  expect(errors[0]).toContain('diesem Status (entered-in-error)')
})

it.each(['de', 'en'])('prints the stages of puberty in the table as calculate does: %s', async (locale) => {
  const puberty = [{ date: '2023-01-01', breastStage: 3 }]
  const measurements = [{ date: '2023-01-01', sizeCm: 145 }]
  const girl = { gender: 'female', dateOfBirth: '2012-06-01', menarche: '2023-02-01', puberty, measurements } as const
  const record = JSON.stringify(resultToFhir(calculatePatient(girl, { today: '2023-06-01' }), { measured: true }))
  const printed = await fhir(['--to', 'table', '--locale', locale], record)
  const calculated = await auxology(`calculate - --to table --today 2023-06-01 --locale ${locale}`, {
    input: formatPatientJson(girl),
  })
  expect(printed.output).toBe(calculated.output)
  expect(printed.output).toMatch(/Menarche|menarche/)
})

it('says up to which age the scores of a child born preterm are by corrected age', async () => {
  const preterm = readFileSync(bundle, 'utf8').replace('"value": 39,', '"value": 30,')
  const { output } = await fhir(['--to', 'table', '--locale', 'en'], preterm)
  expect(output).toContain('SDS up to 24 months by corrected age')
})

it('writes the scores as a bundle, about the patient of the record', async () => {
  const { output, status } = await fhir(['--to', 'fhir', '--locale', 'en'])
  expect(status).toBe(0)
  const { resourceType, entry } = JSON.parse(output)
  expect(resourceType).toBe('Bundle')
  const resources: { resourceType: string; subject?: { reference: string } }[] = entry.map(
    ({ resource }: { resource: object }) => resource,
  )
  const types = new Set(resources.map((resource) => resource.resourceType))
  expect([...types]).toEqual(expect.arrayContaining(['Device', 'Observation', 'DiagnosticReport']))
  expect(output).toContain('"height-sds"')
  expect(output).toContain('Reference: ')
  expect(output).not.toContain('"8302-2"')
  expect((await fhir(['--to', 'fhir', '--measured'])).output).toContain('"8302-2"')
  expect((await fhir(['--to', 'fhir-xml'])).output).toContain(
    '<Bundle xmlns="http://hl7.org/fhir"><type value="collection"/>',
  )
})

it('writes what is expected on a day where that is asked for', async () => {
  const asked = ['--to', 'fhir', '--locale', 'en']
  const { output } = await fhir([...asked, '--expected-at', '2023-09-01', '--noise', 'clinic'])
  for (const name of ['height', 'weight', 'bmi', 'head-circumference']) expect(output).toContain(`"expected-${name}"`)
  expect((await fhir(asked)).output).not.toContain('"expected-')
})

it('has profile, measurements and expected values with that format alone', async () => {
  for (const options of [['--measured'], ['--expected-at', '2024-01-01'], ['--to', 'table', '--profile', 'us-core']]) {
    expect(await fhir(options)).toMatchObject({ status: 1, errors: [expect.stringContaining('--to fhir')] })
  }
  expect(await fhir(['--to', 'fhir', '--profile', 'kbv'])).toMatchObject({ status: 1 })
})

it('counts what it does not read, and refuses what is no record', async () => {
  const record = JSON.stringify([{ resourceType: 'Patient', gender: 'male' }, { resourceType: 'Encounter' }])
  expect((await fhir(['--locale', 'en'], record)).errors).toContain('auxology: not read: Encounter (1)')
  expect(await fhir([], '{"resourceType"')).toMatchObject({ status: 1, errors: [expect.stringContaining('not JSON')] })
  expect(await fhir([], '<Bundle/>')).toMatchObject({
    status: 1,
    errors: ['auxology: the record is XML: FHIR is read as JSON'],
  })
  expect(await fhir([], '[]')).toMatchObject({
    status: 1,
    errors: [expect.stringContaining('a record with a Patient')],
  })
})

it('reads codes of a record of its own', async () => {
  const code = { coding: [{ system: 'urn:oid:1.2.3', code: 'HT' }] }
  const observation = {
    resourceType: 'Observation',
    status: 'final',
    code,
    effectiveDateTime: '2022-06-01',
    valueQuantity: { value: 108.4, unit: 'centim' },
  }
  const record = JSON.stringify([{ resourceType: 'Patient', birthDate: '2016-06-01', gender: 'male' }, observation])
  const codes = join(mkdtempSync(join(tmpdir(), 'auxology-codes-')), 'codes.json')
  writeFileSync(codes, '{ "observations": { "urn:oid:1.2.3|HT": "sizeCm" }, "units": { "centim": "cm" } }')
  expect(parsePatientJson((await fhir(['--fhir-codes', codes], record)).output).measurements).toMatchObject([
    { sizeCm: 108.4 },
  ])
  expect(parsePatientJson((await fhir([], record)).output).measurements).toBeUndefined()
  writeFileSync(codes, '{ "observation": {} }')
  expect(await fhir(['--fhir-codes', codes], record)).toMatchObject({
    status: 1,
    errors: [expect.stringContaining('observations')],
  })
})
