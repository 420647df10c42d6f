import { inflateSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { deflateBeside } from '../../../src/render/node/node-pictures.js'
import { withScratchBytes } from '../../../src/render/raster/scratch-bytes.js'

const compressors = vi.hoisted(() => [] as { readonly destroyed: boolean }[])

vi.mock('node:zlib', async (original) => {
  const actual = await original<typeof import('node:zlib')>()
  const createDeflate = (options: object) => {
    const compressor = actual.createDeflate(options)
    compressors.push(compressor)
    return compressor
  }
  return { ...actual, createDeflate }
})

describe('scratch bytes', () => {
  it('are used again, and hold nothing of the picture before, even of one that failed', async () => {
    const used: Uint8Array[] = []
    const use = (fails: boolean) =>
      withScratchBytes(100, async (bytes) => {
        expect(bytes.every((byte) => byte === 0)).toBe(true)
        used.push(bytes.fill(7))
        if (fails) throw new Error('failed')
      })
    await use(false)
    await expect(use(true)).rejects.toThrow('failed')
    await use(false)
    expect(used[0]?.every((byte) => byte === 0)).toBe(true)
    expect(new Set(used).size).toBe(1)
  })

  it('are others for each of two pictures at a time, and as many as are needed', async () => {
    await withScratchBytes(100, async (one) => {
      await withScratchBytes(2 ** 21, async (other) => {
        expect(other).not.toBe(one)
        expect(other.length).toBe(2 ** 21)
      })
    })
    await withScratchBytes(100, async (bytes) => expect(bytes.length).toBe(2 ** 20))
  })
})

describe('pieces compressed beside the caller', () => {
  const noise = Uint8Array.from({ length: 300_000 }, (_, i) => (i * i) >> 5)

  it('are one stream, though each takes the place of the one before', async () => {
    function* pieces() {
      const room = new Uint8Array(70_000)
      for (let at = 0; at < noise.length; at += room.length) {
        const piece = noise.subarray(at, at + room.length)
        room.set(piece)
        yield room.subarray(0, piece.length)
      }
    }
    const [cut, whole] = [await deflateBeside(pieces()), await deflateBeside([noise])]
    expect(Buffer.compare(Buffer.concat(cut), Buffer.concat(whole))).toBe(0)
    expect(Buffer.compare(inflateSync(Buffer.concat(cut)), noise)).toBe(0)
  })

  it('fail where a piece does', async () => {
    function* failing() {
      yield noise
      throw new Error('no more rows')
    }
    await expect(deflateBeside(failing())).rejects.toThrow('no more rows')
    expect(compressors.at(-1)?.destroyed).toBe(true)
  })
})
