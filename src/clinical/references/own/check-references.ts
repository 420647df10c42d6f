import { AuxologyError, type ErrorData } from '../../../ground/model/errors.js'
import { genders } from '../../../ground/model/patient.js'
import { isRecord } from '../../../ground/text/invalid-input.js'
import { formatNumber } from '../../../ground/text/number.js'
import { builtInSets } from '../built-in-sets.js'
import { tableChecksum } from '../checksum.js'
import { scoreAt } from '../distribution.js'
import { lookUpTable } from '../lookup.js'
import { type ReferenceSet, type Series, seriesNames } from '../reference-set.js'
import { tablesInSet } from '../set-rights.js'
import type { ReferenceTable } from '../table.js'
import { defineTable } from './define-table.js'
import { type ErrorReport, readWithout, unnamed } from './leave-out.js'
import { type Content, readSetFile, type SetFile } from './set-file.js'
import { listedTables, refuseTakenId, type SetJsonOptions, setOf } from './set-json.js'
import { type TableCsvOptions, type TableInFile, tableInCsv } from './table-csv.js'
import type { TableData } from './table-data.js'
import { fileOfTable, isReferenceFile, referenceInFile, tableInSet } from './table-json.js'
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
  /** As what a JSON file was read. */
  readonly kind?: 'set' | 'reference' | undefined
}

/** What a check needs besides the files of a set. */
interface CheckOptions extends SetJsonOptions {
  /** Other tables: results name a table by its id, so that own ones had better have other ids. */
  readonly others?: readonly ReferenceTable[] | undefined
}

/** What is found, as it is found. */
interface Found {
  readonly problems: ReferenceProblem[]
  readonly tables: ReferenceTable[]
  readonly others: readonly ReferenceTable[]
}

/** Checks the file of a set, JSON, with the files that it names, or one of a reference alone. */
export function checkSetJson(text: string, options: CheckOptions): CheckedReferences {
  return collecting(options, (found) => {
    const file = readSetFile(text)
    if (isReferenceFile(file)) return { kind: 'reference', reference: checkReference(file, found)?.data }
    return { kind: 'set', set: checkSet(file, options, found) }
  })
}

/** Checks a CSV file with the figures of a table. */
export function checkTableCsv(text: string, options: TableCsvOptions): CheckedReferences {
  return collecting({}, (found) => {
    checkTable(tableInCsv(text, options), found)
    return {}
  })
}

function collecting(
  { others = [] }: CheckOptions,
  check: (found: Found) => Omit<CheckedReferences, 'problems' | 'tables'>,
): CheckedReferences {
  const found: Found = { problems: [], tables: [], others }
  const { problems, tables } = found
  try {
    const read = check(found)
    return { problems: inOrder(problems), tables, ...read }
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

function errorsIn(problems: readonly ReferenceProblem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length
}

function dataOfError(error: AuxologyError): ErrorData {
  const { subject, path, line, column, value, accepted, detail, meant } = error
  return { subject: subject === unnamed ? undefined : subject, path, line, column, value, accepted, detail, meant }
}

/** Notes the errors of a file at their places. */
function noteErrors({ problems }: Found, placeOf: TableInFile['placeOf']): ErrorReport {
  return (error, path) => {
    const detail = 'there may be more errors than these'
    if (error === undefined) problems.push({ severity: 'warning', ...placeOf(path), path: undefined, detail })
    else {
      // What another file is wrong in has its place there.
      const isPlaced = error.line !== undefined && (error.path ?? '') === path
      problems.push({ severity: 'error', ...dataOfError(error), ...(!isPlaced && placeOf(path)) })
    }
  }
}

/** Notes what is wrong with the file of a reference. */
function checkReference(file: SetFile, found: Found): TableInFile | undefined {
  const read = (content: unknown) => referenceInFile({ ...file, content })
  const { result } = readWithout(file.content, read, noteErrors(found, file.placeOf))
  if (result !== undefined) checkTable(result, found)
  return result
}

/** Notes what is wrong with a table, then what is odd about the rows that are left. */
function checkTable({ data, problems: inFile, placeOf }: TableInFile, found: Found): void {
  const { problems, tables, others } = found
  problems.push(...inFile.map((problem) => ({ severity: 'error', ...problem }) as const))
  const isRead = inFile.length === 0
  const isWhole = (left: TableData) => isRead && left.rows === data.rows
  const read = (left: TableData) =>
    defineTable({
      ...left,
      // Of a part of the rows the rest of what the file says need not hold.
      ...(!isWhole(left) && { checks: undefined, checksum: undefined }),
      ...(left.measure !== data.measure && { unit: undefined }),
    })
  const known = isRead ? [] : ['rows.male']
  const { left, result: table, placeOfLeft } = readWithout(data, read, noteErrors(found, placeOf), known)
  if (table === undefined || left.measure !== data.measure) return
  tables.push(table)
  for (const warning of tableWarnings(table)) {
    // Rows that were left out are no ages that are missing.
    if (warning.path === 'rows' && !isWhole(left)) continue
    problems.push({ severity: 'warning', subject: table.id, ...warning, ...placeOf(placeOfLeft(warning.path ?? '')) })
  }
  const other = others.find(({ id }) => id === table.id)
  if (other === undefined || tableChecksum(other) === tableChecksum(table)) return
  const detail = 'a table of the library has this name, and other figures'
  problems.push({ severity: 'warning', ...placeOf('id'), value: table.id, detail, accepted: 'another name' })
}

/** Notes what is wrong with a set; undefined if anything is. */
function checkSet(file: SetFile, options: CheckOptions, found: Found): ReferenceSet | undefined {
  const { problems, tables } = found
  const note = noteErrors(found, file.placeOf)
  const { left, result: listed } = readWithout(file.content, (content) => listedTables({ ...file, content }), note)
  if (listed === undefined) return undefined
  let content = left as Content
  const ids: unknown[] = []
  const isListed = (file.content as Content)['tables'] === content['tables']
  const lost = new Set<unknown>(isListed ? [] : [undefined])
  for (const i of listed.keys()) {
    const errorsBefore = errorsIn(problems)
    const checked = checkTableOfSet(file, { content, i, ids, options }, found)
    content = checked.content
    ids.push(checked.id)
    if (errorsIn(problems) > errorsBefore) lost.add(checked.id)
  }
  // A series that names a table without a name can't be told from one that names none.
  if (lost.has(undefined)) return undefined
  const read = (rest: Content) => setOf({ ...file, content: rest }, tables, options)
  const { result: set } = readWithout(lost.size === 0 ? content : withoutTables(content, lost), read, note)
  if (set === undefined || errorsIn(problems) > 0) return undefined
  for (const warning of [...seriesWarnings(set), ...unusedTables(set, ids)])
    problems.push({ severity: 'warning', ...warning, ...file.placeOf(warning.path ?? '') })
  return set
}

/** A table of a set, by its place, with the ids of those before it. */
interface TableOfSet {
  readonly content: Content
  readonly i: number
  readonly ids: readonly unknown[]
  readonly options: SetJsonOptions
}

/** Notes what is wrong with a table of a set, in it or in a file of its own. */
function checkTableOfSet(
  file: SetFile,
  { content, i, ids, options: { files = {} } }: TableOfSet,
  found: Found,
): { readonly content: Content; readonly id: unknown } {
  const path = `tables[${i}]`
  const note = noteErrors(found, file.placeOf)
  const read = (content: Content) => {
    const table: unknown = (content['tables'] as readonly unknown[])[i]
    const place = { ...file, content }
    return fileOfTable(place, table, path, files) ?? tableInSet(place, table, path, files)
  }
  const { left, result } = readWithout(content, read, note)
  const table = result !== undefined && 'data' in result ? result : result && checkReference(result, found)
  if (result === table && table !== undefined) checkTable(table, found)
  const listed = (left['tables'] as readonly unknown[])[i]
  const { id }: { readonly id?: unknown } = table?.data ?? (isRecord(listed) ? listed : {})
  if (id !== undefined) readWithout(undefined, () => refuseTakenId(file, path, id, ids), note)
  return { content: left, id: id === unnamed ? undefined : id }
}

/** The content of a set without the series and weeks that name one of some tables. */
function withoutTables(content: Content, lost: ReadonlySet<unknown>): Content {
  const namesOne = (value: unknown): boolean =>
    lost.has(value) || (typeof value === 'object' && value !== null && Object.values(value).some(namesOne))
  const kept = (member: unknown) =>
    isRecord(member) ? Object.fromEntries(Object.entries(member).filter(([, value]) => !namesOne(value))) : member
  const weeks = kept(content['weeks'])
  const isWithoutWeeks = isRecord(weeks) && Object.keys(weeks).length === 0
  return { ...content, series: kept(content['series']), weeks: isWithoutWeeks ? undefined : weeks }
}

/** Tables of the file that neither a series nor a week names. */
function* unusedTables(set: ReferenceSet, ids: readonly unknown[]): Generator<ErrorData> {
  const used = new Set<unknown>(tablesInSet(set).map(({ id }) => id))
  for (const [i, id] of ids.entries())
    if (!used.has(id)) yield { path: `tables[${i}].id`, value: id, detail: 'no series names this table' }
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
