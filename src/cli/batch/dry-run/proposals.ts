import type { OptionValues } from '../../command.js'
import { columnCalled, type PatientColumn } from '../input-columns.js'
import { cellReader } from '../table-cells.js'
import { dateForms, isoDateOf, tableForm } from '../table-form.js'
import type { TableSample } from './sample.js'

/** What the cells of a column are. */
export interface ColumnCells {
  readonly name: string
  /** The distinct texts, each with how many cells have it. Empty cells are not among them. */
  readonly texts: ReadonlyMap<string, number>
}

/** What a form of the table makes of a column's cells. */
export interface ColumnReading {
  readonly column: PatientColumn | undefined
  /** Why it isn't known what the column is. */
  readonly fault: string | undefined
  /** Cells that are not empty, and don't stand for a missing value. */
  readonly cells: number
  readonly read: number
  /** A text that can't be read. */
  readonly unread: string | undefined
}

/** The columns of a sample. */
export function columnsOf({ header, rows }: TableSample): readonly ColumnCells[] {
  return header.map((name, i) => {
    const texts = new Map<string, number>()
    for (const { cells } of rows) {
      const cell = cells[i] ?? ''
      if (cell !== '') texts.set(cell, (texts.get(cell) ?? 0) + 1)
    }
    return { name, texts }
  })
}

/** What options make of a column. */
export function readingOf({ name, texts }: ColumnCells, values: OptionValues): ColumnReading {
  const form = tableForm(values)
  const found = columnCalled(name, form)
  const column = found === undefined || 'reason' in found ? undefined : found
  const fault = found !== undefined && 'reason' in found ? found.reason : undefined
  const reader = column === undefined ? undefined : cellReader(column, name, form)
  let [cells, read] = [0, 0]
  let unread: string | undefined
  for (const [text, count] of texts) {
    const content = reader?.(text)
    if (reader !== undefined && content === undefined) continue
    cells += count
    if (content !== undefined && 'value' in content) read += count
    else unread ??= text
  }
  return { column, fault, cells, read, unread }
}

/** A note about what the table itself can't say. */
export type DryRunNote =
  /** No day is above 12: the day or the month may be first. */
  | { readonly kind: 'dayOrMonth' }
  /** Codes of the sexes, and which is a boy has to be said. */
  | { readonly kind: 'sexCodes'; readonly codes: readonly string[] }
  /** Nothing but its cells says what a column is. */
  | { readonly kind: 'byCells'; readonly name: string; readonly column: string }
  /** The cells of several columns are such: which one it is has to be said. */
  | { readonly kind: 'several'; readonly name: string; readonly columns: readonly string[] }

/** What is proposed for a table. */
export interface Proposals {
  /** The options given, and those proposed. */
  readonly values: OptionValues
  /** Those proposed alone, in the order of the command's help. */
  readonly proposed: { readonly [option: string]: string }
  readonly notes: readonly DryRunNote[]
}

/** The options that read the most of a table, besides those given. */
export function proposalsFor(sample: TableSample, given: OptionValues): Proposals {
  const columns = columnsOf(sample)
  const notes: DryRunNote[] = []
  let values = given
  const proposed: Record<string, string> = {}
  const propose = (option: string, value: string | undefined) => {
    if (value === undefined || given[option] !== undefined) return
    proposed[option] = value
    values = { ...values, [option]: value }
  }
  const share = (option: string, value: string) =>
    columns.reduce((sum, column) => sum + readingOf(column, { ...values, [option]: value }).read, 0)

  propose('encoding', sample.encoding)
  propose('age-unit', ageUnitOf(columns))
  if (given['map'] === undefined) {
    const { map, notes: of } = mapOf(columns, values)
    propose('map', map)
    notes.push(...of)
  }
  const byDates = dateForms.map((form) => [form, share('dates', form)] as const)
  const most = Math.max(...byDates.map(([, read]) => read))
  const [best, second] = byDates.filter(([, read]) => read === most && most > (byDates[0]?.[1] ?? 0))
  propose('dates', best?.[0])
  if (second !== undefined && given['dates'] === undefined) notes.push({ kind: 'dayOrMonth' })
  if (share('decimal', 'comma') > share('decimal', 'point')) propose('decimal', 'comma')
  const sexes = sexCodesOf(columns, values)
  if (sexes.length === 2) {
    propose('sex-codes', sexes.join())
    if (given['sex-codes'] === undefined) notes.push({ kind: 'sexCodes', codes: sexes })
  }
  propose('missing', missingOf(columns, values))
  return { values, proposed, notes }
}

/** The least share of a column's cells that say what it is. */
const mostly = 0.9

/** Misspelt names, and the one column of dates or sexes where none is read as the day of the visit, or the sex. */
function mapOf(columns: readonly ColumnCells[], values: OptionValues): { map?: string; notes: DryRunNote[] } {
  const form = tableForm(values)
  const found = columns.map(({ name }) => columnCalled(name, form))
  const maps = columns.flatMap(({ name }, i) => {
    const fault = found[i]
    return fault !== undefined && 'meant' in fault && fault.meant !== undefined ? [`${name}=${fault.meant}`] : []
  })
  const known = (name: string) =>
    found.some((column) => column !== undefined && ('reason' in column ? column.meant : column.name) === name)
  const notes: DryRunNote[] = []
  for (const { name, isOne } of toldByCells.filter((told) => !known(told.name))) {
    const such = columns.filter(({ texts }, i) => found[i] === undefined && areMostly(texts, isOne))
    const [first, second] = such.map((column) => column.name)
    if (first === undefined) continue
    if (second === undefined) maps.push(`${first}=${name}`)
    notes.push(
      second === undefined
        ? { kind: 'byCells', name, column: first }
        : { kind: 'several', name, columns: such.map((column) => column.name) },
    )
  }
  return { ...(maps.length > 0 && { map: maps.join() }), notes }
}

/** Columns that are known by their cells, whatever they are called. */
const toldByCells: readonly { readonly name: string; readonly isOne: (text: string) => boolean }[] = [
  {
    name: 'Date',
    isOne: (text) => dateForms.some((form) => /^(?:19|20)\d\d-\d\d-\d\d/.test(isoDateOf(text, form) ?? '')),
  },
  { name: 'Gender', isOne: (text) => /^(?:m|w|f|male|female|männlich|weiblich|boy|girl|junge|mädchen)$/i.test(text) },
]

function areMostly(texts: ColumnCells['texts'], isOne: (text: string) => boolean): boolean {
  let [all, ones] = [0, 0]
  for (const [text, count] of texts) {
    all += count
    if (isOne(text)) ones += count
  }
  return all > 0 && ones >= mostly * all
}

/** The oldest that a child is, years and months: an age above is in a smaller unit. */
const mostYears = 22
const mostMonths = 12 * mostYears

/** The unit of a column that names none, if its numbers say it: below 22 they may be years or months. */
function ageUnitOf(columns: readonly ColumnCells[]): string | undefined {
  const ages = columns.filter(({ name }) => /^(?:age|alter)$/i.test(name))
  const numbers = ages.flatMap(({ texts }) => [...texts.keys()].map((text) => Number(text.replace(',', '.'))))
  const most = Math.max(0, ...numbers.filter((number) => number >= 0 && Number.isFinite(number)))
  return most <= mostYears ? undefined : most <= mostMonths ? 'months' : 'days'
}

/** The two codes of the sexes, boys first where ISO/IEC 5218 has them: 1 is male, 2 is female. */
function sexCodesOf(columns: readonly ColumnCells[], values: OptionValues): readonly string[] {
  const of = columns.find((column) => readingOf(column, values).column?.key === 'gender')
  if (of === undefined) return []
  const codes = [...of.texts.keys()].filter(
    (text) => readingOf({ ...of, texts: new Map([[text, 1]]) }, values).read === 0,
  )
  return codes.length === 2 && codes.every((code) => /^\w{1,2}$/.test(code)) ? codes.sort() : []
}

/** A column has at most so many texts for what is missing. */
const mostMissing = 8

/** Texts in columns of numbers and dates that are no value: words, negative numbers and all nines. */
function missingOf(columns: readonly ColumnCells[], values: OptionValues): string | undefined {
  const found = new Set<string>()
  for (const column of columns) {
    const of = readingOf(column, values).column
    if (of === undefined) continue
    const { value } = of
    if (value === 'diseases' || (value.kind !== 'number' && value.kind !== 'date')) continue
    for (const text of column.texts.keys()) {
      const { cells, read } = readingOf({ ...column, texts: new Map([[text, 1]]) }, values)
      const isWord = read === 0 && !/[\d,=]/.test(text)
      if (cells === 1 && (isWord || (value.kind === 'number' && isNoMeasurement(text, of.key)))) found.add(text)
    }
  }
  return found.size > mostMissing ? undefined : [...found].join() || undefined
}

/** A negative number, or all nines: three may be the weight of a newborn, in grams. */
function isNoMeasurement(text: string, key: string): boolean {
  return /^-\d+(?:\.\d+)?$|^9{4,}$/.test(text) || (key !== 'weightBirthG' && /^999(?:\.9+)?$/.test(text))
}
