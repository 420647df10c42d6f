import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { site } from './open-page.js'

const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
const pages = files.filter((file) => file.endsWith('.html'))
const ownPages = pages.filter((file) => !file.startsWith('api'))

describe('the pages of the site', () => {
  const text = new Map(pages.map((page) => [page, readFileSync(join(site, page), 'utf8')]))
  const ids = new Map(
    [...text].map(([page, html]) => [page, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  )

  it('are all there', () => {
    const guides = readdirSync(join(site, '../docs')).filter((file) => file.endsWith('.md') && file !== 'README.md')
    for (const guide of guides) expect(ownPages).toContain(`docs/${guide.replace('.md', '.html')}`)
    for (const page of ['index.html', 'docs/gallery/index.html', 'docs/references/index.html', 'api/index.html']) {
      expect(pages).toContain(page)
    }
  })

  it('link to what is there', () => {
    let followed = 0
    const broken: string[] = []
    for (const [page, html] of text) {
      const links = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').matchAll(/(?:href|src)="([^"]+)"/g)
      for (const [, link = ''] of links) {
        if (/^[a-z]+:/.test(link)) continue
        followed++
        const [path = '', anchor] = link.replaceAll('&amp;', '&').split('#')
        const target = path === '' ? page : resolve('/', dirname(page), path).slice(1)
        if (!existsSync(join(site, target)) || statSync(join(site, target)).isDirectory())
          broken.push(`${page}: ${link}`)
        // The pages of the API set some of their anchors by script.
        else if (anchor && ids.has(target) && !target.startsWith('api') && !ids.get(target)?.has(anchor))
          broken.push(`${page}: ${link}: no such heading`)
      }
    }
    expect(broken).toEqual([])
    expect(followed).toBeGreaterThan(5000)
  })

  it('have a policy that lets nothing in from elsewhere, and nothing out', () => {
    for (const page of ownPages) {
      const html = text.get(page) ?? ''
      expect(html, page).toContain("default-src 'none'")
      expect(html, page).toContain("connect-src 'none'")
      expect(html.match(/(?:src|<link[^>]*href)="https?:[^"]*"/), page).toBeNull()
    }
  })

  it('show the playground within 262 kB', () => {
    const html = text.get('index.html') ?? ''
    const needed = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(needed).toEqual(expect.arrayContaining(['playground.js', 'site.css']))
    const bytes = ['index.html', ...needed].map((file) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length)
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(262_000)
  })
})
