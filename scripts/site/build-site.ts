import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import MiniSearch from 'minisearch'
import { narrowD3 } from '../build/narrow-d3.js'
import { type Guides, guidePages } from './guide-pages.js'
import { playgroundPage } from './playground-page.js'
import { sitePage } from './site-page.js'

const root = join(import.meta.dirname, '../..')
const out = join(root, 'site')

/** Playground and documentation as files: nothing to serve, nothing to fetch. */
async function buildSite(): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  const guides = guidePages(root)
  writePages(guides)
  writeSearchIndex(guides)
  write('snippets.js', `globalThis.auxologySnippets = [\n${guides.snippets.join(',\n')}\n]\n`)
  for (const file of ['site.css', 'icon.svg']) write(file, readFileSync(join(import.meta.dirname, file), 'utf8'))
  cpSync(join(root, 'docs'), join(out, 'docs'), {
    recursive: true,
    filter: (path) => !/\.[a-z]+$/.test(path) || path.endsWith('.svg'),
  })
  await Promise.all([scripts(), apiPages()])
}

function writePages({ pages }: Guides): void {
  for (const page of pages) write(page.path, sitePage(page))
  const main = playgroundPage()
  write(
    'index.html',
    sitePage({ path: 'index.html', title: 'Playground', main, scripts: ['playground.js'], language: 'de' }),
  )
}

function writeSearchIndex({ entries }: Guides): void {
  const index = new MiniSearch({ fields: ['title', 'heading', 'text'], storeFields: ['page', 'title', 'heading'] })
  index.addAll(entries.filter(({ page }) => page.startsWith('docs/')))
  write('search-index.js', `globalThis.auxologySearchIndex = ${JSON.stringify(JSON.stringify(index))}\n`)
}

/** Draws pictures and PDF as browsers do. */
const inBrowser: Plugin = {
  name: 'in-browser',
  setup({ onResolve }) {
    onResolve({ filter: /\/node\/node-host\.js$/ }, () => ({
      path: join(root, 'src/shown/render/browser/browser-host.ts'),
    }))
  },
}

/** Classic scripts: in a folder a browser loads no modules. */
async function scripts(): Promise<void> {
  const common = {
    bundle: true,
    minify: true,
    format: 'iife',
    outdir: out,
    absWorkingDir: root,
    target: 'es2022',
    alias: { '@rgrove/parse-xml': '@rgrove/parse-xml/src/index.ts' },
    logLevel: 'error',
  } as const
  const folder = join(import.meta.dirname)
  await Promise.all([
    build({
      ...common,
      entryPoints: ['more-course', 'more-references', 'more-measures'].map((name) => `${folder}/playground/${name}.ts`),
    }),
    build({
      ...common,
      entryPoints: [`${folder}/playground/more-paper.ts`],
      plugins: [inBrowser],
      external: ['@resvg/*'],
      loader: { '.ttf': 'base64' },
    }),
    build({ ...common, entryPoints: { playground: `${folder}/playground/main.ts` }, plugins: [narrowD3] }),
    build({ ...common, entryPoints: [`${folder}/pages/search.ts`, `${folder}/pages/guide.ts`] }),
    build({
      ...common,
      entryPoints: { library: `${folder}/pages/library.ts` },
      plugins: [narrowD3, inBrowser],
      // For raster images and PDF, which no snippet of the site makes.
      external: ['pdfmake/*', '@resvg/*'],
      loader: { '.ttf': 'empty' },
    }),
  ])
}

async function apiPages(): Promise<void> {
  const typedoc = join(root, 'node_modules/typedoc/bin/typedoc')
  await promisify(execFile)(process.execPath, [typedoc, '--skipErrorChecking', '--logLevel', 'Error'], { cwd: root })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  writeFileSync(join(out, path), text)
}

await buildSite()
console.log(`site/index.html: open it in a browser, from this folder or from any server of files.`)
