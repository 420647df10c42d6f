import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import limits from '../../.size-limit.mjs'
import { install, run } from '../try-package/run.mjs'
import { forPdf, makeProject, versionIn } from './project.mjs'
import { inChromium } from './visit.mjs'

/** The most that a program may load, kB gzip: as size-limit allows; one table comes with what a page adds around it. */
const budgets = {
  'chart-types': 1,
  'one-table': 7,
  calculate: Number.parseFloat(limits.find(({ name }) => name === 'calculate and validate, default references').limit),
}

/** Bundlers for pages: what they are, how they are run, and where their pages end up. */
const bundlers = {
  vite: { packages: ['vite@8.3.8'], page: (program) => `out/${program}.html` },
  webpack: { packages: ['webpack@5.112.2'], script: 'classic' },
  esbuild: { packages: ['esbuild@0.28.2'], script: 'module' },
  'esbuild --splitting': { packages: ['esbuild@0.28.2'], script: 'module', arguments: ['--splitting'] },
  rollup: {
    packages: [
      'rollup@4.68.7',
      '@rollup/plugin-node-resolve@16.0.3',
      '@rollup/plugin-commonjs@29.0.3',
      '@rollup/plugin-terser@1.0.2',
    ],
    script: 'module',
  },
  // Unlike the others, it doesn't build with an `import()` of a package that isn't installed, and carries parts that aren't used.
  parcel: {
    packages: ['parcel@2.16.4', forPdf],
    everythingInstalled: true,
    carries: 1.45,
    page: (program) => `out/${program}.html`,
  },
}

export const webHosts = Object.fromEntries(
  Object.entries(bundlers).map(([name, bundler]) => [name, (place) => tryBundler(place, name, bundler)]),
)

async function tryBundler(
  place,
  name,
  { packages, script, page = (program) => `${program}.html`, carries = 1, ...more },
) {
  const [tool] = name.split(' ')
  const folder = await makeProject(place, name.replaceAll(' ', ''), ['hosts/web', `hosts/${tool}`], packages)
  const source =
    script === undefined
      ? 'module" src="./'
      : script === 'module'
        ? 'module" src="./out/'
        : 'text/javascript" defer src="./out/'
  for (const program of [...Object.keys(budgets), 'page']) {
    const html = `<!doctype html><html lang="en"><title>${program}</title><link rel="icon" href="data:,"><body><script type="${source}${program}.js"></script></body></html>`
    writeFileSync(join(folder, `${program}.html`), html)
  }
  const build = async (program) => {
    rmSync(join(folder, 'out'), { recursive: true, force: true })
    await run(process.execPath, ['build.mjs', program, ...(more.arguments ?? [])], folder)
  }
  return inChromium(join(folder, tool === 'vite' || tool === 'parcel' ? 'out' : ''), {}, async (visit) => {
    const open = async (program) => {
      await build(program)
      return visit(page(program).replace('out/', '/'))
    }
    const sizes = {}
    for (const [program, budget] of Object.entries(budgets)) {
      const { results, kilobytes } = await open(program)
      assert.ok(typeof results === 'number' && Number.isFinite(results), `${program}: ${JSON.stringify(results)}`)
      const most = program === 'calculate' ? budget * carries : budget
      assert.ok(kilobytes <= most, `${program} loads ${kilobytes.toFixed(2)} kB, more than ${most}`)
      sizes[program] = kilobytes
    }
    if (!more.everythingInstalled) {
      checkPage((await open('page')).results, /^missing_package .*npm install pdfmake/)
    }
    const isAlike = carries === 1
    if (place.isBrief && !more.everythingInstalled)
      return { version: versionIn(folder, tool), ran: 'scores, Svg, Png, Jpg', sizes, isAlike }
    await install(folder, [forPdf, ...packages])
    checkPage((await open('page')).results, /^%PDF- \d{5}/)
    return { version: versionIn(folder, tool), ran: 'scores, Svg, Png, Jpg, Pdf, PdfAndData', sizes, isAlike }
  })
}

export function checkPage({ error, score, svg, png, jpg, pdf, pdfAndData }, expectedPdf) {
  assert.equal(error, undefined, error)
  assert.ok(Math.abs(score + 0.53) < 0.01, `score ${score}`)
  assert.ok(svg > 500, `Svg is ${svg} high`)
  for (const picture of [png, jpg]) {
    assert.deepEqual([picture.width, picture.height], [1000, 1000])
    assert.ok(picture.colours > 50, `${picture.colours} colours`)
  }
  for (const text of [pdf, pdfAndData]) assert.match(text, expectedPdf)
}
