import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { calculationDefaults, growthSettings, todayIso } from '../../growth/growth-options.js'
import { fileError, type OptionValues } from '../command.js'
import { workerPool } from '../worker-pool.js'
import type { BatchOutcome, BatchRecord } from './batch-record.js'
import { csvRecords } from './csv-records.js'
import { systemDisk } from './disk.js'
import { asUtf8, type Encoding } from './encoding.js'
import { type InputLine, splitLines } from './input-lines.js'
import { ndjsonRecords } from './ndjson-records.js'
import type { BatchPaths } from './output-files.js'
import { type RepeatedIds, watchIds } from './repeated-ids.js'
import { type BatchCalculator, type BatchState, runBatch } from './run-batch.js'

/** A batch over a file. */
export interface BatchOfFile {
  readonly paths: BatchPaths
  readonly format: 'ndjson' | 'csv'
  readonly encoding: Encoding | undefined
  readonly options: OptionValues
  readonly version: string
  readonly resume: boolean
  readonly restart: boolean
  readonly overwrite: boolean
  readonly workers: number | undefined
  /** Called after every step, with the share of the input that is read. */
  readonly onProgress: (state: BatchState & { readonly share: number }) => void
}

/** A checkpoint costs several writes that wait for the disk: one in this time, milliseconds. */
const betweenCheckpoints = 250

const recordReaders: { readonly [format in BatchOfFile['format']]: typeof csvRecords } = {
  ndjson: ndjsonRecords,
  csv: csvRecords,
}

/** Calculates every patient in a file, on all cores. */
export async function runBatchOfFile({
  format,
  encoding,
  workers,
  onProgress,
  ...batch
}: BatchOfFile): Promise<BatchState & { readonly repeated: RepeatedIds }> {
  const path = batch.paths.input
  const { hash, bytes } = await hashOf(path)
  const stream = createReadStream(path)
  const lines: AsyncIterable<InputLine> = splitLines(asUtf8(stream, encoding))
  const { records, repeated } = watchIds(recordReaders[format](lines))
  let saved = performance.now()
  const state = await runBatch({
    ...batch,
    disk: systemDisk,
    input: `${hash} ${encoding ?? ''}`.trim(),
    records,
    startCalculator: (options) => startWorkers(options, workers ?? availableParallelism()),
    today: todayIso(growthSettings(undefined, calculationDefaults)),
    isCheckpointDue: () => {
      if (performance.now() - saved < betweenCheckpoints) return false
      saved = performance.now()
      return true
    },
    onProgress: (state) => onProgress({ ...state, share: stream.bytesRead / Math.max(1, bytes) }),
  })
  return { ...state, repeated: repeated() }
}

/** SHA-256 of a file's content, and its length. */
async function hashOf(path: string): Promise<{ readonly hash: string; readonly bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk)
      bytes += chunk.length
    }
  } catch (error) {
    throw fileError('read', path, error)
  }
  return { hash: hash.digest('hex'), bytes }
}

function startWorkers(options: OptionValues, count: number): BatchCalculator {
  const pool = workerPool<readonly BatchRecord[], readonly BatchOutcome[]>(
    new URL('./batch-worker.js', import.meta.url),
    count,
    options,
  )
  return { assess: pool.run, inProgress: 2 * pool.size, close: pool.close }
}
