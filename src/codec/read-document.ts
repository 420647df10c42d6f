import type { Accepted } from '../model/errors.js'
import { documentError, type InvalidPart } from './document-error.js'
import type { Limits } from './limits.js'
import { invalidScalar } from './scalar.js'
import type { AnyField, AnyList, AnyRecord, AnyValue, ScalarValue } from './schema.js'

/** A tree read from XML or JSON, as far as {@link documentReader} must know it. */
export interface DocumentSource<Node> {
  /** The nodes that give a record's field: one, none, or, against the rules, several. */
  readonly fieldNodes: (record: Node, field: AnyField) => readonly Node[]
  /** The entries of a list; undefined if the node can't be a list. */
  readonly entries: (list: AnyList, node: Node) => readonly Node[] | undefined
  readonly isRecord: (record: AnyRecord, node: Node) => boolean
  readonly isScalar: (node: Node) => boolean
  /** What the node says; undefined if that is no value of this kind. */
  readonly scalar: (value: ScalarValue, node: Node) => string | number | boolean | undefined
  /** What the node holds, for an error; undefined if there is nothing to show. */
  readonly given: (node: Node) => unknown
  /** Whether the node is there but says nothing: empty, nil, null. */
  readonly isEmpty: (value: AnyValue, node: Node) => boolean
  /** What each kind of node looks like. */
  readonly accepted: { readonly record: string; readonly list: string; readonly scalar: string }
  readonly offset: (node: Node) => number
}

/**
 * The reader that turns nodes of a tree into what a schema says they are.
 *
 * It takes what the schema knows and leaves the rest unread. It guesses
 * nothing: a node of the wrong shape, a value that can't be read, a field
 * given twice are errors.
 */
export function documentReader<Node>(source: DocumentSource<Node>, text: string, { maxEntries }: Limits) {
  return read

  function read(value: AnyValue, node: Node, path: string): unknown {
    if (value.kind === 'record') return readRecord(value, node, path)
    if (value.kind === 'list') return readList(value, node, path)
    if (!source.isScalar(node)) throw unexpected(source.accepted.scalar, path, node)
    const found = source.scalar(value, node)
    if (found === undefined) {
      throw documentError('invalid_value', invalidScalar(value, source.given(node)), path, placeOf(node))
    }
    return found
  }

  function readRecord(record: AnyRecord, node: Node, path: string): unknown {
    if (!source.isRecord(record, node)) throw unexpected(source.accepted.record, path, node)
    const model: Record<string, unknown> = {}
    for (const field of record.fields) {
      const found = readField(field, node, path)
      if (found !== undefined || isAlwaysThere(field)) model[field.key] = found
    }
    return model
  }

  function readField(field: AnyField, record: Node, recordPath: string): unknown {
    const { name, value } = field
    const path = value.kind === 'list' && value.repeated ? recordPath : `${recordPath}/${name}`
    const [node, second] = source.fieldNodes(record, field)
    if (second !== undefined) throw misshapen('given twice', path, second)
    const given = node !== undefined && !(emptyMeansNothing(field) && source.isEmpty(value, node))
    if (!given && field.absence === 'refused') throw misshapen('missing', path, node ?? record)
    if (value.kind !== 'list') return given ? read(value, node, path) : undefined
    const entries = given ? readList(value, node, path) : []
    return entries.length > 0 || isAlwaysThere(field) ? entries : undefined
  }

  function readList(list: AnyList, node: Node, path: string): unknown[] {
    const entries = source.entries(list, node)
    if (!entries) throw unexpected(source.accepted.list, path, node)
    const excess = entries[maxEntries]
    if (excess !== undefined) {
      throw documentError('too_many_entries', `more than ${maxEntries} entries`, path, placeOf(excess))
    }
    const isText = list.of.kind !== 'record'
    return entries.flatMap((entry, index) =>
      isText && source.isEmpty(list.of, entry) ? [] : [read(list.of, entry, `${path}/${list.entry}[${index + 1}]`)],
    )
  }

  function placeOf(node: Node) {
    return { text, offset: source.offset(node) }
  }

  /** A node of another kind than the schema has in its place. Its text may be a name: better not shown. */
  function unexpected(accepted: Accepted, path: string, node: Node) {
    const value = source.given(node)
    const shown = value !== undefined && typeof value !== 'string'
    return misshapen({ accepted, ...(shown ? { value } : { detail: 'unexpected content' }) }, path, node)
  }

  function misshapen(problem: string | InvalidPart, path: string, node: Node) {
    return documentError('unexpected_structure', problem, path, placeOf(node))
  }
}

function isAlwaysThere({ absence }: AnyField): boolean {
  return absence !== undefined && absence !== 'omitted'
}

/** Text that a record can't do without may still be an empty text. */
function emptyMeansNothing({ value, absence }: AnyField): boolean {
  return !(value.kind === 'text' && absence === 'refused')
}
