import * as zlib from 'node:zlib'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SchemaElement } from 'hyparquet'
import { formatNumber } from '../../text/number.js'
import { fileError, UsageError } from '../command.js'
import { parquetReader } from '../parquet-packages.js'

/** Rows are read so many at a time. */
const rowsPerRead = 8192

const zstd = (zlib as { readonly zstdDecompressSync?: (bytes: Uint8Array) => Uint8Array }).zstdDecompressSync

/** How pages are compressed; Snappy the package has itself. */
const compressors = {
  GZIP: (bytes: Uint8Array, length: number): Uint8Array => complete(gunzipSync(bytes), length),
  BROTLI: (bytes: Uint8Array, length: number): Uint8Array => complete(brotliDecompressSync(bytes), length),
  ZSTD: (bytes: Uint8Array, length: number): Uint8Array => {
    if (zstd === undefined) {
      throw new UsageError(
        `Zstandard needs Node.js 22.15, this is ${process.version}: write the Parquet file with snappy`,
      )
    }
    return complete(zstd(bytes), length)
  },
}

/** A page as long as it is said to be: Zstandard in Node.js takes what is cut off for complete. */
function complete(page: Uint8Array, length: number): Uint8Array {
  if (page.length !== length) throw new Error('a page is not as long as stated')
  return page
}

/**
 * A Parquet file as a table of text: RFC 4180, separated by commas, in UTF-8. Dates
 * become ISO dates and what is null an empty cell.
 */
export async function* parquetAsCsv(path: string): AsyncGenerator<Uint8Array> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } = await parquetReader()
  try {
    const file = await asyncBufferFromFile(path)
    const metadata = await parquetMetadataAsync(file)
    const columns = parquetSchema(metadata).children.map(({ element }) => element)
    yield lineOf(columns.map(({ name }) => name))
    const count = Number(metadata.num_rows)
    for (let rowStart = 0; rowStart < count; rowStart += rowsPerRead) {
      const rowEnd = Math.min(count, rowStart + rowsPerRead)
      const rows = await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd })
      yield Buffer.concat(
        rows.map((row) => lineOf(columns.map((column) => cellText(asStored(row[column.name], column))))),
      )
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (error instanceof Error && 'code' in error) throw fileError('read', path, error)
    throw new UsageError(
      `${path} is not a Parquet file that can be read (${error instanceof Error ? error.message : error})`,
    )
  }
}

function lineOf(cells: readonly string[]): Buffer {
  return Buffer.from(
    `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`,
  )
}

/** Decimals come as an integer times a power of ten: 1382 × 0.1 is 138.20000000000002, and 138.2 was stored. */
function asStored(value: unknown, column: SchemaElement): unknown {
  const isDecimal = column.converted_type === 'DECIMAL' || column.logical_type?.type === 'DECIMAL'
  return isDecimal && typeof value === 'number' ? Number(value.toPrecision(15)) : value
}

const midnight = 'T00:00:00.000Z'

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? formatNumber(value) : ''
  if (value instanceof Date) return value.toISOString().replace(midnight, '')
  if (typeof value === 'object') {
    return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
  }
  return String(value)
}
