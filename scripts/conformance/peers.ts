// Puts the conformance cases to packages that others wrote, installed in the user's cache: `npm run conform-peers`, or with the
// names of some; `--write` writes the tables of docs/references/agreement.md, `--check` fails where they say otherwise.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askProgram } from '../../src/command/conform/ask-program.js'
import { type ConformanceCase, readCases } from '../../src/command/conform/conformance-case.js'
import { type JudgedAnswers, type JudgedCase, judgeAnswers } from '../../src/command/conform/judge-answers.js'
import { enComparison } from '../../src/ground/languages/en/comparison.js'
import { cachedFolder } from '../engines/cached-folder.js'
import { runOrFail } from '../engines/python.js'
import { knownDifferences } from './known-differences.js'

interface Peer {
  readonly installer: 'pip' | 'npm'
  readonly packages: readonly string[]
  readonly program: string
}

const conformance = join(import.meta.dirname, '../../conformance')
const adapters = join(conformance, 'adapters')
const pins = join(adapters, 'packages.json')
const page = join(import.meta.dirname, '../../docs/references/agreement.md')

/** Differences up to this are no subject of the page, SD. */
const toldFrom = 0.01
const seconds = 300

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, check: { type: 'boolean' } },
})
const peers = Object.entries(JSON.parse(readFileSync(pins, 'utf8')) as { readonly [name: string]: Peer }).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
const cases = readdirSync(join(conformance, 'cases')).flatMap((file) =>
  readCases(readFileSync(join(conformance, 'cases', file), 'utf8'), file),
)

const summaryHead =
  '| Package | cases of its references | met within 0.01 SD | more than 0.01 SD apart | score missing | score where none is expected |\n| --- | --: | --: | --: | --: | --: |'

const reasonHead = '| Package | Difference | cases | largest, SD | such as |\n| --- | --- | --: | --: | --- |'

const lines: string[] = []
const reasons: string[] = []
for (const [name, peer] of peers) {
  const judged = judgeAnswers(cases, await answersOf(name, peer), enComparison, toldFrom)
  lines.push(summaryRow(name, peer, judged))
  reasons.push(...reasonRows(name, judged))
}
publish('conformance', [summaryHead, ...lines])
publish('differences', [reasonHead, ...reasons])

function answersOf(name: string, { installer, packages, program }: Peer) {
  const questions = cases.map(({ question }) => question)
  const folder = cachedFolder(`peer-${name.replace(/\W+/g, '-')}`, [pins], (made) => {
    if (installer === 'npm')
      runOrFail('npm', ['install', '--prefix', made, '--ignore-scripts', '--no-audit', ...packages])
    else {
      runOrFail('python3', ['-m', 'venv', '--copies', made])
      runOrFail(join(made, 'bin/python'), [
        '-m',
        'pip',
        'install',
        '--quiet',
        '--disable-pip-version-check',
        ...packages,
      ])
    }
  })
  if (installer === 'pip')
    return askProgram(
      `"${join(folder, 'bin/python')}" "${join(adapters, program)}"`,
      questions,
      seconds,
      enComparison.program,
    )
  // A module finds packages beside itself alone.
  copyFileSync(join(adapters, program), join(folder, program))
  return askProgram(`node "${join(folder, program)}"`, questions, seconds, enComparison.program)
}

function summaryRow(name: string, { packages }: Peer, { verdicts, troubles }: JudgedAnswers): string {
  if (troubles.length > 0) throw new Error(`${name}: ${troubles.join('\n')}`)
  const asked = verdicts.filter(({ outcome }) => outcome !== 'unsupported')
  const different = asked.filter(({ outcome }) => outcome === 'different')
  const count = (isOf: (judged: JudgedCase) => boolean) => different.filter(isOf).length
  const unexpected = count(({ case: { expected } }) => expected.none !== undefined)
  const apart = count(({ difference }) => difference !== undefined)
  const counts = [
    asked.length,
    asked.length - different.length,
    apart,
    different.length - apart - unexpected,
    unexpected,
  ]
  const version = packages[0]?.replace(/(?<=.)(==|@)(?=[\d.]+$)/, ' ')
  return `| ${version} | ${counts.map((each) => each.toLocaleString('en')).join(' | ')} |`
}

/** Why each case differs; a case without a reason is an error. */
function reasonRows(name: string, { verdicts }: JudgedAnswers): readonly string[] {
  const different = verdicts.filter(({ outcome }) => outcome === 'different')
  const known = knownDifferences.filter(({ packages }) => packages.includes(name))
  const reasonOf = (judged: JudgedCase) => known.find(({ isOf }) => isOf(judged))
  const unknown = different.filter((judged) => reasonOf(judged) === undefined)
  if (unknown.length > 0) {
    const told = unknown.slice(0, 40).map((judged) => `${judged.case.question.id}: ${judged.why}`)
    throw new Error(
      `${name}: ${unknown.length} differences without a reason in known-differences.ts\n${told.join('\n')}`,
    )
  }
  return known.flatMap((reason) => {
    const own = different.filter((judged) => reasonOf(judged) === reason)
    if (own.length === 0) return []
    const farthest = own.reduce((a, b) => (Math.abs(b.difference ?? 0) > Math.abs(a.difference ?? 0) ? b : a))
    const largest = farthest.difference === undefined ? '' : Math.abs(farthest.difference).toFixed(2)
    return [
      `| ${name} | ${reason.why} | ${own.length} | ${largest} | \`${farthest.case.question.id}\`${shown(farthest)} |`,
    ]
  })
}

/** `: -4.13 for -4`: what it gave for what is expected. */
function shown({ case: one, difference }: JudgedCase): string {
  const { expected }: ConformanceCase = one
  if (difference === undefined || expected.score === undefined) return ''
  return `: ${(expected.score + difference).toFixed(2)} for ${expected.score.toFixed(2)}`
}

/** Writes lines between two marks of the page, compares them with those that are there, or prints them. */
function publish(name: string, rows: readonly string[]): void {
  const text = readFileSync(page, 'utf8')
  const [before, after] = [`<!-- ${name} -->\n\n`, `\n\n<!-- end of ${name} -->`]
  const [start, end] = [text.indexOf(before) + before.length, text.indexOf(after)]
  if (values.check === true) {
    const written = text.slice(start, end).split('\n')
    const missing = rows.flatMap((row) => row.split('\n')).filter((row) => !written.includes(row))
    if (missing.length > 0)
      throw new Error(`${page} says otherwise (npm run conform-peers -- --write):\n${missing.join('\n')}`)
  }
  if (values.write === true) writeFileSync(page, `${text.slice(0, start)}${rows.join('\n')}${text.slice(end)}`)
  else console.log(rows.join('\n'))
}
