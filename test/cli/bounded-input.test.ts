import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { boundedFile } from '../../src/cli/bounded-input.js'

const reads = vi.hoisted(() => ({ most: 65_536, memory: 0 }))

// A pipe that gives so many bytes at a time.
vi.mock('../../src/cli/required-modules.js', async (original) => {
  const { fs, ...others } = await original<typeof import('../../src/cli/required-modules.js')>()
  const readSync = (file: number, piece: Uint8Array) => {
    reads.memory = Math.max(reads.memory, process.memoryUsage().arrayBuffers)
    return fs.readSync(file, piece, 0, Math.min(reads.most, piece.length), null)
  }
  return { ...others, fs: { ...fs, readSync } }
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
