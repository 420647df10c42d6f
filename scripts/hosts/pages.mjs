import assert from 'node:assert/strict'
import { join } from 'node:path'
import { install, run } from '../try-package/run.mjs'
import { forPdf, makeProject, versionIn } from './project.mjs'
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

/** The modules of the package as they are, named by an import map. */
async function tryImportMap(place) {
  const folder = await makeProject(place, 'import-map', ['hosts/web'], [forPdf])
  const imports = {
    auxology: '/node_modules/auxology/dist/modules/index.js',
    '#render': '/node_modules/auxology/dist/modules/later/shown-render-browser-browser-host.js',
    'pdfmake/build/pdfmake.js': '/node_modules/pdfmake/build/pdfmake.js',
  }
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`
  const pages = { '/page.html': html(`${map}<script type="module" src="/page.js"></script>`) }
  checkPage((await inChromium(folder, pages, (visit) => visit('/page.html'))).results, /^%PDF- \d{5}/)
  return { version: 'Chromium', ran }
}

/** The modules imported by their addresses: scores, an Svg, and the element. */
async function tryAlone(place) {
  const folder = await makeProject(place, 'alone', ['hosts/web'], [])
  const program = `
    import { calculatePatient, renderChart } from '/node_modules/auxology/dist/modules/index.js'
    import { defineChartElement } from '/node_modules/auxology/dist/modules/doors/element/index.js'
    import { child, options } from '/child.js'
    defineChartElement()
    const chart = document.body.appendChild(document.createElement('auxology-chart'))
    Object.assign(chart, { patient: child, options })
    const { body } = await renderChart(child, { type: 'Height', format: 'Svg' }, options)
    while (!chart.shadowRoot.querySelector('.picture svg')) await new Promise(requestAnimationFrame)
    globalThis.results = { score: calculatePatient(child, options).measurements[0].sizeSds.value, svg: body.length }`
  const pages = { '/alone.js': program, '/page.html': html('<script type="module" src="/alone.js"></script>') }
  const { results, kilobytes } = await inChromium(folder, pages, (visit) => visit('/page.html'))
  assert.ok(Math.abs(results.score + 0.53) < 0.01 && results.svg > 2000, JSON.stringify(results))
  return { version: 'Chromium', ran: 'scores, Svg, the element', sizes: { 'all modules': kilobytes } }
}

function html(scripts) {
  return `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><body>${scripts}</body></html>`
}
