import { setCatalogue } from '../src/clinical/references/set-catalogue.js'
import { openApiDocument } from '../src/doors/http/index.js'
import type { DescribedDocument } from '../src/ground/codec/generated-schema.js'
import { jsonSchema } from '../src/ground/codec/json/json-schema.js'
import { xmlSchema } from '../src/ground/codec/xml/xsd.js'
import { describedDocuments } from '../src/shown/documents/catalogue.js'
import { referenceSchema, referenceSetSchema } from './reference-set-schema.js'

/** The text of every file in the folder schemas. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.values(describedDocuments).flatMap(filesOf),
    ['reference-set.schema.json', jsonText(referenceSetSchema)] as const,
    ['reference.schema.json', jsonText(referenceSchema)] as const,
    ['openapi.json', jsonText(openApiDocument('', { referenceSets: setCatalogue }))] as const,
  ])
}

function filesOf(described: DescribedDocument): (readonly [file: string, text: string])[] {
  return [
    [`${described.file}.xsd`, xmlSchema(described)],
    [`${described.file}.schema.json`, jsonText(jsonSchema(described))],
  ]
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
