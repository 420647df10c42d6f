import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { entries, programs } from '../../scripts/build/entries.js'
import { common } from '../../scripts/build/options.js'
import { uncheckedPackages, uncheckedRows } from '../../scripts/unchecked-packages.js'

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

  it('has everything that a user installs or that is bundled', async () => {
    const { peerDependencies = {}, dependencies = {} } = JSON.parse(read('package.json'))
    const { metafile } = await build({
      ...common,
      entryPoints: [...Object.values(entries), ...Object.values(programs)],
      outdir: 'dist',
      format: 'esm',
      platform: 'node',
      write: false,
    })
    const kept = Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    )
    const bundled = kept.flatMap((file) => /node_modules\/((?:@[\w-]+\/)?[\w-]+)/.exec(file)?.[1] ?? [])
    const needed = [...Object.keys({ ...dependencies, ...peerDependencies }), ...new Set(bundled)]
    // Part of d3-array, which alone uses it.
    const missing = needed.filter((name) => name !== 'internmap' && !listed.some((each) => each.name === name))
    expect(needed.length).toBeGreaterThan(8)
    expect(missing).toEqual([])
  })
})

describe('package-lock.json', () => {
  it('has a checksum for all that users install, and the page lists what has none', () => {
    expect(uncheckedPackages().filter(({ dev, optional }) => !(dev && optional))).toEqual([])
    // Else: npm run docs
    expect(read('docs/soup.md')).toContain(uncheckedRows())
  })

  it('has the licence of every package, or the bill of materials adds it', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    const without = Object.entries<{ license?: string }>(packages)
      .filter(([path, { license }]) => path !== '' && license === undefined)
      .map(([path]) => path)
    // What other servers read forms with is in the tests alone.
    expect(without).toEqual(['node_modules/busboy', 'node_modules/png-js', 'node_modules/streamsearch'])
    expect(read('node_modules/png-js/LICENSE')).toMatch(/^MIT License/)
    expect(read('scripts/sbom.mjs')).toContain("{ 'png-js': 'MIT' }")
  })
})

it('NOTICE.md names every licence of installed packages that asks for more than a notice', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const { optionalDependencies, peerDependencies } = JSON.parse(read('package.json'))
  for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies })) {
    const { license } = packages[`node_modules/${name}`]
    if (license !== 'MIT') expect(read('NOTICE.md'), name).toContain(name)
  }
  expect(read('NOTICE.md')).toContain('Mozilla Public License 2.0')
})

/** What a job that can prove its identity runs: the site's has no command at all. */
const trustedCommands: { readonly [workflow: string]: readonly string[] } = {
  'publish.yml': ['npm publish --ignore-scripts --provenance --access public auxology-*.tgz'],
  'site.yml': [],
}

describe.each(readdirSync(join(root, '.github/workflows')))('the workflow %s', (name) => {
  const text = read(`.github/workflows/${name}`)
  const jobs = text.slice(text.indexOf('\njobs:\n')).split(/\n(?= {2}\w+:\n)/)

  it('pins actions by commit', () => {
    const uses = [...text.matchAll(/uses: (\S+)(.*)/g)].map(([, action = '', comment = '']) => action + comment)
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('installs and runs nothing of ours where it can prove its identity', () => {
    const trusted = jobs.filter((job) => job.includes('id-token: write'))
    expect(trusted).toHaveLength(1)
    for (const job of trusted) {
      const commands = [...job.matchAll(/run: (.*)/g)].map(([, command]) => command)
      expect(commands).toEqual(trustedCommands[name])
      expect(job).not.toContain('checkout')
    }
  })
})
