import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressed, compressionOf, decompressed } from '../../../src/command/batch/read/compression.js'
import { manifestText } from '../../../src/command/batch/write/manifest.js'
import { all, chunks } from './batch-of.js'

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

  it('are known by their first bytes, whatever they are called', async () => {
    const bytes = gzipSync('Id,SizeCm\n1,80\n')
    for (const size of [1, 3, 100]) {
      expect(await textOf(decompressed(chunks(bytes, size), 'none', 'in.csv'))).toBe('Id,SizeCm\n1,80\n')
      expect(await textOf(decompressed(chunks('Id', size), 'none', 'in.csv'))).toBe('Id')
    }
    await expect(
      textOf(decompressed(chunks(Buffer.of(0x28, 0xb5, 0x2f, 0xfd, 0), 2), 'none', 'a.zst')),
    ).rejects.toThrow('a.zst is compressed by Zstandard: zstd -dc a.zst | auxology batch - --from FORMAT reads it')
  })
})

it('the manifest says by what a batch was made', async () => {
  const text = await manifestText({
    version: '1.0.0',
    options: { references: 'who', to: 'csv' },
    references: { references: 'who' },
    input: { file: 'in.csv', format: 'csv', sha256: 'abc', bytes: 12 },
    columns: { header: ['Id', 'Site'], columns: [undefined, undefined] },
    state: {
      records: 3,
      failures: 1,
      incomplete: 1,
      patientErrors: 0,
      visits: 7,
      scoredVisits: 5,
      unscored: 1,
      lowHeights: 0,
    },
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
    Visits: 7,
    VisitsWithScore: 5,
    ChildrenWithoutScore: 1,
    OutputBytes: 99,
    IdsInSeveralRecords: ['7'],
  })
})
