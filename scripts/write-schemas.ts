/**
 * Writes the schemas and the OpenAPI document to schemas/, from the same
 * declarations that the codecs and the handler use.
 *
 *     npm run schemas
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaFiles } from './schema-files.js'

const folder = join(import.meta.dirname, '../schemas')
mkdirSync(folder, { recursive: true })
for (const [file, text] of schemaFiles()) writeFileSync(join(folder, file), text)
