import type { ResultDifference } from '../../documents/result-difference.js'
import { formatNumber } from '../../text/number.js'
import { plainText } from '../../text/plain-text.js'
import { shortened } from '../../text/quoted.js'

/** A value of the table is cut to this many UTF-16 units. */
const longestCell = 60

const units = { SD: ' SD', 'percentile points': ' points', units: '' } as const

/** What is different in a line that has no number. */
const kinds: Readonly<Record<ResultDifference['kind'], string>> = {
  changed: 'changed',
  missing: 'missing',
  additional: 'additional',
  message_gone: 'message gone',
  message_added: 'message added',
  message_severity: 'severity',
  message_text: 'text',
}

/** The differences as lines of text: one each, and a last one that counts them. */
export function differenceTable(differences: readonly ResultDifference[]): string {
  if (differences.length === 0) return 'no difference\n'
  const rows = [['element', 'old', 'new', 'difference'], ...differences.map(tableRow)]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${[...lines, '', summary(differences)].join('\n')}\n`
}

function tableRow({ path, old, new: now, by, in: unit = 'units', kind }: ResultDifference): string[] {
  const difference = by === undefined ? kinds[kind] : `${by > 0 ? '+' : ''}${formatNumber(by)}${units[unit]}`
  return [plainText(path), cell(old), cell(now), difference]
}

function cell(value: ResultDifference['old']): string {
  if (value === undefined) return '-'
  return shortened(plainText(typeof value === 'number' ? formatNumber(value) : String(value)), longestCell)
}

function summary(differences: readonly ResultDifference[]): string {
  const messages = differences.filter(({ kind }) => kind.startsWith('message')).length
  const scores = differences.flatMap(({ by, in: unit }) => (unit === 'SD' && by !== undefined ? [Math.abs(by)] : []))
  const largest = scores.length === 0 ? '' : `, scores by up to ${formatNumber(Math.max(...scores))} SD`
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  const values = count(differences.length - messages, 'value')
  return `${count(differences.length, 'difference')}: ${values}${largest}, ${count(messages, 'message')}`
}
