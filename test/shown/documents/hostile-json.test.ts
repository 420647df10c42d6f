import { describe, expect, it } from 'vitest'
import { parsePatientJson } from '../../../src/shown/documents/patient-document.js'
import { parseResultJson } from '../../../src/shown/documents/patient-result-document.js'
import { parseReferencesJson } from '../../../src/shown/documents/references-document.js'
import { troubleOf } from '../../fixtures/error-of.js'

describe('JSON that is not well-formed', () => {
  it.each([
    ['nothing', '', 1, 1],
    ['white space only', ' \n ', 2, 2],
    ['XML', '<Patient/>', 1, 1],
    ['truncated', '{\n"Gender": "Male"', 2, 17],
    ['truncated in a string', '{"Gender": "Ma', 1, 15],
    ['trailing text', '{}\n{}', 2, 1],
    ['a trailing comma', '{"WeekBirth": 39,}', 1, 18],
    ['a trailing comma in an array', '{"Diseases": ["a",]}', 1, 19],
    ['no comma', '{"WeekBirth": 39 "DayBirth": 1}', 1, 18],
    ['no colon', '{"WeekBirth" 39}', 1, 14],
    ['single quotes', "{'WeekBirth': 39}", 1, 2],
    ['a bare name', '{WeekBirth: 39}', 1, 2],
    ['a comment', '{/* */}', 1, 2],
    ['a leading zero', '{"WeekBirth": 039}', 1, 16],
    ['a plus sign', '{"WeekBirth": +39}', 1, 15],
    ['a bare decimal point', '{"WeekBirth": .5}', 1, 15],
    ['a decimal comma', '{"SizeFatherCm": 181,5}', 1, 22],
    ['hexadecimal', '{"WeekBirth": 0x28}', 1, 16],
    ['NaN', '{"WeekBirth": NaN}', 1, 15],
    ['Infinity', '{"WeekBirth": -Infinity}', 1, 15],
    ['an unknown escape', '{"FirstName": "\\x41"}', 1, 16],
    ['a short escape', '{"FirstName": "\\u12"}', 1, 16],
    ['a control character', '{"FirstName": "a\u0001"}', 1, 17],
    ['a line feed in a string', '{"FirstName": "a\nb"}', 1, 17],
    ['a no-break space between values', '{\u00A0}', 1, 2],
  ])('%s', (_, json, line, column) => {
    expect(troubleOf(() => parsePatientJson(json))).toEqual({
      code: 'malformed_document',
      path: undefined,
      line,
      column,
    })
  })
})

describe('values that cannot be read', () => {
  it.each([
    ['a number as text', '{"WeekBirth": "39"}', 'WeekBirth', 15],
    ['a boolean for a number', '{"WeekBirth": true}', 'WeekBirth', 15],
    ['a number too large', '{"WeekBirth": 1e999}', 'WeekBirth', 15],
    ['a number for a name', '{"FirstName": 5}', 'FirstName', 15],
    ['a number for a date', '{"DateOfBirth": 20090228}', 'DateOfBirth', 17],
    ['an impossible date', '{"DateOfBirth": "2009-02-30"}', 'DateOfBirth', 17],
    ['an unknown gender', '{"Gender": "y"}', 'Gender', 12],
    ['a null character', '{"FirstName": "\\u0000"}', 'FirstName', 15],
    ['a backspace', '{"FirstName": "\\b"}', 'FirstName', 15],
    ['a lone surrogate', '{"FirstName": "\\uD800"}', 'FirstName', 15],
    ['a lone surrogate, unescaped', '{"FirstName": "\uDC00"}', 'FirstName', 15],
    ['U+FFFF', '{"FirstName": "\uFFFF"}', 'FirstName', 15],
  ])('%s', (_, json, name, column) => {
    const trouble = troubleOf(() => parsePatientJson(json))
    expect(trouble).toEqual({ code: 'invalid_value', path: `Patient/${name}`, line: 1, column })
  })
})

describe('values of entries that cannot be read', () => {
  it.each([
    ['a position that does not exist', 'Measurements/Measurement', 'SizePosition', '"sitting"'],
    ['a number for a position', 'Measurements/Measurement', 'SizePosition', '1'],
    ['a kind that does not exist', 'Markers/Marker', 'Kind', '"constructor"'],
    ['a switch for a kind', 'Markers/Marker', 'Kind', 'true'],
    ['an end that does not exist', 'Markers/Marker', 'Until', '"2019-02-30"'],
    ['a year for an end', 'Markers/Marker', 'Until', '2023'],
  ])('%s', (_, place, member, value) => {
    const [list] = place.split('/')
    const trouble = troubleOf(() => parsePatientJson(`{"${list}": [\n{"${member}": ${value}}]}`))
    const path = `Patient/${place}[1]/${member}`
    expect(trouble).toEqual({ code: 'invalid_value', path, line: 2, column: member.length + 6 })
  })
})

describe('a shape that the document does not have', () => {
  const visit = 'Patient/Measurements/Measurement[1]'
  const [structure, value] = ['unexpected_structure', 'invalid_value']
  const deep = (open: string, close: string) => `{"x":${open.repeat(100_000)}${close.repeat(100_000)}}`

  it.each([
    ['an array', '[]', 'Patient', 1],
    ['null', 'null', 'Patient', 1],
    ['a document in a member with its name', '{"Patient": {"WeekBirth": 39}}', 'Patient', 2],
    ['text', '"Patient"', 'Patient', 1],
    ['a member twice', '{"WeekBirth": 39, "WeekBirth": 40}', 'Patient/WeekBirth', 32],
    ['a member twice, differently spelt', '{"WeekBirth": 39, "\\u0057eekBirth": 40}', 'Patient/WeekBirth', 37],
    ['a list twice', '{"Markers": [], "Markers": []}', 'Patient/Markers', 28],
    ['an object for a list', '{"Measurements": {"Measurement": []}}', 'Patient/Measurements', 18],
    ['text for a list', '{"Diseases": "TurnerSyndrome"}', 'Patient/Diseases', 14],
    ['an array for a number', '{"WeekBirth": [39]}', 'Patient/WeekBirth', 15],
    ['an object for a name', '{"FirstName": {}}', 'Patient/FirstName', 15],
    ['a number for a measurement', '{"Measurements": [{}, 86]}', 'Patient/Measurements/Measurement[2]', 23],
    ['null for a measurement', '{"Measurements": [null]}', 'Patient/Measurements/Measurement[1]', 19],
  ])('%s', (_, json, path, column) => {
    expect(troubleOf(() => parsePatientJson(json))).toEqual({ code: 'unexpected_structure', path, line: 1, column })
  })

  it.each([
    ['objects', deep('{"a":', '}')],
    ['arrays', deep('[', ']')],
  ])('a nesting of 100,000 %s', (_, json) => {
    expect(troubleOf(() => parsePatientJson(json))).toMatchObject({ code: 'unexpected_structure', line: 1 })
  })

  it.each([
    ['a bare score', '{"TargetSizeSds": 0.5}', structure, 'Patient/TargetSizeSds'],
    ['no accuracy', '{"TargetSizeSds": {"value": 0.5}}', structure, 'Patient/TargetSizeSds/accuracy'],
    ['no list', '{"validation_message": {}}', structure, 'Patient'],
    ['a number for a class', '{"Measurements": [{"BmiClass": 3}]}', structure, `${visit}/BmiClass`],
    ['no class', '{"Measurements": [{"BmiClass": {"Reference": "AGA"}}]}', structure, `${visit}/BmiClass/Class`],
    [
      'an unknown class',
      '{"Measurements": [{"BmiClass": {"Class": "obese", "Reference": "AGA"}}]}',
      value,
      `${visit}/BmiClass/Class`,
    ],
    [
      'a class in other letters',
      '{"Measurements": [{"BmiClass": {"Class": "Obesity", "Reference": "AGA"}}]}',
      value,
      `${visit}/BmiClass/Class`,
    ],
    ['an object for scores', '{"Measurements": [{"DiseaseScores": {}}]}', structure, `${visit}/DiseaseScores`],
    [
      'an unknown disease',
      '{"Measurements": [{"DiseaseScores": [{"Disease": "constructor"}]}]}',
      value,
      `${visit}/DiseaseScores/DiseaseScore[1]/Disease`,
    ],
    [
      'raw as text',
      '{"TargetSizeSds": {"value": 0.5, "accuracy": "exact", "raw": "0.5"}}',
      value,
      'Patient/TargetSizeSds/raw',
    ],
    [
      'approximate as text',
      '{"TargetSizeSds": {"value": 0.5, "accuracy": "exact", "approximate": "true"}}',
      value,
      'Patient/TargetSizeSds/approximate',
    ],
    [
      'an unknown target',
      '{"validation_message": [{"severity":"hint","target":"x","text":"y"}]}',
      value,
      'Patient/validation_message[1]/target',
    ],
  ])('in a result: %s', (_, json, code, path) => {
    expect(troubleOf(() => parseResultJson(json))).toMatchObject({ code, path })
  })

  it('references without their list', () => {
    expect(troubleOf(() => parseReferencesJson('{}'))).toMatchObject({
      code: 'unexpected_structure',
      path: 'references',
    })
  })
})

describe('names that are properties of every object', () => {
  it('are unknown members like any other', () => {
    const json = '{"__proto__": {"firstName": "x", "polluted": 1}, "constructor": {"prototype": {}}, "WeekBirth": 39}'
    const patient = parsePatientJson(json)
    expect(patient).toEqual({ weekBirth: 39, unknownElements: ['Patient/__proto__', 'Patient/constructor'] })
    expect(Object.getPrototypeOf(patient)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })
})

describe('limits', () => {
  it('are those of XML', () => {
    const json = `{"Measurements":[${Array(10_001).fill('{}').join(',')}]}`
    expect(troubleOf(() => parsePatientJson(json))).toMatchObject({
      code: 'too_many_entries',
      path: 'Patient/Measurements',
    })
    expect(troubleOf(() => parsePatientJson('{"FirstName":"€"}', { maxBytes: 18 })).code).toBe('document_too_large')
    expect(parsePatientJson('{"FirstName":"€"}', { maxBytes: 19 })).toEqual({ firstName: '€' })
  })

  it('leave room for a long string with many escapes', () => {
    const name = '\\n"'.slice(0, 2).repeat(400_000)
    const read = (text: string) => parseReferencesJson(`{"references":[{"x_axis_value":0,"name":"","text":"${text}"}]}`)
    expect(read(`a${name}`)[0]?.text).toHaveLength(400_001)
    expect(read('ü'.repeat(500_000))[0]?.text).toHaveLength(500_000)
  })
})

it('a number that is too large is shown as it is written', () => {
  expect(() => parsePatientJson('{"WeekBirth":1E+400}')).toThrow(
    'Patient/WeekBirth (line 1, column 14) is "1E+400"; expected a finite number',
  )
  expect(() => parsePatientJson('-1e999')).toThrow('Patient (line 1, column 1)')
  expect(() => parsePatientJson('-1e999')).not.toThrow('Infinity')
})
