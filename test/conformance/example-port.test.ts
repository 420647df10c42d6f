import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { auxology } from '../command/auxology.js'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'conformance-port-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the port of the documentation meets the cases, as the page prints it', async () => {
  const tables = await auxology('tables --grid knot --references who --to csv --out who.csv')
  const figures = join(folder, 'who.csv')
  writeFileSync(figures, tables.written.get('who.csv') ?? '')
  const command = `python3 "${join(root, 'conformance/examples/who_height.py')}" "${figures}"`
  const cases = join(root, 'conformance/cases')
  const read = (path: string) => readFileSync(path)
  const only = ['--only', 'who2006-height', '--locale', 'en']
  const { status, output } = await auxology(['conform', cases, ...only, '--command', command], {
    read,
  })
  expect(status).toBe(0)
  expect(readFileSync(join(root, 'docs/conformance.md'), 'utf8')).toContain(output.trimEnd())
})
