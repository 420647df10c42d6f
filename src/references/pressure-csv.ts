import { daysPerYear, monthsPerYear } from '../model/calendar-date.js'
import type { ErrorData } from '../model/errors.js'
import { type Gender, genders } from '../model/patient.js'
import { type CsvCell, readCsvCells } from '../text/csv-cells.js'
import { inputError, invalidReference, isRecord } from '../text/invalid-input.js'
import { columnNamed, knownSexes, numberInCell, placeOfCell, sexInCell } from './csv-figures.js'
import { definePressures, type PressureData, type PressureRow } from './define-pressures.js'
import { placedError } from './placed-error.js'
import type { PressureReference } from './reference-set.js'

/** What a CSV text of blood pressures doesn't say itself. */
export interface PressureCsvOptions extends Omit<PressureData, 'rows'> {
  /** The name of the file, for errors; by default the id. */
  readonly file?: string | undefined
}

/** The rows of a CSV text, what is wrong with it, and the place of a path of its rows. */
export interface PressureCsv {
  readonly rows: PressureData['rows']
  readonly problems: readonly ErrorData[]
  readonly placeOf: (path: string) => ErrorData
}

const ageUnits: { readonly [column: string]: number } = { years: 1, months: monthsPerYear, days: daysPerYear }
/** The columns of L and S, which are those of an age, and of M, by where they stand in a row. */
const spreadColumns = {
  systolicl: 'systolic.l',
  systolics: 'systolic.s',
  diastolicl: 'diastolic.l',
  diastolics: 'diastolic.s',
}
const heightColumns = { cm: 'cm', systolicm: 'systolic', diastolicm: 'diastolic' }
const pathsOfColumns: { readonly [column: string]: string } = { ...heightColumns, ...spreadColumns }
const neededColumns = ['sex', 'cm', 'systolicL', 'systolicM', 'systolicS', 'diastolicL', 'diastolicM', 'diastolicS']
const knownColumns =
  'sex; one of years, months and days; cm; systolicL, systolicM, systolicS, diastolicL, diastolicM and diastolicS'

/**
 * References for blood pressure from a CSV text: a line for each sex, age and height, in this order.
 *
 * The first line names the columns, in any order and case: `sex`; the age as `years`, `months` or `days`; the height
 * as `cm`; L, M and S as `systolicL`, `systolicM`, `systolicS`, `diastolicL`, `diastolicM` and `diastolicS`. L and S
 * are the same for all heights of an age.
 *
 * @throws AuxologyError `malformed_document` for a text that is no CSV, `invalid_reference` for figures that can't
 * be used, as `definePressures` does; both with line and column
 * @example
 * ```ts
 * const csv = `sex,years,cm,systolicL,systolicM,systolicS,diastolicL,diastolicM,diastolicS
 * male,6,110,0.2,97,0.08,0.4,60,0.11
 * male,6,125,0.2,99,0.08,0.4,61,0.11
 * male,7,115,0.2,98,0.08,0.4,61,0.11
 * male,7,130,0.2,100,0.08,0.4,62,0.11
 * `
 * const pressures = definePressuresFromCsv(csv, { id: 'our-clinic-pressure', publication: ourPublication })
 * pressures.lookUp('diastolic', 'male', 7, 115)?.m // 61
 * ```
 */
export function definePressuresFromCsv(text: string, options: PressureCsvOptions): PressureReference {
  if (typeof text !== 'string') throw invalidReference('', 'text', text, 'the text of a CSV file')
  if (!isRecord(options)) throw invalidReference('', 'options', options, 'an object with id and publication')
  const { file, ...data } = options
  const subject = file ?? options.id
  try {
    const { rows, problems, placeOf } = readPressureCsv(text)
    const [problem] = problems
    if (problem !== undefined) throw inputError('invalid_reference', problem)
    return withPlaces(() => definePressures({ ...data, rows }), placeOf)
  } catch (error) {
    throw placedError(error, () => ({ subject }))
  }
}

/** Errors of a path as those of its place. */
function withPlaces<Value>(define: () => Value, placeOf: PressureCsv['placeOf']): Value {
  try {
    return define()
  } catch (error) {
    throw placedError(error, placeOf)
  }
}

/** The lines of an age of a sex. */
interface AgeLines {
  readonly years: number
  readonly lines: (readonly CsvCell[])[]
}

/** @throws AuxologyError `malformed_document` for a text that is no CSV */
export function readPressureCsv(text: string): PressureCsv {
  const { rows: lines, separator } = readCsvCells(text)
  const header = (lines[0] ?? []).map((cell) => ({ ...cell, name: columnNamed(cell.text) }))
  const at = (name: string) => header.findIndex((cell) => cell.name === name)
  const age = header.findIndex(({ name }) => Object.hasOwn(ageUnits, name))
  const unit = ageUnits[header[age]?.name ?? ''] ?? 1
  const problems = headerProblems(header, age)
  const read: { readonly [sex in Gender]: AgeLines[] } = { male: [], female: [] }
  const number = (line: readonly CsvCell[], column: number) => numberInCell(line[column] as CsvCell, separator)
  if (problems.length === 0) for (const line of lines.slice(1)) problems.push(...readLine(line))
  const used = genders.filter((sex) => read[sex].length > 0)
  return { rows: Object.fromEntries(used.map((sex) => [sex, read[sex].map(rowOf)])), problems, placeOf }

  function* readLine(line: readonly CsvCell[]): Generator<ErrorData> {
    const first = line[0] as CsvCell
    if (line.length !== header.length) {
      const accepted = `${header.length} cells, as in the first line`
      yield { path: 'the line', ...placeOfCell(first), accepted, detail: `${line.length} cells` }
      return
    }
    const sexCell = line[at('sex')] as CsvCell
    const sex = sexInCell(sexCell)
    if (sex === undefined) {
      yield { path: 'sex', ...placeOfCell(sexCell), value: sexCell.text, accepted: knownSexes }
      return
    }
    const value = number(line, age)
    const before = read[sex].at(-1)
    if (typeof value !== 'number') {
      yield { path: header[age]?.text, ...placeOfCell(line[age] as CsvCell), value, accepted: 'a number' }
    } else if (before?.years === value / unit) {
      yield* otherSpreads(line, before.lines[0] as readonly CsvCell[])
      before.lines.push(line)
    } else read[sex].push({ years: value / unit, lines: [line] })
  }

  /** L and S that are not those of the first line of the age. */
  function* otherSpreads(line: readonly CsvCell[], first: readonly CsvCell[]): Generator<ErrorData> {
    for (const name of Object.keys(spreadColumns)) {
      const [value, usual] = [number(line, at(name)), number(first, at(name))]
      const accepted = `${usual}, which line ${first[0]?.line} has for this age`
      if (value !== usual)
        yield { path: header[at(name)]?.text, ...placeOfCell(line[at(name)] as CsvCell), value, accepted }
    }
  }

  function rowOf({ years, lines }: AgeLines): PressureRow {
    const first = lines[0] as readonly CsvCell[]
    const spread = (pressure: string) => ({
      l: number(first, at(`${pressure}l`)),
      s: number(first, at(`${pressure}s`)),
    })
    const heights = lines.map((line) =>
      Object.fromEntries(Object.entries(heightColumns).map(([name, part]) => [part, number(line, at(name))])),
    )
    // What is no number among them is found by `definePressures`.
    return { years, systolic: spread('systolic'), diastolic: spread('diastolic'), heights } as unknown as PressureRow
  }

  function placeOf(path: string): ErrorData {
    const [, sex, row, height, part = ''] =
      /^rows\.(male|female)\[(\d+)\](?:\.heights(?:\[(\d+)\])?)?(?:\.(.+))?$/.exec(path) ?? []
    const line = sex === undefined ? undefined : read[sex as Gender][Number(row)]?.lines[Number(height ?? 0)]
    if (line === undefined) return { path }
    const isColumn = ({ name }: { readonly name: string }) =>
      pathsOfColumns[name] === part && (height !== undefined) === Object.hasOwn(heightColumns, name)
    const column = part === 'years' ? age : header.findIndex(isColumn)
    const cell = line[column]
    return cell === undefined
      ? { path: 'the line', ...placeOfCell(line[0] as CsvCell) }
      : { path: header[column]?.text, ...placeOfCell(cell) }
  }
}

/** What is wrong with the names of the columns. */
function headerProblems(header: readonly (CsvCell & { readonly name: string })[], age: number): ErrorData[] {
  const names = header.map(({ name }) => name)
  const place = { path: 'the header', line: header[0]?.line ?? 1, column: header[0]?.column ?? 1 }
  const needed = neededColumns.filter((name) => !names.includes(name.toLowerCase()))
  return [
    ...header.flatMap((cell, i) => {
      const { name, text } = cell
      const odd = { path: 'the header', ...placeOfCell(cell), value: text }
      const isKnown = name === 'sex' || Object.hasOwn(ageUnits, name) || Object.hasOwn(pathsOfColumns, name)
      if (!isKnown) return [{ ...odd, accepted: knownColumns, detail: 'no such column' }]
      if (names.indexOf(name) < i) return [{ ...odd, accepted: 'each column once' }]
      return Object.hasOwn(ageUnits, name) && i !== age
        ? [{ ...odd, accepted: `one such column beside ${header[age]?.text}` }]
        : []
    }),
    ...(age < 0 ? [{ ...place, detail: 'no column for the age', accepted: knownColumns }] : []),
    ...needed.map((name) => ({ ...place, detail: `no column for ${name}`, accepted: knownColumns })),
  ]
}
