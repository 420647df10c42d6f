import { readFileSync } from 'node:fs'
import { type ModuleName, moduleNames } from '../../src/ground/model/module-names.js'
import { markdownTable } from '../markdown-table.js'
import { purposes } from './purposes.js'

/** A hazard or a requirement, with the tests that it names. */
interface TracedRow {
  readonly id: string
  readonly text: string
  readonly remains: string
  readonly tests: readonly string[]
}

const testFile = /`([\w/-]+)\.test\.ts`/g

function cellsOf(page: string): readonly (readonly string[])[] {
  const rows = readFileSync(page, 'utf8').split('\n')
  return rows
    .filter((line) => line.includes('.test.ts`'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | ?\|$/g, '')))
}

/** Links of a page in `docs`, from a folder in it. */
function fromFolder(text: string): string {
  return text.replaceAll(/\]\((?!https?:|#|\.\.\/)/g, '](../').replaceAll('](#', '](../hazards.md#')
}

/** The rows of the hazard log. */
export function hazards(): readonly TracedRow[] {
  return cellsOf('docs/hazards.md').map(([id = '', text = '', severity = '', , tests = '', remains = '']) => ({
    id,
    text: `${text} (${severity})`,
    remains: fromFolder(remains),
    tests: [...tests.matchAll(testFile)].map(([, file = '']) => file),
  }))
}

/** The rows of the requirements. */
export function requirements(): readonly TracedRow[] {
  return cellsOf('docs/requirements.md').map(([text = '', tests = '']) => ({
    id: text,
    text: fromFolder(text),
    remains: '',
    tests: [...tests.matchAll(testFile)].map(([, file = '']) => file),
  }))
}

/** The module that a test is of: the one with the longest path that it lies in. */
function moduleOfTest(file: string): ModuleName | undefined {
  const paths = moduleNames.flatMap((name) => purposes[name].tests.map((path) => ({ name, path })))
  const around = paths.filter(({ path }) => file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}-`))
  return around.sort((a, b) => b.path.length - a.path.length)[0]?.name
}

/** The modules whose tests hold a row. */
export function modulesOf({ tests }: TracedRow): readonly ModuleName[] {
  const held = tests.map(moduleOfTest)
  return moduleNames.filter((name) => held.includes(name))
}

const written = '<!-- Written by scripts/purposes (npm run docs); do not edit. -->'

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

function purposePage(name: ModuleName): string {
  const { title, intended, users, claims, contraindications, without, reached } = purposes[name]
  return `# ${title}

${written}

${intended}

| | |
| --- | --- |
| Name in \`modules\` | \`${name}\` |
| Users | ${users} |
| Reached by | ${reached} |
| Without it | ${without} |

## What is claimed

${bullets(claims)}

## What it is not for

${bullets(contraindications)}

The [intended use](../intended-use.md) of the whole library holds too.

${tracedPart(name)}`
}

/** The hazards and requirements that tests of a module hold. */
function tracedPart(name: ModuleName): string {
  const isOfIt = (row: TracedRow) => modulesOf(row).includes(name)
  const known = hazards().filter(isOfIt)
  const held = requirements().filter(isOfIt)
  return `## Hazards, and what remains of them

Those of the [hazard log](../hazards.md), which has the mitigations, that tests of this module hold.

${markdownTable(
  ' | Hazard | What remains',
  known.map(({ id, text, remains }) => [id, text, remains]),
).join('\n')}
## Requirements

Those of [the list](../requirements.md), which has the tests, that tests of this module hold.

${bullets(held.map(({ text }) => text))}
`
}

function overview(): string {
  const rows = moduleNames.map((name) => [
    `[${purposes[name].title}](${name}.md)`,
    `\`${name}\``,
    purposes[name].intended,
    purposes[name].without,
  ])
  return `# Modules and their purposes

${written}

Each part of the library that a manufacturer may want to qualify by itself has a page: its intended purpose, users, claims,
contraindications, hazards, requirements and what remains. Whether software with it is a medical device is for its manufacturer
to decide (MDCG 2019-11 describes how; nothing here is a certificate).

${markdownTable('Module | Name | Purpose | Without it', rows).join('\n')}
A deployment names what is on: \`modules: ['scores', 'plausibility', 'charts']\` among the options of a call, of
\`createHandler\`, or \`--modules scores,plausibility,charts\` of commands that calculate or draw, \`auxology serve\` included. What belongs to another module is then
refused by the error \`module_off\` (over HTTP status 501), and the service's OpenAPI document doesn't have its paths. A request can't change it.

[Known anomalies](anomalies.md) lists what is known to be missing, approximate or in doubt.
`
}

/** The pages of docs/purposes. */
export function purposePages(): ReadonlyMap<string, string> {
  return new Map([['README.md', overview()], ...moduleNames.map((name) => [`${name}.md`, purposePage(name)] as const)])
}
