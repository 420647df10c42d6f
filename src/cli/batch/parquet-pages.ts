import type { ColumnMetaData, CompressionCodec, FileMetaData, PageHeader } from 'hyparquet'

/** The pages of a Parquet file, as its index and their own headers describe them. */
export interface ParquetPages {
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
