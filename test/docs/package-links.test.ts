import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What a user of the package has on disk, and npm shows. */
const [{ files, size }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as [{ files: { path: string }[]; size: number }]
const packed = new Set(files.map(({ path }) => path))
const pages = [...packed].filter((path) => path.endsWith('.md') && !path.startsWith('dist/'))

describe('the packed package', () => {
  it('has pages and examples', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/README.md', 'docs/references/README.md']))
    expect([...packed]).toContain('examples/react/height-chart.tsx')
    expect(size).toBeLessThan(5_400_000)
  })

  it.each(pages)('%s has no link to what is not packed', (page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, '')
    const dead = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^([a-z]+:|#)/.test(link))
      .map((link) => normalize(join(dirname(page), link.split('#')[0] ?? '')).replace(/\/$/, ''))
      .filter((path) => !packed.has(path) && ![...packed].some((file) => file.startsWith(`${path}/`)))
    expect(dead).toEqual([])
  })

  it.each(['repository', 'homepage', 'bugs'])('states no %s, as long as there is no address to state', (field) => {
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).not.toHaveProperty(field)
  })
})
