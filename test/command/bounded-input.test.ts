import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { boundedFile, boundedInput } from '../../src/command/process-streams.js'

const reads = vi.hoisted(() => ({ most: 65_536, memory: 0 }))
/** Standard input: what it is, and what it gives, reading by reading; then its end, or an error. */
const input = vi.hoisted(() => ({ kind: 'FIFO', pieces: [] as string[], error: '' }))

// A pipe that gives a number of bytes at a time.
vi.mock('../../src/command/required-modules.js', async (original) => {
  const { fs, ...others } = await original<typeof import('../../src/command/required-modules.js')>()
  const readSync = (file: number, piece: Uint8Array) => {
    if (file === 0) {
      const given = input.pieces.shift()
      piece.set(Buffer.from(given ?? ''))
      if (given !== undefined) return given.length
      if (input.error !== '') throw Object.assign(new Error(), { code: input.error })
      return 0
    }
    reads.memory = Math.max(reads.memory, process.memoryUsage().arrayBuffers)
    return fs.readSync(file, piece, 0, Math.min(reads.most, piece.length), null)
  }
  const fstatSync = () => {
    if (input.kind === 'closed') throw Object.assign(new Error(), { code: 'EBADF' })
    const is = (kind: string) => () => input.kind === kind
    return { isFile: is('file'), isFIFO: is('FIFO'), isSocket: is('socket') }
  }
  return { ...others, fs: { ...fs, readSync, fstatSync } }
})

const folder = mkdtempSync(join(tmpdir(), 'auxology-'))
const path = join(folder, 'input')
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [65_536, 200_000],
  [65_536, 131_072],
  [40_000, 200_000],
  [1, 4_000],
])('reads pieces of %d bytes, and holds little more than these', (most, size) => {
  const bytes = Buffer.from(Array.from({ length: size }, (_, i) => i % 251))
  writeFileSync(path, bytes)
  const before = process.memoryUsage().arrayBuffers
  Object.assign(reads, { most, memory: 0 })
  expect(bytes.equals(boundedFile(path, size))).toBe(true)
  expect(reads.memory - before).toBeLessThan(5_000_000)
  expect(() => boundedFile(path, size - 1)).toThrow(`is larger than ${size - 1} bytes`)
})

describe('standard input', () => {
  const read = async (kind: string, pieces: readonly string[], error = '', most = 10) => {
    Object.assign(input, { kind, pieces: [...pieces], error })
    const stream = vi.fn(async function* () {
      yield Buffer.from('+rest')
    })
    const bytes = await boundedInput(stream, most)
    return { text: Buffer.from(bytes).toString(), streams: stream.mock.calls.length }
  }

  it.each(['file', 'FIFO', 'socket'])('that is a %s is read at once', async (kind) => {
    expect(await read(kind, ['ab', 'c'])).toEqual({ text: 'abc', streams: 0 })
  })

  it('of a terminal is read as a stream', async () => {
    expect(await read('terminal', [])).toEqual({ text: '+rest', streams: 1 })
  })

  it('that is closed is left to the stream', async () => {
    expect(await read('closed', [])).toEqual({ text: '+rest', streams: 1 })
  })

  it('that has nothing yet and does not wait is read on as a stream', async () => {
    expect(await read('FIFO', ['ab', 'c'], 'EAGAIN')).toEqual({ text: 'abc+rest', streams: 1 })
    expect(await read('FIFO', [], 'EAGAIN')).toEqual({ text: '+rest', streams: 1 })
  })

  it('ends on Windows with an error', async () => {
    expect(await read('FIFO', ['abc'], 'EOF')).toEqual({ text: 'abc', streams: 0 })
  })

  it('passes on any other error, and refuses what is too long', async () => {
    await expect(read('FIFO', ['abc'], 'EIO')).rejects.toMatchObject({ code: 'EIO' })
    await expect(read('file', ['abc', 'def'], '', 5)).rejects.toThrow('standard input is larger than 5 bytes')
    await expect(read('FIFO', ['abc'], 'EAGAIN', 7)).rejects.toThrow('standard input is larger than 7 bytes')
    await expect(read('terminal', [], '', 4)).rejects.toThrow('standard input is larger than 4 bytes')
  })
})
