import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { fileError, UsageError } from '../../command.js'
import { inOrder } from '../../worker-pool.js'
import type { RecordBlock } from '../read/record-block.js'
import { type BatchState, emptyState, summed } from './batch-state.js'
import type { BatchCalculator } from './run-batch.js'

/** How a batch runs from a stream to a stream: nothing is kept that it could be resumed from. */
export interface FilterRun {
  readonly blocks: AsyncIterable<RecordBlock>
  readonly calculator: BatchCalculator
  /** Writes results; false if the reader has gone. */
  readonly writeResults: (results: Uint8Array) => Promise<boolean>
  /** Writes what is left at the end; false if the reader has gone. */
  readonly endResults?: (() => Promise<boolean>) | undefined
  readonly writeErrors: (lines: Uint8Array) => Promise<boolean>
  /** Called after every step, with the bytes of the input that were read for it. */
  readonly onProgress?: ((state: BatchState, read: number) => void) | undefined
}

/** Calculates every record of a stream, in order, with bounded memory, until it ends or the reader has gone. */
export async function runFilter(run: FilterRun): Promise<BatchState & { readonly isReaderGone: boolean }> {
  const { blocks, calculator } = run
  let state = emptyState
  try {
    const assess = async (block: RecordBlock) => ({ outcome: await calculator.assess(block), read: block.read })
    for await (const { outcome, read } of inOrder(blocks, assess, calculator.inProgress)) {
      state = summed(state, outcome)
      if (outcome.errors.length > 0) await run.writeErrors(outcome.errors)
      if (outcome.results.length > 0 && !(await run.writeResults(outcome.results))) {
        return { ...state, isReaderGone: true }
      }
      run.onProgress?.(state, read)
    }
    const isRead = (await run.endResults?.()) ?? true
    return { ...state, isReaderGone: !isRead }
  } finally {
    await calculator.close()
  }
}

/**
 * Writes to a stream, and returns when it has taken what was written.
 *
 * @returns false if the reader has gone (`… | head`), which is not an error
 * @throws UsageError if it can't be written
 */
export function writeTo(stream: Writable, name: string, content: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (stream.destroyed || stream.writableEnded) return resolve(false)
    stream.write(content, (error) => {
      if (error === null || error === undefined) resolve(true)
      else if ('code' in error && error.code === 'EPIPE') resolve(false)
      else reject(fileError('write', name, error))
    })
  })
}

/** Where a filter writes what can't be read. */
interface FailureStream {
  /** @throws UsageError if there is a file that is not to be replaced */
  readonly check: () => Promise<void>
  readonly write: (lines: Uint8Array) => Promise<boolean>
  readonly end: () => Promise<void>
}

/** Failures to standard error, or to a file that is replaced at the first of them, or at the end. */
export function failureStream(path: string | undefined, overwrite: boolean): FailureStream {
  if (path === undefined) {
    const write = (lines: Uint8Array) => writeTo(process.stderr, 'standard error', lines)
    return { check: async () => {}, write, end: async () => {} }
  }
  let file: FileHandle | undefined
  const opened = async (): Promise<FileHandle> => {
    file ??= await open(path, overwrite ? 'w' : 'wx')
    return file
  }
  return {
    check: async () => {
      const entry = overwrite ? undefined : await stat(path).catch(() => undefined)
      if (entry !== undefined) throw new UsageError(`${path} exists: --overwrite replaces it`)
    },
    write: async (lines) => {
      try {
        await (await opened()).appendFile(lines)
        return true
      } catch (error) {
        throw fileError('write', path, error)
      }
    },
    end: async () => {
      try {
        await (await opened()).close()
      } catch (error) {
        throw fileError('write', path, error)
      }
    },
  }
}
