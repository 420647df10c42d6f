import { inOnePiece } from './compiled.js'
import { type ScalarWriter, scalarWriter } from './scalar.js'
import type { AnyField, AnyList, NumberValue } from './schema.js'

/** What surrounds the numbers of pairs. */
export interface PairFrame {
  /** Before the first number of the first pair. */
  readonly open: string
  readonly between: string
  /** From the second number of a pair to the first of the next one. */
  readonly next: string
  /** After the last number. */
  readonly close: string
}

/** The fields of entries that have two required numbers and nothing else, such as the points of a curve. */
export type PairFields = readonly [first: AnyField, second: AnyField]

/** The fields of a list's entries if they are pairs. */
export function pairFields({ of }: AnyList): PairFields | undefined {
  if (of.kind !== 'record' || of.fields.length !== 2) return undefined
  const isPlain = ({ value, absence, extension }: AnyField) =>
    value.kind === 'number' && absence === 'refused' && extension !== true
  return of.fields.every(isPlain) ? (of.fields as unknown as PairFields) : undefined
}

/**
 * The writer of such a list, quicker than one that asks of each number where in the
 * document it is. It gives nothing if an entry is at fault: then the list has to be
 * written by the one that can say where.
 */
export function pairsWriter([first, second]: PairFields, frame: PairFrame): (model: unknown) => string | undefined {
  const [open, between] = [inOnePiece(frame.open), inOnePiece(frame.between)]
  const [next, close] = [inOnePiece(frame.next), inOnePiece(frame.close)]
  const [firstText, secondText] = [numberText(first), numberText(second)]
  const [firstKey, secondKey] = [first.key, second.key]
  return (model) => {
    if (!Array.isArray(model) || model.length === 0) return undefined
    let text = open
    for (let i = 0; i < model.length; i++) {
      const pair = model[i]
      if (typeof pair !== 'object' || pair === null) return undefined
      const one = firstText(pair[firstKey])
      const other = secondText(pair[secondKey])
      if (one === undefined || other === undefined) return undefined
      text = (i === 0 ? text : text + next) + one + between + other
    }
    return text + close
  }
}

function numberText({ value }: AnyField): ScalarWriter {
  return scalarWriter(value as NumberValue)
}
