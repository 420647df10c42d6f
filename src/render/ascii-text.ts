import { characterReference } from '../text/markup.js'

/**
 * A text of ASCII alone while it is written, byte by byte: many short texts become a
 * long one with no strings between, and its UTF-8 is a copy.
 */
export interface AsciiText {
  bytes: Uint8Array
  /** How many of the bytes are written. */
  length: number
}

/** Room for an ordinary picture, bytes. */
const ordinaryRoom = 65_536

/** An ordinary room with nothing in it, for the next text: to make one takes as long as to fill it. */
let spareRoom: Uint8Array | undefined

/** What a function writes, as a string. */
export function writtenText(write: (to: AsciiText) => void): string {
  return written(write, asciiString)
}

/** What a function writes, as bytes to keep. */
export function writtenBytes(write: (to: AsciiText) => void): Uint8Array {
  return written(write, (bytes) => bytes.slice())
}

function written<Result>(write: (to: AsciiText) => void, finish: (bytes: Uint8Array) => Result): Result {
  const to: AsciiText = { bytes: spareRoom ?? new Uint8Array(ordinaryRoom), length: 0 }
  // What is written meanwhile gets a room of its own.
  spareRoom = undefined
  write(to)
  const result = finish(to.bytes.subarray(0, to.length))
  if (to.bytes.length === ordinaryRoom) {
    // Nothing of a patient stays in memory.
    spareRoom = to.bytes.fill(0, 0, to.length)
  }
  return result
}

const decoder = /* @__PURE__ */ decoderOfRuntime()

/** Undefined in jsdom, which has none. */
function decoderOfRuntime(): TextDecoder | undefined {
  return typeof TextDecoder === 'undefined' ? undefined : new TextDecoder()
}

/** Characters that are made of their codes at once: an engine takes only so many arguments. */
const codesAtOnce = 8192

function asciiString(bytes: Uint8Array): string {
  if (decoder !== undefined) return decoder.decode(bytes)
  let text = ''
  for (let at = 0; at < bytes.length; at += codesAtOnce) {
    text += String.fromCharCode(...bytes.subarray(at, at + codesAtOnce))
  }
  return text
}

/** Makes room for some more bytes. */
export function reserve(to: AsciiText, bytes: number): void {
  const needed = to.length + bytes
  if (needed <= to.bytes.length) return
  const larger = new Uint8Array(2 * needed)
  larger.set(to.bytes.subarray(0, to.length))
  to.bytes = larger
}

/** Fewer bytes than this are copied one by one sooner than at once. */
const fewBytes = 48

/** Adds bytes that were written before. */
export function addBytes(to: AsciiText, added: Uint8Array): void {
  const { length } = added
  reserve(to, length)
  const { bytes } = to
  const start = to.length
  if (length < fewBytes) for (let i = 0; i < length; i++) bytes[start + i] = added[i] as number
  else bytes.set(added, start)
  to.length = start + length
}

/** Adds a text of ASCII alone: markup, a number. */
export function addAscii(to: AsciiText, text: string): void {
  const { length } = text
  reserve(to, length)
  const { bytes } = to
  const start = to.length
  for (let i = 0; i < length; i++) bytes[start + i] = text.charCodeAt(i)
  to.length = start + length
}

/** What is written for the characters of ASCII that have a meaning, by their codes. */
type References = readonly (string | undefined)[]

const inElements = /* @__PURE__ */ referencesOf('&<>\r')
const inAttributes = /* @__PURE__ */ referencesOf('&<>"\r\n\t')

function referencesOf(characters: string): References {
  return Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code)
    return characters.includes(character) ? characterReference(character) : undefined
  })
}

/** Adds text as the content of an element; what is beyond ASCII by the number of its code point. */
export function addElementText(to: AsciiText, text: string): void {
  addMarkup(to, text, inElements)
}

/** Adds text for an attribute in double quotes, as {@link addElementText} does. */
export function addAttributeText(to: AsciiText, text: string): void {
  addMarkup(to, text, inAttributes)
}

/** The longest that is written for a code unit: `&#65533;`. */
const longestReference = 8

function addMarkup(to: AsciiText, text: string, references: References): void {
  const { length } = text
  reserve(to, longestReference * length)
  const { bytes } = to
  let at = to.length
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code < 128 && references[code] === undefined) {
      bytes[at++] = code
      continue
    }
    const point = text.codePointAt(i) as number
    if (point > 0xffff) i++
    const reference = references[point] ?? referenceTo(point)
    for (let k = 0; k < reference.length; k++) bytes[at++] = reference.charCodeAt(k)
  }
  to.length = at
}

/** References to the letters and signs of European languages, by their code points: each is put together once. */
const letterReferences = /* @__PURE__ */ new Map<number, string>()
const afterLetters = 0x2400

function referenceTo(point: number): string {
  const known = letterReferences.get(point)
  if (known !== undefined) return known
  const reference = `&#${isLegible(point) ? point : 0xfffd};`
  if (point < afterLetters) letterReferences.set(point, reference)
  return reference
}

/** Whether the number of a code point beyond ASCII means that character: not of half a pair, and to HTML not of a control. */
function isLegible(point: number): boolean {
  return point >= 0xa0 && (point < 0xd800 || point > 0xdfff) && point !== 0xfffe && point !== 0xffff
}
