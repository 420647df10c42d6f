import { afterEach, expect, it, vi } from 'vitest'
import { writtenAtOnce } from '../../src/command/process-streams.js'

const content = 'Größe 117 cm'
const bytes = new TextEncoder().encode(content)

/** An output that takes a number of bytes at a time, and then fails. */
function outputOf(chunk: number, most: number, code: string) {
  const written: number[] = []
  const write = (rest: Uint8Array) => {
    if (written.length >= most) throw Object.assign(new Error(code), { code })
    const taken = rest.subarray(0, Math.min(chunk, most - written.length))
    written.push(...taken)
    return taken.length
  }
  return { written, write }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([1, 5, 100])('writes all, %i bytes at a time', (chunk) => {
  for (const given of [content, bytes]) {
    const { written, write } = outputOf(chunk, 100, 'EIO')
    expect(writtenAtOnce(given, write)).toHaveLength(0)
    expect(new Uint8Array(written)).toEqual(bytes)
  }
})

it('leaves what a full pipe does not take to the stream', () => {
  const { written, write } = outputOf(4, 9, 'EAGAIN')
  const rest = writtenAtOnce(content, write)
  expect(new Uint8Array([...written, ...rest])).toEqual(bytes)
  expect(rest).toHaveLength(bytes.length - 9)
})

it('says nothing of a reader that needs no more', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(writtenAtOnce(content, outputOf(4, 4, 'EPIPE').write)).toHaveLength(0)
  expect(said).not.toHaveBeenCalled()
})

it('ends with one line where nothing can be written', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ended = vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`ended with ${status}`)
  })
  expect(() => writtenAtOnce(content, outputOf(4, 4, 'ENOSPC').write)).toThrow('ended with 1')
  expect(said).toHaveBeenCalledExactlyOnceWith("auxology: can't write standard output (no space left, ENOSPC)\n")
  expect(ended).toHaveBeenCalledOnce()
})
