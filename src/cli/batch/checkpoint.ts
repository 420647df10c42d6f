import { createHash } from 'node:crypto'
import { type OptionValues, UsageError } from '../command.js'
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
export interface Written {
  readonly bytes: number
  /** SHA-256 of its last bytes, by which another file of the same length is known. */
  readonly tail: string
}

/** How far a batch has come: what its files contain for certain. */
export interface Checkpoint extends BatchBasis {
  /** Records completed. */
  readonly records: number
  readonly failures: number
  readonly incomplete: number
  readonly output: Written
  readonly errors: Written
  /** True once all records are written, and the files only have to get their names. */
  readonly finished: boolean
}

/** A file before its first byte. */
export const nothingWritten: Written = { bytes: 0, tail: sha256('') }

/** How many bytes at the end of a file are compared. */
const tailLength = 4096

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
  if (JSON.stringify(left.options) !== JSON.stringify(basis.options)) throw refused('the options have changed')
  if (left.version !== basis.version) throw refused(`auxology has changed from ${left.version} to ${basis.version}`)
  return left
}

/**
 * Checks that a file holds what the checkpoint says, and cuts off what was written after it.
 *
 * @throws UsageError if the file is shorter, or its end is another one
 */
export async function returnTo(file: DiskFile, { bytes, tail }: Written, path: string): Promise<void> {
  const end = await file.read(Math.max(0, bytes - tailLength), Math.min(bytes, tailLength))
  if (end.length < Math.min(bytes, tailLength) || sha256(end) !== tail) {
    throw new UsageError(`${path} is not the file that the interrupted run wrote: --restart starts over`)
  }
  await file.truncate(bytes)
}

/** How far a file has been written after more bytes at its end. */
export async function writtenAfter(file: DiskFile, before: Written, added: Uint8Array): Promise<Written> {
  if (added.length === 0) return before
  await writeAll(file, added, before.bytes)
  const bytes = before.bytes + added.length
  const kept = Math.min(bytes, tailLength)
  const end = added.length >= kept ? added.subarray(added.length - kept) : await file.read(bytes - kept, kept)
  return { bytes, tail: sha256(end) }
}
