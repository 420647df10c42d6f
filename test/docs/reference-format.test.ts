import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { scoreAt } from '../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../src/clinical/references/lookup.js'
import { defineTableFromJson } from '../../src/clinical/references/own/table-json.js'
import { formatTableCsv } from '../../src/clinical/references/own/write-table.js'
import { who2006Weight } from '../../src/clinical/references/tables/who2006.js'
import { auxology } from '../command/auxology.js'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/reference-format.md'), 'utf8')
const block = (language: string) => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'reference-format-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the file of the page is read', () => {
  expect(defineTableFromJson(block('json')).id).toBe('our-clinic-weight')
})

it('the page shows what check says of the example', async () => {
  const read = (path: string) => readFileSync(join(root, path))
  const { output } = await auxology('references check examples/references/our-weight.json --locale en', { read })
  expect(page).toContain(output)
})

it('the set and the figures of the page on own references go together', async () => {
  const own = readFileSync(join(root, 'docs/own-references.md'), 'utf8')
  const shown = (kind: string) => new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(own)?.[1] ?? ''
  const read = (path: string) => shown(path === 'height.csv' ? 'csv' : 'json')
  const { output } = await auxology('references check our-clinic.json --locale en', { read })
  expect(output).toMatch(/: 1 table, 3 rows; 0 errors, 0 warnings\n$/)
})

it('Python gets the score of the page from the CSV', () => {
  writeFileSync(join(folder, 'who2006-weight.csv'), formatTableCsv(who2006Weight))
  const { stdout } = spawnSync('python3', ['-c', block('python')], { cwd: folder, encoding: 'utf8' })
  const place = lookUpTable(who2006Weight, 'female', 400 / 365.25)
  const score = place && scoreAt(place, 9.5)
  expect(Number(stdout)).toBeCloseTo(score ?? Number.NaN, 10)
  expect(page).toContain(`weighs 9.5 kg: ${score?.toFixed(4)}.`)
})
