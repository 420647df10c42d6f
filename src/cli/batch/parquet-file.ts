import * as zlib from 'node:zlib'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SchemaElement } from 'hyparquet'
import { formatNumber } from '../../text/number.js'
import { fileError, UsageError } from '../command.js'
import { parquetPageHeaders, parquetReader } from '../parquet-packages.js'
import { checkParquetPages } from './parquet-pages.js'

/** How many rows are read at a time. */
const rowsPerRead = 8192

type Decompress = typeof gunzipSync

const zstd: Decompress = (zlib as { readonly zstdDecompressSync?: Decompress }).zstdDecompressSync ?? refuseZstd

/** How pages are compressed; Snappy the package has itself. */
const compressors = { GZIP: pageBy(gunzipSync), BROTLI: pageBy(brotliDecompressSync), ZSTD: pageBy(zstd) }

function refuseZstd(): never {
  throw new UsageError(`Zstandard needs Node.js 22.15, this is ${process.version}: write the Parquet file with snappy`)
}

/** Checks the length of each page: Zstandard in Node.js takes one that is cut off for complete. */
function pageBy(decompress: Decompress): (bytes: Uint8Array, length: number) => Uint8Array {
  return (bytes, length) => {
    // A page whose values are all missing has no bytes, and Node.js takes no limit of 0.
    const page = decompress(bytes, { maxOutputLength: Math.max(1, length) })
    if (page.length !== length) throw new Error('a page is not as long as stated')
    return page
  }
}

/** A Parquet file as a table of text: RFC 4180, separated by commas, in UTF-8. */
export interface ParquetTable {
  /** The next lines: the column names, then rows; undefined at the end. Dates are ISO dates, and what is null is an empty cell. */
  readonly next: () => Promise<Uint8Array | undefined>
}

/**
 * Opens a Parquet file whose index and pages agree on what they count.
 *
 * @throws UsageError if it is no Parquet file, or damaged; so does reading it
 */
export function openParquet(path: string): Promise<ParquetTable> {
  return orDamaged(path, async () => {
    const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } = await parquetReader()
    const file = await asyncBufferFromFile(path)
    const metadata = await parquetMetadataAsync(file)
    const slice = async (start: number, end: number) => file.slice(start, end)
    await checkParquetPages({ metadata, byteLength: file.byteLength, slice, headerOf: await parquetPageHeaders() })
    const columns = parquetSchema(metadata).children.map(({ element }) => element)
    const count = Number(metadata.num_rows)
    let rowStart = -1
    const read = async () => {
      if (rowStart < 0) {
        rowStart = 0
        return lineOf(columns.map(({ name }) => name))
      }
      if (rowStart >= count) return undefined
      const rowEnd = Math.min(count, rowStart + rowsPerRead)
      const rows = await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd })
      if (rows.length !== rowEnd - rowStart) throw new Error(`rows are missing after row ${rowStart + rows.length}`)
      const lines = rows.map((row, i) => lineOf(columns.map((column) => cellOf(row, column, rowStart + i + 1))))
      rowStart = rowEnd
      return Buffer.concat(lines)
    }
    return { next: () => orDamaged(path, read) }
  })
}

async function orDamaged<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UsageError) throw error
    // The system's errors have a number, those of Node.js about a damaged value don't.
    if (error instanceof Error && 'errno' in error && 'syscall' in error) throw fileError('read', path, error)
    throw damagedParquet(path, error instanceof Error ? error.message : String(error))
  }
}

/** The error for a file that is damaged, or no Parquet. */
export function damagedParquet(path: string, reason: string): UsageError {
  return new UsageError(`${path} is damaged, or not a Parquet file (${reason})`)
}

function lineOf(cells: readonly string[]): Buffer {
  return Buffer.from(
    `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`,
  )
}

/** @throws Error for a value that the file counts but doesn't have; one that was stored as missing is null */
function cellOf(row: Readonly<Record<string, unknown>>, column: SchemaElement, number: number): string {
  const value = row[column.name]
  if (value === undefined) throw new Error(`row ${number} has no value of ${column.name}`)
  return cellText(asStored(value, column))
}

/** Decimals come as an integer times a power of ten: 1382 × 0.1 is 138.20000000000002, and 138.2 was stored. */
function asStored(value: unknown, column: SchemaElement): unknown {
  const isDecimal = column.converted_type === 'DECIMAL' || column.logical_type?.type === 'DECIMAL'
  return isDecimal && typeof value === 'number' ? Number(value.toPrecision(15)) : value
}

const midnight = 'T00:00:00.000Z'

function cellText(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? formatNumber(value) : ''
  if (value instanceof Date) return value.toISOString().replace(midnight, '')
  if (typeof value === 'object') {
    return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
  }
  return String(value)
}
