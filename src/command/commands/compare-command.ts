import { comparisonWordsFor } from '../../ground/languages/command-words.js'
import type { ComparisonWords } from '../../ground/languages/words.js'
import { formatNumber } from '../../ground/text/number.js'
import { plainText } from '../../ground/text/plain-text.js'
import { shortened } from '../../ground/text/quoted.js'
import { compareResults, type ResultDifference } from '../../shown/documents/compare-results.js'
import { type Command, type CommandInput, UsageError } from '../command.js'
import { readBytes, writeOutput } from '../files.js'
import { decimalNumber } from '../options.js'

/** `auxology compare`: what differs between two results. */
export const compareCommand: Command = {
  name: 'compare',
  operands: 'OLD NEW',
  summary: 'what differs between two result documents, such as those of the network service and of auxology',
  common: ['locale'],
  options: [
    {
      name: 'tolerance',
      value: 'SD',
      parameter: 'tolerance',
      help: 'scores may differ by this much, percentiles by what it makes of them (default: 0)',
    },
    {
      name: 'number-tolerance',
      value: 'NUMBER',
      parameter: 'numberTolerance',
      help: 'all other numbers may differ by this much (default: 0)',
    },
    { name: 'ignore-texts', help: 'the texts of messages may differ; severity and field still count' },
    { name: 'json', help: 'print the differences as JSON' },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: [
    'auxology compare old.xml new.xml --tolerance 0.01 --ignore-texts',
    'auxology compare old.json new.xml --json --out differences.json',
  ],
  notes: [
    'OLD and NEW are results, XML or JSON, of auxology or of the network service. They are read leniently: any namespace and prefix, any order, decimal commas; what is missing, empty or nil is nothing. Visits are matched by date. The exit status is 0 if nothing differs, 3 if something does, 1 if a document can not be read.',
  ],
  run: async (input) => {
    const [old, now] = await readBoth(input)
    const differences = compareResults(old, now, {
      tolerance: decimalNumber(input.values, 'tolerance'),
      numberTolerance: decimalNumber(input.values, 'number-tolerance'),
      ignoreTexts: input.values['ignore-texts'] === true,
    })
    const isJson = input.values['json'] === true
    await writeOutput(
      input,
      isJson
        ? `${JSON.stringify(differences, null, 2)}\n`
        : differenceTable(differences, comparisonWordsFor(input.values['locale']).results),
    )
    return differences.length === 0 ? 0 : 3
  },
}

/** A result of the most visits has 13 MB. */
const mostBytes = 64 * 1024 * 1024

/** fast-xml-parser is loaded for this command alone. */
async function readBoth({ operands, terminal }: CommandInput): Promise<readonly [object, object]> {
  const [oldPath, newPath, ...others] = operands
  if (oldPath === undefined || newPath === undefined) throw new UsageError('missing OLD NEW: two result documents')
  if (others.length > 0) throw new UsageError(`expected two documents, got also ${others.join(' ')}`)
  if (oldPath === '-' && newPath === '-') throw new UsageError('only one of OLD and NEW can be standard input')
  const { lenientDocument, lenientText } = await import('../lenient-document.js')
  const read = async (path: string) => lenientDocument(lenientText(await readBytes(path, terminal, mostBytes)), path)
  return [await read(oldPath), await read(newPath)]
}

/** A value of the table is cut to this many UTF-16 units. */
const longestCell = 60

type Words = ComparisonWords['results']

/** The differences as lines of text: one each, and a last one that counts them. */
function differenceTable(differences: readonly ResultDifference[], words: Words): string {
  if (differences.length === 0) return `${words.same}\n`
  const rows = [Object.values(words.columns), ...differences.map((each) => tableRow(each, words))]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${[...lines, '', summary(differences, words)].join('\n')}\n`
}

function tableRow({ path, old, new: now, by, in: unit = 'units', kind }: ResultDifference, words: Words): string[] {
  const difference =
    by === undefined ? words.kinds[kind] : `${by > 0 ? '+' : ''}${formatNumber(by)}${words.units[unit]}`
  return [plainText(path), cell(old), cell(now), difference]
}

function cell(value: ResultDifference['old']): string {
  if (value === undefined) return '-'
  return shortened(plainText(typeof value === 'number' ? formatNumber(value) : String(value)), longestCell)
}

function summary(differences: readonly ResultDifference[], words: Words): string {
  const messages = differences.filter(({ kind }) => kind.startsWith('message')).length
  const scores = differences.flatMap(({ by, in: unit }) => (unit === 'SD' && by !== undefined ? [Math.abs(by)] : []))
  const largest = scores.length === 0 ? undefined : formatNumber(Math.max(...scores))
  return words.summary(differences.length, differences.length - messages, largest, messages)
}
