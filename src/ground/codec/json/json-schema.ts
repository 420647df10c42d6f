import {
  anchored,
  type DescribedDocument,
  datePattern,
  describedFields,
  presenceOf,
  type SchemaUse,
  spellingPatterns,
  typeName,
} from '../generated-schema.js'
import type { AnyDocument, AnyField, AnyRecord, AnyValue, ScalarValue } from '../schema.js'

/** The schema of a document, and the schemas of its records by type name. */
export interface JsonSchemaParts {
  readonly document: JsonSchema
  readonly types: { readonly [type: string]: JsonSchema }
}

/**
 * The JSON Schema (2020-12) of a document, self-contained.
 *
 * @example
 * ```ts
 * jsonSchema(describedDocuments.References).description // 'The references behind a chart.'
 * ```
 */
export function jsonSchema({ document, use, description }: DescribedDocument): JsonSchema {
  const parts = jsonSchemaParts(document, use, '#/$defs/')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description,
    ...parts.document,
    $defs: parts.types,
  }
}

/**
 * The JSON Schema of a document in parts, for use in a larger one.
 *
 * @param place where the types will be, `#/components/schemas/`
 * @throws RangeError if two records of the same type differ
 */
export function jsonSchemaParts({ root, value }: AnyDocument, use: SchemaUse, place: string): JsonSchemaParts {
  const making: Making = { use, place, types: new Map() }
  const inner = schemaOf(value, making)
  const document =
    value.kind === 'record'
      ? inner
      : { type: 'object', properties: { [root]: inner }, required: [root], ...closed(use) }
  return { document, types: Object.fromEntries(making.types) }
}

/** What the schemas of a document are made with, and those of its records so far. */
interface Making {
  readonly use: SchemaUse
  readonly place: string
  readonly types: Map<string, JsonSchema>
}

function schemaOf(value: AnyValue, making: Making): JsonSchema {
  if (value.kind === 'record') return reference(value, making)
  if (value.kind === 'list') return { type: 'array', items: entrySchema(value.of, making) }
  return jsonScalarSchema(value, making.use)
}

function entrySchema(value: AnyValue, making: Making): JsonSchema {
  const schema = schemaOf(value, making)
  return making.use === 'submitted' && value.kind !== 'record' ? orNull(schema) : schema
}

function reference(record: AnyRecord, making: Making): JsonSchema {
  const { use, place, types } = making
  const name = typeName(record, use)
  const known = types.get(name)
  // The name is entered before the fields are read, so that the types come in the order of the document.
  if (known === undefined) types.set(name, {})
  const schema = recordSchema(record, making)
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new RangeError(`two records of the type ${name} differ`)
  }
  types.set(name, schema)
  return { $ref: place + name }
}

function recordSchema(record: AnyRecord, making: Making): JsonSchema {
  const { use } = making
  const fields = describedFields(record, use)
  const required = fields.filter((field) => !presenceOf(field, use).optional).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, making)])),
    ...(required.length > 0 && { required }),
    ...closed(use),
  }
}

function fieldSchema(field: AnyField, making: Making): JsonSchema {
  const { empty, nil } = presenceOf(field, making.use)
  const isEmptyList = field.value.kind === 'list' && making.use !== 'submitted'
  const schema = schemaOf(field.value, making)
  return (empty || nil) && !isEmptyList ? orNull(schema) : schema
}

/** A reader ignores members that it doesn't know; this library writes no others. */
function closed(use: SchemaUse): JsonSchema {
  return use === 'submitted' ? {} : { additionalProperties: false }
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, ...rest } = schema
  return typeof type === 'string' && rest['enum'] === undefined
    ? { type: [type, 'null'], ...rest }
    : { anyOf: [schema, { type: 'null' }] }
}

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown }

type ScalarSchemas = {
  readonly [Kind in ScalarValue['kind']]: (value: Extract<ScalarValue, { kind: Kind }>, use: SchemaUse) => JsonSchema
}

const schemas: ScalarSchemas = {
  text: textSchema,
  token: textSchema,
  number: ({ decimals = {} }, use) => ({
    type: decimals.max === 0 ? 'integer' : 'number',
    ...(use !== 'submitted' && decimals.least !== undefined && { minimum: decimals.least }),
    ...(use !== 'submitted' && decimals.most !== undefined && { maximum: decimals.most }),
  }),
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', pattern: anchored(datePattern) }),
  choice: (value, use) => {
    if ((use === 'submitted' && value.anyCase) || value.keptAsWritten) {
      return { type: 'string', pattern: anchored(...spellingPatterns(value)) }
    }
    const spellings = Object.values(value.spellings)
    return { type: 'string', enum: use === 'submitted' ? spellings.flat() : spellings.map(([written]) => written) }
  },
}

function textSchema({ maxLength }: { readonly maxLength?: number }): JsonSchema {
  return { type: 'string', ...(maxLength !== undefined && { maxLength }) }
}

/** The JSON Schema of one value. */
function jsonScalarSchema(value: ScalarValue, use: SchemaUse): JsonSchema {
  const schemaOf = schemas[value.kind] as (value: ScalarValue, use: SchemaUse) => JsonSchema
  return schemaOf(value, use)
}
