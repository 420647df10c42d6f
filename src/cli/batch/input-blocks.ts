import { type LinePlace, lineFinder, lineOf } from './input-lines.js'
import { type LineReader, patientGrouper, type TableListener } from './patient-grouper.js'
import { blockBuilder, type RecordBlock } from './record-block.js'
import type { TableForm } from './table-form.js'

/** The input as it comes: bytes in UTF-8, and how many of the input's own have been read. */
export interface InputBytes {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly bytesRead: () => number
}

/** The records of newline-delimited JSON: a patient document on each line. Blank lines are skipped. */
export function documentBlocks(input: InputBytes): AsyncGenerator<RecordBlock> {
  const builder = blockBuilder()
  return blocksOf(input, (emit) => ({
    line: (line) => {
      if (line.fault === undefined && isBlank(line)) return
      builder.addRow(line)
      if (builder.endRecord()) emit(builder.take(input.bytesRead()))
    },
    end: () => emit(builder.take(input.bytesRead(), true)),
  }))
}

/** The blocks that a reader makes of the lines of an input. */
async function* blocksOf(
  { chunks }: InputBytes,
  reading: (emit: (block: RecordBlock | undefined) => void) => LineReader,
): AsyncGenerator<RecordBlock> {
  let ready: RecordBlock[] = []
  const { line, end } = reading((block) => {
    if (block !== undefined) ready.push(block)
  })
  const finder = lineFinder(line)
  /** What is complete comes out even if something after it can't be read. */
  function* made(read: () => void): Generator<RecordBlock> {
    try {
      read()
    } finally {
      yield* ready
      ready = []
    }
  }
  for await (const chunk of chunks) yield* made(() => finder.push(chunk))
  yield* made(() => {
    finder.end()
    end()
  })
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0b, 0x0c, 0x0d])

function isBlank({ bytes, start, end }: LinePlace): boolean {
  for (let at = start; at < end; at++) if (!blanks.has(bytes[at] as number)) return false
  return true
}

/**
 * The records of a table, which has a row for each measurement, with the patient's
 * fields in every row. Consecutive rows with the same `Id` are one patient; a row
 * without an `Id` is a separate patient. A row that can't be read fails the patient
 * it belongs to, and reading continues.
 *
 * @throws UsageError for a row of column names that can't be used, before any record,
 * and for an `Id` that is not in the encoding of the file: two children would become one
 */
export function tableBlocks(input: InputBytes, form: TableForm, listener: TableListener): AsyncGenerator<RecordBlock> {
  return blocksOf(input, (emit) => {
    let grouper: LineReader | undefined
    return {
      line: (line) => {
        grouper ??= patientGrouper(lineOf(line).bytes, form, listener, (builder, isEnd) =>
          emit(builder.take(input.bytesRead(), isEnd)),
        )
        grouper.line(line)
      },
      end: () => grouper?.end(),
    }
  })
}
