import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { blockBuilder, type RecordBlock, recordsOf } from '../../../src/command/batch/read/record-block.js'
import type { BlockOutcome } from '../../../src/command/batch/run/assess-block.js'
import { failureStream, runFilter, writeTo } from '../../../src/command/batch/run/run-filter.js'

async function* blocks(count: number): AsyncGenerator<RecordBlock> {
  const builder = blockBuilder()
  for (let line = 1; line <= count; line++) {
    const bytes = Buffer.from(`${line}`)
    builder.addRow({ bytes, start: 0, end: bytes.length, line, fault: undefined })
    if (builder.endRecord()) yield builder.take(line) as RecordBlock
  }
  const last = builder.take(count)
  if (last !== undefined) yield last
}

/** Every seventh record fails, and later ones are done sooner. */
const calculator = () => ({
  assess: async (block: RecordBlock): Promise<BlockOutcome> => {
    await new Promise((resolve) => setTimeout(resolve, 7 - (block.first % 7)))
    const numbers = [...recordsOf(block)].map(({ number }) => number)
    const failed = numbers.filter((number) => number % 7 === 0)
    return {
      records: numbers.length,
      failures: failed.length,
      incomplete: 0,
      patientErrors: 0,
      visits: 0,
      scoredVisits: 0,
      unscored: 0,
      lowHeights: 0,
      results: Buffer.from(numbers.flatMap((number) => (number % 7 === 0 ? [] : [`${number}\n`])).join('')),
      errors: Buffer.from(failed.map((number) => `failed ${number}\n`).join('')),
    }
  },
  inProgress: 4,
  close: async () => {},
})

describe('a filter', () => {
  it('keeps the order, and failures apart from results', async () => {
    const results: string[] = []
    const failures: string[] = []
    const state = await runFilter({
      blocks: blocks(1200),
      calculator: calculator(),
      writeResults: async (lines) => results.push(Buffer.from(lines).toString()) > 0,
      writeErrors: async (lines) => failures.push(Buffer.from(lines).toString()) > 0,
    })
    expect(state).toMatchObject({ records: 1200, failures: 171, incomplete: 0, isReaderGone: false })
    const numbers = Array.from({ length: 1200 }, (_, i) => i + 1)
    expect(results.join('')).toBe(numbers.flatMap((n) => (n % 7 === 0 ? [] : [`${n}\n`])).join(''))
    expect(failures.join('')).toBe(numbers.flatMap((n) => (n % 7 === 0 ? [`failed ${n}\n`] : [])).join(''))
  })

  it('says at the end what is left, and whether anybody read it', async () => {
    const ends = async (isRead: boolean) => {
      const written: string[] = []
      const end = await runFilter({
        blocks: blocks(3),
        calculator: calculator(),
        writeResults: async () => written.push('results') > 0,
        endResults: async () => written.push('end') > 0 && isRead,
        writeErrors: async () => true,
      })
      return [...written, end.isReaderGone]
    }
    expect(await ends(true)).toEqual(['results', 'end', false])
    expect(await ends(false)).toEqual(['results', 'end', true])
  })

  it('stops when its reader is gone', async () => {
    let read = 0
    async function* counted() {
      for await (const block of blocks(100_000)) {
        read = block.first
        yield block
      }
    }
    const run = { blocks: counted(), calculator: calculator(), writeErrors: async () => true }
    expect(await runFilter({ ...run, writeResults: async () => false })).toMatchObject({ isReaderGone: true })
    expect(read).toBeLessThan(1000)
  })
})

describe('a stream', () => {
  it('is waited for, so that unread output does not accumulate', async () => {
    const slow = new PassThrough({ highWaterMark: 4 })
    let isWritten = false
    const written = writeTo(slow, 'it', 'many more than four').then((taken) => {
      isWritten = taken
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isWritten).toBe(false)
    expect(slow.read()?.toString()).toBe('many more than four')
    await written
    expect(isWritten).toBe(true)
  })

  const failing = (code: string) => {
    const stream = new Writable({ write: (_, __, done) => done(Object.assign(new Error(code), { code })) })
    stream.on('error', () => {})
    return stream
  }

  it('that was closed by its reader is no error, any other failure is', async () => {
    expect(await writeTo(failing('EPIPE'), 'it', 'x')).toBe(false)
    await expect(writeTo(failing('ENOSPC'), 'standard output', 'x')).rejects.toThrow(
      "can't write standard output (no space left, ENOSPC)",
    )
  })
})

describe('failures of a filter', () => {
  it('replace a file only if that is asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'auxology-filter-'))
    const path = join(folder, 'failed.ndjson')
    const write = async (overwrite: boolean, ...lines: string[]) => {
      const stream = failureStream(path, overwrite)
      await stream.check()
      for (const line of lines) await stream.write(Buffer.from(line))
      await stream.end()
      return readFileSync(path, 'utf8')
    }
    expect(await write(false, 'a\n', 'b\n')).toBe('a\nb\n')
    await expect(write(false, 'c\n')).rejects.toThrow('failed.ndjson exists: --overwrite replaces it')
    expect(await write(true, 'd\n')).toBe('d\n')
    expect(await write(true)).toBe('')
    await expect(failureStream(folder, true).write(Buffer.from('x'))).rejects.toThrow("can't write")
    rmSync(folder, { recursive: true })
  })
})
