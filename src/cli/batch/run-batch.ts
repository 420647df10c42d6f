import { type OptionValues, UsageError } from '../command.js'
import { inLists, inOrder } from '../in-order.js'
import type { BatchOutcome, BatchRecord } from './batch-record.js'
import {
  type BatchBasis,
  type Checkpoint,
  nothingWritten,
  readCheckpoint,
  resumeFrom,
  returnTo,
  writeCheckpoint,
  writtenAfter,
} from './checkpoint.js'
import type { Disk, DiskFile } from './disk.js'
import { type BatchPaths, checkPaths, lockBatch } from './output-files.js'

/** How a batch is run. */
export interface BatchRun {
  readonly paths: BatchPaths
  readonly disk: Disk
  /** SHA-256 of the input. */
  readonly input: string
  /** The records of the input, from the first. */
  readonly records: AsyncIterable<BatchRecord>
  /** Starts what calculates the records, with the options of the run. */
  readonly startCalculator: (options: OptionValues) => BatchCalculator
  readonly options: OptionValues
  /** The day that counts as today, if the options don't say. */
  readonly today: string
  readonly version: string
  /** Continue where an interrupted run stopped. */
  readonly resume: boolean
  /** Start over even if an interrupted run left files. */
  readonly restart: boolean
  /** Replace files that a completed run left. */
  readonly overwrite: boolean
  /** Whether it is time for another checkpoint. */
  readonly isCheckpointDue: () => boolean
  /** Called after every step. */
  readonly onProgress?: ((state: BatchState) => void) | undefined
}

/** What calculates records, some at a time. */
export interface BatchCalculator {
  readonly assess: (records: readonly BatchRecord[]) => Promise<readonly BatchOutcome[]>
  /** How many calculations may be in progress. */
  readonly inProgress: number
  readonly close: () => Promise<void>
}

/** How many records are completed, and how many of them failed. */
export interface BatchState {
  readonly records: number
  readonly failures: number
}

/** Records per task. */
const recordsPerTask = 64

/**
 * Calculates every record of a file, in order, with bounded memory. Nothing that
 * exists is touched before the first record is read; the results are written beside
 * the output and get its name when they are complete. A checkpoint says what is on
 * disk for certain, so that a run that was killed, or lost its power, can be resumed
 * without loss or repetition.
 */
export async function runBatch(run: BatchRun): Promise<BatchState> {
  const { paths, disk } = run
  const records = await readFirst(run.records)
  try {
    await checkPaths(disk, paths)
    const unlock = await lockBatch(disk, paths.lock)
    try {
      const start = await startOf(run)
      const end = start.finished ? start : await writeRecords(run, start, records)
      await nameFiles(disk, paths)
      return { records: end.records, failures: end.failures }
    } finally {
      await unlock()
    }
  } finally {
    await records.return?.(undefined)
  }
}

/** The records, after the first has been read: an input that can't be read fails here. */
async function readFirst(all: AsyncIterable<BatchRecord>): Promise<AsyncGenerator<BatchRecord>> {
  const source = all[Symbol.asyncIterator]()
  const first = await source.next()
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await source.next()) yield next.value
    } finally {
      await source.return?.()
    }
  })()
}

/** Where the run starts: at the checkpoint of an interrupted one, or at the first record. */
async function startOf({ disk, paths, resume, restart, overwrite, ...run }: BatchRun): Promise<Checkpoint> {
  const left = restart ? undefined : await readCheckpoint(disk, paths.checkpoint)
  const earlier = left === undefined || left === 'damaged' ? undefined : left.options['today']
  // One day for all records, even if the batch runs past midnight or is resumed on another day.
  const today = run.options['today'] ?? (resume ? earlier : undefined) ?? run.today
  const basis: BatchBasis = { version: run.version, options: { ...run.options, today }, input: run.input }
  const start =
    left === undefined
      ? { ...basis, records: 0, failures: 0, output: nothingWritten, errors: nothingWritten, finished: false }
      : resumeFrom(left, basis, resume)
  if (start.finished) return start
  for (const path of [paths.output, paths.errors]) {
    if (!overwrite && (await disk.entry(path)) !== undefined) {
      throw new UsageError(`${path} exists: --overwrite replaces it when the batch is complete`)
    }
  }
  for (const path of [paths.outputPart, paths.errorsPart]) {
    const entry = restart || left !== undefined ? undefined : await disk.entry(path)
    if (entry !== undefined && entry.bytes > 0) {
      throw new UsageError(`${path} exists, without the checkpoint of an interrupted run: --restart replaces it`)
    }
  }
  return start
}

async function writeRecords(
  run: BatchRun,
  start: Checkpoint,
  records: AsyncIterable<BatchRecord>,
): Promise<Checkpoint> {
  const { disk, paths } = run
  const output = await disk.open(paths.outputPart)
  const errors = await disk.open(paths.errorsPart)
  const calculator = run.startCalculator(start.options)
  try {
    await returnTo(output, start.output, paths.outputPart)
    await returnTo(errors, start.errors, paths.errorsPart)
    await saveCheckpoint(run, start, output, errors)
    let state = start
    const lists = inLists(recordsAfter(records, start.records), recordsPerTask)
    for await (const outcomes of inOrder(lists, calculator.assess, calculator.inProgress)) {
      state = await writeOutcomes(outcomes, state, output, errors)
      if (run.isCheckpointDue()) await saveCheckpoint(run, state, output, errors)
      run.onProgress?.(state)
    }
    const end = { ...state, finished: true }
    await saveCheckpoint(run, end, output, errors)
    return end
  } finally {
    await Promise.all([calculator.close(), output.close(), errors.close()])
  }
}

async function* recordsAfter(all: AsyncIterable<BatchRecord>, count: number): AsyncGenerator<BatchRecord> {
  for await (const record of all) if (record.number > count) yield record
}

async function writeOutcomes(
  outcomes: readonly BatchOutcome[],
  state: Checkpoint,
  output: DiskFile,
  errors: DiskFile,
): Promise<Checkpoint> {
  const results = outcomes.flatMap((outcome) => ('result' in outcome ? [`${outcome.result}\n`] : []))
  const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [`${outcome.failure}\n`] : []))
  return {
    ...state,
    records: state.records + outcomes.length,
    failures: state.failures + failures.length,
    output: await writtenAfter(output, state.output, results.join('')),
    errors: await writtenAfter(errors, state.errors, failures.join('')),
  }
}

/** Writes a checkpoint after what it vouches for. */
async function saveCheckpoint(
  { disk, paths }: BatchRun,
  state: Checkpoint,
  output: DiskFile,
  errors: DiskFile,
): Promise<void> {
  await Promise.all([output.sync(), errors.sync()])
  await writeCheckpoint(disk, paths.checkpoint, state)
}

/** Gives the complete files their names; an interruption leaves the checkpoint, and this is repeated. */
async function nameFiles(disk: Disk, paths: BatchPaths): Promise<void> {
  for (const [part, whole] of [
    [paths.errorsPart, paths.errors],
    [paths.outputPart, paths.output],
  ] as const) {
    if ((await disk.entry(part)) !== undefined) await disk.rename(part, whole)
    await disk.syncFolder(whole)
  }
  await disk.remove(paths.checkpoint)
}
