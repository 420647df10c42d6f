import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { calculationDefaults, growthSettings, todayIso } from '../../../clinical/growth/growth-options.js'
import { type OptionValues, UsageError } from '../../command.js'
import { resultFormat } from '../../options.js'
import { parquetWriter } from '../../parquet-packages.js'
import { outputStream } from '../../process-streams.js'
import { workerPool } from '../../worker-pool.js'
import { type BatchInput, digestOf, type InputDigest, type OpenInput, openInput } from '../read/batch-input.js'
import { passedColumns, type TableColumns } from '../read/input-columns.js'
import { memoryOf, type RecordBlock } from '../read/record-block.js'
import { systemDisk } from '../write/disk.js'
import { manifestText } from '../write/manifest.js'
import { batchPaths } from '../write/output-files.js'
import { type ParquetSink, parquetSink, writeParquet } from '../write/parquet-output.js'
import { resultWriter, type TableColumn } from '../write/result-writer.js'
import type { BlockOutcome } from './assess-block.js'
import type { BatchState } from './batch-state.js'
import { idWatcher, type RepeatedIds } from './repeated-ids.js'
import { type BatchCalculator, runBatch } from './run-batch.js'
import { type FilterRun, failureStream, runFilter, writeTo } from './run-filter.js'

/** A batch, whatever it writes to. */
export interface BatchRequest {
  readonly input: BatchInput
  /** Where failures go; without it, beside the output, or to standard error. */
  readonly errors: string | undefined
  /** What the results depend on. */
  readonly options: OptionValues
  readonly overwrite: boolean
  readonly workers: number | undefined
  readonly version: string
  /** Called once the columns of a table are known. */
  readonly onColumns: (columns: TableColumns) => void
  /** Called after every step, with the share of the input that is completed, if its length is known. */
  readonly onProgress: (state: BatchState, share: number | undefined) => void
}

/** A batch into a file. */
export interface BatchIntoFile extends BatchRequest {
  readonly output: string
  readonly resume: boolean
  readonly restart: boolean
}

/** What a batch came to. */
export type BatchEnd = BatchState & { readonly repeated: RepeatedIds; readonly isReaderGone?: boolean }

/** A checkpoint costs several writes that wait for the disk: one in this time, milliseconds. */
const betweenCheckpoints = 250

/** Calculates every patient of an input into a file, on all cores. */
export async function runBatchIntoFile(batch: BatchIntoFile): Promise<BatchEnd> {
  const { input, output, options, onProgress } = batch
  if (input.path === undefined && batch.resume) {
    throw new UsageError("standard input can't be read a second time: --restart starts over")
  }
  // Before hours of work, not after.
  if (options['to'] === 'parquet') await parquetWriter()
  const known: InputDigest | undefined = input.path === undefined ? undefined : await digestOf(input.path)
  const { source, watcher, columns } = readInput(batch)
  let saved = performance.now()
  const state = await runBatch({
    ...batch,
    paths: batchPaths(input.path, output, batch.errors),
    disk: systemDisk,
    input: known?.sha256 ?? '',
    blocks: source.blocks,
    startCalculator: (options) => startWorkers(options, batch, known?.bytes),
    today: today(options),
    isCheckpointDue: () => {
      if (performance.now() - saved < betweenCheckpoints) return false
      saved = performance.now()
      return true
    },
    manifest: (end) =>
      manifestText({
        version: batch.version,
        options: end.options,
        references: options,
        input: { ...(known ?? source.digest()), file: input.path ?? '-', format: input.format },
        columns: columns(),
        state: end,
        outputBytes: end.output.bytes,
        repeated: watcher.repeated(),
      }),
    convert:
      options['to'] === 'parquet'
        ? (part, whole) => writeParquet(part, whole, columnsWritten(options, columns()), madeBy(batch))
        : undefined,
    onProgress: (state, read) => onProgress(state, known && read > 0 ? read / known.bytes : undefined),
  })
  return { ...state, repeated: watcher.repeated() }
}

/** Calculates every patient of an input into standard output, on all cores. */
export async function runBatchAsFilter(batch: BatchRequest): Promise<BatchEnd> {
  const { input, errors, options } = batch
  if (options['to'] === 'parquet') await parquetWriter()
  const bytes = input.path === undefined ? undefined : await lengthOf(input.path)
  const { source, watcher, columns } = readInput(batch)
  const toOutput = (results: Uint8Array) => writeTo(outputStream(), 'standard output', results)
  const failures = failureStream(errors, batch.overwrite)
  await failures.check()
  const state = await runFilter({
    blocks: source.blocks,
    calculator: startWorkers({ ...options, today: options['today'] ?? today(options) }, batch, bytes),
    ...(options['to'] === 'parquet'
      ? inParquet(() => parquetSink(columnsWritten(options, columns()), madeBy(batch), toOutput))
      : { writeResults: toOutput }),
    writeErrors: failures.write,
    onProgress: (state, read) => batch.onProgress(state, bytes !== undefined && read > 0 ? read / bytes : undefined),
  })
  await failures.end()
  return { ...state, repeated: watcher.repeated() }
}

/** Results into a sink that is made for the first of them: then the columns of the input are known. */
function inParquet(open: () => Promise<ParquetSink>): Pick<FilterRun, 'writeResults' | 'endResults'> {
  let opened: Promise<ParquetSink> | undefined
  const sink = (): Promise<ParquetSink> => {
    opened ??= open()
    return opened
  }
  return {
    writeResults: async (results) => (await sink()).write(results),
    endResults: async () => (await sink()).end(),
  }
}

function columnsWritten(options: OptionValues, table: TableColumns | undefined): readonly TableColumn[] {
  return resultWriter(options, table && passedColumns(table), resultFormat(options)).columns
}

function madeBy({ version }: BatchRequest): string {
  return `auxology ${version}`
}

interface ReadInput {
  readonly source: OpenInput
  readonly watcher: ReturnType<typeof idWatcher>
  readonly columns: () => TableColumns | undefined
}

function readInput({ input, options, onColumns }: BatchRequest): ReadInput {
  const watcher = idWatcher()
  let columns: TableColumns | undefined
  const source = openInput(input, options, {
    onId: watcher.note,
    onColumns: (found) => {
      columns = found
      onColumns(found)
    },
  })
  return { source, watcher, columns: () => columns }
}

/** The day on which the batch begins, for all its records. */
function today({ 'time-zone': timeZone }: OptionValues): string {
  return todayIso(growthSettings(typeof timeZone === 'string' ? { timeZone } : undefined, calculationDefaults))
}

/** The length of a file; undefined where it isn't known, as of a device. */
async function lengthOf(path: string): Promise<number | undefined> {
  try {
    const { size } = await stat(path)
    return size > 0 ? size : undefined
  } catch {
    // Opening it says why.
    return undefined
  }
}

/** Blocks on their way to a worker and from it: it goes on while a checkpoint waits for the disk. */
const blocksPerWorker = 8

/** Compiling its code takes a worker up to a second of processor time: each needs at least this many bytes of input, a quarter of a second's work. */
const bytesPerWorker = 1_048_576

function startWorkers(
  options: OptionValues,
  { workers, input }: BatchRequest,
  bytes: number | undefined,
): BatchCalculator {
  const useful = bytes === undefined ? Number.POSITIVE_INFINITY : Math.ceil(bytes / bytesPerWorker)
  const count = workers ?? Math.max(1, Math.min(availableParallelism(), useful))
  const pool = workerPool<RecordBlock, BlockOutcome>(
    new URL('./batch-worker.js', import.meta.url),
    count,
    { ...options, file: input.path ?? '-' },
    { tasksAtOnce: 2, handedOver: memoryOf },
  )
  return { assess: pool.run, inProgress: blocksPerWorker * pool.size, close: pool.close }
}
