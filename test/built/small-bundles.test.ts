import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { entries } from '../../scripts/build/entries.js'
import { builtInSets } from '../../src/clinical/references/built-in-sets.js'
import type { Figures } from '../../src/clinical/references/figures.js'
import * as references from '../../src/clinical/references/index.js'
import type { ReferenceSet } from '../../src/clinical/references/reference-set.js'
import { aga2015BmiFigures } from '../../src/clinical/references/tables/figures/aga2015-bmi.js'
import { fenton2013WeightFigures } from '../../src/clinical/references/tables/figures/fenton2013-weight.js'
import { kiggsHeightFigures } from '../../src/clinical/references/tables/figures/kiggs-height.js'
import { merker2018HeightFigures } from '../../src/clinical/references/tables/figures/merker2018-height.js'
import { who2006HeightFigures } from '../../src/clinical/references/tables/figures/who2006-height.js'
import { de } from '../../src/ground/languages/de/index.js'
import { en } from '../../src/ground/languages/en/index.js'
import type { TerminalWords } from '../../src/ground/languages/words.js'
import { textIn } from '../../src/ground/model/localized.js'
import { sexWords } from '../../src/ground/model/patient.js'

const dist = join(import.meta.dirname, '../../dist')

/** A program as a bundler leaves it: its code, and the files of it that came into what loads first and into all of it. */
interface Bundled {
  readonly first: string
  readonly all: string
  readonly firstFiles: readonly string[]
  readonly allFiles: readonly string[]
}

/** What a bundler makes of a browser's program. */
async function bundled(program: string): Promise<Bundled> {
  const folder = mkdtempSync(join(tmpdir(), 'auxology-bundle-'))
  const entry = join(folder, 'program.js')
  writeFileSync(entry, program)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    resolve: {
      alias: Object.entries(entries).map(([name, source]) => ({
        find: new RegExp(`^auxology${name === 'index' ? '' : `/${name}`}$`),
        replacement: join(dist, 'modules', source.replace(/^src\//, '').replace(/ts$/, 'js')),
      })),
    },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rollupOptions: { external: /^(@resvg|pdfmake|jpeg-js|sharp)/ },
    },
  }).finally(() => rmSync(folder, { recursive: true }))
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const loaded = chunks.filter((chunk) => chunk.type === 'chunk')
  const withImports = (files: readonly string[]): typeof loaded =>
    loaded.flatMap((chunk) => (files.includes(chunk.fileName) ? [chunk, ...withImports(chunk.imports)] : []))
  const first = withImports(loaded.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])))
  const codeOf = (some: typeof loaded) => some.map(({ code }) => code).join('\n')
  const filesOf = (some: typeof loaded) =>
    some.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([file, { renderedLength }]) =>
        renderedLength === 0 ? [] : [relative(join(dist, 'modules'), file)],
      ),
    )
  return { first: codeOf(first), all: codeOf(loaded), firstFiles: filesOf(first), allFiles: filesOf(loaded) }
}

const importing = (name: string) =>
  `import { ${name} } from 'auxology'
   import { en } from 'auxology/languages'
   import { who } from 'auxology/references'
   globalThis.bound = ${name}({ references: who, language: en })`

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function tablesOf({ series }: ReferenceSet): Set<string> {
  return new Set(Object.values(series).flatMap((pieces) => (pieces ?? []).map(({ table }) => table.id)))
}

const allTables = Object.values(references).flatMap((value) =>
  typeof value === 'object' && 'curve' in value && 'publications' in value ? [value.id] : [],
)
const inWho = tablesOf(references.who)
const inOthers = allTables.filter((id) => !inWho.has(id))

/** Whether a text occurs in a program, and not merely within a longer one. */
function says(code: string, text: string): boolean {
  return code.includes(JSON.stringify(text))
}

/** The packed figures themselves, which a table that was left out can leave behind. */
function figureTexts(...tables: readonly Figures[]): string[] {
  return tables.flatMap(({ male, female }) => [male, female].filter((text) => text !== undefined))
}

/** What German says and English doesn't. */
/** The words for a sex are read in every language. */
const read = [...textsOf(en), ...Object.values(sexWords).flat()]
const german = textsOf(de).filter((text) => text.length > 8 && !read.includes(text))
const english = textsOf([en.chart.titles, en.report])

/** The texts of the terminal without those that messages have too: one term of several words, and names of classes. */
function ownTexts({ birthHead, ...texts }: TerminalWords, { names }: Pick<typeof en, 'names'>): readonly string[] {
  const shared = textsOf(names)
  return textsOf(texts).filter((text) => !shared.includes(text))
}

describe.each(['createCalculator', 'createCharts'])('a bundle of %s with WHO and English', (name) => {
  let code = ''
  beforeAll(async () => {
    code = (await bundled(importing(name))).all
  })

  it('has the tables of its set and no other', () => {
    expect(inOthers.length).toBeGreaterThan(15)
    for (const id of inWho) expect(code).toContain(`"${id}"`)
    expect(inOthers.filter((id) => code.includes(`"${id}"`))).toEqual([])
    const others = builtInSets.filter(({ id }) => id !== 'who')
    // By name: `cdc` is also a choice of lines.
    expect(others.filter((set) => says(code, textIn(set.name, en))).map(({ id }) => id)).toEqual([])
    expect(says(code, textIn(references.who.name, en))).toBe(true)
    expect(figureTexts(kiggsHeightFigures, aga2015BmiFigures).filter((text) => says(code, text))).toEqual([])
    expect(figureTexts(who2006HeightFigures).filter((text) => !says(code, text))).toEqual([])
  })

  it('has its language and no other', () => {
    expect(german.length).toBeGreaterThan(40)
    for (const text of english) expect(says(code, text)).toBe(true)
    expect(code).not.toContain('wurde nicht verwendet')
    expect(german.filter((text) => says(code, text))).toEqual([])
  })
})

it('a bundle of chartSvg has nothing that is loaded on demand, and one of createCharts all of it', async () => {
  const program = `import { chartSvg } from 'auxology'; globalThis.bound = chartSvg`
  expect((await bundled(program)).all).not.toContain('pdfmake')
  expect((await bundled(importing('createCharts'))).all).toContain('pdfmake')
})

it('a bundle of createCalculator with the messages of a language has no text of charts, PDF and the command', async () => {
  const { all: code } = await bundled(
    importing('createCalculator')
      .replaceAll('{ en }', '{ englishMessages }')
      .replace('language: en', 'language: englishMessages'),
  )
  for (const text of ['This value was not used', '"who2006-height"']) expect(code).toContain(text)
  // Messages share single terms with them.
  const late = [...textsOf([en.chart, en.page, en.report]), ...ownTexts(en.terminal, en)].filter((text) =>
    /\S{2} \S{2,} \S{2}/.test(text),
  )
  expect(late.length).toBeGreaterThan(30)
  expect(late.filter((text) => says(code, text))).toEqual([])
})

it('a bundle of a set without special references has none of their tables, nor their figures', async () => {
  const { all: code } = await bundled(importing('createCalculator').replaceAll(/\bwho\b/g, 'whoGeneral'))
  const inGeneral = tablesOf(references.whoGeneral)
  const special = [...inWho].filter((id) => !inGeneral.has(id))
  expect(special.length).toBeGreaterThan(20)
  for (const id of inGeneral) expect(code).toContain(`"${id}"`)
  expect(special.filter((id) => code.includes(`"${id}"`))).toEqual([])
  expect(figureTexts(who2006HeightFigures).filter((text) => !says(code, text))).toEqual([])
  expect(figureTexts(fenton2013WeightFigures, merker2018HeightFigures).filter((text) => says(code, text))).toEqual([])
})

it('a bundle of calculatePatient has both languages and the default set, so that what is looked for can be found', async () => {
  const { all: code } = await bundled(
    `import { calculatePatient } from 'auxology'\nglobalThis.bound = calculatePatient`,
  )
  expect(code).toContain('wurde nicht verwendet')
  expect(code).toContain('"kiggs-height"')
  // Nor does it carry what only charts, pages, PDF and the terminal say; single nouns are in messages too.
  const late = [...textsOf([de.chart, de.page, de.report]), ...ownTexts(de.terminal, de)].filter((text) =>
    /\S{3} \S{3}/.test(text),
  )
  expect(late.length).toBeGreaterThan(30)
  expect(late.filter((text) => says(code, text))).toEqual([])
})

it('a bundle of renderChart loads what only PDF says with PDF', async () => {
  const { first, all } = await bundled(`import { renderChart } from 'auxology'\nglobalThis.bound = renderChart`)
  const { report } = de
  expect(first).toContain(de.chart.generalReference)
  expect(first).not.toContain(report.noMeasurements)
  expect(all).toContain(report.noMeasurements)
})

it('a bundle of assessCourse has nothing of how its numbers are explained, one of calculatePatient nothing of the course', async () => {
  const codeOf = async (name: string) =>
    (await bundled(`import { ${name} } from 'auxology'\nglobalThis.bound = ${name}`)).all
  const [explaining, assessing, calculating] = await Promise.all(
    ['explainCourse', 'assessCourse', 'calculatePatient'].map(codeOf),
  )
  // A line of the explanations alone, and the name of a method.
  expect([explaining, assessing, calculating].map((code) => code?.includes('sqrt(2) * error / years'))).toEqual([
    true,
    false,
    false,
  ])
  expect([explaining, assessing, calculating].map((code) => code?.includes('roche-wainer-thissen'))).toEqual([
    true,
    true,
    false,
  ])
})

/** Prediction and screening: what a deployment without the module `course` must not carry. */
const ofCourse = (files: readonly string[]) =>
  files.filter(
    (file) => /^(clinical\/course|charts\/(course|sheet))\//.test(file) || /(faltering|head)-caution/.test(file),
  )

it('a bundle of createCalculator has no code of growth over time, and one of createCharts loads none with a chart', async () => {
  const calculator = await bundled(importing('createCalculator'))
  expect(calculator.allFiles.length).toBeGreaterThan(100)
  expect(ofCourse(calculator.allFiles)).toEqual([])
  const charts = await bundled(importing('createCharts'))
  expect(charts.firstFiles).toContain('charts/data/notes/cautions.js')
  expect(ofCourse(charts.firstFiles)).toEqual([])
  const whole = await bundled(`import { chartSvg } from 'auxology'; globalThis.bound = chartSvg`)
  expect(ofCourse(whole.allFiles).length).toBeGreaterThan(5)
})
