import { UsageError } from './command.js'

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
    if (length > most) throw new UsageError(`${name} is larger than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
