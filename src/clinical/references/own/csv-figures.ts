import { daysPerYear, monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { ErrorData } from '../../../ground/model/errors.js'
import { type Gender, genders, isGender, sexWords } from '../../../ground/model/patient.js'
import { type CsvCell, readCsvCells } from '../../../ground/text/csv-cells.js'
import { foldedName, namedField, unitNamed } from '../../../ground/text/named-field.js'
import { parseDecimal } from '../../../ground/text/number.js'
import type { TableAxis } from '../table.js'
import { rowFormOf, rowMembers, type TableRow } from './table-rows.js'

/** How a CSV text of figures is read. */
export interface CsvReading {
  readonly axis?: TableAxis | undefined
  readonly sex?: Gender | undefined
  readonly ignoredColumns?: readonly string[] | undefined
  readonly steps?: readonly number[] | undefined
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
const { lms, 'mean-sd': meanAndSd, 'skew-t': skewT } = rowMembers
const figureNames: readonly string[] = [...lms, ...meanAndSd, ...skewT]
const percentileName = /^p(\d{1,2}(?:\.\d{1,9})?)$/

const knownColumns =
  'sex; one of x, years, months, days, weeks, completedWeeks and cm; and l, m and s, or m alone, or mean and sd, or percentiles such as p3, p50, p97, or mu, sigma, nu and tau'

/** The sex of a line: a word for it, or its code by ISO/IEC 5218. */
function sexInCell({ text }: CsvCell): Gender | undefined {
  const word = text.normalize('NFC').toLowerCase()
  return genders.find((sex, i) => word === String(i + 1) || sexWords[sex].some((known) => known.toLowerCase() === word))
}
const knownSexes = 'male, m or 1, or female, f, w or 2'

/** The name of a column in lower case, also by a synonym (`Geschlecht`, `Monate`, `Alter in Jahren`). */
function columnNamed(text: string): string {
  if (namedField(text)?.key === 'gender') return sexName
  const unit = unitNamed(foldedName(text).replace(/^(age|alter)/, ''))
  return unit !== undefined && xColumns.has(unit) ? unit : text.toLowerCase()
}

/** A cell in a column with a name in lower case, and with its title as written. */
interface NamedCell extends CsvCell {
  readonly name: string
  readonly title: string
}

/** The header of a table: the cell of each column, and the names of those for x and for the sex. */
interface Header {
  readonly cells: readonly NamedCell[]
  readonly x: NamedCell | undefined
  readonly sex: NamedCell | undefined
}

/** A line with figures of a sex. */
interface FiguresLine {
  readonly cells: readonly NamedCell[]
  readonly x: { readonly cell: NamedCell; readonly value: number }
}

/**
 * The figures of a CSV text. A figure that is not a number stays as it is written: `defineTable` says what
 * belongs there.
 *
 * @throws AuxologyError `malformed_document` for a text that is not CSV
 */
export function readCsvFigures(text: string, reading: CsvReading): CsvFigures {
  const { rows, separator } = readCsvCells(text)
  const [top = [], ...lines] = rows
  const header = readHeader(top, reading)
  const { axis = reading.axis, perUnit = 1 } = xColumns.get(header.x?.name ?? '') ?? {}
  const problems = [...headerProblems(header, reading)]
  const read: { readonly [sex in Gender]: FiguresLine[] } = { male: [], female: [] }
  const numberOf = numbersWith(separator)
  if (problems.length === 0) {
    for (const line of lines) problems.push(...lineProblems(line, { header, reading, read, numberOf }))
  }
  const sexes = genders.filter((sex) => read[sex].length > 0)
  return {
    axis,
    rows: Object.fromEntries(sexes.map((sex) => [sex, read[sex].map((line) => rowOf(line, perUnit, numberOf))])),
    problems,
    placeOf: (path) => placeInFile(path, read),
  }
}

/** The number in a cell, else what it says; undefined if it is empty. */
type NumberReader = (cell: CsvCell) => number | string | undefined

/** Except in a table separated by commas, a number may have a decimal comma. */
function numbersWith(separator: string): NumberReader {
  return ({ text }) =>
    text === '' ? undefined : (parseDecimal(separator === ',' ? text : text.replace(',', '.')) ?? text)
}

/** A table as far as it is read. */
interface TableReading {
  readonly header: Header
  readonly reading: CsvReading
  readonly read: { readonly [sex in Gender]: FiguresLine[] }
  readonly numberOf: NumberReader
}

/** Reads a line into the table, or says what is wrong with it: x has to be a number, and more than in the line before. */
function lineProblems(
  line: readonly CsvCell[],
  { header, reading, read, numberOf }: TableReading,
): readonly ErrorData[] {
  const [first = noCell] = line
  if (line.length !== header.cells.length) {
    const accepted = `${header.cells.length} cells, as in the first line`
    return [{ path: 'the line', ...placeOfCell(first), accepted, detail: `${line.length} cells` }]
  }
  const cells = header.cells.map(({ name, title }, i) => ({ ...(line[i] ?? first), name, title }))
  const sexCell = cells.find(({ name }) => name === sexName)
  const sex = sexCell === undefined ? reading.sex : sexInCell(sexCell)
  if (sex === undefined) {
    return [{ path: sexName, ...placeOfCell(sexCell ?? first), value: sexCell?.text, accepted: knownSexes }]
  }
  const cell = cells.find(({ name }) => name === header.x?.name)
  if (cell === undefined) return []
  const value = numberOf(cell)
  const place = { path: cell.title, ...placeOfCell(cell), value }
  if (typeof value !== 'number') return [{ ...place, accepted: 'a number' }]
  const before = read[sex].at(-1)?.x
  // `defineTable` knows which x may come twice.
  const isBack = before !== undefined && (reading.steps === undefined ? value <= before.value : value < before.value)
  if (isBack) {
    return [{ ...place, accepted: `more than ${before.value}, which line ${before.cell.line} has` }]
  }
  read[sex].push({ cells, x: { cell, value } })
  return []
}

/** The figures of a line; `defineTable` finds those that are not numbers. */
function rowOf({ cells, x }: FiguresLine, perUnit: number, numberOf: NumberReader): TableRow {
  const percentiles: { [percentile: string]: unknown } = {}
  const figures: { [name: string]: unknown } = {}
  for (const cell of cells) {
    const percentile = percentileName.exec(cell.name)?.[1]
    if (percentile !== undefined) percentiles[percentile] = numberOf(cell)
    else if (figureNames.includes(cell.name)) figures[cell.name] = numberOf(cell)
  }
  const hasPercentiles = Object.keys(percentiles).length > 0
  return { x: x.value / perUnit, ...(hasPercentiles ? { percentiles } : figures) } as TableRow
}

function placeInFile(path: string, read: TableReading['read']): ErrorData {
  const [, sex, index, rest = ''] = /^rows\.(male|female)\[(\d+)\](.*)$/.exec(path) ?? []
  const line = isGender(sex) ? read[sex][Number(index)] : undefined
  if (line === undefined) return { path }
  const [, percentile] = /^\.percentiles\[(.+)\]$/.exec(rest) ?? []
  const isColumn = ({ name }: NamedCell) =>
    percentile === undefined ? `.${name}` === rest : percentileName.exec(name)?.[1] === percentile
  const cell = rest === '.x' ? line.x.cell : line.cells.find(isColumn)
  if (cell !== undefined) return { path: cell.title, ...placeOfCell(cell) }
  return { path: rest === '' ? 'the line' : rest.slice(1), ...placeOfCell(line.cells[0] ?? noCell) }
}

const noCell: CsvCell = { text: '', line: 1, column: 1 }

/** The place of a cell. */
function placeOfCell({ line, column }: CsvCell): Pick<ErrorData, 'line' | 'column'> {
  return { line, column }
}

/** A column that is ignored has no name. */
const ignoredName = ''

/** The name of the column with the sex. */
const sexName = 'sex'

function readHeader(line: readonly CsvCell[], { ignoredColumns = [] }: CsvReading): Header {
  const ignored = new Set(ignoredColumns.map((name) => name.toLowerCase()))
  const nameOf = (text: string) => (ignored.has(text.toLowerCase()) ? ignoredName : columnNamed(text))
  const cells = line.map((cell) => ({ ...cell, name: nameOf(cell.text), title: cell.text }))
  return {
    cells,
    x: cells.find(({ name }) => xColumns.has(name)),
    sex: cells.find(({ name }) => name === sexName),
  }
}

const halfNormalSigma = 'beside l, m and s, σ of a half-normal table'

/** What is wrong with the names of the columns. */
function* headerProblems({ cells, x, sex }: Header, reading: CsvReading): Generator<ErrorData> {
  for (const [i, cell] of cells.entries()) {
    const { name, text } = cell
    if (name === ignoredName && text !== '') continue
    const place = { path: 'the header', ...placeOfCell(cell), value: text }
    const isKnown = name === sexName || xColumns.has(name) || figureNames.includes(name) || percentileName.test(name)
    if (!isKnown) yield { ...place, accepted: knownColumns, detail: 'no such column' }
    if (isKnown && cells.findIndex((other) => other.name === name) < i) yield { ...place, accepted: 'each column once' }
    if (xColumns.has(name) && cell !== x) yield { ...place, accepted: `one such column beside ${x?.text}` }
    const axis = xColumns.get(name)?.axis
    if (axis !== undefined && reading.axis !== undefined && reading.axis !== axis) {
      yield { ...place, accepted: `a column of the axis ${reading.axis}` }
    }
  }
  const names = cells.map(({ name }) => (percentileName.test(name) ? 'percentiles' : name))
  const place = { path: 'the header', ...placeOfCell(cells[0] ?? noCell) }
  const missing = (what: string) => ({ ...place, detail: `no column for ${what}`, accepted: knownColumns })
  if (x === undefined) yield missing('the age or the length')
  if (sex === undefined && reading.sex === undefined) yield missing('the sex')
  const sigma = cells.find(({ name }) => name === 'sigma')
  if (sigma !== undefined && lms.every((name) => names.includes(name)) && !names.includes('mu')) {
    const accepted = 'this column among ignoredColumns; the table takes σ as coefficients, in sigma'
    yield { path: 'the header', ...placeOfCell(sigma), value: sigma.text, detail: halfNormalSigma, accepted }
    return
  }
  const columns: readonly string[] = rowMembers[rowFormOf(names)]
  for (const name of columns) if (!names.includes(name)) yield missing(name)
  const others = figureNames.filter((name) => names.includes(name) && !columns.includes(name))
  if (others.length > 0) {
    const detail = `both ${columns.join(', ')} and ${others.join(', ')}`
    yield { ...place, detail, accepted: 'one of the two; ignore the other' }
  }
}
