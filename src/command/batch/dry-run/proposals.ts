import { scalarFromText } from '../../../ground/codec/scalar.js'
import { sexValue } from '../../../shown/documents/patient-fields.js'
import type { OptionValues } from '../../command.js'
import { columnCalled, isGestationInDays, refusedColumns } from '../read/input-columns.js'
import { dateForms, isoDateOf, tableForm } from '../read/table-form.js'
import { type ColumnCells, columnsOf, readingOf, type TableSample } from './sample.js'
import { type UnitNote, unitNotes } from './unit-notes.js'

/** A note about what the table itself can't say. */
export type DryRunNote =
  /** No day is above 12: the day or the month may be first. */
  | { readonly kind: 'dayOrMonth' }
  /** Two codes of the sexes: which is that of boys is a guess. */
  | { readonly kind: 'sexCodes'; readonly codes: readonly string[] }
  /** Nothing but its cells says what a column is. */
  | { readonly kind: 'byCells'; readonly name: string; readonly column: string }
  /** Several columns could be it by their cells. */
  | { readonly kind: 'several'; readonly name: string; readonly columns: readonly string[] }
  /** Columns that stop a batch, but whose cells say nothing. */
  | { readonly kind: 'sayNothing'; readonly columns: readonly string[] }
  | UnitNote

/** What is proposed for a table. */
export interface Proposals {
  /** The options given, and those proposed. */
  readonly values: OptionValues
  /** The proposed options alone. */
  readonly proposed: { readonly [option: string]: string }
  readonly notes: readonly DryRunNote[]
}

/** The options that read the most of a table, with those given. */
export function proposalsFor(sample: TableSample, given: OptionValues): Proposals {
  const columns = columnsOf(sample)
  const notes: DryRunNote[] = []
  const proposed: Record<string, string> = {}
  const values = () => ({ ...given, ...proposed })
  const propose = (option: string, value: string | undefined, note?: DryRunNote) => {
    if (value === undefined || given[option] !== undefined) return
    proposed[option] = value
    if (note !== undefined) notes.push(note)
  }
  const share = (option: string, value: string) =>
    columns.reduce((sum, column) => sum + readingOf(column, { ...values(), [option]: value }).read, 0)

  propose('encoding', sample.encoding)
  propose('age-unit', ageUnitOf(columns))
  if (given['map'] === undefined) {
    const named = mapOf(sample, columns, values())
    propose('map', named.map)
    notes.push(...named.notes)
  }
  const byDates = dateForms.map((form) => [form, share('dates', form)] as const)
  const most = Math.max(...byDates.map(([, read]) => read))
  const [best, second] = byDates.filter(([, read]) => read === most && most > (byDates[0]?.[1] ?? 0))
  propose('dates', best?.[0], second && { kind: 'dayOrMonth' })
  if (share('decimal', 'comma') > share('decimal', 'point')) propose('decimal', 'comma')
  const codes = sexCodesOf(columns, values())
  propose('sex-codes', codes?.join(), codes && { kind: 'sexCodes', codes })
  propose('missing', missingOf(columns, values()))
  notes.push(...unitNotes(sample, columns, values()))
  return { values: values(), proposed, notes }
}

/** The least share of a column's cells by which it is known. */
const mostly = 0.9

/** Misspelt names; and where no column is read as the day of the visit or the sex, the only one with such cells. */
function mapOf(
  sample: TableSample,
  columns: readonly ColumnCells[],
  values: OptionValues,
): { map?: string; notes: DryRunNote[] } {
  const form = tableForm(values)
  const found = columns.map(({ name }) => columnCalled(name, form))
  const meant = found.map((column) => column && ('reason' in column ? column.meant : column.name))
  const maps = columns.flatMap(({ name, texts }, i) => {
    const column = found[i]
    if (column === undefined) return []
    if ('reason' in column) return meant[i] === undefined ? [] : [`${name}=${meant[i]}`]
    return isGestationInDays(column) && areMostly(texts, isDayOfWeek) ? [`${name}=DayBirth`] : []
  })
  const notes: DryRunNote[] = []
  for (const { name, isOne } of knownByCells.filter(({ name }) => !meant.includes(name))) {
    const alike = columns.filter(({ texts }, i) => found[i] === undefined && areMostly(texts, isOne))
    const [column, ...others] = alike.map((each) => each.name)
    if (column === undefined) continue
    if (others.length === 0) maps.push(`${column}=${name}`)
    notes.push(
      others.length === 0 ? { kind: 'byCells', name, column } : { kind: 'several', name, columns: [column, ...others] },
    )
  }
  const idle = sayNothing(sample, columns, { ...values, ...(maps.length > 0 && { map: maps.join() }) })
  if (idle.length > 0) notes.push({ kind: 'sayNothing', columns: idle })
  maps.push(...idle.map((name) => `${name}=`))
  return { ...(maps.length > 0 && { map: maps.join() }), notes }
}

/** The columns that stop a batch for their names alone: all of their cells are empty, or say no, or the unit that is read. */
function sayNothing(
  { header, isWhole }: TableSample,
  columns: readonly ColumnCells[],
  values: OptionValues,
): readonly string[] {
  const form = tableForm(values)
  if (!isWhole) return []
  return refusedColumns(header, form).flatMap(({ name, harmless }) => {
    const texts = columns.find((column) => column.name === name)?.texts.keys() ?? []
    return [...texts].every((text) => harmless?.(text)) ? [name] : []
  })
}

/** Days beyond the completed week; all days of gestation are more than a hundred. */
function isDayOfWeek(text: string): boolean {
  return /^[0-6]$/.test(text)
}

/** Columns that are known by their cells, whatever they are called. */
const knownByCells: readonly { readonly name: string; readonly isOne: (text: string) => boolean }[] = [
  {
    name: 'Date',
    isOne: (text) => dateForms.some((form) => /^(?:19|20)\d\d-\d\d-\d\d/.test(isoDateOf(text, form) ?? '')),
  },
  { name: 'Gender', isOne: (text) => scalarFromText(sexValue, text) !== undefined },
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
function sexCodesOf(columns: readonly ColumnCells[], values: OptionValues): readonly string[] | undefined {
  const reading = columns.map((column) => readingOf(column, values)).find(({ column }) => column?.key === 'gender')
  const codes = [...(reading?.unread ?? [])]
  return codes.length === 2 && codes.every((code) => /^\w{1,2}$/.test(code)) ? codes.sort() : undefined
}

/** The most texts that are proposed for what is missing. */
const mostMissing = 8

/** Texts in columns of numbers and dates that are no value: words, negative numbers and all nines. */
function missingOf(columns: readonly ColumnCells[], values: OptionValues): string | undefined {
  const found = new Set<string>()
  for (const cells of columns) {
    const { column, unread } = readingOf(cells, values)
    if (column === undefined || column.value === 'diseases') continue
    const { kind } = column.value
    if (kind !== 'number' && kind !== 'date') continue
    for (const text of cells.texts.keys()) {
      const isWord = unread.has(text) && !/[\d,=]/.test(text)
      if (isWord || (kind === 'number' && isNoMeasurement(text, column.key))) found.add(text)
    }
  }
  return found.size > mostMissing ? undefined : [...found].join() || undefined
}

/** A negative number, or all nines: three may be the weight of a newborn, in grams. */
function isNoMeasurement(text: string, key: string): boolean {
  return /^-\d+(?:\.\d+)?$|^9{4,}$/.test(text) || (key !== 'weightBirthG' && /^999(?:\.9+)?$/.test(text))
}
