import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeDocument } from '../../../src/ground/codec/decode-document.js'
import { withLineFeeds } from '../../../src/ground/codec/xml/xml-parser.js'
import { readXmlTree } from '../../../src/ground/codec/xml/xml-tree.js'
import { errorOf } from '../../fixtures/error-of.js'
import { assertWellFormed } from '../../fuzz/oracles/texts.js'

/** A case of the W3C's suite: conformance/README.md. */
interface ConformanceCase {
  readonly id: string
  readonly type: 'valid' | 'invalid' | 'not-wf' | 'error' | 'well-formed' | 'ill-formed'
  readonly part: 'plain' | 'doctype' | 'without'
  readonly bytes: Uint8Array
}

const cases = readFileSync('test/shown/documents/conformance/xmlconf.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): ConformanceCase => {
    const [id, type, part, document] = line.split('\t') as [string, string, string, string]
    return { id, type, part, bytes: new Uint8Array(Buffer.from(JSON.parse(document), 'latin1')) } as ConformanceCase
  })

/** Where this reader decides otherwise than XML 1.0 alone, with the reason. */
const otherwise: ReadonlyMap<string, string> = new Map([
  ['rmt-e2e-61', 'read: declared as UTF-16 in single bytes, it can only be UTF-8'],
  ['hst-lhs-007', 'read: the byte order mark outweighs the declaration (RFC 7303, 3)'],
  ['hst-lhs-008', 'read: the byte order mark outweighs the declaration (RFC 7303, 3)'],
  ['o-p04pass1', 'refused: with namespaces, names have one colon'],
  ['o-p05pass1', 'refused: with namespaces, names have one colon'],
])

function textOf({ bytes }: ConformanceCase): string {
  const text = decodeDocument(bytes)
  return withLineFeeds(text.startsWith('\uFEFF') ? text.slice(1) : text)
}

const read = (one: ConformanceCase): unknown => readXmlTree(textOf(one))

/** The code of the error that a case is refused with; undefined if it is read. */
function refusal(one: ConformanceCase): string | undefined {
  try {
    read(one)
    return undefined
  } catch {
    return errorOf(() => read(one)).code
  }
}

const isWellFormed = ({ type }: ConformanceCase) => ['valid', 'invalid', 'well-formed'].includes(type)
const ofPart = (part: ConformanceCase['part']) => cases.filter((one) => one.part === part && one.type !== 'error')

describe('the conformance cases of the W3C', () => {
  it('are all there', () => {
    const count = (part: ConformanceCase['part']) => cases.filter((one) => one.part === part).length
    expect([count('plain'), count('doctype'), count('without')]).toEqual([319, 398, 368])
    for (const id of otherwise.keys()) expect(cases.some((one) => one.id === id)).toBe(true)
  })

  it('without a document type declaration are read if they are well-formed, and refused if not', () => {
    for (const one of ofPart('plain')) {
      const reason = otherwise.get(one.id)
      const isRead = reason === undefined ? isWellFormed(one) : reason.startsWith('read')
      expect([one.id, refusal(one)]).toEqual([one.id, isRead ? undefined : 'malformed_document'])
    }
  })

  it('with a document type declaration are refused for it, or for a fault', () => {
    for (const one of ofPart('doctype')) {
      const codes = isWellFormed(one) ? ['doctype_not_allowed'] : ['doctype_not_allowed', 'malformed_document']
      expect(codes, one.id).toContain(refusal(one))
    }
  })

  it('whose declaration was taken out are read as expat and saxes do', () => {
    for (const one of ofPart('without')) {
      expect([one.id, refusal(one)]).toEqual([one.id, isWellFormed(one) ? undefined : 'malformed_document'])
      if (isWellFormed(one)) assertWellFormed(textOf(one))
      else expect(() => assertWellFormed(textOf(one)), one.id).toThrow()
    }
  })

  it('that are errors at the choice of the reader end in a reading or an error of ours', () => {
    for (const one of cases.filter(({ type }) => type === 'error')) {
      expect([undefined, 'malformed_document', 'doctype_not_allowed'], one.id).toContain(refusal(one))
    }
  })
})
