import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What a user of the package has on disk, and npm shows. */
const [{ files, size, unpackedSize }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as [{ files: { path: string }[]; size: number; unpackedSize: number }]
const packed = new Set(files.map(({ path }) => path))
const pages = [...packed].filter((path) => path.endsWith('.md') && !path.startsWith('dist/'))

describe('the packed package', () => {
  it('is small: the limits are those that a user notices', () => {
    expect(size).toBeLessThan(2_400_000)
    expect(unpackedSize).toBeLessThan(9_000_000)
    expect(files.length).toBeLessThanOrEqual(1000)
  })

  it('has the pages that npm shows, which say where the documentation is', () => {
    expect(pages.slice().sort()).toEqual(['CHANGELOG.md', 'NOTICE.md', 'README.md', 'SECURITY.md'])
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain("folder `docs` of the project's repository")
  })

  it.each(pages)('%s links to what is packed, or to the documentation', (page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, '')
    const dead = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^([a-z]+:|#)/.test(link))
      .map((link) => normalize(join(dirname(page), link.split('#')[0] ?? '')).replace(/\/$/, ''))
      .filter((path) => !packed.has(path) && !(path.startsWith('docs/') && existsSync(join(root, path))))
    expect(dead).toEqual([])
  })

  it.each(['repository', 'homepage', 'bugs'])('states no %s, as long as there is no address to state', (field) => {
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).not.toHaveProperty(field)
  })
})
