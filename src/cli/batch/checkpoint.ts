import { type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileError, type OptionValues, UsageError } from '../command.js'
import type { BatchOutcome } from './batch-record.js'

/** How far a batch has come: what its files contain for certain. */
export interface Checkpoint {
  /** The input, to detect changes. */
  readonly input: { readonly bytes: number; readonly modified: number }
  /** The options that the results depend on. */
  readonly options: OptionValues
  /** Records completed. */
  readonly records: number
  readonly failures: number
  /** Lengths of the output and of the error file at this point, bytes. */
  readonly outputBytes: number
  readonly errorBytes: number
}

/** The checkpoint that an interrupted batch left, if any. */
export async function readCheckpoint(path: string): Promise<Checkpoint | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Checkpoint
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the checkpoint atomically: if the process is killed, the old or the new one remains. */
export async function writeCheckpoint(path: string, checkpoint: Checkpoint): Promise<void> {
  const draft = `${path}.new`
  await writeFile(draft, JSON.stringify(checkpoint))
  await rename(draft, path)
}

/** Removes the checkpoint of a finished batch. */
export async function removeCheckpoint(path: string): Promise<void> {
  await rm(path, { force: true })
}

/**
 * The checkpoint of an interrupted run, if this run may continue it.
 *
 * @throws UsageError
 */
export function resumeFrom(left: Checkpoint, fresh: Checkpoint, resume: boolean): Checkpoint {
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

/** A file for writing, truncated to the length in the checkpoint. */
export async function openAt(path: string, bytes: number): Promise<FileHandle> {
  try {
    const file = await open(path, bytes === 0 ? 'w' : 'r+')
    await file.truncate(bytes)
    return file
  } catch (error) {
    throw fileError('write', path, error)
  }
}

/** Writes the outcomes of some records; both files are on disk before the checkpoint is returned. */
export async function writeOutcomes(
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
    outputBytes: state.outputBytes + (await append(output, results.join(''), state.outputBytes)),
    errorBytes: state.errorBytes + (await append(errors, failures.join(''), state.errorBytes)),
  }
}

async function append(file: FileHandle, text: string, position: number): Promise<number> {
  if (text === '') return 0
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten
  }
  await file.datasync()
  return bytes.length
}
