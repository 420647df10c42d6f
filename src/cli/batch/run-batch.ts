import { createReadStream, existsSync, realpathSync, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { calculationDefaults, growthSettings, todayIso } from '../../growth/growth-options.js'
import { fileError, type OptionValues, UsageError } from '../command.js'
import { inLists, inOrder, workerPool } from '../worker-pool.js'
import type { BatchOutcome, BatchRecord } from './batch-record.js'
import {
  type Checkpoint,
  openAt,
  readCheckpoint,
  removeCheckpoint,
  resumeFrom,
  writeCheckpoint,
  writeOutcomes,
} from './checkpoint.js'
import { csvRecords } from './csv-records.js'
import { ndjsonRecords, splitLines } from './ndjson-records.js'

/** The files of a batch. */
export interface BatchFiles {
  readonly input: string
  readonly format: 'ndjson' | 'csv'
  readonly output: string
  readonly errors: string
}

/** How a batch is run. */
export interface BatchRun {
  readonly files: BatchFiles
  readonly options: OptionValues
  /** Continue where an interrupted run stopped. */
  readonly resume: boolean
  /** Start over even if an interrupted run left files. */
  readonly restart: boolean
  readonly workers?: number | undefined
  /** Called after every step, with the share of the input that is read. */
  readonly onProgress?: ((state: BatchState & { readonly share: number }) => void) | undefined
}

/** How many records are completed, and how many of them failed. */
export interface BatchState {
  readonly records: number
  readonly failures: number
}

/** Records per task; there are twice as many tasks in progress as workers. */
const recordsPerTask = 64

const recordReaders = {
  ndjson: (bytes: AsyncIterable<Uint8Array>) => ndjsonRecords(splitLines(bytes)),
  csv: csvRecords,
} as const

/**
 * Calculates every record of a file, in order, with bounded memory. After
 * every step the output and the errors are on disk and a checkpoint records
 * their lengths, so that a killed run can be resumed without loss or repetition.
 */
export async function runBatch({
  files,
  options,
  resume,
  restart,
  workers,
  onProgress,
}: BatchRun): Promise<BatchState> {
  const checkpointPath = `${files.output}.progress`
  assertDifferent([files.input, files.output, files.errors, checkpointPath])
  const { size, mtimeMs } = await fileStats(files.input)
  const left = await readCheckpoint(checkpointPath)
  // One day for all records, even if the batch runs past midnight or is resumed on another day.
  const day =
    options['today'] ??
    (resume ? left?.options['today'] : undefined) ??
    todayIso(growthSettings(undefined, calculationDefaults))
  const runOptions = { ...options, today: day }
  const fresh: Checkpoint = {
    input: { bytes: size, modified: mtimeMs },
    options: runOptions,
    records: 0,
    failures: 0,
    outputBytes: 0,
    errorBytes: 0,
  }
  const start = left === undefined || restart ? fresh : resumeFrom(left, fresh, resume)
  const output = await openAt(files.output, start.outputBytes)
  const errors = await openAt(files.errors, start.errorBytes)
  const pool = workerPool<readonly BatchRecord[], readonly BatchOutcome[]>(
    new URL('./batch-worker.js', import.meta.url),
    workers ?? availableParallelism(),
    runOptions,
  )
  try {
    const stream = createReadStream(files.input)
    const pending = skip(recordReaders[files.format](stream), start.records)
    let state = start
    await writeCheckpoint(checkpointPath, state)
    for await (const outcomes of inOrder(inLists(pending, recordsPerTask), pool.run, 2 * pool.size)) {
      state = await writeOutcomes(outcomes, state, output, errors)
      await writeCheckpoint(checkpointPath, state)
      onProgress?.({ records: state.records, failures: state.failures, share: stream.bytesRead / Math.max(1, size) })
    }
    await removeCheckpoint(checkpointPath)
    return { records: state.records, failures: state.failures }
  } finally {
    await Promise.all([pool.close(), output.close(), errors.close()])
  }
}

/** An output over the input would destroy it. */
function assertDifferent(paths: readonly string[]): void {
  const real = paths.map((path) => (existsSync(path) ? realpathSync(path) : resolve(path)))
  const twice = real.findIndex((path, i) => real.indexOf(path) !== i)
  if (twice >= 0) throw new UsageError(`${paths[twice]}: input, output and errors must be different files`)
}

async function fileStats(path: string): Promise<Stats> {
  try {
    return await stat(path)
  } catch (error) {
    throw fileError('read', path, error)
  }
}

async function* skip(all: AsyncIterable<BatchRecord>, count: number): AsyncGenerator<BatchRecord> {
  for await (const record of all) if (record.number > count) yield record
}
