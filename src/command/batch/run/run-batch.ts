import { type OptionValues, UsageError } from '../../command.js'
import { inOrder } from '../../worker-pool.js'
import type { RecordBlock } from '../read/record-block.js'
import {
  type BatchBasis,
  type Checkpoint,
  type GrowingFile,
  growingFile,
  nothingWritten,
  readCheckpoint,
  recordedOptions,
  replaceFile,
  resumeFrom,
  writeCheckpoint,
} from '../write/checkpoint.js'
import type { Disk } from '../write/disk.js'
import { type BatchPaths, checkPaths, lockBatch } from '../write/output-files.js'
import type { BlockOutcome } from './assess-block.js'
import { type BatchState, emptyState, summed } from './batch-state.js'

const noFiles = { output: nothingWritten, errors: nothingWritten }

/** How a batch is run. */
export interface BatchRun {
  readonly paths: BatchPaths
  readonly disk: Disk
  /** SHA-256 of the input. */
  readonly input: string
  /** The records of the input, from the first. They are divided alike whenever the input is the same. */
  readonly blocks: AsyncIterable<RecordBlock>
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
  /** What is written beside the output of a complete batch. */
  readonly manifest: (end: Checkpoint) => Promise<string>
  /** Makes the output's own format of what was written, which is then not needed any more. */
  readonly convert?: ((part: string, whole: string) => Promise<void>) | undefined
  /** Called after every step, with the bytes of the input that were read for it. */
  readonly onProgress?: ((state: BatchState, read: number) => void) | undefined
}

/** What calculates records, a block at a time. */
export interface BatchCalculator {
  readonly assess: (block: RecordBlock) => Promise<BlockOutcome>
  /** How many calculations may be in progress. */
  readonly inProgress: number
  readonly close: () => Promise<void>
}

/**
 * Calculates every record of a file, in order, with bounded memory. Nothing that
 * exists is touched before the first record is read; the results are written beside
 * the output and get its name when they are complete. A checkpoint says what is on
 * disk for certain, so that a run that was killed, or lost its power, can be resumed
 * without loss or repetition.
 */
export async function runBatch(run: BatchRun): Promise<BatchState> {
  const { paths, disk } = run
  const blocks = await readFirst(run.blocks)
  try {
    await checkPaths(disk, paths)
    const unlock = await lockBatch(disk, paths.lock)
    try {
      const start = await startOf(run)
      const end = start.finished ? start : await writeBlocks(run, start, blocks)
      await nameFiles(run, end)
      return summed(emptyState, end)
    } finally {
      await unlock()
    }
  } finally {
    await blocks.return?.(undefined)
  }
}

/** The blocks, after the first has been read: an input that can't be read fails here. */
async function readFirst(all: AsyncIterable<RecordBlock>): Promise<AsyncGenerator<RecordBlock>> {
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
  const found = restart ? undefined : await readCheckpoint(disk, paths.checkpoint)
  // A run that stopped before its first results left nothing to be continued.
  const isEmpty = found !== undefined && found !== 'damaged' && found.records === 0
  const left = isEmpty && overwrite && !resume ? undefined : found
  const earlier = left === undefined || left === 'damaged' ? undefined : left.options['today']
  // One day for all records, even if the batch runs past midnight or is resumed on another day.
  const today = run.options['today'] ?? (resume ? earlier : undefined) ?? run.today
  const options = recordedOptions({ ...run.options, today })
  const basis: BatchBasis = { version: run.version, options, input: run.input }
  const start =
    left === undefined ? { ...basis, ...emptyState, ...noFiles, finished: false } : resumeFrom(left, basis, resume)
  if (start.finished) {
    await checkParts(disk, paths, start)
    return start
  }
  for (const path of [paths.output, paths.errors, paths.manifest]) {
    if (!overwrite && (await disk.entry(path)) !== undefined) {
      throw new UsageError(`${path} exists: --overwrite replaces it when the batch is complete`)
    }
  }
  for (const path of [paths.outputPart, paths.errorsPart]) {
    const entry = restart || found !== undefined ? undefined : await disk.entry(path)
    if (entry !== undefined && entry.bytes > 0) {
      throw new UsageError(`${path} exists, without the checkpoint of an interrupted run: --restart replaces it`)
    }
  }
  return start
}

/** What a finished run has not named yet must still be what it wrote. */
async function checkParts(disk: Disk, paths: BatchPaths, { output, errors }: Checkpoint): Promise<void> {
  for (const [path, written] of [
    [paths.outputPart, output],
    [paths.errorsPart, errors],
  ] as const) {
    if ((await disk.entry(path)) !== undefined) await (await growingFile(disk, path, written)).close()
  }
}

async function writeBlocks(run: BatchRun, start: Checkpoint, all: AsyncIterable<RecordBlock>): Promise<Checkpoint> {
  const { disk, paths } = run
  const output = await growingFile(disk, paths.outputPart, start.output)
  const errors = await growingFile(disk, paths.errorsPart, start.errors).catch(async (error: unknown) => {
    await output.close()
    throw error
  })
  const calculator = run.startCalculator({ ...run.options, today: start.options['today'] })
  try {
    let state = await saveCheckpoint(run, start, output, errors)
    const assess = async (block: RecordBlock) => ({ outcome: await calculator.assess(block), read: block.read })
    for await (const { outcome, read } of inOrder(blocksAfter(all, start.records), assess, calculator.inProgress)) {
      await output.append(outcome.results)
      await errors.append(outcome.errors)
      state = { ...state, ...summed(state, outcome) }
      if (run.isCheckpointDue()) state = await saveCheckpoint(run, state, output, errors)
      run.onProgress?.(state, read)
    }
    return await saveCheckpoint(run, { ...state, finished: true }, output, errors)
  } finally {
    await Promise.all([calculator.close(), output.close(), errors.close()])
  }
}

/** The blocks after the records that are completed, which end with a block. */
async function* blocksAfter(all: AsyncIterable<RecordBlock>, records: number): AsyncGenerator<RecordBlock> {
  for await (const block of all) if (block.first > records) yield block
}

/** Writes a checkpoint after what it vouches for. */
async function saveCheckpoint(
  { disk, paths }: BatchRun,
  state: Checkpoint,
  output: GrowingFile,
  errors: GrowingFile,
): Promise<Checkpoint> {
  const [written, failed] = await Promise.all([output.synced(), errors.synced()])
  const saved = { ...state, output: written, errors: failed }
  await writeCheckpoint(disk, paths.checkpoint, saved)
  return saved
}

/** Gives the complete files their names; an interruption leaves the checkpoint, and this is repeated. */
async function nameFiles({ disk, paths, manifest, convert }: BatchRun, end: Checkpoint): Promise<void> {
  await replaceFile(disk, paths.manifest, await manifest(end))
  if (convert !== undefined && (await disk.entry(paths.outputPart)) !== undefined) {
    const whole = `${paths.output}.new`
    await convert(paths.outputPart, whole)
    await disk.rename(whole, paths.output)
    await disk.syncFolder(paths.output)
    await disk.remove(paths.outputPart)
  }
  for (const [part, whole] of [
    [paths.errorsPart, paths.errors],
    [paths.outputPart, paths.output],
  ] as const) {
    if ((await disk.entry(part)) !== undefined) await disk.rename(part, whole)
    await disk.syncFolder(whole)
  }
  await disk.remove(paths.checkpoint)
}
