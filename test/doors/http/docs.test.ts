import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { libraryTable, queryTable, withParameterTable } from '../../../scripts/parameter-tables.js'
import { endpoints } from '../../../src/doors/http/endpoints.js'
import type { AnyRecord } from '../../../src/ground/codec/schema.js'
import { describedDocuments } from '../../../src/shown/documents/catalogue.js'
import { problemStatuses } from '../../../src/shown/documents/problem-document.js'

const lines = readFileSync('docs/http-api.md', 'utf8').split('\n')
const rowWith = (text: string) => lines.find((line) => line.startsWith('|') && line.includes(text))

it.each(Object.entries(problemStatuses).filter(([, status]) => status !== 499))('the page has %s', (code, status) => {
  expect(rowWith(`\`${code}\``)).toMatch(new RegExp(`^\\| ${status} \\|`))
})

it.each([
  ['docs/charts.md', libraryTable()],
  ['docs/http-api.md', queryTable()],
])('%s has the table of parameters that `npm run docs` writes', (file, table) => {
  const page = readFileSync(file, 'utf8')
  expect(page).toContain('| Parameter | Accepted | Default | Effect |')
  expect(page).toBe(withParameterTable(page, table))
})

it.each(endpoints)('the page has $path', ({ path, exchange }) => {
  const shown = path.replace(`/${exchange.name}`, '/{xml,json}')
  expect(rowWith(`\`PUT ${path}\``) ?? rowWith(`\`PUT ${shown}\``)).toBeDefined()
})

/** The names of all fields that only the extended form has. */
function extensionsOf({ fields }: AnyRecord): string[] {
  return fields.flatMap(({ name, value, extension }) => {
    const inner = value.kind === 'list' ? value.of : value
    return [...(extension ? [name] : []), ...(inner.kind === 'record' ? extensionsOf(inner) : [])]
  })
}

it('the page has every extension', () => {
  const extensions = new Set(extensionsOf(describedDocuments.ExtendedPatientResult.document.value as AnyRecord))
  expect(extensions.size).toBeGreaterThan(9)
  for (const name of extensions) expect(rowWith(`\`${name}\``), name).toBeDefined()
})

it('the page has the file of every schema', () => {
  for (const { file } of Object.values(describedDocuments)) expect(lines.join(' ')).toContain(`\`${file}\``)
})
