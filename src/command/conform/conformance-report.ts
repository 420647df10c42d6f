import type { ComparisonWords } from '../../ground/languages/words.js'
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
  readonly [format in (typeof conformanceFormats)[number]]: (
    judgement: JudgedAnswers,
    words: ComparisonWords,
    locale: string,
  ) => string
} = { text: asText, json: asJson, html: asHtml, junit: asJUnit }

/** As many cases of a group are named in the text; the other forms name all. */
const namedInText = 10

function rowsOf(verdicts: readonly JudgedCase[]): readonly (readonly string[])[] {
  return groupSummaries(verdicts).map(({ group, cases, outcomes, largest }) => {
    const { held, different, unsupported, unanswered } = outcomes
    const counts = [cases, held, different, unsupported, unanswered].map(String)
    return [group, ...counts, largest === undefined ? '' : String(Number(largest.toPrecision(2)))]
  })
}

function asText({ verdicts, troubles, isBroken }: JudgedAnswers, words: ComparisonWords): string {
  const columns = Object.values(words.columns)
  const rows = [columns, ...rowsOf(verdicts)]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
  const failed = groupSummaries(verdicts).flatMap(({ group }) => failedLines(named(verdicts, isBroken), group, words))
  const lines = [...table, '', ...failed, ...troubles.map(plainText)]
  return `${[...lines, conclusion({ verdicts, troubles }, words)].join('\n')}\n`
}

/** The cases that don't hold, each with its own reason: those without an answer of a program that failed have one together. */
function named(verdicts: readonly JudgedCase[], isBroken: boolean): readonly JudgedCase[] {
  return verdicts.filter(({ outcome }) => outcome !== 'held' && !(isBroken && outcome === 'unanswered'))
}

function failedLines(failed: readonly JudgedCase[], group: string, words: ComparisonWords): readonly string[] {
  const told = failed.filter(({ case: { question }, outcome }) => question.group === group && outcome !== 'unsupported')
  const lines = told
    .slice(0, namedInText)
    .map(({ case: { question }, why = '' }) => plainText(`${question.id}: ${why}`))
  return told.length > namedInText ? [...lines, words.more(group, told.length - namedInText)] : lines
}

type Judged = Pick<JudgedAnswers, 'verdicts' | 'troubles'>

/** Whether every case holds, and the program printed nothing else. */
export function isConforming({ verdicts, troubles }: Judged): boolean {
  return troubles.length === 0 && verdicts.every(({ outcome }) => outcome === 'held')
}

function conclusion(judgement: Judged, words: ComparisonWords): string {
  const { verdicts, troubles } = judgement
  if (isConforming(judgement)) return words.allHold(verdicts.length)
  const held = verdicts.filter(({ outcome }) => outcome === 'held').length
  return words.someHold(held, verdicts.length, troubles.length)
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

function asHtml(judgement: JudgedAnswers, words: ComparisonWords, locale: string): string {
  const { verdicts, troubles, isBroken } = judgement
  const { columns, page, otherFaults } = words
  const cells = named(verdicts, isBroken).map(({ case: { question, source }, outcome, why = '' }) => {
    return [question.id, columns[outcome], why, source]
  })
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><title>${page.title}</title>`,
    `<style>${style}</style></head><body>`,
    `<h1>${page.title}</h1><p>${elementText(conclusion(judgement, words))}</p>`,
    htmlTable(Object.values(columns), rowsOf(verdicts)),
    ...(troubles.length === 0
      ? []
      : [
          htmlTable(
            [otherFaults],
            troubles.map((trouble) => [trouble]),
          ),
        ]),
    ...(cells.length === 0
      ? []
      : [`<h2>${columns.cases}</h2>`, htmlTable([page.case, page.outcome, page.why, page.source], cells)]),
    '</body></html>\n',
  ].join('\n')
}

function htmlTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${elementText(plainText(cell))}</${tag}>`).join('')}</tr>`
  return `<table>${row(heading, 'th')}\n${rows.map((cells) => row(cells, 'td')).join('\n')}</table>`
}
