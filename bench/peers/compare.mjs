/**
 * auxology compared with other packages and plain implementations: speed, as
 * ratios, and whether the figures agree.
 *
 *     npm run build && npm run peers                  prints the tables
 *     npm run build && npm run peers -- --write       writes them into docs/performance.md and docs/references/agreement.md
 *     npm run build && npm run peers -- --pictures F  saves every implementation's chart in the folder F
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { agreement } from './agreement.mjs'
import { charts, pictures } from './charts.mjs'
import { patients } from './patients.mjs'
import { rcpchInPython, rcpchName } from './python.mjs'
import { percentiles, scores } from './scores.mjs'

const { values } = parseArgs({ options: { write: { type: 'boolean' }, pictures: { type: 'string' } } })
const docs = join(import.meta.dirname, '../../docs')
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

if (values.pictures !== undefined) {
  mkdirSync(values.pictures, { recursive: true })
  for (const [name, markup] of await pictures()) {
    // As pages, because React draws more than one SVG.
    writeFileSync(join(values.pictures, `${name.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')}.html`), markup)
  }
} else {
  await pictures()
  const { rates, differences } = rcpchInPython()
  const ofPython = {
    table: 'who2006-height',
    other: rcpchName,
    cases: differences.length,
    largest: Math.max(...differences),
    mean: differences.reduce((sum, difference) => sum + difference, 0) / differences.length,
  }
  publish('references/agreement.md', agreementTable([...(await agreement()), ofPython]))
  publish('performance.md', [
    ...heading(),
    '',
    '| Task | Implementation | per second | ratio |',
    '| --- | --- | --: | --: |',
    ...rows('score of a height, WHO, by age in days', { ...(await scores()), [rcpchName]: rates.score }),
    ...rows('percentile of a score', { ...(await percentiles()), [rcpchName]: rates.percentile }),
    ...rows('patient: 12 visits with height, weight, BMI, head', { ...(await patients()), [rcpchName]: rates.patient }),
    ...rows('height chart, 12 points, as SVG', await charts()),
  ])
}

function heading() {
  const [processor] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  return [
    `Measured on ${date} with Node.js ${process.versions.node} on ${cpus().length} cores`,
    `(${processor?.model.trim()}): medians of five runs of one second each, alternating between implementations. The ratio is`,
    'that of the times: 2 means twice as long as auxology. Python runs before them, in a process of its own.',
  ]
}

function rows(task, rates) {
  return Object.entries(rates).map(
    ([name, rate], i) =>
      `| ${i === 0 ? task : ''} | ${withVersion(name)} | ${thousands(rate)} | ${ratio(rates.auxology / rate)} |`,
  )
}

function withVersion(name) {
  const version = dependencies[name]
  return version === undefined ? name : `${name} ${version}`
}

function thousands(rate) {
  return Number(rate.toPrecision(3)).toLocaleString('en')
}

function ratio(value) {
  return value.toLocaleString('en', { maximumSignificantDigits: 2 })
}

function agreementTable(compared) {
  return [
    '| Table | Compared with | values | largest difference, SD | mean, SD |',
    '| --- | --- | --: | --: | --: |',
    ...compared.map(
      ({ table, other, cases, largest, mean }) =>
        `| [${table}](references/${table.split('-')[0]}.md) | ${withVersion(other)} | ${cases.toLocaleString('en')} | ` +
        `${largest.toFixed(4)} | ${mean.toFixed(5)} |`,
    ),
  ]
}

/** Writes lines between the marks of a documentation page, or prints them. */
function publish(page, lines) {
  if (!values.write) return console.log(`\n${lines.join('\n')}`)
  const file = join(docs, page)
  const [before, after] = ['<!-- peers -->', '<!-- end of peers -->']
  const written = readFileSync(file, 'utf8')
  const start = written.indexOf(before) + before.length
  const end = written.indexOf(after)
  if (start < before.length || end < start) throw new Error(`${file} has no place for the table.`)
  writeFileSync(file, `${written.slice(0, start)}\n\n${lines.join('\n')}\n\n${written.slice(end)}`)
}
