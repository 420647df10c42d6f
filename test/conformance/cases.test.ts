import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { conformanceFiles } from '../../scripts/conformance/case-files.js'
import { sourceKinds } from '../../scripts/conformance/written-case.js'
import { readCases } from '../../src/command/conform/conformance-case.js'
import { auxology } from '../command/auxology.js'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'conformance')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(join(folder, 'cases')).map((name) => `cases/${name}`)
const cases = files.flatMap((file) => readCases(read(file), file))

describe('the cases of conformance/', () => {
  it('are those that the scripts write (else: npm run docs conformance)', async () => {
    const written = await conformanceFiles()
    expect(files.sort()).toEqual([...written.keys()].filter((file) => file.startsWith('cases/')).sort())
    for (const [file, text] of written) expect(read(file) === text, file).toBe(true)
  })

  it.each(files)('meet the schema: %s', (file) => {
    const validate = new Ajv2020({ strict: false }).compile(JSON.parse(read('case.schema.json')))
    expect(validate(JSON.parse(read(file))), JSON.stringify(validate.errors)).toBe(true)
  })

  it('have names of their own and a known kind of source, and keep to 2 MB', () => {
    expect(new Set(cases.map(({ question }) => question.id)).size).toBe(cases.length)
    for (const { source } of cases) expect(Object.keys(sourceKinds)).toContain(source)
    const size = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(size).toBeLessThan(2_000_000)
  })

  it('mostly come from elsewhere, and those that do not say so', () => {
    const own = cases.filter(({ source }) => source === 'computed by this library')
    expect(own.length).toBeGreaterThan(100)
    expect(own.length / cases.length).toBeLessThan(0.1)
  })

  it('are counted in docs/conformance.md, with every group and kind', () => {
    const page = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
    expect(page).toContain(`some ${(Math.round(cases.length / 100) * 100).toLocaleString('en')} questions`)
    for (const { question } of cases) expect(page).toContain(`\`${question.group}\``)
    for (const kind of Object.keys(sourceKinds)) {
      const count = cases.filter(({ source }) => source === kind).length
      expect(page).toContain(`| \`${kind}\` | ${count.toLocaleString('en')} |`)
    }
  })
})

const fromRoot = { read: (path: string) => readFileSync(join(root, path)) }

it('the library answers every case', async () => {
  const { status, output } = await auxology(
    ['conform', ...files.map((file) => `conformance/${file}`), '--self'],
    fromRoot,
  )
  expect(output).toContain(`Alle ${cases.length} Fälle sind erfüllt.`)
  expect(status).toBe(0)
})
