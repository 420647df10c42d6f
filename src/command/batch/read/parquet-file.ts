import * as zlib from 'node:zlib'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ColumnMetaData, CompressionCodec, FileMetaData, PageHeader, SchemaElement } from 'hyparquet'
import { formatNumber } from '../../../ground/text/number.js'
import { fileError, UsageError } from '../../command.js'
import { parquetPageHeaders, parquetReader } from '../../parquet-packages.js'

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
interface ParquetTable {
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

/** The pages of a Parquet file, as its index and their own headers describe them. */
interface ParquetPages {
  readonly metadata: FileMetaData
  readonly byteLength: number
  readonly slice: (start: number, end: number) => Promise<ArrayBuffer> | ArrayBuffer
  /** Reads the header at the reader's place, and moves it to the page. */
  readonly headerOf: (reader: { view: DataView; offset: number }) => PageHeader
}

/**
 * The most bytes that a compressed byte can become. Snappy copies 64 bytes by 3 (format_description.txt of
 * google/snappy), deflate 258 by two bits (RFC 1951, 3.2.5). Brotli and Zstandard have no such limit.
 */
const mostExpansion: { readonly [Codec in CompressionCodec]?: number } = { UNCOMPRESSED: 1, SNAPPY: 64 / 3, GZIP: 1032 }

/** The longest page by another codec, in bytes: 1 GiB, a limit of our own. Writers end a page at 1 to 100 MiB. */
const longestPage = 2 ** 30

/** The bytes before the pages, and behind the index: `PAR1`, and the index's length with `PAR1`. */
const headLength = 4
const tailLength = 8

/**
 * Checks that what a Parquet file counts is what it has: rows, values and bytes of every page. A reader that
 * trusts a damaged count loops without end, or leaves values out.
 *
 * @throws Error that says what is wrong
 */
export async function checkParquetPages(file: ParquetPages): Promise<void> {
  const { metadata } = file
  const end = file.byteLength - tailLength - metadata.metadata_length
  let rows = 0n
  for (const [at, group] of metadata.row_groups.entries()) {
    rows += group.num_rows
    for (const { meta_data: column } of group.columns) {
      if (column === undefined) throw new Error(`row group ${at + 1} has a column without an index`)
      const name = column.path_in_schema.join('.')
      const fault = await faultOfColumn(file, column, group.num_rows, end)
      if (fault !== undefined) throw new Error(`column ${name} of row group ${at + 1}: ${fault}`)
    }
  }
  if (rows !== metadata.num_rows) throw new Error(`it counts ${metadata.num_rows} rows, but has ${rows}`)
}

async function faultOfColumn(
  { metadata, slice, headerOf }: ParquetPages,
  column: ColumnMetaData,
  rows: bigint,
  end: number,
): Promise<string | undefined> {
  const { dictionary_page_offset: dictionary, data_page_offset: data, total_compressed_size: size } = column
  const start = Number(dictionary !== undefined && dictionary > 0n && dictionary < data ? dictionary : data)
  const length = Number(size)
  if (!(start >= headLength && length >= 0 && start + length <= end)) return 'its pages are not in the file'
  if (rows < 0n || column.num_values < rows) return `it counts ${column.num_values} values for ${rows} rows`
  const reader = { view: new DataView(await slice(start, start + length)), offset: 0 }
  let values = 0
  while (reader.offset < length) {
    const header = headerOf(reader)
    const { compressed_page_size: compressed, uncompressed_page_size: whole } = header
    const expansion = mostExpansion[column.codec]
    const fits = compressed >= 0 && compressed <= length - reader.offset
    if (!fits || !(whole >= 0 && whole <= (expansion ?? Infinity) * compressed))
      return 'a page is not as long as stated'
    if (expansion === undefined && whole > longestPage) return 'a page is longer than 1 GiB'
    const count = (header.data_page_header ?? header.data_page_header_v2 ?? header.dictionary_page_header)?.num_values
    if (header.type !== 'INDEX_PAGE' && !(count !== undefined && count >= 0)) return 'a page counts no values'
    if (header.type?.startsWith('DATA_PAGE')) values += count ?? 0
    reader.offset += compressed
  }
  if (BigInt(values) !== column.num_values) return `it counts ${column.num_values} values, but has ${values}`
  const isFlat = column.path_in_schema.length === 1 && !isRepeated(metadata, column)
  if (isFlat && column.num_values !== rows) return `it has ${values} values for ${rows} rows`
  return undefined
}

function isRepeated({ schema }: FileMetaData, { path_in_schema: [name] }: ColumnMetaData): boolean {
  return schema.some((element) => element.name === name && element.repetition_type === 'REPEATED')
}
