import { AuxologyError, type ErrorData } from '../../../ground/model/errors.js'
import { type Gender, genders, isGender } from '../../../ground/model/patient.js'
import { placedError } from '../../../ground/text/invalid-input.js'
import { formatNumber } from '../../../ground/text/number.js'
import { builtInSets } from '../built-in-sets.js'
import { scoreAt } from '../distribution.js'
import { lookUpTable } from '../lookup.js'
import { type ReferenceSet, type Series, seriesNames } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import { defineTable } from './define-table.js'
import { readSetFile } from './set-file.js'
import { ownTables, type SetJsonOptions, setOf } from './set-json.js'
import { type TableCsvOptions, type TableInFile, tableInCsv } from './table-csv.js'
import type { TableData } from './table-data.js'
import { isReferenceFile, referenceInFile } from './table-json.js'
import { tableWarnings } from './table-warnings.js'

/** Something about a file of references: an error keeps it from being used, a warning is worth a look. */
export interface ReferenceProblem extends ErrorData {
  readonly severity: 'error' | 'warning'
}

/** What was found in a file, and what was read. */
export interface CheckedReferences {
  readonly problems: readonly ReferenceProblem[]
  readonly tables: readonly ReferenceTable[]
  /** Undefined where it can't be made, and of a table alone. */
  readonly set?: ReferenceSet | undefined
  /** What a file of one reference says of it. */
  readonly reference?: TableData | undefined
}

/** No more errors than these of a table are looked for: the first are the causes of others. */
const mostErrors = 20

/** Checks the file of a set, JSON, with the files that it names, or one of a reference alone. */
export function checkSetJson(text: string, options: SetJsonOptions): CheckedReferences {
  return collecting((problems, tables) => {
    const file = readSetFile(text)
    if (isReferenceFile(file)) {
      const table = referenceInFile(file)
      tables.push(...checkTable(table, problems))
      return { reference: table.data }
    }
    for (const table of ownTables(file, options)) tables.push(...checkTable(table, problems))
    if (problems.some(({ severity }) => severity === 'error')) return {}
    const set = setOf(file, tables, options)
    for (const warning of seriesWarnings(set)) {
      problems.push({ severity: 'warning', ...warning, ...file.placeOf(warning.path ?? '') })
    }
    return { set }
  })
}

/** Checks a CSV file with the figures of a table. */
export function checkTableCsv(text: string, options: TableCsvOptions): CheckedReferences {
  return collecting((problems, tables) => {
    tables.push(...checkTable(tableInCsv(text, options), problems))
    return {}
  })
}

function collecting(
  check: (problems: ReferenceProblem[], tables: ReferenceTable[]) => Pick<CheckedReferences, 'set' | 'reference'>,
): CheckedReferences {
  const problems: ReferenceProblem[] = []
  const tables: ReferenceTable[] = []
  try {
    const found = check(problems, tables)
    return { problems: inOrder(problems), tables, ...found }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    problems.push({ severity: 'error', ...dataOfError(error) })
    return { problems: inOrder(problems), tables }
  }
}

/** By file, as these come first, and by line. */
function inOrder(problems: readonly ReferenceProblem[]): readonly ReferenceProblem[] {
  const files = problems.map(({ subject }) => subject)
  const fileOf = ({ subject }: ReferenceProblem) => files.indexOf(subject)
  return [...problems].sort((a, b) => fileOf(a) - fileOf(b) || (a.line ?? 0) - (b.line ?? 0))
}

/** What is left of a table while its errors are looked for one after another. */
interface Left {
  /** The places of the rows of each sex. */
  readonly rows: { readonly [sex in Gender]: number[] }
  /** The places of the checks; undefined where none are compared. */
  checks: number[] | undefined
  checksum: TableData['checksum']
}

/** Notes what is wrong with a table, then what is odd about the rows that are left. */
function checkTable({ data, problems: inFile, placeOf }: TableInFile, problems: ReferenceProblem[]): ReferenceTable[] {
  problems.push(...inFile.map((problem) => ({ severity: 'error', ...problem }) as const))
  const errorsBefore = problems.length
  const placesOf = (sex: Gender) => [...(listOf(data.rows?.[sex]) ?? []).keys()]
  // Of the lines that could be read the rest of what the file says need not hold.
  const isRead = inFile.length === 0
  const left: Left = {
    rows: { male: placesOf('male'), female: placesOf('female') },
    checks: isRead ? [...(listOf(data.checks) ?? []).keys()] : undefined,
    checksum: isRead ? data.checksum : undefined,
  }
  for (;;) {
    try {
      const table = defineTable({
        ...data,
        checks: checksLeft(data, left),
        checksum: left.checksum,
        rows: rowsLeft(data, left),
      })
      for (const warning of tableWarnings(table)) {
        const place = placeOf(inData(warning.path ?? '', left))
        problems.push({ severity: 'warning', subject: table.id, ...warning, ...place })
      }
      return [table]
    } catch (error) {
      const placed = placedError(error, (path) => placeOf(inData(path, left)))
      if (!(placed instanceof AuxologyError)) throw placed
      // A table without rows because all were wrong: they are reported already.
      const isReported = !isRead || problems.length > errorsBefore
      if (!isReported || genders.some((sex) => left.rows[sex].length > 0)) {
        problems.push({ severity: 'error', ...dataOfError(placed) })
      }
      const isEnough = problems.length - errorsBefore >= mostErrors
      if (isEnough || !leaveOut((error as AuxologyError).path ?? '', left)) return []
    }
  }
}

const rowPath = /^rows\.(male|female)\[(\d+)\]/
const checkPath = /^checks\[(\d+)\]/

/** Leaves out what an error is about, so that the next one is found; false if the rest can't be read without it. */
function leaveOut(path: string, left: Left): boolean {
  const [, sex, row] = rowPath.exec(path) ?? []
  const [, check] = checkPath.exec(path) ?? []
  if (isGender(sex)) {
    left.rows[sex].splice(Number(row), 1)
    // Of fewer rows it need not hold either.
    left.checks = undefined
    left.checksum = undefined
    return true
  }
  if (check !== undefined) {
    left.checks?.splice(Number(check), 1)
    return true
  }
  if (path !== 'checksum') return false
  left.checksum = undefined
  return true
}

/** The path in the file of one in what is left. */
function inData(path: string, { rows, checks }: Left): string {
  return path
    .replace(rowPath, (_, sex: Gender, i) => `rows.${sex}[${rows[sex][Number(i)]}]`)
    .replace(checkPath, (_, i) => `checks[${checks?.[Number(i)]}]`)
}

function rowsLeft(data: TableData, { rows }: Left): TableData['rows'] {
  if (!isListed(data)) return data.rows
  const known = genders.flatMap((sex) => {
    const list = data.rows[sex]
    return list === undefined ? [] : [[sex, rows[sex].map((i) => list[i])]]
  })
  return { ...data.rows, ...Object.fromEntries(known) }
}

function checksLeft({ checks }: TableData, left: Left): TableData['checks'] {
  if (left.checks === undefined) return undefined
  return Array.isArray(checks) ? left.checks.map((i) => checks[i]) : checks
}

function isListed({ rows }: TableData): boolean {
  return (
    typeof rows === 'object' &&
    rows !== null &&
    genders.every((sex) => rows[sex] === undefined || Array.isArray(rows[sex]))
  )
}

function listOf<Entry>(list: readonly Entry[] | undefined): readonly Entry[] | undefined {
  return Array.isArray(list) ? list : undefined
}

function dataOfError(error: AuxologyError): ErrorData {
  const { subject, path, line, column, value, accepted, detail } = error
  return { subject, path, line, column, value, accepted, detail }
}

/** The largest step between the medians of two tables that is not reported, SD. */
const smallJump = 0.5

/** What is odd about where the tables of a set begin and end. */
function* seriesWarnings(set: ReferenceSet): Generator<ErrorData> {
  for (const name of seriesNames) {
    const series = set.series[name]
    if (series === undefined || builtInSets.some((set) => set.series[name] === series)) continue
    yield* jumps(`series.${name}`, series)
    if (!ofDisease.test(name)) yield* diagnoses(`series.${name}`, series)
  }
}

const ofDisease = /^(turner|noonan|achondroplasia|trisomy21|cerebralPalsy)/

function* diagnoses(path: string, series: Series): Generator<ErrorData> {
  for (const [i, { table }] of series.entries()) {
    const diagnosis = table.conditions?.diagnosis
    if (diagnosis === undefined) continue
    const detail = `its children have ${diagnosis}, and the series serves all`
    yield { path: `${path}[${i}].table`, value: table.id, detail }
  }
}

function* jumps(path: string, series: Series): Generator<ErrorData> {
  for (const [i, piece] of series.entries()) {
    const before = series[i - 1]
    if (before === undefined || before.tableX !== undefined || piece.tableX !== undefined) continue
    for (const gender of genders) {
      const [end, start] = [
        lookUpTable(before.table, gender, before.heldBeyond ?? piece.from),
        lookUpTable(piece.table, gender, piece.from),
      ]
      const jump = end && start && scoreAt(start, end.m)
      if (jump === undefined || Math.abs(jump) <= smallJump) continue
      const sex = gender === 'male' ? 'boys' : 'girls'
      const size = formatNumber(Math.abs(jump), { min: 1, max: 1 })
      yield { path: `${path}[${i}].from`, value: piece.from, detail: `the median of ${sex} jumps by ${size} SD there` }
    }
  }
}
