import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { escaped, type SitePage, toRoot } from './site-page.js'
import { runnableSnippet } from './snippets.js'

/** A heading with the text beneath it, for the search. */
export interface SearchEntry {
  readonly id: number
  readonly page: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** All that is made from the guides. */
export interface Guides {
  readonly pages: readonly SitePage[]
  readonly entries: readonly SearchEntry[]
  /** Programs of the snippets that run in the page, by their names. */
  readonly snippets: readonly string[]
}

/** The anchor of a heading, as the repository's host names it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** Where a file of the repository is in the site: guides as pages, pictures as they are, sources as listings. */
function placeInSite(file: string): string {
  if (file === 'docs') return 'docs/index.html'
  if (/(^|\/)README\.md$/.test(file) && file.startsWith('docs/')) return file.replace(/README\.md$/, 'index.html')
  if (file.endsWith('.md')) return file.replace(/\.md$/, '.html')
  if (file.startsWith('docs/') && file.endsWith('.svg')) return file
  return `${file}.html`
}

/** The guides, and whatever of the repository they link to, as pages. */
export function guidePages(root: string): Guides {
  const pages = new Map<string, SitePage>()
  const entries: SearchEntry[] = []
  const snippets: string[] = []
  const aside = asideOf(root)
  const waiting = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => posix.join('docs', file.replaceAll('\\', '/')))
    .sort()
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const path = placeInSite(file)
    if (pages.has(path)) continue
    const link = (href: string): string => {
      const [target = '', anchor] = href.split('#')
      if (/^[a-z]+:/.test(href) || target === '') return href
      const linked = posix.normalize(posix.join(dirname(file), target)).replace(/\/$/, '')
      if (!existsSync(join(root, linked))) return href
      const place = placeInSite(linked)
      if (!linked.endsWith('.svg')) waiting.push(linked)
      return `${toRoot(path)}${place}${anchor === undefined ? '' : `#${anchor}`}`
    }
    const page = file.endsWith('.md')
      ? markdownPage(readFileSync(join(root, file), 'utf8'), path, link, entries, snippets)
      : listing(root, file, link)
    pages.set(path, { ...page, path, aside: aside(path) })
  }
  return { pages: [...pages.values()], entries, snippets }
}

/** The navigation: what docs/README.md lists, under its headings. */
function asideOf(root: string): (path: string) => string {
  const text = readFileSync(join(root, 'docs/README.md'), 'utf8')
  const items = [...text.matchAll(/^## (.+)$|\[([^\]]+)\]\(([\w./-]+\.md)\)/gm)]
  return (path) => {
    let html = ''
    for (const [, heading, name = '', file = ''] of items) {
      const place = placeInSite(posix.join('docs', file))
      const current = place === path ? ' aria-current="page"' : ''
      html +=
        heading === undefined
          ? `<li><a href="${toRoot(path)}${place}"${current}>${escaped(name.charAt(0).toUpperCase() + name.slice(1))}</a></li>`
          : `${html === '' ? '' : '</ul>'}<h2>${escaped(heading)}</h2><ul>`
    }
    return `${html}</ul>`
  }
}

function markdownPage(
  text: string,
  path: string,
  link: (href: string) => string,
  entries: SearchEntry[],
  snippets: string[],
): Omit<SitePage, 'path'> {
  const marked = new Marked({ gfm: true })
  let heading = ''
  let title = ''
  let isLive = false
  const plain = new Map<string, string[]>()
  const tokens = marked.lexer(text)
  for (const token of tokens) {
    if (token.type === 'heading') {
      heading = (token as Tokens.Heading).text.replaceAll('`', '')
      if (title === '') title = heading
      if (!plain.has(heading)) plain.set(heading, [])
    } else plain.get(heading)?.push(token.raw)
  }
  for (const [of, texts] of plain) {
    const words = texts
      .join(' ')
      .replaceAll(/[`*|>#[\]()-]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
    entries.push({ id: entries.length, page: path, title, heading: of, text: words.slice(0, 700) })
  }
  marked.use({
    renderer: {
      heading({ tokens: inline, depth, text: raw }) {
        return `<h${depth} id="${anchorOf(raw)}">${this.parser.parseInline(inline)}</h${depth}>\n`
      },
      link({ href, tokens: inline }) {
        const elsewhere = /^https?:/.test(href) ? ' rel="noreferrer"' : ''
        return `<a href="${escaped(link(href))}"${elsewhere}>${this.parser.parseInline(inline)}</a>`
      },
      image({ href, text: alt }) {
        return `<img src="${escaped(link(href))}" alt="${escaped(alt)}" loading="lazy">`
      },
      html({ text: raw }) {
        return raw.replaceAll(
          /(src|href)="([^"]+)"/g,
          (_, name, href) => `${name}="${escaped(link(href))}" loading="lazy"`,
        )
      },
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
        const hasHead = token.header.some((cell) => cell.text !== '')
        const head = hasHead ? `<thead><tr>${cells(token.header, 'td')}</tr></thead>` : ''
        return `<div class="table" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>\n`
      },
      code({ text: code, lang }) {
        const html = `<pre tabindex="0"><code>${escaped(code)}</code></pre>\n`
        if (code.startsWith('<auxology-chart')) {
          isLive = true
          return `${html}<div class="run"><button type="button" data-live>Run</button><output></output></div>\n`
        }
        const program = lang === 'ts' || lang === 'js' ? runnableSnippet(code, path) : undefined
        if (program === undefined) return html
        isLive = true
        snippets.push(program)
        return `${html}<div class="run"><button type="button" data-snippet="${snippets.length - 1}">Run</button><output></output></div>\n`
      },
    },
  })
  const main = `<article class="guide">${marked.parser(tokens)}</article>`
  return { title, main, ...(isLive ? { scripts: ['guide.js'] } : {}) }
}

/** A file of the repository as text; a folder as the list of its files. */
function listing(root: string, file: string, link: (href: string) => string): Omit<SitePage, 'path'> {
  const isFolder = statSync(join(root, file)).isDirectory()
  const name = posix.basename(file)
  const main = isFolder
    ? `<ul>${readdirSync(join(root, file))
        .map((each) => `<li><a href="${escaped(link(`${name}/${each}`))}">${escaped(each)}</a></li>`)
        .join('')}</ul>`
    : `<pre tabindex="0"><code>${escaped(readFileSync(join(root, file), 'utf8'))}</code></pre>`
  return { title: file, main: `<article class="guide"><h1>${escaped(file)}</h1>${main}</article>` }
}
