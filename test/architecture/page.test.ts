import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawnHalls } from '../../scripts/architecture/drawing.js'
import { hallImports, halls } from '../../scripts/architecture/halls.js'
import { architecturePage, rooms } from '../../scripts/architecture/page.js'
import { roomOf, wayOfAWeight } from '../../scripts/architecture/way-of-a-weight.js'

const root = join(import.meta.dirname, '../..')
const text = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly {
      readonly functionName: string
      readonly ranges: readonly { readonly count: number }[]
    }[]
  }[]
}

/** The functions that ran while a weight went from XML to PDF, as `file#function`. */
function functionsThatRan(): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), 'way-of-a-weight-'))
  try {
    const script = join(root, 'scripts/architecture/take-the-way.ts')
    execFileSync(process.execPath, ['--import', 'tsx', script], {
      cwd: root,
      env: { ...process.env, NODE_V8_COVERAGE: folder },
    })
    const src = `${pathToFileURL(join(root, 'src'))}/`
    const ran = new Set<string>()
    for (const file of readdirSync(folder)) {
      const { result } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Coverage
      for (const { url, functions } of result.filter(({ url }) => url.startsWith(src))) {
        for (const { functionName, ranges } of functions) {
          if ((ranges[0]?.count ?? 0) > 0) ran.add(`${url.slice(src.length).replace(/\?.*$/, '')}#${functionName}`)
        }
      }
    }
    return ran
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('docs/architecture.md', () => {
  it('is what `npm run docs` writes', () => {
    expect(text('docs/architecture.md')).toBe(architecturePage())
    expect(text('docs/architecture.svg')).toBe(drawnHalls(wayOfAWeight.map(roomOf), hallImports(join(root, 'src'))))
  })

  it('knows every room of src', () => {
    const foldersOf = (folder: string): string[] =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    expect(foldersOf('src').sort()).toEqual(halls.map(({ name }) => name).sort())
    const found = halls.flatMap(({ name, floors }) =>
      floors.length === 0 ? [name] : foldersOf(`src/${name}`).map((room) => `${name}/${room}`),
    )
    expect([...rooms].sort()).toEqual([...found].sort())
  })

  it('names functions that a weight really passes', () => {
    const ran = functionsThatRan()
    const missed = wayOfAWeight.map(({ file, function: name }) => `${file}#${name}`).filter((stop) => !ran.has(stop))
    expect(missed, 'stops in scripts/architecture/way-of-a-weight.ts that nothing passes').toEqual([])
  })
})
