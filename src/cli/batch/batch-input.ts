import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileError, type OptionValues } from '../command.js'
import { type Compression, decompressed } from './compression.js'
import { asUtf8, type Encoding } from './encoding.js'
import { documentBlocks, type InputBytes, tableBlocks } from './input-blocks.js'
import { parquetAsCsv } from './parquet-input.js'
import type { TableListener } from './patient-grouper.js'
import type { RecordBlock } from './record-block.js'
import { tableForm } from './table-form.js'

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
