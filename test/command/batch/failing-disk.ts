import type { Disk, DiskFile } from '../../../src/command/batch/write/disk.js'

/** The power fails: the process is gone, and with it everything that wasn't synced. */
class PowerLoss extends Error {}

/** What happens at a step of the disk. */
export type Fault = 'error' | 'short write' | 'power loss'

interface StoredFile {
  content: Buffer
  /** What a loss of power leaves. */
  synced: Buffer
}

/** A disk in memory that counts its steps and fails at one of them. */
export interface FailingDisk extends Disk {
  /** Steps so far: everything that writes. */
  readonly steps: () => number
  /** The content of a file. */
  readonly content: (path: string) => string | undefined
  /** What remains when the power returns. */
  readonly afterPowerLoss: () => FailingDisk
}

/**
 * @param keepsUnsynced whether what wasn't synced survives a loss of power all the
 * same, as it may
 */
export function failingDisk(
  given: ReadonlyMap<string, Buffer>,
  failure: { readonly fault: Fault; readonly step: number } | undefined,
  keepsUnsynced: boolean,
): FailingDisk {
  const stored = (content: Buffer): StoredFile => ({ content, synced: content })
  let names = new Map([...given].map(([path, content]) => [path, stored(content)]))
  let syncedNames = new Map(names)
  let count = 0
  let isDown = false

  /** True if the step is to be done only in part. */
  const step = (): boolean => {
    if (isDown) throw new PowerLoss()
    count++
    if (failure === undefined || count !== failure.step) return false
    if (failure.fault === 'short write') return true
    if (failure.fault === 'error') throw new Error('ENOSPC')
    isDown = true
    throw new PowerLoss()
  }
  const fileOf = (file: StoredFile): DiskFile => ({
    write: async (bytes, position) => {
      const length = step() ? Math.ceil(bytes.length / 2) : bytes.length
      const content = Buffer.alloc(Math.max(file.content.length, position + length))
      file.content.copy(content)
      content.set(bytes.subarray(0, length), position)
      file.content = content
      return length
    },
    read: async (position, length) => file.content.subarray(position, position + length),
    truncate: async (length) => {
      step()
      file.content = Buffer.concat([file.content, Buffer.alloc(length)]).subarray(0, length)
    },
    sync: async () => {
      step()
      file.synced = file.content
    },
    close: async () => {},
  })

  return {
    steps: () => count,
    content: (path) => names.get(path)?.content.toString(),
    afterPowerLoss: () => {
      const left = new Map<string, Buffer>()
      for (const [path, file] of keepsUnsynced ? names : syncedNames) {
        left.set(path, keepsUnsynced ? file.content : file.synced)
      }
      return failingDisk(left, undefined, keepsUnsynced)
    },
    entry: async (path) => {
      const file = names.get(path)
      return file && { identity: path, bytes: file.content.length, isFile: true }
    },
    open: async (path) => {
      const file = names.get(path)
      if (file !== undefined) return fileOf(file)
      step()
      const made: StoredFile = { content: Buffer.alloc(0), synced: Buffer.alloc(0) }
      names = new Map([...names, [path, made]])
      return fileOf(made)
    },
    create: async (path, content) => {
      step()
      if (names.has(path)) return false
      names = new Map([...names, [path, stored(Buffer.from(content))]])
      return true
    },
    readText: async (path) => names.get(path)?.content.toString(),
    rename: async (from, to) => {
      step()
      const file = names.get(from)
      if (file === undefined) throw new Error('ENOENT')
      names = new Map([...names, [to, file]])
      names.delete(from)
    },
    remove: async (path) => {
      step()
      names = new Map(names)
      names.delete(path)
    },
    syncFolder: async () => {
      step()
      syncedNames = new Map(names)
    },
  }
}
