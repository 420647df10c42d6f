import { daysPerYear, monthsPerYear } from '../model/calendar-date.js'
import type { ErrorData } from '../model/errors.js'
import { type Gender, genders } from '../model/patient.js'
import { sexWords } from '../model/sex-words.js'
import { type CsvCell, readCsvCells } from '../text/csv-cells.js'
import { foldedName, namedField, unitNamed } from '../text/named-field.js'
import { parseDecimal } from '../text/number.js'
import type { TableRow } from './define-table.js'
import type { TableAxis } from './table.js'

/** How a CSV text of figures is read. */
export interface CsvReading {
  readonly axis?: TableAxis | undefined
  readonly sex?: Gender | undefined
  readonly ignoredColumns?: readonly string[] | undefined
}

/** The figures of a CSV text, and what is wrong with it. */
export interface CsvFigures {
  readonly axis: TableAxis | undefined
  readonly rows: { readonly [sex in Gender]?: readonly TableRow[] }
  readonly problems: readonly ErrorData[]
  /** The place of a path of the rows such as `rows.male[2].m`: the name of its column, line and column. */
  readonly placeOf: (path: string) => ErrorData
}

/** A column of ages or lengths: its axis, and how many of its units are one of the axis. */
interface XColumn {
  readonly axis?: TableAxis
  readonly perUnit: number
}

const xColumns: ReadonlyMap<string, XColumn> = /* @__PURE__ */ new Map<string, XColumn>([
  ['x', { perUnit: 1 }],
  ['years', { axis: 'years', perUnit: 1 }],
  ['months', { axis: 'years', perUnit: monthsPerYear }],
  ['days', { axis: 'years', perUnit: daysPerYear }],
  ['weeks', { axis: 'weeks', perUnit: 1 }],
  ['completedweeks', { axis: 'completedWeeks', perUnit: 1 }],
  ['cm', { axis: 'cm', perUnit: 1 }],
])
const figureNames = ['l', 'm', 's']
const percentileName = /^p(\d{1,2}(?:\.\d{1,9})?)$/

const knownColumns =
  'sex; one of x, years, months, days, weeks, completedWeeks and cm; and l, m and s, or m alone, or percentiles such as p3, p50, p97'

/** The sex of a line: a word for it, or its code by ISO/IEC 5218. */
function sexInCell({ text }: CsvCell): Gender | undefined {
  const word = text.normalize('NFC').toLowerCase()
  return genders.find((sex, i) => word === String(i + 1) || sexWords[sex].some((known) => known.toLowerCase() === word))
}
const knownSexes = 'male, m or 1, or female, f, w or 2'

/** What a column is: its name in lower case, or what a synonym stands for (`Geschlecht`, `Monate`, `Alter in Jahren`). */
function columnNamed(text: string): string {
  if (namedField(text)?.key === 'gender') return 'sex'
  const unit = unitNamed(foldedName(text).replace(/^(age|alter)/, ''))
  return unit !== undefined && xColumns.has(unit) ? unit : text.toLowerCase()
}

/** The header of a table. */
interface Header {
  /** The cell of each column, by its name in lower case. */
  readonly cells: readonly (CsvCell & { readonly name: string })[]
  readonly x: number
  readonly sex: number
}

/**
 * The figures of a CSV text. A figure that is no number stays as it is written: `defineTable` says what
 * belongs there.
 *
 * @throws AuxologyError `malformed_document` for a text that is no CSV
 */
export function readCsvFigures(text: string, reading: CsvReading): CsvFigures {
  const { rows: lines, separator } = readCsvCells(text)
  const header = readHeader(lines[0] ?? [], reading)
  const xColumn = xColumns.get(header.cells[header.x]?.name ?? '')
  const axis = xColumn?.axis ?? reading.axis
  const problems = [...headerProblems(header, reading)]
  const read: { readonly [sex in Gender]: { cells: (readonly CsvCell[])[]; rows: TableRow[] } } = {
    male: { cells: [], rows: [] },
    female: { cells: [], rows: [] },
  }
  if (problems.length === 0) for (const line of lines.slice(1)) readLine(line)
  return {
    axis,
    rows: Object.fromEntries(genders.filter((sex) => read[sex].rows.length > 0).map((sex) => [sex, read[sex].rows])),
    problems,
    placeOf,
  }

  function readLine(line: readonly CsvCell[]): void {
    const first = line[0] as CsvCell
    if (line.length !== header.cells.length) {
      const accepted = `${header.cells.length} cells, as in the first line`
      problems.push({ path: 'the line', ...placeOfCell(first), accepted, detail: `${line.length} cells` })
      return
    }
    const sexCell = line[header.sex]
    const sex = sexCell === undefined ? reading.sex : sexInCell(sexCell)
    if (sex === undefined) {
      problems.push({ path: 'sex', ...placeOfCell(sexCell ?? first), value: sexCell?.text, accepted: knownSexes })
      return
    }
    const { cells, rows } = read[sex]
    const x = line[header.x] as CsvCell
    const problem = orderProblem(x, cells.at(-1)?.[header.x])
    if (problem !== undefined) {
      problems.push({ path: header.cells[header.x]?.text, ...placeOfCell(x), ...problem })
      return
    }
    cells.push(line)
    rows.push(rowOf(line))
  }

  /** x has to be a number, and more than that of the line before. */
  function orderProblem(x: CsvCell, before: CsvCell | undefined): Pick<ErrorData, 'value' | 'accepted'> | undefined {
    const value = numberOf(x)
    if (typeof value !== 'number') return { value, accepted: 'a number' }
    const last = before === undefined ? undefined : numberOf(before)
    if (before === undefined || typeof last !== 'number' || value > last) return undefined
    return { value, accepted: `more than ${last}, which line ${before.line} has` }
  }

  function rowOf(line: readonly CsvCell[]): TableRow {
    const figures = header.cells.flatMap(({ name }, i) => {
      const cell = line[i] as CsvCell
      return figureNames.includes(name) ? [[name, numberOf(cell)] as const] : []
    })
    const percentiles = header.cells.flatMap(({ name }, i) => {
      const percentile = percentileName.exec(name)?.[1]
      return percentile === undefined ? [] : [[String(Number(percentile)), numberOf(line[i] as CsvCell)] as const]
    })
    const x = Number(numberOf(line[header.x] as CsvCell)) / (xColumn?.perUnit ?? 1)
    // What is no number among them is found by `defineTable`.
    const row =
      percentiles.length > 0
        ? { x, percentiles: Object.fromEntries(percentiles) }
        : { x, ...Object.fromEntries(figures) }
    return row as unknown as TableRow
  }

  /** The number in a cell, else what it says; undefined if it is empty. Except with commas, it may have a decimal comma. */
  function numberOf({ text: written }: CsvCell): number | string | undefined {
    if (written === '') return undefined
    return parseDecimal(separator === ',' ? written : written.replace(',', '.')) ?? written
  }

  function placeOf(path: string): ErrorData {
    const [, sex, index, rest = ''] = /^rows\.(male|female)\[(\d+)\](.*)$/.exec(path) ?? []
    const line = sex === undefined ? undefined : read[sex as Gender].cells[Number(index)]
    if (line === undefined) return { path }
    const [, percentile] = /^\.percentiles\[(.+)\]$/.exec(rest) ?? []
    const isColumn = ({ name }: { readonly name: string }) =>
      percentile === undefined ? `.${name}` === rest : Number(percentileName.exec(name)?.[1]) === Number(percentile)
    const column = rest === '.x' ? header.x : header.cells.findIndex(isColumn)
    const cell = line[column]
    return cell === undefined
      ? { path: rest === '' ? 'the line' : rest.slice(1), ...placeOfCell(line[0] as CsvCell) }
      : { path: header.cells[column]?.text, ...placeOfCell(cell) }
  }
}

/** The place of a cell. */
function placeOfCell({ line, column }: CsvCell): Pick<ErrorData, 'line' | 'column'> {
  return { line, column }
}

/** A column that is ignored has no name. */
const ignoredName = ''

function readHeader(line: readonly CsvCell[], { ignoredColumns = [] }: CsvReading): Header {
  const ignored = new Set(ignoredColumns.map((name) => name.toLowerCase()))
  const nameOf = (text: string) => (ignored.has(text.toLowerCase()) ? ignoredName : columnNamed(text))
  const cells = line.map((cell) => ({ ...cell, name: nameOf(cell.text) }))
  return {
    cells,
    x: cells.findIndex(({ name }) => xColumns.has(name)),
    sex: cells.findIndex(({ name }) => name === 'sex'),
  }
}

/** What is wrong with the names of the columns. */
function* headerProblems({ cells, x, sex }: Header, reading: CsvReading): Generator<ErrorData> {
  for (const [i, cell] of cells.entries()) {
    const { name, text } = cell
    if (name === ignoredName && text !== '') continue
    const place = { path: 'the header', ...placeOfCell(cell), value: text }
    const isKnown = name === 'sex' || xColumns.has(name) || figureNames.includes(name) || percentileName.test(name)
    if (!isKnown) yield { ...place, accepted: knownColumns, detail: 'no such column' }
    if (isKnown && cells.findIndex((other) => other.name === name) < i) yield { ...place, accepted: 'each column once' }
    if (xColumns.has(name) && i !== x) yield { ...place, accepted: `one such column beside ${cells[x]?.text}` }
    const axis = xColumns.get(name)?.axis
    if (axis !== undefined && reading.axis !== undefined && reading.axis !== axis) {
      yield { ...place, accepted: `a column of the axis ${reading.axis}` }
    }
  }
  const names = cells.map(({ name }) => name)
  const place = { path: 'the header', line: cells[0]?.line ?? 1, column: cells[0]?.column ?? 1 }
  const missing = (what: string) => ({ ...place, detail: `no column for ${what}`, accepted: knownColumns })
  if (x < 0) yield missing('the age or the length')
  if (sex < 0 && reading.sex === undefined) yield missing('the sex')
  const isLms = names.includes('l') || names.includes('s')
  const hasPercentiles = names.some((name) => percentileName.test(name))
  for (const name of isLms ? figureNames : hasPercentiles ? [] : ['m']) if (!names.includes(name)) yield missing(name)
  if (hasPercentiles && figureNames.some((name) => names.includes(name))) {
    yield { ...place, detail: 'both percentiles and l, m or s', accepted: 'one of the two; ignore the other' }
  }
}
