import { isUtf8 } from 'node:buffer'
import { byteOrderMarks, windows1252Character } from '../../../ground/codec/decode-document.js'
import { UsageError } from '../../command.js'

/** The encodings that `--encoding` accepts; ISO-8859-1 is read as Windows-1252, which has its letters and more. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'windows-1252'] as const

/** How a batch's input is encoded. */
export type Encoding = (typeof encodings)[number]

const longestMark = 3

/** A byte that never occurs in UTF-8: what the encoding doesn't have stays unreadable instead of becoming U+FFFD. */
const unreadableByte = Buffer.of(0xff)

const firstBeyondAscii = 0x80

/** The most bytes in UTF-8 of a character that Windows-1252 has. */
const longestCharacter = 3

/**
 * A byte stream as UTF-8 without its byte order mark. What is not in the encoding
 * comes out as bytes that are not UTF-8 either, so that {@link decodedText} refuses it
 * where it is read.
 *
 * @param stated the encoding of the option; without it, the one of the byte order
 * mark, else UTF-8
 * @throws UsageError for a byte order mark of another encoding than stated
 */
export async function* asUtf8(
  bytes: AsyncIterable<Uint8Array>,
  stated: Encoding | undefined,
): AsyncGenerator<Uint8Array> {
  let start: Buffer | undefined = Buffer.alloc(0)
  let transcode: (chunk: Uint8Array, isLast: boolean) => Uint8Array = passThrough
  for await (const chunk of bytes) {
    if (start === undefined) {
      yield transcode(chunk, false)
      continue
    }
    start = Buffer.concat([start, chunk])
    if (start.length < longestMark) continue
    const opened = openEncoded(start, stated)
    transcode = transcoder(opened.encoding)
    start = undefined
    yield transcode(opened.rest, false)
  }
  if (start !== undefined) {
    const opened = openEncoded(start, stated)
    transcode = transcoder(opened.encoding)
    yield transcode(opened.rest, false)
  }
  yield transcode(Buffer.alloc(0), true)
}

function openEncoded(
  start: Buffer,
  stated: Encoding | undefined,
): { readonly encoding: Encoding; readonly rest: Buffer } {
  const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, i) => start[i] === byte))
  if (mark === undefined) return { encoding: stated ?? 'utf-8', rest: start }
  if (stated !== undefined && stated !== mark.encoding) {
    throw new UsageError(`the input begins with the byte order mark of ${mark.encoding}, but --encoding is ${stated}`)
  }
  return { encoding: mark.encoding, rest: start.subarray(mark.bytes.length) }
}

type Transcoder = (chunk: Uint8Array, isLast: boolean) => Uint8Array

function transcoder(encoding: Encoding): Transcoder {
  if (encoding === 'utf-8') return passThrough
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return utf16Transcoder(encoding === 'utf-16be')
  const characters = Array.from({ length: 256 }, (_, byte) => {
    const character = windows1252Character(byte)
    return character === undefined ? unreadableByte : Buffer.from(character)
  })
  return (chunk) => {
    const utf8 = Buffer.allocUnsafe(chunk.length * longestCharacter)
    let length = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (byte < firstBeyondAscii) utf8[length++] = byte
      else {
        const character = characters[byte] as Uint8Array
        for (let i = 0; i < character.length; i++) utf8[length++] = character[i] as number
      }
    }
    return utf8.subarray(0, length)
  }
}

function passThrough(chunk: Uint8Array): Uint8Array {
  return chunk
}

function utf16Transcoder(isBigEndian: boolean): Transcoder {
  let held = Buffer.alloc(0)
  return (chunk, isLast) => {
    const bytes = Buffer.concat([held, chunk])
    const even = bytes.length - (bytes.length % 2)
    const units = Buffer.from(bytes.subarray(0, even))
    if (isBigEndian) units.swap16()
    const text = units.toString('utf16le')
    // A pair of surrogates may be cut by the end of the chunk.
    const cut = !isLast && /[\uD800-\uDBFF]$/.test(text) ? 2 : 0
    held = Buffer.from(bytes.subarray(even - cut))
    const pieces = text.slice(0, text.length - cut / 2).split(/\p{Surrogate}/u)
    const whole = pieces.flatMap((piece, i) => (i === 0 ? [Buffer.from(piece)] : [unreadableByte, Buffer.from(piece)]))
    return Buffer.concat(isLast && held.length > 0 ? [...whole, unreadableByte] : whole)
  }
}

/** The text of UTF-8 bytes; undefined if they aren't UTF-8. */
export function decodedText(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : undefined
}
