import { describe, expect, it, test } from 'vitest'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import { assessRecord, readDocument } from '../../src/cli/batch/batch-record.js'
import { computedElements } from '../../src/documents/computed-elements.js'
import {
  formatPatientXml,
  type PatientParseOptions,
  parsePatientJson,
  parsePatientRecord,
  parsePatientXml,
  patientDocument,
} from '../../src/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  patientResultDocument,
} from '../../src/documents/patient-result-document.js'
import { calculationDefaults, growthSettings } from '../../src/growth/growth-options.js'
import { createHandler } from '../../src/http/create-handler.js'
import type { Patient } from '../../src/model/patient.js'
import { clara, jakob, mira } from '../fixtures/children.js'
import { troubleOf } from '../fixtures/error-of.js'

const options = { today: '2024-06-04', locale: 'en' }

function hintOf(patient: Patient): string | undefined {
  return calculatePatient(patient, options).validationMessages.find(({ code }) => code === 'unknown_elements')?.text
}

const visit = '<Measurement><Date>2020-06-04</Date><SizeCm>110</SizeCm></Measurement>'

describe('what an XML document has and nobody reads', () => {
  it.each([
    ['a misspelt list', `<Measurment>${visit}</Measurment>`, ['Patient/Measurment (Measurements?)']],
    ['a misspelt value', visitWith('<HeightCm>1</HeightCm>'), ['Patient/Measurements/Measurement/HeightCm (SizeCm?)']],
    ['a synonym', '<GestationalWeeks>28</GestationalWeeks>', ['Patient/GestationalWeeks (WeekBirth?)']],
    [
      'a misspelt synonym',
      visitWith('<HeigthCm>1</HeigthCm>'),
      ['Patient/Measurements/Measurement/HeigthCm (SizeCm?)'],
    ],
    ['another case', visitWith('<sizecm>1</sizecm>'), ['Patient/Measurements/Measurement/sizecm (SizeCm?)']],
    ['a visit without its list', visit, ['Patient/Measurement (Measurements/Measurement?)']],
    ['a value of the visit in the patient', '<SizeCm>110</SizeCm>', ['Patient/SizeCm (Measurement/SizeCm?)']],
    ['another entry in a list', '<Measurements><Visit/></Measurements>', ['Patient/Measurements/Visit']],
    ['another disease', '<Diseases><Name>Turner</Name></Diseases>', ['Patient/Diseases/Name']],
    [
      'an attribute',
      '<Measurements><Measurement SizeCm="1"/></Measurements>',
      ['Patient/Measurements/Measurement/@SizeCm (SizeCm?)'],
    ],
    ['another namespace', '<o:Gender xmlns:o="urn:o">Male</o:Gender>', ['Patient/{urn:o}Gender']],
    ['twice the same', `${visitWith('<X/>')}<X/><X/>`, ['Patient/X', 'Patient/Measurements/Measurement/X']],
  ])('%s', (_, content, paths) => {
    const patient = parsePatientXml(`<Patient>${content}</Patient>`)
    expect(patient.unknownElements).toEqual(paths)
    for (const path of paths) expect(hintOf(patient)).toContain(path)
  })

  it('is refused where the caller wants that, with its place', () => {
    const parse = () => parsePatientXml('<Patient>\n<Measurment/></Patient>', { unknownElements: 'error' })
    expect(troubleOf(parse)).toEqual({ code: 'unexpected_structure', path: 'Patient/Measurment', line: 2, column: 1 })
    expect(parsePatientXml(`<Patient>${visitWith('')}</Patient>`, { unknownElements: 'error' })).toEqual({
      measurements: [{ date: '2020-06-04', sizeCm: 110 }],
    })
  })

  it('is not written again', () => {
    expect(formatPatientXml({ unknownElements: ['Measurment'] })).not.toContain('Measurment')
  })
})

function visitWith(more: string): string {
  return `<Measurements>${visit.replace('</Measurement>', `${more}</Measurement>`)}</Measurements>`
}

describe('what a JSON document has and nobody reads', () => {
  it.each([
    ['a misspelt list', '{"Gender":"m","Measurment":[]}', ['Patient/Measurment (Measurements?)']],
    ['separators', '{"Gender":"m","date_of_birth":1}', ['Patient/date_of_birth (DateOfBirth?)']],
    [
      'values in other units',
      '{"Birth_Weight_kg":3,"GestationDays":200,"height_m":1,"Measurements":[{"WeightLb":13,"ageMonths":3}]}',
      [
        'Patient/Birth_Weight_kg (WeightBirthG in g?)',
        'Patient/GestationDays (WeekBirth, DayBirth?)',
        'Patient/height_m (Measurement/SizeCm in cm?)',
        'Patient/Measurements/Measurement/WeightLb (WeightKg in kg?)',
        'Patient/Measurements/Measurement/ageMonths (AgeInYears?)',
      ],
    ],
    ['a slip', '{"Measurements":[{"WieghtKg":1}]}', ['Patient/Measurements/Measurement/WieghtKg (WeightKg?)']],
    ['nothing near', '{"Gender":"m","Insurance":1}', ['Patient/Insurance']],
    [
      'a visit without its list',
      '{"Gender":"m","Measurement":[{}]}',
      ['Patient/Measurement (Measurements/Measurement?)'],
    ],
    [
      'a misspelt value',
      '{"Measurements":[{},{"HeightCm":1}]}',
      ['Patient/Measurements/Measurement/HeightCm (SizeCm?)'],
    ],
    ['a control character in a name', '{"Gender":"m","a\\u0000b":1}', ['Patient/a b']],
    ['half a character in a name', '{"Gender":"m","a\\uD800b":1}', ['Patient/a b']],
  ])('%s', (_, json, paths) => {
    const patient = parsePatientJson(json)
    expect(patient.unknownElements).toEqual(paths)
    for (const path of paths) expect(hintOf(patient)).toContain(path)
    expect(formatResultXml(calculatePatient(patient, options))).toContain(paths[0])
  })

  it.each([
    ["the library's own model", '{"dateOfBirth":"2014-06-04"}', 'Patient/dateOfBirth'],
    ['its model within a visit', '{"Measurements":[{"sizeCm":110}]}', 'Patient/Measurements/Measurement[1]/sizeCm'],
    ['a marker', '{"Markers":[{"text":"x"}]}', 'Patient/Markers/Marker[1]/text'],
    ['beside the right one', '{"Gender":"m","gender":"m"}', 'Patient/gender'],
    ['a list of patients', '{"Patients":[{}]}', 'Patient'],
  ])('%s is refused', (_, json, path) => {
    expect(troubleOf(() => parsePatientJson(json))).toMatchObject({ code: 'unexpected_structure', path })
  })

  it('the error names what was meant', () => {
    expect(() => parsePatientJson('{"gender":"m"}')).toThrow(
      'Patient/gender (line 1, column 2): unknown name; expected Gender.',
    )
  })

  it('the error says what the document has, and what was meant', () => {
    expect(() => parsePatientJson('{"Patients":[{}]}')).toThrow(
      'Patient (line 1, column 1): none of its members is one of a Patient document: Patients.',
    )
    expect(() => parsePatientXml('<Patient><Measurment/></Patient>', { unknownElements: 'error' })).toThrow(
      'Patient/Measurment (line 1, column 10): unknown here; expected Measurements.',
    )
  })

  it('is refused where the caller wants that', () => {
    const parse = () => parsePatientJson('{"Gender":"m","Measurment":[]}', { unknownElements: 'error' })
    expect(troubleOf(parse)).toEqual({ code: 'unexpected_structure', path: 'Patient/Measurment', line: 1, column: 15 })
    expect(() => parsePatientJson('{}', { unknownElements: 'ignore' as 'hint' })).toThrow(
      expect.objectContaining({ code: 'invalid_parameter' }),
    )
  })
})

test('one hint names five elements and counts the others', () => {
  const paths = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  expect(hintOf({ unknownElements: paths })).toBe(
    'Unknown or misplaced fields were not read: A, B, C, D, E and 2 more.',
  )
})

describe('a result submitted again', () => {
  const computed = (record: { readonly fields: readonly { readonly name: string }[] }, request: typeof record) =>
    record.fields.map(({ name }) => name).filter((name) => !request.fields.some((field) => field.name === name))

  it('has no element that is unknown', () => {
    expect([...(computedElements['Patient'] ?? [])].sort()).toEqual(
      computed(recordOf(patientResultDocument.value), recordOf(patientDocument.value)).sort(),
    )
    expect([...(computedElements['Measurement'] ?? [])].sort()).toEqual(
      computed(visitOf(patientResultDocument.value), visitOf(patientDocument.value)).sort(),
    )
  })

  it.each([jakob, mira, clara])('$firstName', (child) => {
    const result = calculatePatient(child, options)
    for (const extensions of [false, true]) {
      expect(parsePatientXml(formatResultXml(result, { extensions })).unknownElements).toBeUndefined()
      expect(parsePatientJson(formatResultJson(result, { extensions })).unknownElements).toBeUndefined()
    }
  })
})

type Fields = { readonly fields: readonly { readonly name: string; readonly value: unknown }[] }

function recordOf(value: unknown): Fields {
  return value as Fields
}

function visitOf(value: unknown): Fields {
  const list = recordOf(value).fields.find(({ name }) => name === 'Measurements')
  return (list as { readonly value: { readonly of: Fields } }).value.of
}

describe('in every interface', () => {
  const handle = createHandler({ ...options, verifyKey: () => true })
  const strict = createHandler({ ...options, verifyKey: () => true, unknownElements: 'error' })
  const put = (path: string, body: string) =>
    new Request(`https://example.org${path}`, { method: 'PUT', headers: { 'API-Key': 'k' }, body })

  it('over HTTP', async () => {
    const xml = await handle(put('/api/xml', '<Patient><Measurment/></Patient>'))
    expect(await xml.text()).toContain('<validation_message severity="hint" target="document">')
    const json = await handle(put('/api/json', '{"Gender":"m","Measurment":[]}'))
    expect(await json.text()).toContain('Patient/Measurment')
    expect((await handle(put('/api/json', '{"gender":"male"}'))).status).toBe(400)
    expect((await strict(put('/api/xml', '<Patient><Measurment/></Patient>'))).status).toBe(400)
  })

  it('in a batch, whose lines may have an Id', () => {
    const read = (document: string, reading: PatientParseOptions = {}) =>
      readDocument(1, { line: 1, bytes: Buffer.from(document) }, reading)
    const { assessed } = assessRecord(
      read('{"Id":"a","Record":3,"Site":"b","Gender":"m"}'),
      growthSettings(options, calculationDefaults),
    )
    expect(JSON.stringify(assessed?.result)).toContain('Patient/Site.')
    expect(JSON.stringify(assessed?.result)).not.toContain('Patient/Id')
    expect(read('{"Id":"a","gender":"m"}').patient).toBeUndefined()
    expect(read('{"Site":1,"Gender":"m"}', { unknownElements: 'error' }).patient).toBeUndefined()
    expect(parsePatientRecord('{"Id":"a","Gender":"Male"}', { unknownElements: 'error' }, [])).toEqual({
      gender: 'male',
    })
  })
})
