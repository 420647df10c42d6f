import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { parquetWriteFile } from 'hyparquet-writer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressed, compressionOf, decompressed } from '../../../src/cli/batch/compression.js'
import { manifestText } from '../../../src/cli/batch/manifest.js'
import { parquetAsCsv } from '../../../src/cli/batch/parquet-input.js'
import { parquetSink, writeParquet } from '../../../src/cli/batch/parquet-output.js'
import { resultWriter } from '../../../src/cli/batch/result-writer.js'
import { all, batchOf, chunks } from './batch-of.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auxology-files-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const textOf = async (bytes: AsyncIterable<Uint8Array>) => Buffer.concat(await all(bytes)).toString()

describe('compressed files', () => {
  it.each([
    ['a.csv.gz', 'gzip', 'a.csv'],
    ['a.ndjson.GZ', 'gzip', 'a.ndjson'],
    ['a.csv.zst', 'zstd', 'a.csv'],
    ['a.csv', 'none', 'a.csv'],
  ] as const)('%s is %s', (path, compression, name) => {
    expect(compressionOf(path)).toEqual({ compression, name })
  })

  it('are read however they are cut, of one part or of several', async () => {
    const bytes = Buffer.concat([gzipSync('Id,Size'), gzipSync('Cm\n1,80\n')])
    expect(await textOf(decompressed(chunks(bytes, 3), 'gzip', 'x'))).toBe('Id,SizeCm\n1,80\n')
    expect(gunzipSync(compressed(Buffer.from('x'), { compression: 'gzip' })).toString()).toBe('x')
    expect(compressed(Buffer.alloc(0), { compression: 'gzip' })).toHaveLength(0)
  })

  it.each([
    ['cut off', gzipSync('Id,SizeCm\n1,80\n').subarray(0, 15)],
    ['not compressed', Buffer.from('Id,SizeCm\n1,80\n')],
  ])('that are %s are an error', async (_, bytes) => {
    await expect(textOf(decompressed(chunks(bytes, 5), 'gzip', 'in.gz'))).rejects.toThrow(
      /^in\.gz is damaged, or not compressed by gzip/,
    )
  })

  it('pass on what the stream fails with', async () => {
    async function* failing() {
      yield gzipSync('Id').subarray(0, 5)
      throw new Error('the disk is gone')
    }
    await expect(textOf(decompressed(failing(), 'gzip', 'in.gz'))).rejects.toThrow('the disk is gone')
  })

  describe('by Zstandard', () => {
    const options = { compression: 'zstd' }
    const frame = (text: string) => compressed(Buffer.from(text), options)

    it('are read however they are cut, of one frame or of several', async () => {
      const bytes = Buffer.concat([frame('Id,Size'), frame('Cm\n1,80\n')])
      expect(await textOf(decompressed(chunks(bytes, 3), 'zstd', 'x'))).toBe('Id,SizeCm\n1,80\n')
      expect(compressed(Buffer.alloc(0), options)).toHaveLength(0)
    })

    it('are read as they come, and let go when nobody reads on', async () => {
      const megabyte = frame('x'.repeat(1_048_576))
      let given = 0
      async function* endless() {
        for (;;) {
          given++
          yield megabyte
        }
      }
      const read = decompressed(endless(), 'zstd', 'x')
      expect((await read.next()).value?.length).toBeGreaterThan(0)
      await read.return(undefined)
      const atEnd = given
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(given).toBeLessThanOrEqual(atEnd + 1)
    })

    it.each([
      ['cut off', (whole: Uint8Array) => whole.subarray(0, whole.length - 6)],
      ['cut off in their second frame', (whole: Uint8Array) => Buffer.concat([whole, whole.subarray(0, 10)])],
      ['damaged', (whole: Uint8Array) => whole.map((byte, at) => (at === whole.length - 1 ? byte ^ 1 : byte))],
      ['not compressed', () => Buffer.from('Id,SizeCm\n1,80\n')],
    ])('that are %s are an error', async (_, spoilt) => {
      const bytes = spoilt(frame('Id,SizeCm\n1,80\n'))
      await expect(textOf(decompressed(chunks(bytes, 5), 'zstd', 'in.zst'))).rejects.toThrow(
        /^in\.zst is damaged, or not compressed by Zstandard \(.+\)$/s,
      )
    })

    it('pass on what the stream fails with', async () => {
      async function* failing() {
        yield frame('Id').subarray(0, 5)
        throw new Error('the disk is gone')
      }
      await expect(textOf(decompressed(failing(), 'zstd', 'in.zst'))).rejects.toThrow('the disk is gone')
    })

    it('need the program', async () => {
      const path = process.env['PATH']
      process.env['PATH'] = folder
      try {
        await expect(textOf(decompressed(chunks(Buffer.from('x'), 1), 'zstd', 'x'))).rejects.toThrow(
          /needs the program/,
        )
        expect(() => frame('x')).toThrow(/needs the program zstd, which is not installed/)
      } finally {
        process.env['PATH'] = path
      }
    })
  })
})

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
    const text = await textOf(parquetAsCsv(path))
    expect(text).toBe('Id,DateOfBirth,Gender,SizeCm,Visit\na,2014-06-04,m,80.5,1\n"b, ""c""",2015-06-04,f,,2\n')
    expect((await batchOf(text)).state).toEqual({ records: 2, failures: 0, incomplete: 0 })
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
    expect(await textOf(parquetAsCsv(path))).toBe('SizeCm\n138.2\n81.9\n')
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
    expect((await textOf(parquetAsCsv(path))).split('\n')).toHaveLength(502)
    write((bytes) => compress(bytes.subarray(0, bytes.length / 2)))
    await expect(all(parquetAsCsv(path))).rejects.toThrow('a page is not as long as stated')
  })

  it('that is none is an error', async () => {
    const path = join(folder, 'in.parquet')
    writeFileSync(path, 'Id,SizeCm\n')
    await expect(all(parquetAsCsv(path))).rejects.toThrow(/in\.parquet is not a Parquet file that can be read/)
    await expect(all(parquetAsCsv(join(folder, 'missing')))).rejects.toThrow(/can't read .*missing \(no such file/)
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

  it('of results ends when nobody reads it any more', async () => {
    const { columns } = resultWriter({ to: 'parquet', columns: 'Record' }, [], {})
    const sink = await parquetSink(columns, 'auxology', async () => false)
    expect(await sink.write(Buffer.from('1\n'.repeat(65_536)))).toBe(false)
  })
})

it('the manifest says by what a batch was made', async () => {
  const text = await manifestText({
    version: '1.0.0',
    options: { references: 'who', to: 'csv' },
    references: { references: 'who' },
    input: { file: 'in.csv', format: 'csv', sha256: 'abc', bytes: 12 },
    columns: { header: ['Id', 'Site'], columns: [undefined, undefined] },
    state: { records: 3, failures: 1, incomplete: 1 },
    outputBytes: 99,
    repeated: { ids: ['7'], isComplete: true },
  })
  expect(JSON.parse(text)).toEqual({
    Version: '1.0.0',
    References: 'who@2026',
    Checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
    Options: { references: 'who', to: 'csv' },
    Input: { File: 'in.csv', Format: 'csv', Bytes: 12, Sha256: 'abc' },
    Columns: { Id: null, Site: null },
    Records: 3,
    Failed: 1,
    Incomplete: 1,
    OutputBytes: 99,
    IdsInSeveralRecords: ['7'],
  })
})
