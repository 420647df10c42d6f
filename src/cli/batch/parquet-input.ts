import { UsageError } from '../command.js'
import { PoolError, workerPool } from '../worker-pool.js'
import { damagedParquet } from './parquet-file.js'

/** How long reading 8192 rows may take, milliseconds: they take less than a second. */
const longestRead = 60_000

/** What reads the file in a thread of its own, and for how long. */
interface ParquetThread {
  readonly script?: URL
  /** How long 8192 rows may take, milliseconds. */
  readonly longest?: number
}

/**
 * A Parquet file as a table of text: its column names, then its rows.
 *
 * @throws UsageError if it is no Parquet file, or damaged
 */
export async function* parquetAsCsv(
  path: string,
  { script = new URL('./parquet-worker.js', import.meta.url), longest = longestRead }: ParquetThread = {},
): AsyncGenerator<Uint8Array> {
  const reader = workerPool<undefined, Uint8Array | undefined>(script, 1, path, { longestTask: longest })
  try {
    for (let lines = await reader.run(undefined); lines !== undefined; lines = await reader.run(undefined)) yield lines
  } catch (error) {
    throw error instanceof PoolError ? readingError(path, error, longest) : error
  } finally {
    await reader.close()
  }
}

/** Why the thread stopped reading: it took too long, or it has a sentence of its own. */
function readingError(path: string, { fault, cause }: PoolError, longest: number): UsageError {
  if (fault === 'too-long') return damagedParquet(path, `a page was not read within ${longest / 1000} seconds`)
  return cause instanceof Error ? new UsageError(cause.message) : damagedParquet(path, String(cause))
}
