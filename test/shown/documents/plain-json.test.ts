import { describe, expect, test } from 'vitest'
import { plainJson } from '../../../src/ground/codec/json/plain-json.js'
import { AuxologyError } from '../../../src/ground/model/errors.js'
import { parsePatientJson } from '../../../src/shown/documents/patient-document.js'

function placeOf(document: string): readonly unknown[] {
  try {
    parsePatientJson(document)
    return ['read']
  } catch (error) {
    const { code, path, line, column } = error as AuxologyError
    return [error instanceof AuxologyError, code, path, line, column]
  }
}

describe('the quick reading of JSON leaves every fault to the reader with places', () => {
  test.each([
    ['a name given twice', '{"Gender": "male",\n"Gender": "male"}', 'unexpected_structure', 'Patient/Gender', 2, 11],
    [
      'the same, one of them escaped',
      '{"Gender": "male",\n"G\\u0065nder": null}',
      'unexpected_structure',
      'Patient/Gender',
      2,
      16,
    ],
    [
      'a name given twice where nothing is read',
      '{"Measurements": [{"SizeCm": 1,\n"SizeCm": 2}]}',
      'unexpected_structure',
      'Patient/Measurements/Measurement[1]/SizeCm',
      2,
      11,
    ],
    ['a number beyond all', '{"WeekBirth":\n1e999}', 'invalid_value', 'Patient/WeekBirth', 2, 1],
    ['a text for a number', '{"WeekBirth":\n"39"}', 'invalid_value', 'Patient/WeekBirth', 2, 1],
    ['a record within itself', '{"Patient":\n{"WeekBirth": 39}}', 'unexpected_structure', 'Patient', 1, 2],
    ['an object for a value', '{"WeekBirth":\n{}}', 'unexpected_structure', 'Patient/WeekBirth', 2, 1],
    ['a date that does not exist', '{"DateOfBirth":\n"2019-02-29"}', 'invalid_value', 'Patient/DateOfBirth', 2, 1],
    ['a comma too many', '{"WeekBirth": 39,\n}', 'malformed_document', undefined, 2, 1],
  ])('%s', (_, document, code, path, line, column) => {
    expect(placeOf(document)).toEqual([true, code, path, line, column])
  })
})

test('a name given twice in a part that is not read changes nothing', () => {
  const document = '{"WeekBirth": 39, "Measurements": [{"SizeSds": {"a": 1, "a": 2}, "SizeCm": 50}]}'
  expect(parsePatientJson(document)).toEqual({ weekBirth: 39, measurements: [{ sizeCm: 50 }] })
})

test('unknown names are noted in the order of the document, numbers too', () => {
  expect(parsePatientJson('{"WeekBirth": 39, "b": 1, "1": 2}').unknownElements).toEqual(['Patient/b', 'Patient/1'])
})

test('what `__proto__` gives is no member of the patient', () => {
  const patient = parsePatientJson('{"WeekBirth": 39, "__proto__": {"Gender": "male"}}')
  expect(patient.gender).toBeUndefined()
  expect(patient.unknownElements).toEqual(['Patient/__proto__'])
})

test('members are counted outside texts alone, and a name given twice is left to the reader with places', () => {
  expect(plainJson('{"a": "b: \\": {", "c": [{"d": 1}, {}]}')).toEqual({ a: 'b: ": {', c: [{ d: 1 }, {}] })
  expect(plainJson('{"a": "\\\\", "b": ":"}')).toEqual({ a: '\\', b: ':' })
  expect(plainJson('{"a": "b: \\": {", "c": [{"d": 1, "d": 1}, {}]}')).toBeUndefined()
})

test('a text that is no JSON, or nests too deep, is left to the reader with places', () => {
  expect(plainJson('{"a": 1')).toBeUndefined()
  expect(plainJson(`${'['.repeat(66)}${']'.repeat(66)}`)).toBeUndefined()
  expect(plainJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toBeDefined()
})
