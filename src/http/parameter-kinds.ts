import { parseDecimal } from '../text/number.js'

/** A kind of query parameter: how it is read, and how OpenAPI describes it. */
export interface ParameterKind {
  /** The value that a text stands for; undefined if it stands for none. */
  readonly read: (text: string) => number | boolean | undefined
  readonly accepted: string
  readonly schema: { readonly type: 'number' | 'integer' | 'boolean' }
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

export const parameterKinds = {
  number: { read: parseDecimal, accepted: 'a number such as 2.5', schema: { type: 'number' } },
  integer: {
    read: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
    accepted: 'a whole number',
    schema: { type: 'integer' },
  },
  boolean: { read: (text) => booleans.get(text), accepted: 'true, false', schema: { type: 'boolean' } },
} as const satisfies Readonly<Record<string, ParameterKind>>
