import { type InputFormat, recordBlocks } from '../../../src/command/batch/read/batch-input.js'
import { asUtf8, type Encoding } from '../../../src/command/batch/read/encoding.js'
import { blockAssessor } from '../../../src/command/batch/run/assess-block.js'
import { type BatchState, emptyState, summed } from '../../../src/command/batch/run/batch-state.js'
import { type IdWatcher, idWatcher } from '../../../src/command/batch/run/repeated-ids.js'
import type { OptionValues } from '../../../src/command/command.js'
import { growthOptions } from '../../../src/command/options.js'

/** Bytes as a stream of chunks, each of this many. */
export async function* chunks(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/** How a test's batch is read. */
export interface BatchOf {
  readonly from?: InputFormat
  readonly encoding?: Encoding
  /** Bytes per chunk. */
  readonly size?: number
}

/** What a batch writes, without threads and files. */
export interface WrittenBatch {
  readonly text: string
  /** The lines of `text`, if they are JSON. */
  readonly results: readonly Record<string, unknown>[]
  readonly errors: readonly Record<string, unknown>[]
  readonly state: BatchState
  readonly passed: readonly string[]
  readonly watcher: IdWatcher
}

/** A batch over a text. */
export async function batchOf(
  input: string | Uint8Array,
  values: OptionValues = {},
  { from = 'csv', encoding, size = 7 }: BatchOf = {},
): Promise<WrittenBatch> {
  const watcher = idWatcher()
  let passed: readonly string[] = []
  const listener = {
    onId: watcher.note,
    onColumns: ({ header, columns }: { header: readonly string[]; columns: readonly unknown[] }) => {
      passed = header.filter((_, i) => columns[i] === undefined)
    },
  }
  const source = { chunks: asUtf8(chunks(input, size), encoding), bytesRead: () => 0 }
  const options = { today: '2026-06-01', ...values }
  const blocks = await all(recordBlocks(from, source, options, listener))
  const outcomes = blocks.map(blockAssessor(options, await growthOptions(options)))
  const textOf = (part: 'results' | 'errors') => Buffer.concat(outcomes.map((each) => each[part])).toString()
  const text = textOf('results')
  return {
    text,
    results: text.startsWith('{') ? linesOfJson(text) : [],
    errors: linesOfJson(textOf('errors')),
    state: outcomes.reduce(summed, emptyState),
    passed,
    watcher,
  }
}

function linesOfJson(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}
