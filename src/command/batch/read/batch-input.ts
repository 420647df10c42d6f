import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileError, type OptionValues, UsageError } from '../../command.js'
import { PoolError, workerPool } from '../../worker-pool.js'
import { type Compression, decompressed } from './compression.js'
import { asUtf8, type Encoding } from './encoding.js'
import { type LinePlace, lineFinder, lineOf } from './input-lines.js'
import { damagedParquet } from './parquet-file.js'
import { type LineReader, patientGrouper, type TableListener } from './patient-grouper.js'
import { blockBuilder, type RecordBlock } from './record-block.js'
import { type TableForm, tableForm } from './table-form.js'

/** What a batch reads. */
export const inputFormats = ['ndjson', 'csv', 'tsv', 'parquet'] as const
export type InputFormat = (typeof inputFormats)[number]

/** Where a batch reads, and how. */
export interface BatchInput {
  /** Undefined for standard input. */
  readonly path: string | undefined
  readonly format: InputFormat
  readonly compression: Compression
  readonly encoding: Encoding | undefined
}

/** An input that is being read. */
export interface OpenInput {
  readonly blocks: AsyncGenerator<RecordBlock>
  /** The SHA-256 of what has been read so far, and its length. */
  readonly digest: () => InputDigest
}

/** SHA-256 of an input in hexadecimal digits, and its length in bytes. */
export interface InputDigest {
  readonly sha256: string
  readonly bytes: number
}

/** How much is read at a time, bytes. */
const chunkSize = 1_048_576

/** Opens an input, whose records are then read from the first. */
export function openInput(input: BatchInput, values: OptionValues, listener: TableListener): OpenInput {
  const { path, format, encoding } = input
  const hash = createHash('sha256')
  let bytes = 0
  const chunks = openBytes(input, (chunk) => {
    bytes += chunk.length
    // A file's is known before it is read.
    if (path === undefined) hash.update(chunk)
  })
  const utf8 = format === 'parquet' ? chunks : asUtf8(chunks, encoding)
  return {
    blocks: recordBlocks(format, { chunks: utf8, bytesRead: () => bytes }, values, listener),
    digest: () => ({ sha256: hash.digest('hex'), bytes }),
  }
}

/** The bytes of an input as they are encoded, decompressed; of a Parquet file those of the table. */
export function openBytes(
  { path, format, compression }: BatchInput,
  onChunk: (chunk: Uint8Array) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const name = path ?? 'standard input'
  if (format === 'parquet' && path !== undefined) return parquetAsCsv(path)
  return decompressed(read(), compression, name)

  async function* read(): AsyncGenerator<Uint8Array> {
    const stream: Readable = path === undefined ? process.stdin : createReadStream(path, { highWaterMark: chunkSize })
    try {
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        onChunk(chunk)
        yield chunk
      }
    } catch (error) {
      throw fileError('read', name, error)
    }
  }
}

/** The records of an input. */
export function recordBlocks(
  format: InputFormat,
  source: InputBytes,
  values: OptionValues,
  listener: TableListener,
): AsyncGenerator<RecordBlock> {
  if (format === 'ndjson') return documentBlocks(source)
  return tableBlocks(source, tableForm(valuesFor(format, values)), listener)
}

/** The options of a table: TSV is separated by tabs, unless they say otherwise. */
export function valuesFor(format: InputFormat, values: OptionValues): OptionValues {
  return format === 'tsv' ? { ...values, separator: values['separator'] ?? 'tab' } : values
}

/** SHA-256 of a file's content, and its length. */
export async function digestOf(path: string): Promise<InputDigest> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: chunkSize })) {
      hash.update(chunk)
      bytes += chunk.length
    }
  } catch (error) {
    throw fileError('read', path, error)
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** The input as it comes: bytes in UTF-8, and how many of the input's own have been read. */
interface InputBytes {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly bytesRead: () => number
}

/** The records of newline-delimited JSON: a patient document on each line. Blank lines are skipped. */
function documentBlocks(input: InputBytes): AsyncGenerator<RecordBlock> {
  const builder = blockBuilder()
  return blocksOf(input, (emit) => ({
    line: (line) => {
      if (line.fault === undefined && isBlank(line)) return
      builder.addRow(line)
      if (builder.endRecord()) emit(builder.take(input.bytesRead()))
    },
    end: () => emit(builder.take(input.bytesRead(), true)),
  }))
}

/** The blocks that a reader makes of the lines of an input. */
async function* blocksOf(
  { chunks }: InputBytes,
  reading: (emit: (block: RecordBlock | undefined) => void) => LineReader,
): AsyncGenerator<RecordBlock> {
  let ready: RecordBlock[] = []
  const { line, end } = reading((block) => {
    if (block !== undefined) ready.push(block)
  })
  const finder = lineFinder(line)
  /** What is complete comes out even if something after it can't be read. */
  function* made(read: () => void): Generator<RecordBlock> {
    try {
      read()
    } finally {
      yield* ready
      ready = []
    }
  }
  for await (const chunk of chunks) yield* made(() => finder.push(chunk))
  yield* made(() => {
    finder.end()
    end()
  })
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0b, 0x0c, 0x0d])

function isBlank({ bytes, start, end }: LinePlace): boolean {
  for (let at = start; at < end; at++) if (!blanks.has(bytes[at] as number)) return false
  return true
}

/**
 * The records of a table, which has a row for each measurement, with the patient's
 * fields in every row. Consecutive rows with the same `Id` are one patient; a row
 * without an `Id` is a separate patient. A row that can't be read fails the patient
 * it belongs to, and reading continues.
 *
 * @throws UsageError for a row of column names that can't be used, before any record,
 * and for an `Id` that is not in the encoding of the file: two children would become one
 */
function tableBlocks(input: InputBytes, form: TableForm, listener: TableListener): AsyncGenerator<RecordBlock> {
  return blocksOf(input, (emit) => {
    let grouper: LineReader | undefined
    return {
      line: (line) => {
        grouper ??= patientGrouper(lineOf(line).bytes, form, listener, (builder, isEnd) =>
          emit(builder.take(input.bytesRead(), isEnd)),
        )
        grouper.line(line)
      },
      end: () => grouper?.end(),
    }
  })
}

/** How long reading 8192 rows may take, milliseconds: they take less than a second. */
const longestRead = 60_000

/** What reads the file in a thread of its own, and for how long. */
interface ParquetThread {
  readonly script?: URL
  /** How long 8192 rows may take, milliseconds. */
  readonly longest?: number
}

/**
 * A Parquet file as a table of text: its column names, then its rows.
 *
 * @throws UsageError if it is no Parquet file, or damaged
 */
export async function* parquetAsCsv(
  path: string,
  { script = new URL('./parquet-worker.js', import.meta.url), longest = longestRead }: ParquetThread = {},
): AsyncGenerator<Uint8Array> {
  const reader = workerPool<undefined, Uint8Array | undefined>(script, 1, path, { longestTask: longest })
  try {
    for (let lines = await reader.run(undefined); lines !== undefined; lines = await reader.run(undefined)) yield lines
  } catch (error) {
    throw error instanceof PoolError ? readingError(path, error, longest) : error
  } finally {
    await reader.close()
  }
}

/** Why the thread stopped reading: it took too long, or it has a sentence of its own. */
function readingError(path: string, { fault, cause }: PoolError, longest: number): UsageError {
  if (fault === 'too-long') return damagedParquet(path, `a page was not read within ${longest / 1000} seconds`)
  return cause instanceof Error ? new UsageError(cause.message) : damagedParquet(path, String(cause))
}
