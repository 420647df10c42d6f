import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { OptionValues } from '../command.js'

/** How far a batch has come: what is certain to be in its files. */
export interface Checkpoint {
  /** The input, so that a changed one is noticed. */
  readonly input: { readonly bytes: number; readonly modified: number }
  /** What else the results depend on. */
  readonly options: OptionValues
  /** Records that are done. */
  readonly records: number
  readonly failures: number
  /** Lengths of the output and of the file of errors up to there. */
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

/** Replaces the checkpoint atomically: a kill leaves the old one or the new one. */
export async function writeCheckpoint(path: string, checkpoint: Checkpoint): Promise<void> {
  const draft = `${path}.new`
  await writeFile(draft, JSON.stringify(checkpoint))
  await rename(draft, path)
}

/** The batch is finished. */
export async function removeCheckpoint(path: string): Promise<void> {
  await rm(path, { force: true })
}
