import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { UsageError } from '../../command.js'
import type { Disk } from './disk.js'

/** The files of a batch. */
export interface BatchPaths {
  /** Undefined for standard input. */
  readonly input: string | undefined
  readonly output: string
  readonly errors: string
  /** The output and the errors until they are complete. */
  readonly outputPart: string
  readonly errorsPart: string
  /** How the output came about. */
  readonly manifest: string
  readonly checkpoint: string
  readonly lock: string
}

/** The files of a batch, from those that the command line names. */
export function batchPaths(input: string | undefined, output: string, errors = `${output}.errors`): BatchPaths {
  return {
    input,
    output,
    errors,
    outputPart: `${output}.part`,
    errorsPart: `${errors}.part`,
    manifest: `${output}.manifest.json`,
    checkpoint: `${output}.progress`,
    lock: `${output}.lock`,
  }
}

/**
 * An output over the input would destroy it. Files are compared by what they are,
 * so that links and other spellings of a path are seen.
 *
 * @throws UsageError if two of the paths lead to one file, or one to a folder
 */
export async function checkPaths(disk: Disk, paths: BatchPaths): Promise<void> {
  const seen = new Set<string>()
  for (const path of Object.values(paths)) {
    if (path === undefined) continue
    const entry = await disk.entry(path)
    if (entry !== undefined && !entry.isFile) throw new UsageError(`${path} is not a file`)
    // Some file systems don't tell upper from lower case.
    const identities = [resolve(path).toLowerCase(), ...(entry === undefined ? [] : [entry.identity])]
    for (const identity of identities) {
      if (seen.has(identity)) throw new UsageError(`${path}: input, output and errors must be different files`)
      seen.add(identity)
    }
  }
}

/**
 * Keeps other batches from the same output.
 *
 * @returns removes the lock
 * @throws UsageError while another process has it
 */
export async function lockBatch(disk: Disk, path: string): Promise<() => Promise<void>> {
  const mine = `${[process.pid, hostname(), processOf(process.pid)?.started ?? ''].join(' ').trim()}\n`
  if (!(await disk.create(path, mine))) {
    const theirs = (await disk.readText(path)) ?? ''
    if (isHeld(theirs)) {
      const [id, host] = theirs.trim().split(' ')
      throw new UsageError(`another batch writes there (process ${id} ${host}); if it doesn't, remove ${path}`)
    }
    // Left by a process that was killed.
    await disk.remove(path)
    if (!(await disk.create(path, mine))) throw new UsageError(`another batch writes there: see ${path}`)
  }
  return () => disk.remove(path)
}

/** Whether the process that a lock names may still be at work. */
function isHeld(lock: string): boolean {
  const [process_, host, started] = lock.trim().split(' ')
  const id = Number(process_)
  if (host === undefined || !Number.isInteger(id) || id <= 0) return false
  if (host !== hostname()) return true
  if (id === process.pid) return false
  const found = processOf(id)
  if (found !== undefined) return !found.isDead && (started === undefined || started === found.started)
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Without the right to signal it, it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What Linux knows of a process; undefined for one that is gone, and on other systems. */
function processOf(id: number): { readonly isDead: boolean; readonly started: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    // After the name, which is in brackets, comes the state, and 19 fields later the start (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie is dead, and waits for its parent to ask how it ended.
    return { isDead: 'ZXx'.includes(fields[0] ?? ''), started: fields[19] ?? '' }
  } catch {
    return undefined
  }
}
