import { expect, test } from 'vitest'
import { maxDepth } from '../../../src/ground/model/limits.js'
import { parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import { troubleOf } from '../../fixtures/error-of.js'

test.each([
  ['an element given twice', '<Patient>\n<WeekBirth>39</WeekBirth>\n<WeekBirth>39</WeekBirth></Patient>', 3],
  ['a prefix that is not declared', '<Patient>\n<WeekBirth>x</WeekBirth>\n<p:a /></Patient>', 3],
  ['an attribute of the root with such a prefix', '<Patient p:a="1">\n<WeekBirth>x</WeekBirth></Patient>', 1],
  ['a declaration that declares nothing', '<Patient xmlns:="urn:x">\n<WeekBirth>39</WeekBirth></Patient>', 1],
  ['a character that XML does not allow, behind another fault', '<Patient>\n<a></b>\n\u0001</Patient>', 3],
])('%s is said where it is', (_, xml, line) => {
  expect(troubleOf(() => parsePatientXml(xml))).toMatchObject({ line })
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
