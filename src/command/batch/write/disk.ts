import { constants } from 'node:fs'
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileError } from '../../command.js'

/** A file that a batch writes. */
export interface DiskFile {
  /** Writes bytes at a position; may write only some of them. */
  readonly write: (bytes: Uint8Array, position: number) => Promise<number>
  /** The bytes at a position, fewer at the end of the file. */
  readonly read: (position: number, length: number) => Promise<Uint8Array>
  readonly truncate: (length: number) => Promise<void>
  /** Returns when what was written would survive a loss of power. */
  readonly sync: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Which file it is, whatever path leads to it, and how long. */
export interface DiskEntry {
  readonly identity: string
  readonly bytes: number
  readonly isFile: boolean
}

/** What a batch needs of a file system; tests provide one that fails. */
export interface Disk {
  readonly entry: (path: string) => Promise<DiskEntry | undefined>
  /** Opens a file, made if it doesn't exist. */
  readonly open: (path: string) => Promise<DiskFile>
  /** Makes a file with this content; false if the path exists. */
  readonly create: (path: string, content: string) => Promise<boolean>
  readonly readText: (path: string) => Promise<string | undefined>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly remove: (path: string) => Promise<void>
  /** Returns when the names in the folder of a path would survive a loss of power. */
  readonly syncFolder: (path: string) => Promise<void>
}

/** The file system of the machine. Its errors name the file and the system's code. */
export const systemDisk: Disk = {
  entry: async (path) => {
    const stats = await unlessMissing(stat(path, { bigint: true }), 'read', path)
    if (stats === undefined) return undefined
    return { identity: `${stats.dev}:${stats.ino}`, bytes: Number(stats.size), isFile: stats.isFile() }
  },
  open: async (path) => {
    const file = await orFileError(open(path, constants.O_RDWR | constants.O_CREAT, 0o666), 'write', path)
    return diskFile(file, path)
  },
  create: async (path, content) => {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(content)
      await file.close()
      return true
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false
      throw fileError('write', path, error)
    }
  },
  readText: (path) => unlessMissing(readFile(path, 'utf8'), 'read', path),
  rename: (from, to) => orFileError(rename(from, to), 'write', to),
  remove: (path) => orFileError(rm(path, { force: true }), 'remove', path),
  syncFolder: async (path) => {
    // Windows can't open a folder, and writes its names through.
    if (process.platform === 'win32') return
    const folder = await orFileError(open(dirname(path)), 'write', path)
    await folder.sync().finally(() => folder.close())
  },
}

function diskFile(file: FileHandle, path: string): DiskFile {
  return {
    write: async (bytes, position) =>
      (await orFileError(file.write(bytes, 0, bytes.length, position), 'write', path)).bytesWritten,
    read: async (position, length) => {
      const { bytesRead, buffer } = await orFileError(
        file.read(Buffer.alloc(length), 0, length, position),
        'read',
        path,
      )
      return buffer.subarray(0, bytesRead)
    },
    truncate: (length) => orFileError(file.truncate(length), 'write', path),
    sync: () => orFileError(file.sync(), 'write', path),
    close: () => file.close(),
  }
}

async function orFileError<Result>(result: Promise<Result>, action: string, path: string): Promise<Result> {
  try {
    return await result
  } catch (error) {
    throw fileError(action, path, error)
  }
}

async function unlessMissing<Result>(
  result: Promise<Result>,
  action: string,
  path: string,
): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw fileError(action, path, error)
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
