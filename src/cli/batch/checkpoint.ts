import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { OptionValues } from '../growth-options.js'

/** How far a batch has come: what is certain to stand in its files. */
export interface Checkpoint {
  /** The input it was made from, so that another isn't taken for it. */
  readonly input: { readonly bytes: number; readonly modified: number }
  /** What the results depend on besides the input. */
  readonly options: OptionValues
  /** Records that are done. */
  readonly records: number
  readonly failures: number
  /** Lengths of the output and of the file of errors up to there. */
  readonly outputBytes: number
  readonly errorBytes: number
}

/** The checkpoint that an interrupted batch has left, if any. */
export async function readCheckpoint(path: string): Promise<Checkpoint | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Checkpoint
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the checkpoint at one stroke: a kill leaves the old one or the new one. */
export async function writeCheckpoint(path: string, checkpoint: Checkpoint): Promise<void> {
  const draft = `${path}.new`
  await writeFile(draft, JSON.stringify(checkpoint))
  await rename(draft, path)
}

/** The batch is finished. */
export async function removeCheckpoint(path: string): Promise<void> {
  await rm(path, { force: true })
}
