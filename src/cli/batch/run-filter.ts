import { inOrder } from '../in-order.js'
import { type BatchState, emptyState, summed } from './batch-state.js'
import type { RecordBlock } from './record-block.js'
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
