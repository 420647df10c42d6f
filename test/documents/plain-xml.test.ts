import { describe, expect, test } from 'vitest'
import { readWithoutPlaces } from '../../src/codec/plain-document.js'
import { limitsOf } from '../../src/codec/read-document.js'
import type { AnyDocument } from '../../src/codec/schema.js'
import { mayHaveAttributes, plainElements } from '../../src/codec/xml/plain-xml.js'
import { parseRoot } from '../../src/codec/xml/xml-parser.js'
import { formatPatientXml, parsePatientXml, patientDocument } from '../../src/documents/patient-document.js'
import { maxDepth } from '../../src/model/limits.js'
import type { Patient } from '../../src/model/patient.js'
import { troubleOf } from '../fixtures/error-of.js'

const child: Patient = {
  firstName: 'Ann & Bo',
  dateOfBirth: '2013-05-20',
  gender: 'female',
  diseases: ['TurnerSyndrome'],
  weekBirth: 39,
  measurements: [{ date: '2020-05-20', sizeCm: 120.5, weightKg: 22.5 }, { date: '2021-05-20' }],
  markers: [{ text: 'Schule', date: '2019-09-02' }],
}

/** The model by the reader without places; undefined where it leaves the document to the other. */
function readPlain(xml: string): unknown {
  const root = parseRoot(xml)
  if (mayHaveAttributes(root, xml)) return undefined
  return readWithoutPlaces(plainElements, (patientDocument as AnyDocument).value, root, limitsOf({}), undefined)
}

test('an ordinary document is read without places, and alike', () => {
  for (const pretty of [true, false]) {
    const xml = formatPatientXml(child, { pretty })
    expect(readPlain(xml)).toEqual(child)
    expect(readPlain(xml)).toEqual(parsePatientXml(xml))
    expect(JSON.stringify(readPlain(xml))).toBe(JSON.stringify(parsePatientXml(xml)))
  }
})

test.each([
  ['in another order', '<Patient><WeekBirth>39</WeekBirth><Gender>Male</Gender></Patient>'],
  ['with a comment and a CDATA section', '<Patient><FirstName>A<!-- b --> <![CDATA[<&>]]></FirstName></Patient>'],
  ['with empty elements', '<Patient><FirstName /><Diseases> </Diseases><WeekBirth>39</WeekBirth><Markers/></Patient>'],
  ['in a namespace', '<Patient xmlns="urn:x" xmlns:p="urn:y"><WeekBirth> 39 </WeekBirth></Patient>'],
])('a document %s too', (_, xml) => {
  expect(readPlain(xml)).toEqual(parsePatientXml(xml))
  expect(readPlain(xml)).toBeDefined()
})

describe('whatever may be at fault is left to the reader with places', () => {
  test.each([
    ['an unknown element', '<a>1</a>'],
    ['an element given twice', '<WeekBirth>39</WeekBirth><WeekBirth>39</WeekBirth>'],
    ['a value that is none', '<WeekBirth>39,5</WeekBirth>'],
    ['a value with an element in it', '<WeekBirth>39<a /></WeekBirth>'],
    ['text between elements', 'x<WeekBirth>39</WeekBirth>'],
    ['text between entries', '<Measurements>x</Measurements>'],
    ['another entry', '<Measurements><Visit /></Measurements>'],
    ['a prefix', '<p:WeekBirth>39</p:WeekBirth>'],
    ['an attribute', '<WeekBirth unit="weeks">39</WeekBirth>'],
    ['a processing instruction', '<?a b?><WeekBirth>39</WeekBirth>'],
  ])('%s', (_, content) => {
    expect(readPlain(`<Patient>${content}</Patient>`)).toBeUndefined()
  })

  test.each([
    ['an element given twice', '<Patient>\n<WeekBirth>39</WeekBirth>\n<WeekBirth>39</WeekBirth></Patient>', 3],
    ['a prefix that is not declared', '<Patient>\n<WeekBirth>x</WeekBirth>\n<p:a /></Patient>', 3],
    ['an attribute of the root with such a prefix', '<Patient p:a="1">\n<WeekBirth>x</WeekBirth></Patient>', 1],
    ['a declaration that declares nothing', '<Patient xmlns:="urn:x">\n<WeekBirth>39</WeekBirth></Patient>', 1],
    ['a character that XML does not allow, behind another fault', '<Patient>\n<a></b>\n\u0001</Patient>', 3],
  ])('%s is said where it is', (_, xml, line) => {
    expect(troubleOf(() => parsePatientXml(xml))).toMatchObject({ line })
  })
})

const nested = (depth: number, before = '') =>
  `<Patient>${before}${'<a>'.repeat(depth - 1)}${'</a>'.repeat(depth - 1)}</Patient>`

test.each([
  ['alone', ''],
  ['behind empty elements', '<b/>'.repeat(2 * maxDepth)],
  ['behind end tags in a comment', `<!-- ${'</b>'.repeat(maxDepth)} -->`],
  ['behind end tags in a CDATA section', `<b><![CDATA[${'</b>'.repeat(maxDepth)}]]></b>`],
  ['behind end tags in an instruction', `<?b ${'</b>'.repeat(maxDepth)}?>`],
  ['behind text like the end of a tag', '<b>/></b>'.repeat(2)],
])('elements nested too deep are refused %s, and only those', (_, before) => {
  expect(parsePatientXml(nested(maxDepth, before)).unknownElements).toBeDefined()
  expect(troubleOf(() => parsePatientXml(nested(maxDepth + 1, before)))).toMatchObject({ code: 'unexpected_structure' })
})

test('an instruction before the root hides no depth', () => {
  const xml = `<?xml-a ${'</b>'.repeat(maxDepth)}?>${nested(maxDepth + 1)}`
  expect(troubleOf(() => parsePatientXml(xml))).toMatchObject({ code: 'unexpected_structure' })
})
