import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXmlTree } from '../../../src/ground/codec/xml/xml-tree.js'
import { AuxologyError } from '../../../src/ground/model/errors.js'
import { assertWellFormed } from '../../fuzz/oracles/texts.js'
import { runsOf } from '../../property-runs.js'

/** What XML is made of, whole and in halves. */
const pieces = [
  ...['<a>', '</a>', '<b>', '</b>', '<a/>', '<p:a>', '</p:a>', '<q:a/>', '<a', '<', '>', '/>', '<p:a:b/>'],
  ...[' xmlns="u"', ' xmlns:p="u"', ' xmlns:q="u"', ' xmlns:p=""', ' xmlns:xml="u"', ' p:x="1"', ' q:x="1"', ' x="1"'],
  ...[` x='>'`, ' x=1', ' xml:lang="de"', '=', '"', "'", 'x', ':', '1', ' ', '\n'],
  ...['&', ';', '&amp;', '&#1;', '&#x41;', '&#228;', '&#xD800;', '&ö;'],
  ...['<!--', '-->', '--', '<![CDATA[', ']]>', '<?x', '<?xml version="1.0"?>', '?>', '\uFEFF', 'ä', '😀', '\uD800'],
] as const

const sequence = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((some) => some.join(''))

const text = fc.oneof(
  sequence,
  sequence.map((inner) => `<a>${inner}</a>`),
  sequence.map((attributes) => `<a${attributes}/>`),
  fc.tuple(sequence, sequence).map(([outer, inner]) => `<a xmlns:p="u"${outer}><p:a${inner}/></a>`),
)

const isRead = (xml: string): boolean => {
  try {
    readXmlTree(xml)
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(AuxologyError)
    return false
  }
}

const isWellFormed = (xml: string): boolean => {
  try {
    assertWellFormed(xml)
    return true
  } catch {
    return false
  }
}

describe('the XML reader and saxes', () => {
  it.each(['<?x:y?><a/>', '<a><?x:y z?></a>', '<a/><?x:?>', '<a/><?x y:z?>'])('agree on %s', (xml) => {
    expect(isRead(xml)).toBe(isWellFormed(xml))
  })

  it('accept the same documents', () => {
    let accepted = 0
    fc.assert(
      fc.property(text, (xml) => {
        const read = isRead(xml)
        expect(read).toBe(isWellFormed(xml))
        if (read) accepted++
      }),
      runsOf(5000),
    )
    expect(accepted).toBeGreaterThan(100)
  })
})
