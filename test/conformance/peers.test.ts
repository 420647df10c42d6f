import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knownDifferences } from '../../scripts/conformance/known-differences.js'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const peers: Readonly<Record<string, { readonly packages: readonly string[]; readonly program: string }>> = JSON.parse(
  read('conformance/adapters/packages.json'),
)
const page = read('docs/references/agreement.md')

it.each(Object.entries(peers))('%s is pinned, has a program, and is on the page', (name, { packages, program }) => {
  for (const pin of packages) expect(pin).toMatch(/.(==|@)\d+(\.\d+)+$/)
  expect(existsSync(join(root, 'conformance/adapters', program))).toBe(true)
  expect(page).toContain(`| ${packages[0]?.replace(/(?<=.)(==|@)(?=[\d.]+$)/, ' ')} |`)
  expect(page).toContain(`| ${name} |`)
})

it.each(knownDifferences)('the page has the difference of $packages: $why', ({ packages, why }) => {
  for (const name of packages) expect(Object.keys(peers)).toContain(name)
  expect(packages.some((name) => page.includes(`| ${name} | ${why} |`))).toBe(true)
})
