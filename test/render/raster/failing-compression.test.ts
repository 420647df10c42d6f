import { Transform } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { deflateBeside } from '../../../src/render/node/node-pictures.js'

/** A compressor that fails at its third piece, later than it was written. */
vi.mock('node:zlib', async (original) => ({
  ...(await original<typeof import('node:zlib')>()),
  createDeflate: () => {
    let pieces = 0
    return new Transform({
      transform: (piece, _encoding, done) => {
        pieces++
        setImmediate(() => (pieces === 3 ? done(new Error('no more memory')) : done(null, piece)))
      },
    })
  },
}))

it('asks for no further piece of a picture that can no longer be compressed', async () => {
  let made = 0
  function* pieces() {
    for (; made < 10; made++) yield new Uint8Array(1000)
  }
  await expect(deflateBeside(pieces())).rejects.toThrow('no more memory')
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(made).toBeLessThan(4)
})
