import type { AuxologyError } from '../model/errors.js'
import { documentError, invalidParameter } from '../text/invalid-input.js'

/** The encodings that are told apart. ISO-8859-1 is read as Windows-1252, which has its letters and more. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The encodings that documents may have, as errors and interfaces name them. */
export const encodingNames: readonly string[] = ['UTF-8', 'UTF-16', 'ISO-8859-1', 'Windows-1252']

/**
 * What encodings are called in declarations and content types (WHATWG, Encoding
 * Standard, 4.2, those in use). Like there, `iso-8859-1` means Windows-1252: programs
 * that write € or – under this name mean it, and the control characters that it
 * would have in their place is never meant.
 */
const labels: { readonly [label: string]: TextEncoding | 'utf-16' } = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  iso8859_1: 'windows-1252',
  'iso_8859-1': 'windows-1252',
  latin1: 'windows-1252',
  l1: 'windows-1252',
  'windows-1252': 'windows-1252',
  'cp-1252': 'windows-1252',
  cp1252: 'windows-1252',
}

/** Whether a label names an encoding that is read. */
export function isReadEncoding(label: string): boolean {
  return Object.hasOwn(labels, label.toLowerCase())
}

/** Byte order marks. What begins with one is in that encoding. */
export const byteOrderMarks: readonly { readonly encoding: TextEncoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Bytes 80 to 9F of Windows-1252 (Unicode Consortium, CP1252.TXT); a blank where it has no character. */
const specialOfWindows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const firstSpecial = 0x80

/**
 * The character of a byte in Windows-1252; undefined where it has none. Not by
 * TextDecoder, which in some versions of Node reads Latin-1 under this name, and
 * elsewhere gives control characters for bytes without a character.
 */
export function windows1252Character(byte: number): string | undefined {
  const special = specialOfWindows1252[byte - firstSpecial]
  return special === ' ' ? undefined : (special ?? String.fromCharCode(byte))
}

/**
 * The text of a document's bytes, in the encoding that its byte order mark names,
 * else the one stated beside it, else that of its XML declaration, else UTF-8
 * (RFC 7303, section 3). Nothing is replaced: bytes that are not in the encoding are
 * an error.
 *
 * @param stated a label such as the charset of a content type
 * @throws AuxologyError `malformed_document`, with line and column of the first bytes at fault
 * @throws AuxologyError `invalid_parameter` for a stated label that is not known
 */
export function decodeDocument(bytes: Uint8Array, stated?: string): string {
  if (stated !== undefined && !isReadEncoding(stated)) {
    throw invalidParameter('encoding', stated, encodingNames)
  }
  const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding
  const encoding = marked ?? unmarkedEncoding(bytes, stated)
  return encoding === 'windows-1252' ? decodeWindows1252(bytes) : decodeUnicode(bytes, encoding)
}

function unmarkedEncoding(bytes: Uint8Array, stated: string | undefined): TextEncoding {
  const named = stated === undefined ? undefined : labels[stated.toLowerCase()]
  if (named !== undefined && named !== 'utf-16') return named
  const wide = wideEncoding(bytes)
  if (named === 'utf-16') return wide ?? 'utf-16le'
  if (wide !== undefined) return wide
  const declared = declaredEncoding(bytes)
  // Written in single bytes, the declaration can't be in UTF-16: a text was declared before it was encoded.
  return declared?.startsWith('utf-16') ? 'utf-8' : ((declared as TextEncoding | undefined) ?? 'utf-8')
}

/** UTF-16 by the zero beside the first character, which is one of ASCII in XML and JSON (XML 1.0, appendix F.1). */
function wideEncoding([first, second]: Uint8Array): TextEncoding | undefined {
  if (first === 0 && second !== 0) return 'utf-16be'
  return second === 0 && first !== 0 ? 'utf-16le' : undefined
}

const greater = 0x3e

/** The longest XML declaration that is looked for, bytes. */
const longestDeclaration = 400

/** @throws AuxologyError for an encoding that is declared and not known */
function declaredEncoding(bytes: Uint8Array): TextEncoding | 'utf-16' | undefined {
  const end = bytes.indexOf(greater) + 1
  const start = String.fromCharCode(...bytes.subarray(0, Math.min(end, longestDeclaration)))
  const found = /^<\?xml\s[^>]*?\sencoding\s*=\s*(["'])([A-Za-z][\w.-]*)\1/.exec(start)
  const label = found?.[2]
  if (found === null || label === undefined) return undefined
  if (isReadEncoding(label)) return labels[label.toLowerCase()]
  const problem = { value: label, accepted: encodingNames, detail: 'the declared encoding' }
  throw documentError('malformed_document', problem, 'encoding', {
    text: start,
    offset: found[0].length - label.length - 1,
  })
}

function decodeWindows1252(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) {
    const character = windows1252Character(byte)
    if (character === undefined) throw notEncoded('Windows-1252', text)
    text += character
  }
  return text
}

/** The decoder of the platform, without which the core is compiled. */
interface Decoder {
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string
}
type DecoderClass = new (label: string, options: { readonly fatal: boolean; readonly ignoreBOM: boolean }) => Decoder

function decodeUnicode(bytes: Uint8Array, encoding: TextEncoding): string {
  const { TextDecoder } = globalThis as unknown as { readonly TextDecoder: DecoderClass }
  // The reader removes the byte order mark: it counts columns.
  const decode = (part: Uint8Array, stream: boolean) =>
    new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(part, { stream })
  try {
    return decode(bytes, false)
  } catch {
    throw notEncoded(encoding === 'utf-8' ? 'UTF-8' : 'UTF-16', longestDecodable(bytes, decode))
  }
}

/** The text before the first bytes that can't be decoded, by halving. */
function longestDecodable(bytes: Uint8Array, decode: (part: Uint8Array, stream: boolean) => string): string {
  let text = ''
  let [good, bad] = [0, bytes.length + 1]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    try {
      text = decode(bytes.subarray(0, middle), true)
      good = middle
    } catch {
      bad = middle
    }
  }
  return text
}

/** The error for bytes that are not in the encoding that they are said to be in. */
function notEncoded(encoding: string, before: string): AuxologyError {
  const place = { text: before, offset: before.length }
  return documentError('malformed_document', `the document is not ${encoding} from here on`, undefined, place)
}
