import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A test that a page names: its file and, where given, its title. */
const named = /`([\w/-]+\.test\.ts)`((?:,? "[^"]+")*)/g

describe.each(['docs/hazards.md', 'docs/requirements.md', 'docs/threat-model.md'])('%s', (page) => {
  const tests = [...read(page).matchAll(named)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }))

  it('names tests that exist', () => {
    const missing = tests.flatMap(({ file, titles }) => {
      if (!existsSync(join(root, 'test', file))) return [file]
      const source = read(`test/${file}`)
      return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`)
    })
    expect(tests.length).toBeGreaterThan(10)
    expect(missing).toEqual([])
  })
})

it('every hazard has a mitigation and a test', () => {
  const rows = read('docs/hazards.md')
    .split('\n')
    .filter((line) => /^\| [NIPV]\d+ \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows.length).toBeGreaterThan(25)
  for (const [, id, hazard, severity, mitigation, test] of rows) {
    expect(
      [hazard, mitigation].every((text) => text !== '' && text !== undefined),
      id,
    ).toBe(true)
    expect(severity, id).toMatch(/^S[123]$/)
    expect(test, id).toMatch(/\.test\.ts`/)
  }
  const ids = rows.map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('docs/soup.md', () => {
  const listed = read('docs/soup.md')
    .split('\n')
    .flatMap((line) => {
      const [, names = '', version = '', licence = ''] = line.split('|').map((cell) => cell.trim())
      if (!/^\d+\.\d+\.\d+$/.test(version)) return []
      const packages = names.replace(/ \(.*\)$/, '').split(', ')
      return packages.map((name) => ({ name, version, licence }))
    })
  const locked: Readonly<Record<string, { version: string; license: string }>> = JSON.parse(
    read('package-lock.json'),
  ).packages

  it.each(listed)('has the version and licence of $name that are installed', ({ name, version, licence }) => {
    const entry = locked[`node_modules/${name}`]
    expect([entry?.version, entry?.license]).toEqual([version, licence])
  })

  it('has everything that a user installs or that is bundled', () => {
    const { optionalDependencies = {}, peerDependencies = {}, dependencies = {} } = JSON.parse(read('package.json'))
    const [, bundled = ''] = /noExternal: \[([^\]]+)\]/.exec(read('tsup.config.ts')) ?? []
    const needed = [
      ...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }),
      ...[...bundled.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ]
    // Part of d3-array, which alone uses it.
    const missing = needed.filter((name) => name !== 'internmap' && !listed.some((each) => each.name === name))
    expect(needed.length).toBeGreaterThan(8)
    expect(missing).toEqual([])
  })
})
