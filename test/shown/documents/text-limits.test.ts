import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { jsonSchema } from '../../../src/ground/codec/json/json-schema.js'
import { xmlSchema } from '../../../src/ground/codec/xml/xsd.js'
import { longestText } from '../../../src/ground/model/limits.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { describedDocuments } from '../../../src/shown/documents/catalogue.js'
import { formatPatientJson, parsePatientJson, parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import { errorOf } from '../../fixtures/error-of.js'

const places = [
  ['firstName', 'FirstName', (text: string) => ({ FirstName: text }), (text: string): Patient => ({ firstName: text })],
  ['lastName', 'LastName', (text: string) => ({ LastName: text }), (text: string): Patient => ({ lastName: text })],
  [
    'diseases[0]',
    'Diseases/Disease[1]',
    (text: string) => ({ Diseases: [text] }),
    (text: string): Patient => ({ diseases: [text] }),
  ],
  [
    'markers[0].text',
    'Markers/Marker[1]/Text',
    (text: string) => ({ Markers: [{ Text: text }] }),
    (text: string): Patient => ({ markers: [{ text }] }),
  ],
] as const

describe.each(places)('%s', (path, element, json, patient) => {
  const submit = (text: string) => JSON.stringify(json(text))
  const xml = (text: string) => {
    const names = element.replace(/\[1\]/g, '').split('/')
    const open = names.map((name) => `<${name}>`).join('')
    const close = [...names].reverse().map((name) => `</${name}>`)
    return `<Patient>${open}${text}${close.join('')}</Patient>`
  }

  it.each(['x', '😀'])(`may have ${longestText} characters: %s`, (character) => {
    const text = character.repeat(longestText)
    expect(parsePatientJson(submit(text))).toEqual(patient(text))
    expect(parsePatientXml(xml(text))).toEqual(patient(text))
    expect(() => calculatePatient(patient(text))).not.toThrow()
  })

  it.each(['x', '😀'])('may not have more: %s', (character) => {
    const text = character.repeat(longestText + 1)
    const accepted = `text of at most ${longestText} characters`
    for (const read of [() => parsePatientJson(submit(text)), () => parsePatientXml(xml(text))]) {
      const error = errorOf(read)
      expect(error).toMatchObject({ code: 'invalid_value', path: `Patient/${element}`, line: 1 })
      expect(error.accepted).toContain(accepted)
    }
    const error = errorOf(() => calculatePatient(patient(text)))
    expect(error).toMatchObject({ code: 'invalid_value', path, accepted: `a ${accepted}` })
    expect(error.value).toBe(`${character.repeat(60 / character.length)}…`)
    expect(errorOf(() => formatPatientJson(patient(text))).code).toBe('invalid_value')
  })

  it('has the same limit in the schemas', async () => {
    const described = describedDocuments.PatientRequest
    const isValid = new Ajv2020({ allowUnionTypes: true }).compile(jsonSchema(described))
    for (const [length, valid] of [
      [longestText, true],
      [longestText + 1, false],
    ] as const) {
      const text = '😀'.repeat(length)
      expect(isValid(json(text))).toBe(valid)
      expect((await validateXML({ xml: xml(text), schema: xmlSchema(described) })).valid).toBe(valid)
    }
  })
})

test('white space around a disease does not count, around a name it does', () => {
  const text = `  ${'x'.repeat(longestText - 1)}  `
  expect(() => parsePatientJson(JSON.stringify({ Diseases: [text] }))).not.toThrow()
  expect(() => parsePatientJson(JSON.stringify({ FirstName: text }))).toThrow()
})
