import type { BatchRecord } from './batch-record.js'

/** Ids of more than one record: rows of one child that don't stand together became several children. */
export interface RepeatedIds {
  readonly count: number
  /** The first of them. */
  readonly example: string | undefined
}

/** Of so many Ids it is known whether they come again; memory stays bounded. */
const mostIds = 1_000_000

/** The records as they are, and which Ids came again among those read so far. */
export function watchIds(records: AsyncIterable<BatchRecord>): {
  readonly records: AsyncGenerator<BatchRecord>
  readonly repeated: () => RepeatedIds
} {
  const seen = new Set<string>()
  const again = new Set<string>()
  return {
    records: watched(),
    repeated: () => ({ count: again.size, example: again.values().next().value }),
  }

  async function* watched(): AsyncGenerator<BatchRecord> {
    for await (const record of records) {
      const { id } = record
      if (id !== undefined) {
        if (seen.has(id)) again.add(id)
        else if (seen.size < mostIds) seen.add(id)
      }
      yield record
    }
  }
}

/** The warning about such Ids; undefined if there are none. */
export function repeatedIdsWarning({ count, example }: RepeatedIds): string | undefined {
  if (example === undefined) return undefined
  const ids = count === 1 ? `the Id ${example} is` : `${count} Ids, such as ${example}, are`
  return `${ids} in more than one record: rows of a child that don't stand together are separate patients`
}
