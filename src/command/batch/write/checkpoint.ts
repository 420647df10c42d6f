import { createHash, type Hash } from 'node:crypto'
import { type OptionValues, UsageError } from '../../command.js'
import { givenReferencesFile } from '../../own-references.js'
import type { BatchState } from '../run/batch-state.js'
import type { Disk, DiskFile } from './disk.js'

/** What the results of a batch depend on. A run continues only one with the same. */
export interface BatchBasis {
  /** The version of the library. */
  readonly version: string
  readonly options: OptionValues
  /** SHA-256 of the input. */
  readonly input: string
}

/** How far one of the files has been written. */
interface Written {
  readonly bytes: number
  /** SHA-256 of all of it. */
  readonly sha256: string
}

/** How far a batch has come: what its files contain for certain. */
export interface Checkpoint extends BatchBasis, BatchState {
  readonly output: Written
  readonly errors: Written
  /** True once all records are written, and the files only have to get their names. */
  readonly finished: boolean
}

/** A file before its first byte. */
export const nothingWritten: Written = { bytes: 0, sha256: sha256('') }

/** SHA-256 in hexadecimal digits. */
function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The checkpoint that an interrupted batch left, if any; `damaged` if it is not what was written. */
export async function readCheckpoint(disk: Disk, path: string): Promise<Checkpoint | 'damaged' | undefined> {
  const text = await disk.readText(path)
  if (text === undefined) return undefined
  const [checksum, content] = text.split('\n')
  if (content === undefined || checksum !== sha256(content)) return 'damaged'
  return JSON.parse(content)
}

export async function writeCheckpoint(disk: Disk, path: string, checkpoint: Checkpoint): Promise<void> {
  const content = JSON.stringify(checkpoint)
  await replaceFile(disk, path, `${sha256(content)}\n${content}\n`)
}

/** Replaces a file atomically: if the power fails, the old or the new one remains. */
export async function replaceFile(disk: Disk, path: string, content: string): Promise<void> {
  const draft = `${path}.new`
  await disk.remove(draft)
  const file = await disk.open(draft)
  try {
    await writeAll(file, Buffer.from(content), 0)
    await file.sync()
  } finally {
    await file.close()
  }
  await disk.rename(draft, path)
  await disk.syncFolder(path)
}

/** Writes all bytes, however few the system takes at a time. */
async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += await file.write(bytes.subarray(done), position + done)
  }
}

/**
 * The checkpoint of an interrupted run, if this run may continue it.
 *
 * @throws UsageError
 */
export function resumeFrom(left: Checkpoint | 'damaged', basis: BatchBasis, resume: boolean): Checkpoint {
  if (left === 'damaged') {
    throw new UsageError('the checkpoint of an interrupted run is damaged: --restart starts over')
  }
  if (!resume) {
    throw new UsageError(
      `an earlier run stopped after ${left.records} records: --resume continues it, --restart starts over`,
    )
  }
  const refused = (what: string) => new UsageError(`${what} since the interrupted run: --restart starts over`)
  if (left.input !== basis.input) throw refused('the input has changed')
  const changed = changedOptions(left.options, basis.options)
  if (changed.length > 0) throw refused(`the options have changed (${changed.join(', ')})`)
  if (left.version !== basis.version) throw refused(`auxology has changed from ${left.version} to ${basis.version}`)
  return left
}

function changedOptions(left: OptionValues, given: OptionValues): readonly string[] {
  const names = Object.keys({ ...left, ...given })
  return names.filter((name) => left[name] !== given[name]).map((name) => `--${name}`)
}

/** A file that grows at its end, and the hash of all that it has. */
export interface GrowingFile {
  readonly append: (bytes: Uint8Array) => Promise<void>
  /** Returns how far it is written once that would survive a loss of power. */
  readonly synced: () => Promise<Written>
  readonly close: () => Promise<void>
}

/** How much is read at a time to be hashed, bytes. */
const readLength = 1_048_576

/**
 * Opens a file that holds what a checkpoint says, and cuts off what was written after it.
 *
 * @throws UsageError if it is shorter, or any byte is another
 */
export async function growingFile(disk: Disk, path: string, written: Written): Promise<GrowingFile> {
  const file = await disk.open(path)
  let { bytes: length } = written
  try {
    const hash = await hashOf(file, length)
    if (hash.copy().digest('hex') !== written.sha256) {
      throw new UsageError(`${path} is not the file that the interrupted run wrote: --restart starts over`)
    }
    await file.truncate(length)
    return {
      append: async (bytes) => {
        await writeAll(file, bytes, length)
        hash.update(bytes)
        length += bytes.length
      },
      synced: async () => {
        await file.sync()
        return { bytes: length, sha256: hash.copy().digest('hex') }
      },
      close: file.close,
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The hash of a file's first bytes, or of all it has. */
async function hashOf(file: DiskFile, length: number): Promise<Hash> {
  const hash = createHash('sha256')
  for (let at = 0; at < length; ) {
    const part = await file.read(at, Math.min(length - at, readLength))
    if (part.length === 0) break
    hash.update(part)
    at += part.length
  }
  return hash
}

/** The options as they are kept beside results: the files of the references by name and SHA-256, not with their content. */
export function recordedOptions(values: OptionValues): OptionValues {
  const given = givenReferencesFile(values)
  if (given === undefined) return values
  const files = [[given.path, given.text] as const, ...Object.entries(given.files)]
  return { ...values, 'references-file': files.map(([name, text]) => `${name} sha256:${sha256(text)}`).join(', ') }
}
