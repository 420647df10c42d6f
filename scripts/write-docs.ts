// Writes the pages of docs that follow from the source, and NOTICE.md: `npm run docs`, or with names one of the writers below.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { accuracyPage } from './accuracy/accuracy-page.js'
import { drawnHalls } from './architecture/drawing.js'
import { hallImports } from './architecture/halls.js'
import { architecturePage } from './architecture/page.js'
import { roomOf, wayOfAWeight } from './architecture/way-of-a-weight.js'
import { conformanceFiles } from './conformance/case-files.js'
import { courseNotices, coursePages } from './course-pages/course-pages.js'
import { enginePage, engineWords } from './engine-pages.js'
import { letters } from './letters/letter.js'
import { libraryTable, queryTable, withParameterTable } from './parameter-tables.js'
import { plausibilityDocs } from './plausibility-page.js'
import { purposePages } from './purposes/purpose-pages.js'
import { referencePages, tableNotices } from './reference-pages.js'
import { withRights } from './rights-pages.js'
import { uncheckedRows } from './unchecked-packages.js'

type Page = readonly [file: string, text: string]

const inFolder = (folder: string, pages: ReadonlyMap<string, string>) =>
  [...pages].map(([file, text]): Page => [`${folder}/${file}`, text])

/** Where the notices of the tables begin. */
const beginning = '<!-- tables -->'

function notices(written: string): string {
  const [head] = written.split(beginning)
  return `${head}${beginning}\n\n${[...tableNotices(), ...courseNotices()].join('\n').trimEnd()}\n`
}

/** A page that is partly written by hand. */
function rewritten(file: string, rewrite: (written: string) => string): Page {
  return [file, rewrite(readFileSync(file, 'utf8'))]
}

const writers: { readonly [name: string]: () => readonly Page[] | Promise<readonly Page[]> } = {
  architecture: () => [
    ['docs/architecture.md', architecturePage()],
    ['docs/architecture.svg', drawnHalls(wayOfAWeight.map(roomOf), hallImports('src'))],
  ],
  references: () => [
    ...inFolder('docs/references', referencePages()),
    ...inFolder('docs/course', coursePages()),
    rewritten('NOTICE.md', notices),
  ],
  rights: async () => [['docs/rights.md', await withRights(readFileSync('docs/rights.md', 'utf8'))]],
  letters: () => inFolder('docs/letters', letters()),
  plausibility: () => [['docs/plausibility.md', plausibilityDocs()]],
  purposes: () => inFolder('docs/purposes', purposePages()),
  accuracy: () => [['docs/accuracy.md', accuracyPage()]],
  conformance: async () => inFolder('conformance', await conformanceFiles()),
  engines: () => engineWords.map((words) => [`docs/engines/${words.dialect}.md`, enginePage(words)]),
  parameters: () => [
    rewritten('docs/charts.md', (page) => withParameterTable(page, libraryTable())),
    rewritten('docs/http-api.md', (page) => withParameterTable(page, queryTable())),
  ],
  packages: () => [
    rewritten('docs/soup.md', (page) => page.replace(/\| Packages of \| \|\n(?:\|.*\n)*/, `${uncheckedRows()}\n`)),
  ],
}

const asked = process.argv.slice(2)
for (const [name, pages] of Object.entries(writers)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for (const [file, text] of await pages()) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
