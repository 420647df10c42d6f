import { UsageError } from './command.js'
import { fs } from './required-modules.js'

/**
 * All bytes of a stream, which is left as soon as it has more than are read: nobody
 * should wait for 900 MB to hear that they are too many.
 *
 * @param name of the input, for the error
 * @throws UsageError for a longer stream
 */
export async function boundedBytes(stream: AsyncIterable<Uint8Array>, name: string, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > most) throw tooLarge(name, most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** How much of a file is read at once, bytes. */
const pieceSize = 65_536

/**
 * The same for a file, at once: the command has nothing else to do meanwhile, and
 * starts quicker without the parts of Node.js that make a stream of it.
 *
 * @throws UsageError for a longer file, and what the system says of one that can't be read
 */
export function boundedFile(path: string, most: number): Uint8Array {
  const file = fs.openSync(path, 'r')
  try {
    const pieces: Uint8Array[] = []
    let piece = Buffer.allocUnsafe(pieceSize)
    for (let length = 0; ; ) {
      const read = fs.readSync(file, piece)
      if (read === 0) return Buffer.concat(pieces, length)
      length += read
      if (length > most) throw tooLarge(path, most)
      // A pipe may give a byte at a time, and each would keep a whole piece.
      if (read < pieceSize) pieces.push(Buffer.from(piece.subarray(0, read)))
      else {
        pieces.push(piece)
        piece = Buffer.allocUnsafe(pieceSize)
      }
    }
  } finally {
    fs.closeSync(file)
  }
}

function tooLarge(name: string, most: number): UsageError {
  return new UsageError(`${name} is larger than ${most} bytes`)
}
