import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../try-package/run.mjs'
import { forPdf, install, makeProject, versionIn } from './project.mjs'
import { inChromium } from './visit.mjs'
import { checkPage } from './web.mjs'

const ran = 'scores, Svg, Png, Jpg, Pdf, PdfAndData'

/** A framework with a builder of its own, and pages without any. */
export const pageHosts = { angular: tryAngular, 'a page with an import map': tryImportMap, 'a page alone': tryAlone }

const angular = ['core', 'common', 'compiler', 'compiler-cli', 'platform-browser'].map(
  (name) => `@angular/${name}@20.3.35`,
)
const angularTools = ['@angular/build@20.3.41', '@angular/cli@20.3.43', 'rxjs@7.8.2', 'tslib@2.9.1', 'typescript@5.9.3']

async function tryAngular(place) {
  const packages = [...angular, ...angularTools]
  const folder = await makeProject(place, 'angular', ['hosts/web', 'hosts/angular'], packages)
  const open = async () => {
    await run(process.execPath, ['node_modules/@angular/cli/bin/ng.js', 'build'], folder)
    return inChromium(join(folder, 'out'), {}, (visit) => visit('/index.html'))
  }
  checkPage((await open()).results, /^missing_package .*npm install pdfmake/)
  await install(folder, [forPdf, ...packages])
  checkPage((await open()).results, /^%PDF- \d{5}/)
  return { version: versionIn(folder, '@angular/build'), ran }
}

/** The files of the package as they are, named by an import map. */
async function tryImportMap(place) {
  const folder = await makeProject(place, 'import-map', ['hosts/web'], [forPdf])
  const imports = {
    auxology: '/node_modules/auxology/dist/modules/index.js',
    'pdfmake/build/pdfmake.js': '/node_modules/pdfmake/build/pdfmake.js',
  }
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`
  const pages = { '/page.html': html(`${map}<script type="module" src="/page.js"></script>`) }
  checkPage((await inChromium(folder, pages, (visit) => visit('/page.html'))).results, /^%PDF- \d{5}/)
  return { version: 'Chromium', ran }
}

/** The build for pages, imported by its address; pdfmake by a script, if at all. */
async function tryAlone(place) {
  const folder = await makeProject(place, 'alone', ['hosts/web'], [forPdf])
  const program = readFileSync(join(folder, 'page.js'), 'utf8')
  const page = '<script type="module" src="/straight.js"></script>'
  const pages = {
    '/straight.js': program.replace("'auxology'", "'/node_modules/auxology/dist/browser/index.js'"),
    '/page.html': html(page),
    '/with-pdfmake.html': html(`<script src="/node_modules/pdfmake/build/pdfmake.min.js"></script>${page}`),
  }
  const kilobytes = await inChromium(folder, pages, async (visit) => {
    const without = await visit('/page.html')
    checkPage(without.results, /^missing_package .*npm install pdfmake/)
    checkPage((await visit('/with-pdfmake.html')).results, /^%PDF- \d{5}/)
    return without.kilobytes
  })
  return { version: 'Chromium', ran, sizes: { 'scores, Svg, Png, Jpg': kilobytes } }
}

function html(scripts) {
  return `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><body>${scripts}</body></html>`
}
