// Writes the tables of parameters to docs/charts.md and docs/http-api.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { libraryTable, queryTable, withParameterTable } from './parameter-tables.js'

for (const [file, table] of [
  ['docs/charts.md', libraryTable()],
  ['docs/http-api.md', queryTable()],
] as const) {
  writeFileSync(file, withParameterTable(readFileSync(file, 'utf8'), table))
}
