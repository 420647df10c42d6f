import { anchored, datePattern, spellingPatterns } from '../scalar-patterns.js'
import type { ScalarValue } from '../schema.js'
import type { SchemaUse } from '../schema-use.js'

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown }

type ScalarSchemas = {
  readonly [Kind in ScalarValue['kind']]: (value: Extract<ScalarValue, { kind: Kind }>, use: SchemaUse) => JsonSchema
}

const schemas: ScalarSchemas = {
  text: () => ({ type: 'string' }),
  token: () => ({ type: 'string' }),
  number: ({ decimals }) => ({ type: decimals?.max === 0 ? 'integer' : 'number' }),
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', pattern: anchored(datePattern) }),
  choice: (value, use) => {
    if (use === 'submitted' && value.anyCase) return { type: 'string', pattern: anchored(...spellingPatterns(value)) }
    const spellings = Object.values(value.spellings)
    return { type: 'string', enum: use === 'submitted' ? spellings.flat() : spellings.map(([written]) => written) }
  },
}

/** The JSON Schema of one value. */
export function jsonScalarSchema(value: ScalarValue, use: SchemaUse): JsonSchema {
  const schemaOf = schemas[value.kind] as (value: ScalarValue, use: SchemaUse) => JsonSchema
  return schemaOf(value, use)
}
