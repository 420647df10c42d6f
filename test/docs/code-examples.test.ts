import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as resvgWasm from '@resvg/resvg-wasm'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { JSDOM, VirtualConsole } from 'jsdom'
import { describe, expect, it } from 'vitest'
import * as clinic from '../../src/clinical/references/clinic-measures.js'
import * as references from '../../src/clinical/references/index.js'
import * as cerebralPalsy from '../../src/clinical/references/national/cerebral-palsy.js'
import * as netherlands from '../../src/clinical/references/national/netherlands.js'
import * as element from '../../src/doors/element/index.js'
import * as fhir from '../../src/doors/fhir/index.js'
import * as http from '../../src/doors/http/index.js'
import * as node from '../../src/doors/node/node-listener.js'
import * as warehouse from '../../src/doors/warehouse/index.js'
import * as languages from '../../src/ground/languages/index.js'
import * as auxology from '../../src/index.js'
import { describedDocuments } from '../../src/shown/documents/catalogue.js'
import * as children from '../fixtures/children.js'
import { docCommentExamples, pageExamples, runExample } from './code-examples.js'

const root = join(import.meta.dirname, '../..')

/** As much of a page as recipes need; a click on a download leads nowhere, which the page would report. */
const browser = {
  document: new JSDOM('<div id="chart"></div>', { virtualConsole: new VirtualConsole() }).window.document,
  navigator: { language: 'de-AT', clipboard: { write: async () => {} } },
  ClipboardItem: Object,
}

let initialised: Promise<void> | undefined

/** What examples speak of without saying what it is. */
const spokenOf = {
  patient: children.jakob,
  refs: [{ xAxisValue: 0, name: 'WHO (1)', text: 'WHO Multicentre Growth Reference Study Group.' }],
  ourPublication: references.kiggsHeight.publications[0],
  ourHeight: references.kiggsHeight,
  createServer: () => ({ listen: () => {} }),
  describedDocuments,
  request: new Request('http://localhost/api/openapi.json'),
  // The browser's package, which takes its WebAssembly once.
  resvg: { ...resvgWasm, initWasm: (bytes: Uint8Array) => (initialised ??= resvgWasm.initWasm(bytes)) },
  wasm: createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  showVisit: () => {},
  scaleLinear,
  line,
  fetch: (path: string) => readFileSync(path),
  writeFile: async () => {},
  ...browser,
}

const scope = {
  ...element,
  ...fhir,
  ...warehouse,
  ...netherlands,
  ...cerebralPalsy,
  ...clinic,
  ...references,
  ...languages,
  ...http,
  ...node,
  ...auxology,
  ...children,
  ...spokenOf,
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('figures') &&
      readFileSync(join(root, 'src', file), 'utf8').includes('@example'),
  )
  .map((file) => join(root, 'src', file))

const named = (file: string) => file.slice(root.length + 1)

describe.each(sources.map((file) => [named(file), file]))('%s', (_, file) => {
  it.each(docCommentExamples(file).map((example) => [example.line, example] as const))(
    'example on line %i',
    async (_, example) => {
      const own = await import(/* @vite-ignore */ file)
      await runExample(example, { ...scope, ...own })
    },
  )
})

it('finds the examples, and the values that they state', async () => {
  let compared = 0
  for (const file of sources) {
    const own = await import(/* @vite-ignore */ file)
    for (const example of docCommentExamples(file)) compared += await runExample(example, { ...scope, ...own })
  }
  expect(compared).toBeGreaterThan(30)
})

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

// Frameworks' code is run by test/docs/frameworks.test.ts.
describe.each(pages.filter((page) => page !== 'docs/frameworks.md'))('%s', (page) => {
  it.each(pageExamples(join(root, page)).map((example) => [example.line, example] as const))(
    'code on line %i runs',
    async (_, example) => {
      await runExample({ ...example, code: example.code.replace(/(?<!:)\/\/[^\n]*/g, '') }, scope)
    },
  )
  it('is there', () => {
    expect(readFileSync(join(root, page), 'utf8')).not.toBe('')
  })
})
