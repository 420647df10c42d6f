import { describe, expect, it, test } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { assessRecord, readDocument } from '../../../src/command/batch/run/batch-record.js'
import { createHandler } from '../../../src/doors/http/create-handler.js'
import type { AuxologyError } from '../../../src/ground/model/errors.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import {
  computedElements,
  formatPatientXml,
  type PatientParseOptions,
  parsePatientJson,
  parsePatientRecord,
  parsePatientXml,
  patientDocument,
} from '../../../src/shown/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  patientResultDocument,
} from '../../../src/shown/documents/patient-result-document.js'
import { clara, jakob, mira } from '../../fixtures/children.js'
import { errorOf, troubleOf } from '../../fixtures/error-of.js'

const options = { today: '2024-06-04', locale: 'en' }

function hintOf(patient: Patient): string | undefined {
  return calculatePatient(patient, options).validationMessages.find(({ code }) => code === 'unknown_elements')?.text
}

const visit = '<Measurement><Date>2020-06-04</Date><SizeCm>110</SizeCm></Measurement>'
const aVisit = 'Patient/Measurements/Measurement'

function visitOf(content: string): string {
  return `<Measurements><Measurement>${content}</Measurement></Measurements>`
}

describe('a field by another name is an error, with its place', () => {
  it.each([
    ['a misspelt list', `<Measurment>${visit}</Measurment>`, 'Patient/Measurment', 'Measurements'],
    ['a misspelt value', visitOf('<HeightCm>1</HeightCm>'), `${aVisit}[1]/HeightCm`, 'SizeCm'],
    ['a synonym', '<GestationalWeeks>28</GestationalWeeks>', 'Patient/GestationalWeeks', 'WeekBirth'],
    ['beside an empty one', '<WeekBirth/><GestAge>28</GestAge>', 'Patient/GestAge', 'WeekBirth'],
    ['a date', '<BirthDate>2014-06-04</BirthDate>', 'Patient/BirthDate', 'DateOfBirth'],
    ['a date of a visit', visitOf('<Datum>2014-06-04</Datum>'), `${aVisit}[1]/Datum`, 'Date'],
    ['a misspelt synonym', visitOf('<HeigthCm>1</HeigthCm>'), `${aVisit}[1]/HeigthCm`, 'SizeCm'],
    ['another case', visitOf('<sizecm>1</sizecm>'), `${aVisit}[1]/sizecm`, 'SizeCm'],
    ['a visit without its list', visit, 'Patient/Measurement', 'Measurements/Measurement'],
    ['a measure of a visit in the patient', '<SizeCm>110</SizeCm>', 'Patient/SizeCm', 'Measurement/SizeCm'],
    [
      'another entry in a list',
      '<Measurements><Visit/><Visit><SizeCm>1</SizeCm></Visit></Measurements>',
      'Patient/Measurements/Visit',
      'Measurement',
    ],
    [
      'a measure without its visit',
      '<Measurements><SizeCm>1</SizeCm></Measurements>',
      'Patient/Measurements/SizeCm',
      'Measurement/SizeCm',
    ],
    ['a beginning', '<Markers><Marker><From>x</From></Marker></Markers>', 'Patient/Markers/Marker[1]/From', 'Date'],
    ['another disease', '<Diseases><Diagnosis>Turner</Diagnosis></Diseases>', 'Patient/Diseases/Diagnosis', 'Disease'],
    ['an attribute', '<Measurements><Measurement SizeCm="1"/></Measurements>', `${aVisit}[1]/@SizeCm`, 'SizeCm'],
  ])('of XML: %s', (_, content, path, meant) => {
    const error = errorOf(() => parsePatientXml(`<Patient>\n${content}</Patient>`))
    expect(error).toMatchObject({ code: 'unexpected_structure', path, meant, line: 2 })
  })

  it.each([
    ['a misspelt list', '{"Gender":"m","Measurment":[{}]}', 'Patient/Measurment', 'Measurements'],
    ['separators', '{"Gender":"m","date_of_birth":1}', 'Patient/date_of_birth', 'DateOfBirth'],
    ['kilograms at birth', '{"Gender":"m","Birth_Weight_kg":3}', 'Patient/Birth_Weight_kg', 'WeightBirthG in g'],
    ['days of gestation', '{"Gender":"m","GestationDays":200}', 'Patient/GestationDays', 'WeekBirth, DayBirth'],
    ['days beside weeks', '{"WeekBirth":28,"GestationDays":200}', 'Patient/GestationDays', 'WeekBirth, DayBirth'],
    ['metres in the patient', '{"Gender":"m","height_m":1}', 'Patient/height_m', 'Measurement/SizeCm in cm'],
    ['pounds', '{"Measurements":[{},{"WeightLb":13}]}', `${aVisit}[2]/WeightLb`, 'WeightKg in kg'],
    ['months', '{"Measurements":[{"ageMonths":3}]}', `${aVisit}[1]/ageMonths`, 'AgeInYears'],
    ['a slip', '{"Measurements":[{"WieghtKg":1}]}', `${aVisit}[1]/WieghtKg`, 'WeightKg'],
    [
      'a visit without its list',
      '{"Gender":"m","Measurement":[{}]}',
      'Patient/Measurement',
      'Measurements/Measurement',
    ],
  ])('of JSON: %s', (_, json, path, meant) => {
    expect(errorOf(() => parsePatientJson(json))).toMatchObject({ code: 'unexpected_structure', path, meant, line: 1 })
  })

  it('that the error proposes', () => {
    expect(() => parsePatientXml('<Patient><GestationalWeeks>28</GestationalWeeks></Patient>')).toThrow(
      'Patient/GestationalWeeks (line 1, column 10): unknown here (did you mean WeekBirth?).',
    )
  })
})

describe('a field by another name with another value than the field itself is an error', () => {
  it.each([
    ['a height', visitWith('<HeightCm>120</HeightCm>'), `${aVisit}[1]/HeightCm`, 'SizeCm'],
    ['inches', visitWith('<Height_in>110</Height_in>'), `${aVisit}[1]/Height_in`, 'SizeCm'],
    ['a tube', '<TubeFed>false</TubeFed><TubeFeeding>true</TubeFeeding>', 'Patient/TubeFeeding', 'TubeFed'],
    ['a day', visitWith('<VisitDate>2020-06-05</VisitDate>'), `${aVisit}[1]/VisitDate`, 'Date'],
    ['a sex', '<Gender>Male</Gender><Sex>w</Sex>', 'Patient/Sex', 'Gender'],
    [
      'an attribute',
      '<Measurements><Measurement SizeCm="1"><SizeCm>9</SizeCm></Measurement></Measurements>',
      `${aVisit}[1]/@SizeCm`,
      'SizeCm',
    ],
  ])('of XML: %s', (_, content, path, name) => {
    const { code, message } = errorOf(() => parsePatientXml(`<Patient>${content}</Patient>`))
    expect(code).toBe('unexpected_structure')
    expect(message).toContain(path)
    expect(message).toMatch(new RegExp(`: another name of ${name}, with another value\\.$`))
  })

  it.each([
    ['{"Gender":"m","WeekBirth":39,"SSW":38}', 'Patient/SSW'],
    ['{"DateOfBirth":"2014-06-04","BirthDate":"2014-06-05"}', 'Patient/BirthDate'],
    ['{"Measurements":[{"SizeCm":110,"Height":120}]}', `${aVisit}[1]/Height`],
    ['{"Measurements":[{"WeightKg":20,"WeightLb":20}]}', `${aVisit}[1]/WeightLb`],
    ['{"Measurements":[],"Visits":[{"SizeCm":110}]}', 'Patient/Visits'],
    ['{"Diseases":[],"Diagnoses":["Trisomy 21"]}', 'Patient/Diagnoses'],
    ['{"Gender":"male","Sex":2}', 'Patient/Sex'],
  ])('of JSON: %s', (json, path) => {
    const { message } = errorOf(() => parsePatientJson(json))
    expect(message).toContain(path)
    expect(message).toContain('with another value')
  })

  it('but not the age of a newborn in another unit', () => {
    const { unknownElements } = parsePatientJson('{"Measurements":[{"AgeInYears":0,"AgeMonths":0,"AgeInDays":0}]}')
    expect(unknownElements).toEqual([`${aVisit}/AgeMonths (AgeInYears?)`, `${aVisit}/AgeInDays (AgeInYears?)`])
  })
})

describe('the unread of an XML document', () => {
  it.each([
    ['a field given rightly too', visitWith('<HeightCm>110</HeightCm>'), [`${aVisit}/HeightCm (SizeCm?)`]],
    ['the same in another unit', visitWith('<Height>1.1</Height>'), [`${aVisit}/Height (SizeCm?)`]],
    ['an empty field', '<GestationalWeeks/>', ['Patient/GestationalWeeks (WeekBirth?)']],
    ['a name', '<Surname>Keller</Surname>', ['Patient/Surname (LastName?)']],
    ['an age of the patient', '<Age>9</Age>', ['Patient/Age (AgeInYears?)']],
    ['a measure beside visits', `${visitWith('')}<SizeCm>9</SizeCm>`, ['Patient/SizeCm (Measurement/SizeCm?)']],
    [
      'an attribute of a field',
      '<Measurements><Measurement SizeCm="9"><SizeCm>9</SizeCm></Measurement></Measurements>',
      [`${aVisit}/@SizeCm (SizeCm?)`],
    ],
    ['another member of a list', '<Diseases><Name>Turner</Name></Diseases>', ['Patient/Diseases/Name']],
    [
      'a unit of its own',
      '<SizeFatherCm unit="in" uom="x" a="b">71</SizeFatherCm>',
      ['Patient/SizeFatherCm/@unit', 'Patient/SizeFatherCm/@uom'],
    ],
    ['a body mass index alone', visitOf('<Bmi>16</Bmi>'), [`${aVisit}/Bmi (SizeCm, WeightKg?)`]],
    ['one beside a height alone', visitWith('<Bmi>16</Bmi>'), [`${aVisit}/Bmi (SizeCm, WeightKg?)`]],
    ['a leg length alone', visitWith('<LegCm>60</LegCm>'), [`${aVisit}/LegCm (SizeCm, SeatCm?)`]],
    ['a short name', visitOf('<Ht>110</Ht><wt>20</wt>'), [`${aVisit}/Ht (SizeCm?)`, `${aVisit}/wt (WeightKg?)`]],
    ['that a child is preterm', '<Premature>true</Premature>', ['Patient/Premature (WeekBirth?)']],
    ['that it is not', '<Premature>false</Premature><Preterm/>', ['Patient/Premature', 'Patient/Preterm']],
    [
      'a body mass index that contradicts height and weight',
      visitWith('<WeightKg>20</WeightKg><BMI>25</BMI>'),
      [`${aVisit}/BMI 25 (SizeCm, WeightKg: 16.5)`],
    ],
    [
      'a date of birth that is not read',
      visitOfChild('<Dob>06/04/2014</Dob>'),
      [`${aVisit}/Dob (Patient/DateOfBirth?)`],
    ],
    ['another first name', '<FirstName>Ada</FirstName><Vorname>Eva</Vorname>', ['Patient/Vorname (FirstName?)']],
    ['another week of birth', visitOfChild('<WeekBirth>28</WeekBirth>'), [`${aVisit}/WeekBirth (Patient/WeekBirth?)`]],
    ['a code that can be either sex', visitOfChild('<Sex>1</Sex>'), [`${aVisit}/Sex (Patient/Gender?)`]],
    ['a sex that is not read', visitOfChild('<Sex>unclear</Sex>'), [`${aVisit}/Sex (Patient/Gender?)`]],
    [
      'a date that is not read',
      visitOfChild('<Menarche>06/04/2019</Menarche>'),
      [`${aVisit}/Menarche (Patient/Menarche?)`],
    ],
    [
      'a height of a parent that is not read',
      visitOfChild('<SizeFatherCm>tall</SizeFatherCm>'),
      [`${aVisit}/SizeFatherCm (Patient/SizeFatherCm?)`],
    ],
    ['an unknown sex', visitOfChild('<Gender>unknown</Gender>'), [`${aVisit}/Gender (Patient/Gender?)`]],
    ['another namespace', '<o:Gender xmlns:o="urn:o">Male</o:Gender>', ['Patient/{urn:o}Gender']],
    ['twice the same', `${visitWith('<X/>')}<X/><X/>`, ['Patient/X', 'Patient/Measurements/Measurement/X']],
  ])('%s', (_, content, paths) => {
    const patient = parsePatientXml(`<Patient>${content}</Patient>`)
    expect(patient.unknownElements).toEqual(paths)
    for (const path of paths) expect(hintOf(patient)).toContain(path)
  })

  it.each([
    visitWith('<WeightKg>20</WeightKg><Bmi>16</Bmi>'),
    visitWith('<SeatCm>60</SeatCm><LegCm>50</LegCm>'),
    visitWith('<WeightKg>20</WeightKg><BMI>16.5</BMI>'),
    visitOf('<Bmi/>'),
  ])('is not what is calculated from what is beside it: %s', (content) => {
    expect(parsePatientXml(`<Patient>${content}</Patient>`).unknownElements).toBeUndefined()
  })

  it('is refused where the caller wants that, with its place', () => {
    const parse = () => parsePatientXml('<Patient>\n<Ward/></Patient>', { unknownElements: 'error' })
    expect(troubleOf(parse)).toEqual({ code: 'unexpected_structure', path: 'Patient/Ward', line: 2, column: 1 })
    expect(parsePatientXml(`<Patient>${visitWith('')}</Patient>`, { unknownElements: 'error' })).toEqual({
      measurements: [{ date: '2020-06-04', sizeCm: 110 }],
    })
  })

  it('is not written again', () => {
    expect(formatPatientXml({ unknownElements: ['Measurment'] })).not.toContain('Measurment')
  })
})

function visitOfChild(own: string): string {
  return `${visitWith(own)}<Gender>weiblich</Gender><DateOfBirth>2014-06-04</DateOfBirth><WeekBirth>39</WeekBirth><Menarche>2020-06-04</Menarche><SizeFatherCm>180</SizeFatherCm>`
}

describe("a visit's own sex or date of birth", () => {
  it.each([
    '<Gender>Female</Gender>',
    '<Sex>w</Sex>',
    '<Dob>04.06.2014</Dob>',
    '<WeekBirth>39</WeekBirth>',
    '<Menarche>04.06.2020</Menarche>',
    '<SizeFatherCm>180.0</SizeFatherCm>',
  ])('says nothing more where it is that of the patient: %s', (own) => {
    expect(parsePatientXml(`<Patient>${visitOfChild(own)}</Patient>`).unknownElements).toBeUndefined()
    expect(() => parsePatientXml(`<Patient>${visitOfChild(own)}</Patient>`, { unknownElements: 'error' })).toThrow(
      'unknown here',
    )
  })

  it.each([
    ['<Gender>m</Gender>', 'Gender', 'is "m" (not the Gender of the patient, "weiblich"'],
    ['<Sex>Male</Sex>', 'Sex', 'is "Male" (not the Gender of the patient, "weiblich"'],
    ['<Dob>5.6.2014</Dob>', 'Dob', 'is "5.6.2014" (not the DateOfBirth of the patient, "2014-06-04"'],
  ])('is an error in XML where it is that of another child: %s', (own, name, sentence) => {
    const error = errorOf(() => parsePatientXml(`<Patient>${visitOfChild(own)}</Patient>`))
    expect(error).toMatchObject({ code: 'unexpected_structure', path: `${aVisit}[1]/${name}`, line: 1 })
    expect(error.message).toContain(`${sentence}: the measurement seems to be another child's).`)
  })

  it('is an error in an attribute too, where another one is of others', () => {
    const parse = (own: string) =>
      parsePatientXml(`<Patient>${visitOfChild('').replace('<Measurement>', `<Measurement ${own}>`)}</Patient>`)
    expect(errorOf(() => parse('sex="m"')).message).toContain('[1]/@sex (line 1, column 24) is "m" (not the Gender')
    expect(parse('sex="w" ward="A3" dob="2014"').unknownElements).toBeUndefined()
  })

  const ofTwo = '{"Gender":"w","DateOfBirth":"2014-06-04","Measurements":[{"SizeCm":110},{"SizeCm":112,"Sex":"m"}]}'

  it('is an error in JSON, and takes its visit alone from one of many records', () => {
    expect(errorOf(() => parsePatientJson(ofTwo))).toMatchObject({ path: `${aVisit}[2]/Sex`, line: 1, column: 87 })
    const faulty: AuxologyError[] = []
    expect(parsePatientRecord(ofTwo, undefined, faulty).measurements).toEqual([{ sizeCm: 110 }])
    expect(faulty).toMatchObject([{ path: `${aVisit}[2]/Sex` }])
  })
})

function visitWith(more: string): string {
  return `<Measurements>${visit.replace('</Measurement>', `${more}</Measurement>`)}</Measurements>`
}

describe('the unread of a JSON document', () => {
  it.each([
    ['a field given rightly too', '{"Gender":"m","WeekBirth":39,"SSW":39}', ['Patient/SSW (WeekBirth?)']],
    [
      'nothing under another name',
      '{"Gender":"m","BirthDate":null,"Sex":""}',
      ['Patient/BirthDate (DateOfBirth?)', 'Patient/Sex (Gender?)'],
    ],
    ['nothing near', '{"Gender":"m","Insurance":1}', ['Patient/Insurance']],
    ['a body mass index alone', '{"Measurements":[{"bmi":16}]}', [`${aVisit}/bmi (SizeCm, WeightKg?)`]],
    [
      'one beside nothing',
      '{"Measurements":[{"Bmi":16,"SizeCm":null,"WeightKg":20}]}',
      [`${aVisit}/Bmi (SizeCm, WeightKg?)`],
    ],
    ['no flag', '{"Gender":"m","Premature":false,"Preterm":null}', ['Patient/Premature', 'Patient/Preterm']],
    ['a control character in a name', '{"Gender":"m","a\\u0000b":1}', ['Patient/a b']],
    ['half a character in a name', '{"Gender":"m","a\\uD800b":1}', ['Patient/a b']],
  ])('%s', (_, json, paths) => {
    const patient = parsePatientJson(json)
    expect(patient.unknownElements).toEqual(paths)
    for (const path of paths) expect(hintOf(patient)).toContain(path)
    expect(formatResultXml(calculatePatient(patient, options))).toContain(paths[0])
  })

  it('is not a body mass index of height and weight, in any case', () => {
    for (const name of ['Bmi', 'BMI', 'bmi']) {
      const document = `{"Measurements":[{"SizeCm":110,"WeightKg":20,"${name}":16.5}]}`
      expect(parsePatientJson(document).unknownElements).toBeUndefined()
    }
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
    const parse = () => parsePatientJson('{"Gender":"m","Ward":[]}', { unknownElements: 'error' })
    expect(troubleOf(parse)).toEqual({ code: 'unexpected_structure', path: 'Patient/Ward', line: 1, column: 15 })
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
      computed(visitFieldsOf(patientResultDocument.value), visitFieldsOf(patientDocument.value)).sort(),
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

function visitFieldsOf(value: unknown): Fields {
  const list = recordOf(value).fields.find(({ name }) => name === 'Measurements')
  return (list as { readonly value: { readonly of: Fields } }).value.of
}

describe('in every interface', () => {
  const handle = createHandler({ ...options, verifyKey: () => true })
  const strict = createHandler({ ...options, verifyKey: () => true, unknownElements: 'error' })
  const put = (path: string, body: string) =>
    new Request(`https://example.org${path}`, { method: 'PUT', headers: { 'API-Key': 'k' }, body })

  it('over HTTP', async () => {
    const xml = await handle(put('/api/xml', '<Patient><Ward/></Patient>'))
    expect(await xml.text()).toContain('<validation_message severity="hint" target="document">')
    const json = await handle(put('/api/json', '{"Gender":"m","Measurment":[]}'))
    expect(json.status).toBe(400)
    expect(await json.text()).toContain('did you mean Measurements?')
    expect((await handle(put('/api/json', '{"gender":"male"}'))).status).toBe(400)
    expect((await strict(put('/api/xml', '<Patient><Ward/></Patient>'))).status).toBe(400)
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
