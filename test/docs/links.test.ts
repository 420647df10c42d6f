import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'examples', 'conformance'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

/** `## What it needs` is linked to as `#what-it-needs`. */
function anchors(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Why a link leads nowhere. */
function broken(page: string, link: string): string[] {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return [`${link}: no such file`]
  if (anchor === undefined || statSync(join(root, target)).isDirectory()) return []
  return anchors(readFileSync(join(root, target), 'utf8')).includes(anchor) ? [] : [`${link}: no such heading`]
}

describe.each(pages)('%s', (page) => {
  it('has links that lead somewhere', () => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, '')
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
    expect(links.flatMap((link) => broken(page, link))).toEqual([])
  })
})
