/** Texts put together as bytes in UTF-8: they don't pile up in memory until there are enough of them. */
export interface TextBytes {
  readonly add: (text: string) => void
  /** The bytes since the last time, in memory of their own. */
  readonly take: () => Uint8Array<ArrayBuffer>
}

const firstLength = 65_536
/** The most bytes that a code unit of a text takes. */
const longestUnit = 3

export function textBytes(): TextBytes {
  let bytes = Buffer.allocUnsafeSlow(firstLength)
  let length = 0
  return {
    add: (text) => {
      const needed = length + text.length * longestUnit
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(2 * needed)
        bytes.copy(larger, 0, 0, length)
        bytes = larger
      }
      length += bytes.write(text, length)
    },
    take: () => {
      const taken = new Uint8Array(length)
      taken.set(bytes.subarray(0, length))
      length = 0
      return taken
    },
  }
}
