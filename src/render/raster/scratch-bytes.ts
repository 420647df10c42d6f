/** Rows that are painted and compressed at once: many enough to cross threads seldom. */
const usualLength = 2 ** 20

/** All 0 while nobody uses them. */
let spare: Uint8Array | undefined

/**
 * Does this with some bytes, which hold nothing of a picture before or afterwards. They are used again: pixels lie outside
 * of the garbage collector's heap, but new ones make it run.
 */
export async function withScratchBytes<Result>(
  leastLength: number,
  work: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result> {
  const bytes = spare !== undefined && spare.length >= leastLength ? spare : newBytes(leastLength)
  // Pictures that are drawn at the same time get bytes of their own.
  spare = undefined
  try {
    return await work(bytes)
  } finally {
    bytes.fill(0)
    if (bytes.length === usualLength) spare = bytes
  }
}

function newBytes(leastLength: number): Uint8Array {
  return new Uint8Array(Math.max(usualLength, leastLength))
}
