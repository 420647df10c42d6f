import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as zlib from 'node:zlib'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { parquetWriteBuffer, parquetWriteFile } from 'hyparquet-writer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parquetAsCsv } from '../../../src/command/batch/read/batch-input.js'
import { checkParquetPages, openParquet } from '../../../src/command/batch/read/parquet-file.js'
import { parquetSink, writeParquet } from '../../../src/command/batch/write/parquet-output.js'
import { resultWriter } from '../../../src/command/batch/write/result-writer.js'
import { UsageError } from '../../../src/command/command.js'
import { batchOf } from './batch-of.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auxology-parquet-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What the batch's thread reads of a file. */
async function csvOf(path: string): Promise<string> {
  const { next } = await openParquet(path)
  const parts: Uint8Array[] = []
  for (let lines = await next(); lines !== undefined; lines = await next()) parts.push(lines)
  return Buffer.concat(parts).toString()
}

describe('a Parquet file', () => {
  it('is read as a table: dates, numbers, texts and nothing', async () => {
    const path = join(folder, 'in.parquet')
    parquetWriteFile({
      filename: path,
      columnData: [
        { name: 'Id', data: ['a', 'b, "c"'] },
        { name: 'DateOfBirth', data: [new Date('2014-06-04'), new Date('2015-06-04')] },
        { name: 'Gender', data: ['m', 'f'] },
        { name: 'SizeCm', data: [80.5, null] },
        { name: 'Visit', data: [1n, 2n] },
      ],
    })
    const text = await csvOf(path)
    expect(text).toBe('Id,DateOfBirth,Gender,SizeCm,Visit\na,2014-06-04,m,80.5,1\n"b, ""c""",2015-06-04,f,,2\n')
    expect((await batchOf(text)).state).toMatchObject({ records: 2, failures: 0, incomplete: 0 })
  })

  it('is read with its decimals as stored', async () => {
    const path = join(folder, 'in.parquet')
    parquetWriteFile({
      filename: path,
      schema: [
        { name: 'root', num_children: 1 },
        {
          name: 'SizeCm',
          type: 'INT32',
          converted_type: 'DECIMAL',
          precision: 4,
          scale: 1,
          repetition_type: 'REQUIRED',
        },
      ],
      columnData: [{ name: 'SizeCm', data: [138.2, 81.9] }],
    })
    expect(await csvOf(path)).toBe('SizeCm\n138.2\n81.9\n')
  })

  it.each(['GZIP', 'BROTLI'] as const)('is read with pages by %s, and refused if one is cut off', async (codec) => {
    const path = join(folder, 'in.parquet')
    const write = (compress: (bytes: Uint8Array) => Uint8Array) =>
      parquetWriteFile({
        filename: path,
        codec,
        compressors: { [codec]: compress },
        columnData: [{ name: 'Id', data: Array.from({ length: 500 }, (_, i) => `child ${i}`) }],
      })
    const compress = codec === 'GZIP' ? gzipSync : brotliCompressSync
    write(compress)
    expect((await csvOf(path)).split('\n')).toHaveLength(502)
    write((bytes) => compress(bytes.subarray(0, bytes.length / 2)))
    await expect(csvOf(path)).rejects.toThrow('a page is not as long as stated')
  })

  const { zstdCompressSync } = zlib as { readonly zstdCompressSync?: typeof gzipSync }
  const compressors = {
    GZIP: gzipSync,
    BROTLI: brotliCompressSync,
    ...(zstdCompressSync && { ZSTD: zstdCompressSync }),
  }
  it.each(['UNCOMPRESSED', 'SNAPPY', ...(Object.keys(compressors) as (keyof typeof compressors)[])] as const)(
    'is read with one value in all rows, and with none, by %s',
    async (codec) => {
      const path = join(folder, 'in.parquet')
      const rows = 200_000
      parquetWriteFile({
        filename: path,
        codec,
        compressors,
        rowGroupSize: rows,
        pageSize: 8 * rows,
        columnData: [
          { name: 'SizeCm', type: 'DOUBLE', data: new Array(rows).fill(0), encoding: 'PLAIN' },
          { name: 'HeadCm', type: 'DOUBLE', data: new Array(rows).fill(null), nullable: true },
        ],
      })
      expect(await csvOf(path)).toBe(`SizeCm,HeadCm\n${'0,\n'.repeat(rows)}`)
    },
  )

  it.each([
    ['UNCOMPRESSED', 3, 3],
    ['SNAPPY', 3, 64],
    ['GZIP', 3, 3096],
    ['BROTLI', 3, 2 ** 30],
    ['ZSTD', 3, 2 ** 30],
  ] as const)('by %s makes of %i bytes a page of %i bytes, and no longer one', async (codec, compressed, most) => {
    const [count, start] = [1n, 4n]
    const meta_data = { codec, path_in_schema: ['Id'], num_values: count, data_page_offset: start }
    const columns = [{ meta_data: { ...meta_data, total_compressed_size: BigInt(compressed) } }]
    const check = (whole: number) =>
      checkParquetPages({
        metadata: { num_rows: count, row_groups: [{ num_rows: count, columns }], schema: [], metadata_length: 0 },
        byteLength: 100,
        slice: () => new ArrayBuffer(compressed),
        headerOf: () => ({
          type: 'DATA_PAGE',
          compressed_page_size: compressed,
          uncompressed_page_size: whole,
          data_page_header: { num_values: 1 },
        }),
      } as unknown as Parameters<typeof checkParquetPages>[0])
    await check(most)
    const isCertain = codec !== 'BROTLI' && codec !== 'ZSTD'
    const fault = isCertain ? 'a page is not as long as stated' : 'a page is longer than 1 GiB'
    await expect(check(most + 1)).rejects.toThrow(`column Id of row group 1: ${fault}`)
  })

  it('of another kind is an error', async () => {
    const path = join(folder, 'in.parquet')
    writeFileSync(path, 'Id,SizeCm\n')
    await expect(csvOf(path)).rejects.toThrow(/in\.parquet is damaged, or not a Parquet file/)
    await expect(csvOf(join(folder, 'missing'))).rejects.toThrow(/can't read .*missing \(no such file/)
  })

  it('of results has what the table has, with types', async () => {
    const options = { to: 'parquet', columns: 'Record,Id,Date,SizeSds,Severity,Incomplete', today: '2026-06-01' }
    const table = 'Id,DateOfBirth,Gender,Date,SizeCm\n=a,2014-06-04,m,2024-06-04,138.2\nb,2014-06-04,m,2024-06-04,x\n'
    const part = join(folder, 'part')
    writeFileSync(part, (await batchOf(table, options)).text)
    const path = join(folder, 'out.parquet')
    await writeParquet(part, path, resultWriter(options, [], {}).columns, 'auxology')
    const nothing = { Date: null, SizeSds: null, Severity: null }
    expect(await parquetReadObjects({ file: await asyncBufferFromFile(path) })).toEqual([
      { Record: 1, Id: '=a', Date: new Date('2024-06-04'), SizeSds: -0.53, Severity: null, Incomplete: null },
      { Record: 2, Id: 'b', ...nothing, Incomplete: true },
    ])
    expect(readFileSync(path).subarray(0, 4).toString()).toBe('PAR1')
  })

  it('of results goes into a pipe as into a file, however its table comes', async () => {
    const options = { to: 'parquet', columns: 'Record,Id,Site', today: '2026-06-01' }
    const rows = Array.from({ length: 70_000 }, (_, i) => `${i + 1}\tc${i}\t${i % 3 === 0 ? '"a ""b"""' : 'ö'}\n`)
    const table = join(folder, 'table')
    writeFileSync(table, rows.join(''))
    const path = join(folder, 'out.parquet')
    const { columns } = resultWriter(options, ['Site'], {})
    await writeParquet(table, path, columns, 'auxology')
    const piped: Uint8Array[] = []
    const sink = await parquetSink(columns, 'auxology', async (bytes) => piped.push(bytes) > 0)
    const bytes = readFileSync(table)
    for (let at = 0; at < bytes.length; at += 100_003)
      expect(await sink.write(bytes.subarray(at, at + 100_003))).toBe(true)
    expect(await sink.end()).toBe(true)
    // A row group as soon as it is complete, and the rest.
    expect(piped).toHaveLength(2)
    expect(Buffer.concat(piped).equals(readFileSync(path))).toBe(true)
    const read = await parquetReadObjects({ file: await asyncBufferFromFile(path), rowStart: 69_999 })
    expect(read).toEqual([{ Record: 70_000, Id: 'c69999', Site: 'a "b"' }])
  })

  it('of results ends when its reader is gone', async () => {
    const { columns } = resultWriter({ to: 'parquet', columns: 'Record' }, [], {})
    const sink = await parquetSink(columns, 'auxology', async () => false)
    expect(await sink.write(Buffer.from('1\n'.repeat(65_536)))).toBe(false)
  })
})

describe('a damaged Parquet file', () => {
  const rows = 24
  const table = (codec: 'SNAPPY' | 'UNCOMPRESSED') =>
    Buffer.from(
      parquetWriteBuffer({
        codec,
        columnData: [
          { name: 'Id', data: Array.from({ length: rows }, (_, i) => `c${i >> 2}`) },
          { name: 'Date', data: Array.from({ length: rows }, (_, i) => new Date(1e12 + i * 864e5)) },
          { name: 'SizeCm', data: Array.from({ length: rows }, (_, i) => (i % 5 === 0 ? null : 80 + i)) },
        ],
      }),
    )

  const readWith = async (bytes: Buffer) => {
    const path = join(folder, 'damaged.parquet')
    writeFileSync(path, bytes)
    return csvOf(path)
  }

  it.each(['SNAPPY', 'UNCOMPRESSED'] as const)(
    'by %s is an error, or still has every row, whichever byte is another',
    async (codec) => {
      const whole = table(codec)
      let refused = 0
      for (let at = 0; at < whole.length; at++) {
        for (const byte of [0x80, 255 - (whole[at] as number)]) {
          const bytes = Buffer.from(whole)
          bytes[at] = byte
          const read = await readWith(bytes).catch((error: Error) => error)
          if (read instanceof Error) {
            refused++
            expect(read, `${at} ${byte}: ${read.stack}`).toBeInstanceOf(UsageError)
            expect(read.message).toMatch(/damaged\.parquet is damaged, or not a Parquet file \(/)
          } else expect(read.match(/\n/g), `${at} ${byte}`).toHaveLength(rows + 1)
        }
      }
      expect(refused).toBeGreaterThan(whole.length)
    },
  )

  it('is an error where its reader loops: the thread is stopped', async () => {
    const script = join(folder, 'loop.cjs')
    writeFileSync(script, "require('node:worker_threads').parentPort.postMessage({ isReady: true }); for (;;);")
    const lines = parquetAsCsv('in.parquet', { script: pathToFileURL(script), longest: 200 })
    await expect(lines.next()).rejects.toThrow(
      'in.parquet is damaged, or not a Parquet file (a page was not read within 0.2 seconds)',
    )
  })

  it('is an error where it was cut off, or bytes came between', async () => {
    const whole = table('SNAPPY')
    for (let at = 0; at < whole.length; at += 7) {
      await expect(readWith(whole.subarray(0, at)), `${at}`).rejects.toThrow(UsageError)
      const longer = Buffer.concat([whole.subarray(0, at), Buffer.alloc(3), whole.subarray(at)])
      const read = await readWith(longer).catch((error: Error) => error)
      if (typeof read === 'string') expect(read.match(/\n/g), `${at}`).toHaveLength(rows + 1)
      else expect(read).toBeInstanceOf(UsageError)
    }
  })
})
