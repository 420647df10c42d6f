import { type Accepted, AuxologyError } from '../model/errors.js'
import { largestDocument, mostEntries } from '../model/limits.js'
import {
  documentError,
  type InvalidPart,
  inputError,
  invalidParameter,
  refuseUnknownNames,
  type TextPlace,
} from '../text/invalid-input.js'
import { decodeDocument } from './decode-document.js'
import { invalidScalar, keptSpelling } from './scalar.js'
import {
  type AnyField,
  type AnyList,
  type AnyRecord,
  type AnyValue,
  type DocumentPlace,
  pathOf,
  placeOfValue,
  type ScalarValue,
} from './schema.js'
import { knownNames, type NamedPart, noteUnread, type Unread } from './unread.js'

/** How much a document may hold. */
export interface ParseOptions {
  /** The largest document that is read, bytes (of a string, in UTF-8). Default 1,048,576 (1 MiB). */
  readonly maxBytes?: number
  /** The most measurements that are read, and entries of markers, diseases and of every other list. Default 10,000. */
  readonly maxMeasurements?: number
  /**
   * Of a document in bytes, the encoding that is stated beside it, such as the
   * charset of a content type: `utf-8`, `utf-16`, `iso-8859-1` or `windows-1252`.
   * A byte order mark counts more, an XML declaration less.
   */
  readonly encoding?: string | undefined
}

const limitNames: { readonly [name in keyof Required<ParseOptions>]: true } = {
  maxBytes: true,
  maxMeasurements: true,
  encoding: true,
}
const knownOptions = /* @__PURE__ */ Object.keys(limitNames)

/** {@link ParseOptions} with every limit set. */
export interface Limits {
  readonly maxBytes: number
  readonly maxEntries: number
}

/**
 * The limits that options set.
 *
 * @throws RangeError for a limit that is not 0 or more, AuxologyError for an option that there is not
 */
export function limitsOf(options: ParseOptions): Limits {
  refuseUnknownNames(options, knownOptions)
  const { maxBytes = largestDocument, maxMeasurements = mostEntries } = options
  checkLimit('maxBytes', maxBytes)
  checkLimit('maxMeasurements', maxMeasurements)
  return { maxBytes, maxEntries: maxMeasurements }
}

function checkLimit(name: keyof ParseOptions, limit: number): void {
  if (!(limit >= 0)) throw invalidParameter(name, limit, 'a number, 0 or more')
}

/**
 * The text of a document, without a byte order mark.
 *
 * @throws {@link AuxologyError} `document_too_large`, and `malformed_document` for bytes that are not in their encoding
 * @throws RangeError if it is neither a string nor bytes
 */
export function acceptedText(document: string | Uint8Array, { maxBytes }: Limits, encoding?: string): string {
  if (exceeds(document, maxBytes)) {
    throw documentError('document_too_large', `the document is larger than ${maxBytes} bytes`, undefined)
  }
  const text = typeof document === 'string' ? document : decodeDocument(document, encoding)
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function exceeds(document: string | Uint8Array, maxBytes: number): boolean {
  if (typeof document === 'string') {
    // A UTF-16 unit takes three bytes at most, so counting is only needed near the limit.
    return document.length > maxBytes || (document.length * 3 > maxBytes && utf8Length(document) > maxBytes)
  }
  if (ArrayBuffer.isView(document)) return document.byteLength > maxBytes
  throw inputError('invalid_parameter', { parameter: 'document', value: document, accepted: 'text or bytes' })
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** The nodes of a record's fields, from one pass over its parts. */
export interface FieldNodes<Node> {
  /** By the index of the field. */
  readonly first: readonly (Node | undefined)[]
  /** Likewise, where the document is at fault and has two. */
  readonly second: readonly (Node | undefined)[] | undefined
  /** Whether anything else has a name in the record. */
  readonly hasOthers: boolean
}

/** A tree read from XML or JSON, as {@link documentReader} sees it. */
export interface DocumentSource<Node> {
  readonly fieldNodes: (record: AnyRecord, node: Node) => FieldNodes<Node>
  /** The entries of a list; undefined if the node can't be a list. */
  readonly entries: (list: AnyList, node: Node) => readonly Node[] | undefined
  /** Everything with a name in a record or a list. */
  readonly parts: (value: AnyRecord | AnyList, node: Node) => readonly NamedPart[]
  readonly isRecord: (record: AnyRecord, node: Node) => boolean
  readonly isScalar: (node: Node) => boolean
  /** The value of the node; undefined if it is not of this kind. */
  readonly scalar: (value: ScalarValue, node: Node) => string | number | boolean | undefined
  /** What the node contains, for an error; undefined if there is nothing to show. */
  readonly given: (node: Node) => unknown
  /** Whether the node is present but empty, nil or null. */
  readonly isEmpty: (value: AnyValue, node: Node) => boolean
  /** What each kind of node looks like. */
  readonly accepted: { readonly record: string; readonly list: string; readonly scalar: string }
  readonly offset: (node: Node) => number
}

/**
 * The reader that turns the nodes of a tree into the model that a schema
 * describes.
 *
 * It leaves unread what the schema doesn't know, and notes it in `unread`. It guesses nothing: a node of the
 * wrong shape, a value that can't be read and a field given twice are errors.
 */
export function documentReader<Node>(
  source: DocumentSource<Node>,
  text: string,
  { maxEntries }: Limits,
  unread?: Unread,
): (value: AnyValue, node: Node, root: string) => unknown {
  const knownIn = new Map<AnyRecord | AnyList, ReadonlySet<string>>()
  let ofPatient: () => readonly NamedPart[] = () => []
  return (value, node, root) => {
    if (value.kind === 'record') ofPatient = () => source.parts(value, node)
    return read(value, node, { outer: undefined, name: root })
  }

  function read(value: AnyValue, node: Node, place: DocumentPlace): unknown {
    if (value.kind === 'record') return readRecord(value, node, place)
    if (value.kind === 'list') return readList(value, node, place)
    const scalar = source.isScalar(node) ? source.scalar(value, node) : undefined
    if (scalar === undefined) throw unreadable(value, node, place)
    return scalar
  }

  function unreadable(value: ScalarValue, node: Node, place: DocumentPlace): AuxologyError {
    if (!source.isScalar(node)) return unexpected(source.accepted.scalar, place, node)
    return documentError('invalid_value', invalidScalar(value, source.given(node)), pathOf(place), placeOf(node))
  }

  function readRecord(record: AnyRecord, node: Node, place: DocumentPlace): unknown {
    if (!source.isRecord(record, node)) throw unexpected(source.accepted.record, place, node)
    const { first, second, hasOthers } = source.fieldNodes(record, node)
    if (hasOthers) note(record, node, place)
    const model: Record<string, unknown> = {}
    const { fields } = record
    for (let i = 0; i < fields.length; i++) {
      const field = fields[i] as AnyField
      const given = first[i]
      const twice = second?.[i]
      if (twice !== undefined) throw misshapen('given twice', placeOfValue(field, place), twice)
      if (given === undefined && field.absence === undefined) continue
      const content = readField(field, given, node, place)
      if (content !== undefined || isAlwaysPresent(field)) model[field.key] = content
      if (field.spelling !== undefined && content !== undefined) keepSpelling(field, content, given, model)
    }
    return model
  }

  function keepSpelling(
    field: AnyField,
    content: unknown,
    node: Node | undefined,
    model: Record<string, unknown>,
  ): void {
    const text = node === undefined ? undefined : source.given(node)
    const kept = keptSpelling(field.value as ScalarValue, content, text)
    if (kept !== undefined) model[field.spelling as string] = kept
  }

  function readField(field: AnyField, node: Node | undefined, record: Node, recordPlace: DocumentPlace): unknown {
    const { value } = field
    const given = node !== undefined && !(emptyMeansAbsent(field) && source.isEmpty(value, node))
    if (given && value.kind !== 'record' && value.kind !== 'list') {
      const scalar = source.isScalar(node) ? source.scalar(value, node) : undefined
      if (scalar !== undefined) return scalar
    }
    const place = placeOfValue(field, recordPlace)
    if (!given && field.absence === 'refused') throw misshapen('missing', place, node ?? record)
    if (value.kind !== 'list') return given ? read(value, node, place) : undefined
    const entries = given ? readList(value, node, place) : []
    return entries.length > 0 || isAlwaysPresent(field) ? entries : undefined
  }

  function readList(list: AnyList, node: Node, place: DocumentPlace): unknown[] {
    const entries = source.entries(list, node)
    if (!entries) throw unexpected(source.accepted.list, place, node)
    if (!list.repeated) note(list, node, place)
    const excess = entries[maxEntries]
    if (excess !== undefined) {
      throw documentError('too_many_entries', `more than ${maxEntries} entries`, pathOf(place), placeOf(excess))
    }
    const isText = list.of.kind !== 'record'
    const models: unknown[] = []
    entries.forEach((entry, index) => {
      if (isText && source.isEmpty(list.of, entry)) return
      readEntry(list, entry, { outer: place, name: list.entry, index }, models)
    })
    return models
  }

  function readEntry(list: AnyList, entry: Node, place: DocumentPlace, models: unknown[]): void {
    if (unread?.faulty === undefined || list.of.kind !== 'record') {
      models.push(read(list.of, entry, place))
      return
    }
    try {
      models.push(read(list.of, entry, place))
    } catch (error) {
      if (!(error instanceof AuxologyError)) throw error
      unread.faulty.push(error)
    }
  }

  /** Notes what is left unread in a node. */
  function note(value: AnyRecord | AnyList, node: Node, place: DocumentPlace): void {
    if (unread === undefined) return
    const known = knownIn.get(value) ?? (value.kind === 'list' ? new Set([value.entry]) : knownNames(value, unread))
    knownIn.set(value, known)
    const parts = source.parts(value, node)
    if (parts.every(({ name, isAttribute }) => !isAttribute && known.has(name))) return
    noteUnread(unread, parts, { known, path: pathOf(place), text, ofPatient })
  }

  function placeOf(node: Node): TextPlace {
    return { text, offset: source.offset(node) }
  }

  /** A node of another kind than the schema expects here. Text is not shown: it may be a patient's name. */
  function unexpected(accepted: Accepted, place: DocumentPlace, node: Node): AuxologyError {
    const value = source.given(node)
    const shown = value !== undefined && typeof value !== 'string'
    return misshapen({ accepted, ...(shown ? { value } : { detail: 'unexpected content' }) }, place, node)
  }

  function misshapen(problem: string | InvalidPart, place: DocumentPlace, node: Node): AuxologyError {
    return documentError('unexpected_structure', problem, pathOf(place), placeOf(node))
  }
}

function isAlwaysPresent({ absence }: AnyField): boolean {
  return absence !== undefined && absence !== 'omitted'
}

/** A required text may be an empty text. */
function emptyMeansAbsent({ value, absence }: AnyField): boolean {
  return !(value.kind === 'text' && absence === 'refused')
}
