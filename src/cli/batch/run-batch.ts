import { createReadStream, existsSync, realpathSync } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { calculationDefaults } from '../../growth/growth-defaults.js'
import { growthSettings, todayIso } from '../../growth/growth-options.js'
import type { OptionValues } from '../command.js'
import { fileError, UsageError } from '../usage-error.js'
import { workerPool } from '../worker-pool.js'
import type { BatchOutcome, BatchRecord } from './batch-record.js'
import { type Checkpoint, readCheckpoint, removeCheckpoint, writeCheckpoint } from './checkpoint.js'
import { csvRecords } from './csv-records.js'
import { inLists, inOrder } from './in-order.js'
import { splitLines } from './line-splitter.js'
import { ndjsonRecords } from './ndjson-records.js'

/** What a batch works on. */
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
  /** Start over although an interrupted run left its files. */
  readonly restart: boolean
  readonly workers?: number | undefined
  /** Called after every step with the share of the input read. */
  readonly onProgress?: ((state: BatchState & { readonly share: number }) => void) | undefined
}

/** How many records are done, and how many of them failed. */
export interface BatchState {
  readonly records: number
  readonly failures: number
}

/** Records that a worker gets at a time; twice the number of workers are under way at once. */
const recordsPerTask = 64

const records = {
  ndjson: (bytes: AsyncIterable<Uint8Array>) => ndjsonRecords(splitLines(bytes)),
  csv: csvRecords,
} as const

/**
 * Calculates every record of a file, in order, with bounded memory. After
 * every step the output and the errors are on disk and a checkpoint says how
 * far they reach, so that a killed run can be resumed without loss or repetition.
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
  const { size, mtimeMs } = await readable(files.input)
  const left = await readCheckpoint(checkpointPath)
  // One day for all records, even if the batch runs past midnight or is resumed on another day.
  const day =
    options['today'] ??
    (resume ? left?.options['today'] : undefined) ??
    todayIso(growthSettings(undefined, calculationDefaults))
  const settled = { ...options, today: day }
  const fresh: Checkpoint = {
    input: { bytes: size, modified: mtimeMs },
    options: settled,
    records: 0,
    failures: 0,
    outputBytes: 0,
    errorBytes: 0,
  }
  const start = left === undefined || restart ? fresh : resumed(left, fresh, resume)
  const output = await openAt(files.output, start.outputBytes)
  const errors = await openAt(files.errors, start.errorBytes)
  const pool = workerPool<readonly BatchRecord[], readonly BatchOutcome[]>(
    new URL('./batch-worker.js', import.meta.url),
    workers ?? availableParallelism(),
    settled,
  )
  try {
    const stream = createReadStream(files.input)
    const pending = skipped(records[files.format](stream), start.records)
    let state = start
    await writeCheckpoint(checkpointPath, state)
    for await (const outcomes of inOrder(inLists(pending, recordsPerTask), pool.run, 2 * pool.size)) {
      state = await written(outcomes, state, output, errors)
      await writeCheckpoint(checkpointPath, state)
      onProgress?.({ records: state.records, failures: state.failures, share: stream.bytesRead / Math.max(1, size) })
    }
    await removeCheckpoint(checkpointPath)
    return { records: state.records, failures: state.failures }
  } finally {
    await Promise.all([pool.close(), output.close(), errors.close()])
  }
}

/** Overwriting what is still to be read would lose it. */
function assertDifferent(paths: readonly string[]): void {
  const real = paths.map((path) => (existsSync(path) ? realpathSync(path) : resolve(path)))
  const twice = real.findIndex((path, i) => real.indexOf(path) !== i)
  if (twice >= 0) throw new UsageError(`${paths[twice]}: input, output and errors must be different files`)
}

async function readable(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    throw fileError('read', path, error)
  }
}

function resumed(left: Checkpoint, fresh: Checkpoint, resume: boolean): Checkpoint {
  if (!resume) {
    throw new UsageError(
      `an earlier run stopped after ${left.records} records: --resume continues it, --restart starts over`,
    )
  }
  const same = (part: 'input' | 'options') => JSON.stringify(left[part]) === JSON.stringify(fresh[part])
  if (!same('input')) throw new UsageError('the input has changed since the interrupted run: --restart starts over')
  if (!same('options'))
    throw new UsageError('the options differ from those of the interrupted run: --restart starts over')
  return left
}

/** A file for writing, cut to what is certain. */
async function openAt(path: string, bytes: number): Promise<FileHandle> {
  try {
    const file = await open(path, bytes === 0 ? 'w' : 'r+')
    await file.truncate(bytes)
    return file
  } catch (error) {
    throw fileError('write', path, error)
  }
}

async function* skipped(all: AsyncIterable<BatchRecord>, count: number): AsyncGenerator<BatchRecord> {
  for await (const record of all) if (record.number > count) yield record
}

/** Writes the outcomes of some records; both files are on disk before the checkpoint says so. */
async function written(
  outcomes: readonly BatchOutcome[],
  state: Checkpoint,
  output: FileHandle,
  errors: FileHandle,
): Promise<Checkpoint> {
  const results = outcomes.flatMap((outcome) => ('result' in outcome ? [`${outcome.result}\n`] : []))
  const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [`${outcome.failure}\n`] : []))
  return {
    ...state,
    records: state.records + outcomes.length,
    failures: state.failures + failures.length,
    outputBytes: state.outputBytes + (await appended(output, results.join(''), state.outputBytes)),
    errorBytes: state.errorBytes + (await appended(errors, failures.join(''), state.errorBytes)),
  }
}

async function appended(file: FileHandle, text: string, position: number): Promise<number> {
  if (text === '') return 0
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten
  }
  await file.datasync()
  return bytes.length
}
