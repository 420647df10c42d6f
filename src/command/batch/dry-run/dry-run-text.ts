import type { LanguageBasics } from '../../../ground/languages/language.js'
import type { BatchWords } from '../../../ground/languages/words.js'
import { shortNumberText } from '../../../ground/languages/written-number.js'
import { formatNumber } from '../../../ground/text/number.js'
import { plainText } from '../../../ground/text/plain-text.js'
import { type OptionValues, UsageError } from '../../command.js'
import { tableColumns } from '../read/input-columns.js'
import { tableForm } from '../read/table-form.js'
import { lackingColumn } from '../run/column-warnings.js'
import { type DryRunNote, type Proposals, proposalsFor } from './proposals.js'
import { type ColumnReading, columnsOf, readingOf, type TableSample } from './sample.js'

/** What a batch would read of a table, and which options would read more. */
export function dryRunText(
  file: string,
  sample: TableSample,
  given: OptionValues,
  { words, language }: { readonly words: BatchWords; readonly language: LanguageBasics },
): string {
  const { values, proposed, notes } = proposalsFor(sample, given)
  const columns = columnsOf(sample).map((column) => ({
    name: column.name,
    now: readingOf(column, given),
    proposed: readingOf(column, values),
  }))
  const rows = columns.map(({ name, now, proposed: meant }) => [
    name,
    meaning(meant, words),
    share(now, words, language),
    share(meant, words, language),
    (meant.column && [...meant.unread][0]) ?? '',
  ])
  const unreadable = columns.filter(({ proposed: { column, read, cells } }) => column !== undefined && 2 * read < cells)
  const stop = stopText(sample, values)
  return [
    `${plainText(file)}: ${words.rows(whole(sample.rows.length), sample.isWhole)}`,
    '',
    ...tableOf([[words.column, words.readAs, words.now, words.proposed, words.unread], ...rows]),
    '',
    ...adviceText(proposed, unreadable.map(({ name }) => name).join(', '), { words, isStopped: stop !== undefined }),
    ...notes.flatMap((note) => noteText(note, words)),
    ...notes.flatMap((note) => openText(note, words)).map((text) => plainText(`${words.open} ${text}`)),
    ...(stop === undefined ? [] : [words.stops, `  ${plainText(stop)}`]),
    '',
  ].join('\n')
}

/** The options that are proposed, and the columns that none of them reads. */
function adviceText(
  proposed: Proposals['proposed'],
  unreadable: string,
  { words, isStopped }: { readonly words: BatchWords; readonly isStopped: boolean },
): readonly string[] {
  const options = Object.entries(proposed).map(([name, value]) => `--${name} ${shellText(plainText(value))}`)
  if (options.length === 0 && unreadable === '') return isStopped ? [] : [words.noOptions]
  return [
    ...(options.length > 0 ? [`${words.options} ${options.join(' ')}`] : []),
    ...(unreadable === '' ? [] : [plainText(words.unreadable(unreadable))]),
  ]
}

function meaning({ column, fault }: ColumnReading, words: BatchWords): string {
  if (column === undefined) return fault === undefined ? words.passed : '?'
  return column.unit === undefined ? column.name : words.fromUnit(column.name, column.unit)
}

/** The share of cells that can be read, rounded down: 100 % are all. */
function share({ column, cells, read }: ColumnReading, words: BatchWords, language: LanguageBasics): string {
  if (column === undefined || cells === 0) return ''
  return words.percent(shortNumberText(Math.floor((1000 * read) / cells) / 10, 1, language))
}

/** What stops the batch all the same, as it says it then. */
function stopText({ header }: TableSample, values: OptionValues): string | undefined {
  try {
    return lackingColumn(tableColumns(header, tableForm(values)))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return error.message
  }
}

/** What is proposed, and to be checked. */
function noteText(note: DryRunNote, words: BatchWords): readonly string[] {
  if (note.kind === 'dayOrMonth') return [words.dayOrMonth]
  if (note.kind === 'sexCodes') return [words.sexCodes(note.codes[0] ?? '', note.codes[1] ?? '')]
  if (note.kind === 'sayNothing') return [plainText(words.sayNothing(note.columns.join(', ')))]
  return note.kind === 'byCells' ? [plainText(words.byCells(note.column, note.name))] : []
}

/** What is not proposed: several columns could be it, or its unit is a guess. */
function openText(note: DryRunNote, words: BatchWords): readonly string[] {
  if (note.kind === 'inches') return [words.inches(note.column)]
  if (note.kind === 'pounds') return [words.pounds(note.column)]
  if (note.kind === 'impossible') return [words.impossible({ ...note, count: whole(note.count), of: whole(note.of) })]
  return note.kind === 'several' ? [words.several(note.columns.join(', '), note.name)] : []
}

function whole(count: number): string {
  return formatNumber(count, { min: 0, max: 0 })
}

/** A value as a shell takes it. */
function shellText(value: string): string {
  return /^[\w.,=:/-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`
}

/** The longest text in a cell of the list. */
const longestCell = 40

function cellText(content: string): string {
  const text = plainText(content)
  return text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map(cellText))
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)))
  return cells.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
