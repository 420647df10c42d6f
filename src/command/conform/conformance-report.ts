import { attributeText, elementText } from '../../ground/text/markup.js'
import { plainText } from '../../ground/text/plain-text.js'
import type { JudgedAnswers, JudgedCase, Outcome } from './judge-answers.js'

/** What became of the cases of a group. */
interface GroupSummary {
  readonly group: string
  readonly cases: number
  readonly outcomes: { readonly [outcome in Outcome]: number }
  /** The largest difference of a score, SD, whether allowed or not; undefined where no score was given. */
  readonly largest: number | undefined
}

/** The groups in the order of the cases. */
function groupSummaries(verdicts: readonly JudgedCase[]): readonly GroupSummary[] {
  return [...new Set(verdicts.map((verdict) => verdict.case.question.group))].map((group) => {
    const own = verdicts.filter((verdict) => verdict.case.question.group === group)
    const count = (outcome: Outcome) => own.filter((verdict) => verdict.outcome === outcome).length
    const differences = own.flatMap(({ case: { expected }, difference }) =>
      expected.score === undefined || difference === undefined ? [] : [Math.abs(difference)],
    )
    return {
      group,
      cases: own.length,
      outcomes: {
        held: count('held'),
        different: count('different'),
        unsupported: count('unsupported'),
        unanswered: count('unanswered'),
      },
      largest: differences.length === 0 ? undefined : Math.max(...differences),
    }
  })
}

/** The forms of a report. */
export const conformanceFormats = ['text', 'json', 'html', 'junit'] as const

/** A report in one of its forms. */
export const conformanceReports: {
  readonly [format in (typeof conformanceFormats)[number]]: (judgement: JudgedAnswers) => string
} = { text: asText, json: asJson, html: asHtml, junit: asJUnit }

/** As many cases of a group are named in the text; the other forms name all. */
const namedInText = 10

const columns = ['group', 'cases', 'held', 'different', 'not supported', 'unanswered', 'largest, SD'] as const

function rowsOf(verdicts: readonly JudgedCase[]): readonly (readonly string[])[] {
  return groupSummaries(verdicts).map(({ group, cases, outcomes, largest }) => {
    const { held, different, unsupported, unanswered } = outcomes
    const counts = [cases, held, different, unsupported, unanswered].map(String)
    return [group, ...counts, largest === undefined ? '' : String(Number(largest.toPrecision(2)))]
  })
}

function asText({ verdicts, troubles }: JudgedAnswers): string {
  const rows = [columns, ...rowsOf(verdicts)]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
  const failed = groupSummaries(verdicts).flatMap(({ group }) => failedLines(verdicts, group))
  const lines = [...table, '', ...failed, ...troubles.map(plainText)]
  return `${[...lines, conclusion({ verdicts, troubles })].join('\n')}\n`
}

function failedLines(verdicts: readonly JudgedCase[], group: string): readonly string[] {
  const failed = verdicts.filter(({ case: { question }, outcome }) => question.group === group && outcome !== 'held')
  const told = failed.filter(({ outcome }) => outcome !== 'unsupported')
  const lines = told
    .slice(0, namedInText)
    .map(({ case: { question }, why = '' }) => plainText(`${question.id}: ${why}`))
  return told.length > namedInText ? [...lines, `${group}: and ${told.length - namedInText} more`] : lines
}

/** Whether every case holds, and the program printed nothing else. */
export function isConforming({ verdicts, troubles }: JudgedAnswers): boolean {
  return troubles.length === 0 && verdicts.every(({ outcome }) => outcome === 'held')
}

function conclusion(judgement: JudgedAnswers): string {
  const { verdicts, troubles } = judgement
  if (isConforming(judgement)) return `all ${verdicts.length} cases hold`
  const held = verdicts.filter(({ outcome }) => outcome === 'held').length
  const more =
    troubles.length === 0 ? '' : `; ${troubles.length === 1 ? '1 other fault' : `${troubles.length} other faults`}`
  return `${held} of ${verdicts.length} cases hold${more}`
}

function asJson(judgement: JudgedAnswers): string {
  const { verdicts, troubles } = judgement
  const report = {
    conforms: isConforming(judgement),
    groups: groupSummaries(verdicts),
    troubles,
    cases: verdicts.map(({ case: { question, source }, outcome, difference, why }) => {
      return { id: question.id, outcome, difference, why, source }
    }),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

function asJUnit({ verdicts, troubles }: JudgedAnswers): string {
  const suites = groupSummaries(verdicts).map(({ group, cases, outcomes }) => {
    const failures = cases - outcomes.held - outcomes.unsupported
    const tests = verdicts.filter((verdict) => verdict.case.question.group === group).map(testCase)
    const counts = `tests="${cases}" failures="${failures}" skipped="${outcomes.unsupported}"`
    return `  <testsuite name="${attributeText(group)}" ${counts}>\n${tests.join('\n')}\n  </testsuite>`
  })
  const faults = troubles.map(
    (trouble) => `    <testcase name="output"><failure message="${attributeText(plainText(trouble))}"/></testcase>`,
  )
  const output = faults.length === 0 ? [] : [suiteOfFaults(faults)]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${[...suites, ...output].join('\n')}\n</testsuites>\n`
}

function suiteOfFaults(faults: readonly string[]): string {
  return `  <testsuite name="output" tests="${faults.length}" failures="${faults.length}">\n${faults.join('\n')}\n  </testsuite>`
}

function testCase({ case: { question }, outcome, why = '' }: JudgedCase): string {
  const start = `    <testcase classname="${attributeText(question.group)}" name="${attributeText(question.id)}"`
  if (outcome === 'held') return `${start}/>`
  const element = outcome === 'unsupported' ? 'skipped' : 'failure'
  return `${start}><${element} message="${attributeText(plainText(why))}"/></testcase>`
}

const style =
  'body{font-family:system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em}table{border-collapse:collapse}td,th{padding:.2em .7em;text-align:left;border-bottom:1px solid #ccc}td+td{font-variant-numeric:tabular-nums}'

function asHtml(judgement: JudgedAnswers): string {
  const { verdicts, troubles } = judgement
  const failed = verdicts.filter(({ outcome }) => outcome !== 'held')
  const cells = failed.map(({ case: { question, source }, outcome, why = '' }) => [question.id, outcome, why, source])
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Conformance</title>',
    `<style>${style}</style></head><body>`,
    `<h1>Conformance</h1><p>${elementText(conclusion(judgement))}</p>`,
    htmlTable(columns, rowsOf(verdicts)),
    ...(troubles.length === 0
      ? []
      : [
          htmlTable(
            ['other faults'],
            troubles.map((trouble) => [trouble]),
          ),
        ]),
    ...(cells.length === 0 ? [] : ['<h2>Cases</h2>', htmlTable(['case', 'outcome', 'why', 'expected value'], cells)]),
    '</body></html>\n',
  ].join('\n')
}

function htmlTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${elementText(plainText(cell))}</${tag}>`).join('')}</tr>`
  return `<table>${row(heading, 'th')}\n${rows.map((cells) => row(cells, 'td')).join('\n')}</table>`
}
