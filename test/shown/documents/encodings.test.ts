import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeDocument } from '../../../src/ground/codec/decode-document.js'
import { AuxologyError } from '../../../src/ground/model/errors.js'
import { formatPatientXml, parsePatientJson, parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import { parseResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { jakob } from '../../fixtures/children.js'
import { troubleOf } from '../../fixtures/error-of.js'
import { runsOf } from '../../property-runs.js'

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))
const little = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const big = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())
const patient = (encoding?: string, name = 'Jürgen Größing') =>
  `${encoding === undefined ? '' : `<?xml version="1.0" encoding="${encoding}" standalone='yes'?>\n`}<Patient><LastName>${name}</LastName></Patient>`
const nameIn = (bytes: Uint8Array, encoding?: string) => parsePatientXml(bytes, { encoding }).lastName

describe('the encoding of a document', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['the byte order mark: UTF-8', utf8(`\uFEFF${patient()}`), undefined],
    ['the byte order mark: UTF-16, little-endian', little(`\uFEFF${patient('utf-16')}`), undefined],
    ['the byte order mark: UTF-16, big-endian', big(`\uFEFF${patient('UTF-16')}`), undefined],
    ['the byte order mark against what is stated', utf8(`\uFEFF${patient('ISO-8859-1')}`), 'iso-8859-1'],
    ['what is stated: ISO-8859-1', latin1(patient()), 'ISO-8859-1'],
    ['what is stated: Windows-1252', latin1(patient()), 'windows-1252'],
    ['what is stated: UTF-16LE', little(patient()), 'utf-16le'],
    ['what is stated: UTF-16, by its zeros', big(patient()), 'utf-16'],
    ['what is stated against the declaration', utf8(patient('ISO-8859-1')), 'utf-8'],
    ['the declaration: ISO-8859-1', latin1(patient('ISO-8859-1')), undefined],
    ['the declaration: latin1, in any case', latin1(patient('Latin1')), undefined],
    ['the declaration: Windows-1252', latin1(patient('windows-1252')), undefined],
    ['the declaration: UTF-8', utf8(patient('UTF-8')), undefined],
    ['its zeros: UTF-16 without a mark', little(patient('utf-16')), undefined],
    ['its zeros: UTF-16 without a mark or a declaration', big(patient()), undefined],
    ['its first bytes, which a text declared as UTF-16 and sent as UTF-8 has', utf8(patient('utf-16')), undefined],
    ['nothing: UTF-8', utf8(patient()), undefined],
  ])('comes from %s', (_, bytes, stated) => {
    expect(nameIn(bytes, stated)).toBe('Jürgen Größing')
  })

  it('of one byte each has the euro sign and the dash in both', () => {
    const text = patient('iso-8859-1', 'x').replace('>x<', '>\x80 \x96<')
    for (const bytes of [latin1(text), latin1(text.replace('iso-8859-1', 'Windows-1252'))]) {
      expect(nameIn(bytes)).toBe('€ –')
    }
  })

  it.each<[string, Uint8Array, string | undefined, string, number, number]>([
    ['UTF-8', latin1(`${patient('UTF-8')}`), undefined, 'UTF-8', 2, 21],
    ['UTF-8 by default', latin1(patient()), undefined, 'UTF-8', 1, 21],
    ['UTF-8 as stated', latin1(patient('ISO-8859-1')), 'utf-8', 'UTF-8', 2, 21],
    ['UTF-8, cut in a character', utf8(patient()).slice(0, 21), undefined, 'UTF-8', 1, 21],
    ['Windows-1252', latin1(patient('windows-1252').replace('ü', '\x81')), undefined, 'Windows-1252', 2, 21],
    ['UTF-16, half a pair', little(patient().replace('ü', '\uD83D')), undefined, 'UTF-16', 1, 21],
    ['UTF-16, half a unit', little(patient()).slice(0, 41), undefined, 'UTF-16', 1, 21],
  ])('that its bytes are not in is an error with their place: %s', (_, bytes, stated, name, line, column) => {
    const parse = () => nameIn(bytes, stated)
    expect(troubleOf(parse)).toEqual({ code: 'malformed_document', path: undefined, line, column })
    expect(parse).toThrow(`line ${line}, column ${column}: the document is not ${name} from here on.`)
  })

  it('that is not read is an error that says which are', () => {
    expect(() => nameIn(utf8(patient('EUC-JP')))).toThrow(
      'encoding (line 1, column 31) is "EUC-JP" (the declared encoding); expected UTF-8, UTF-16, ISO-8859-1 or Windows-1252.',
    )
    expect(() => nameIn(utf8(patient()), 'EUC-JP')).toThrow(expect.objectContaining({ code: 'invalid_parameter' }))
    expect(() => nameIn(utf8(patient()), '__proto__')).toThrow(expect.objectContaining({ code: 'invalid_parameter' }))
  })

  it('of a text does not matter: it is decoded', () => {
    expect(parsePatientXml(patient('EUC-JP')).lastName).toBe('Jürgen Größing')
  })

  it('is read for JSON and results too', () => {
    const json = '{"LastName":"Größing"}'
    for (const bytes of [utf8(json), utf8(`\uFEFF${json}`), little(`\uFEFF${json}`), big(json)]) {
      expect(parsePatientJson(bytes)).toEqual({ lastName: 'Größing' })
    }
    expect(troubleOf(() => parsePatientJson(latin1(json)))).toMatchObject({ code: 'malformed_document', column: 16 })
    const result = '<?xml version="1.0" encoding="iso-8859-1"?><Patient><LastName>Größing</LastName></Patient>'
    expect(parseResultXml(latin1(result)).lastName).toBe('Größing')
  })

  it('does not change the limit, which counts the bytes', () => {
    const bytes = latin1(patient('ISO-8859-1'))
    expect(parsePatientXml(bytes, { maxBytes: bytes.length })).toHaveProperty('lastName')
    expect(troubleOf(() => parsePatientXml(bytes, { maxBytes: bytes.length - 1 }))).toMatchObject({
      code: 'document_too_large',
    })
  })

  it('needs bytes or a text', () => {
    for (const odd of [null, 7, {}, ['<Patient/>']]) {
      expect(() => parsePatientXml(odd as unknown as string)).toThrow(
        expect.objectContaining({ code: 'invalid_parameter' }),
      )
    }
  })

  it('gives back every text, and no other, in all encodings', () => {
    const document = formatPatientXml(jakob)
    for (const encode of [utf8, little, big])
      expect(parsePatientXml(encode(document))).toEqual(parsePatientXml(document))
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 40 }),
        fc.constantFrom('utf-8', 'utf-16le', 'windows-1252'),
        (bytes, label) => {
          let text: string
          try {
            text = decodeDocument(bytes, label)
          } catch (error) {
            expect(error).toBeInstanceOf(AuxologyError)
            return
          }
          const marked = bytes[0] === 0xef || (bytes[0] ?? 0) >= 0xfe
          if (marked) return
          if (label === 'utf-8') expect(Buffer.from(text)).toEqual(Buffer.from(bytes))
          if (label === 'utf-16le') expect(Buffer.from(text, 'utf16le')).toEqual(Buffer.from(bytes))
          if (label === 'windows-1252') expect(text.length).toBe(bytes.length)
        },
      ),
      runsOf(3000),
    )
  })
})
