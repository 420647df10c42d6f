import { record } from '../../../ground/codec/declare.js'
import type { AnyField, ScalarValue } from '../../../ground/codec/schema.js'
import { type FieldUnit, inOwnUnit, type OwnUnit, ordinaryNames } from '../../../ground/model/field-names.js'
import { alternatives } from '../../../ground/text/error-sentence.js'
import { fieldNames, foldedName, misspeltField, type NamedField, namedField } from '../../../ground/text/named-field.js'
import { nearestName } from '../../../ground/text/nearest-name.js'
import { fieldsPerhapsMeant } from '../../../ground/text/perhaps-field.js'
import { pubertyValue } from '../../../shown/documents/finding-fields.js'
import { patientRecord } from '../../../shown/documents/patient-document.js'
import { measurementFields } from '../../../shown/documents/patient-fields.js'
import { UsageError } from '../../command.js'
import { ageUnits, checkedHeader, type TableForm } from './table-form.js'

/** What a column of a table is read as. */
export interface PatientColumn {
  /** The element of documents, or `Id`. */
  readonly name: string
  /** A finding of puberty is dated by the day of its row. */
  readonly of: 'id' | 'patient' | 'visit' | 'finding'
  /** The field of the model. */
  readonly key: string
  readonly value: ScalarValue | 'diseases'
  /** The field that keeps a spelling. */
  readonly spelling?: string | undefined
  /** The unit of a column whose name says that it is another one. */
  readonly unit?: FieldUnit | undefined
  /** The documents' unit, beside another one. */
  readonly ownUnit?: OwnUnit | undefined
}

/** Converts a column's numbers to the documents' unit; undefined if they are in it. */
export function conversionOf({ unit, ownUnit }: PatientColumn): ((value: number) => number) | undefined {
  return unit === undefined || ownUnit === undefined ? undefined : (value) => inOwnUnit(value, unit, ownUnit)
}

function fieldColumns(fields: readonly AnyField[], of: PatientColumn['of']): PatientColumn[] {
  return fields.flatMap(({ name, key, value, spelling }) =>
    value.kind === 'list' || value.kind === 'record' ? [] : [{ name, of, key, value, spelling }],
  )
}

/** All that a table's columns are read as. */
export const inputColumns: readonly PatientColumn[] = [
  { name: 'Id', of: 'id', key: 'id', value: { kind: 'text' } },
  ...fieldColumns(patientRecord.fields, 'patient'),
  { name: 'Diseases', of: 'patient', key: 'diseases', value: 'diseases' },
  ...fieldColumns(record('Measurement', measurementFields({ kind: 'date' })).fields, 'visit'),
  ...fieldColumns(pubertyValue({ kind: 'date' }).of.fields, 'finding').filter(({ key }) => key !== 'date'),
]

/** Columns whose names don't say in which unit they are. */
const agesWithoutUnit: readonly string[] = ['age', 'alter']

/** Columns that are something else as a rule. */
const otherThings: readonly string[] = ordinaryNames.measurement

const columnNames = inputColumns.map(({ name }) => name)

/** Columns that are found by a short misspelt name too: a unit is never guessed. */
const withoutUnit = inputColumns
  .filter(({ value }) => value === 'diseases' || value.kind !== 'number')
  .map(({ name }) => name)

/** What a name of the one table of synonyms is read as; undefined for a list, which no column is. */
function columnFor(named: NamedField | undefined): PatientColumn | undefined {
  if (named === undefined) return undefined
  const of = ownersOf[named.of]
  const column = inputColumns.find((each) => each.of === of && each.key === named.key)
  if (column === undefined || named.unit === undefined) return column
  return { ...column, unit: named.unit, ownUnit: fieldNames[named.of][named.key]?.unit }
}

const ownersOf = { record: 'id', patient: 'patient', measurement: 'visit', finding: 'finding' } as const

/** The columns of a table, in its order. */
export interface TableColumns {
  readonly header: readonly string[]
  /** What each is read as; undefined for one that is passed through. */
  readonly columns: readonly (PatientColumn | undefined)[]
}

/** The names of the columns that are passed through. */
export function passedColumns({ header, columns }: TableColumns): readonly string[] {
  return header.filter((_, i) => columns[i] === undefined)
}

/**
 * What the columns of a table are read as.
 *
 * @throws UsageError for a name that is nearly one of those known, for two columns of
 * one meaning, for weeks before term instead of those of gestation, for one that probably means
 * what no column is read as (`Ht`), and for a table without any
 */
export function tableColumns(header: readonly string[], form: TableForm): TableColumns {
  for (const name of form.map.keys()) {
    if (!header.includes(name)) throw new UsageError(`--map names the column ${name}, which there is not`)
  }
  const columns = checkedHeader(header).map((name) => columnOf(name, form))
  columns.forEach((column, i) => {
    const read = elementsOf(column)
    const first = columns.findIndex((other) => elementsOf(other).some((name) => read.includes(name)))
    if (column === undefined || first === i) return
    const inDays = [i, first].find((at) => isGestationInDays(columns[at]))
    const beyond =
      inDays === undefined ? '' : `, --map ${header[inDays]}=DayBirth reads days beyond the week instead of all of them`
    throw new UsageError(
      `the columns ${header[first]} and ${header[i]} are both ${read.find((name) => elementsOf(columns[first]).includes(name))}: --map ${header[i]}= passes the second through${beyond}`,
    )
  })
  refuseWeeksBeforeTerm(header, columns, form)
  refusePerhapsMeant(header, columns, form)
  if (columns.every((column) => column === undefined || column.of === 'id')) {
    throw new UsageError(`none of the columns is known: ${header.join(', ')}; expected ${columnNames.join(', ')}`)
  }
  return { header, columns }
}

const weeksBeforeTerm =
  /^(?:(?:weeks?|wks?|wochen)(?:premature|preterm|prematurity|early|beforeterm|zufruh)|(?:premature|preterm|prematurity)(?:in)?(?:weeks?|wks?))$/

/** Without the weeks of gestation a preterm child would be scored as born at term. */
function refuseWeeksBeforeTerm(header: readonly string[], columns: TableColumns['columns'], { map }: TableForm): void {
  const name = header.find((each) => !map.has(each) && weeksBeforeTerm.test(foldedName(each)))
  if (name === undefined || columns.some((column) => column?.key === 'weekBirth')) return
  throw new UsageError(
    `unknown column ${name} (did you mean WeekBirth?): it counts weeks before term, and WeekBirth those of gestation; --map ${name}= passes it through`,
  )
}

const unitColumn = /^(?:height|size|length|weight|head)?(?:units?|uom|einheit)$/

/** A value that is never read, or read in another unit, would be missed. */
function refusePerhapsMeant(header: readonly string[], columns: TableColumns['columns'], { map }: TableForm): void {
  header.forEach((name, i) => {
    if (columns[i] !== undefined || map.has(name)) return
    const passing = `--map ${name}= passes it through`
    if (unitColumn.test(foldedName(name))) {
      throw new UsageError(
        `the column ${name} is not read, and units are said by the names of columns, such as SizeCm_in: ${passing}`,
      )
    }
    const fields = fieldsPerhapsMeant('measurement', name) ?? fieldsPerhapsMeant('patient', name)
    if (fields === undefined || fields.every((field) => columns.some((column) => column?.key === field))) return
    const elements = fields.map((field) => inputColumns.find(({ key }) => key === field)?.name ?? field)
    if (elements.length > 1) {
      throw new UsageError(
        `the column ${name} is not read: it is calculated from ${elements.join(' and ')}; ${passing}`,
      )
    }
    // A birth weight is in grams, and whether a child was born preterm is no week.
    const isLikeIt = elements[0] === 'SizeCm' || elements[0] === 'WeightKg'
    const reading = isLikeIt ? `--map ${name}=${elements[0]} reads it as that, ` : ''
    throw new UsageError(`unknown column ${name} (did you mean ${elements.join(' and ')}?): ${reading}${passing}`)
  })
}

/** Whether a column has gestation in days: completed weeks and the days beyond them in one number. */
export function isGestationInDays(column: PatientColumn | undefined): boolean {
  return column?.key === 'weekBirth' && column.unit === 'days'
}

/** The elements that a column is read as. */
function elementsOf(column: PatientColumn | undefined): readonly string[] {
  if (column === undefined) return []
  return isGestationInDays(column) ? [column.name, 'DayBirth'] : [column.name]
}

/** Why it isn't known what a column is read as. */
export interface ColumnFault {
  readonly reason: string
  /** What its name is nearly. */
  readonly meant?: string
}

/** What a column is read as, or why that isn't known; undefined for one that is passed through. */
export function columnCalled(name: string, { map, ageUnit }: TableForm): PatientColumn | ColumnFault | undefined {
  const mapped = map.get(name)
  if (mapped === '' || (mapped === undefined && otherThings.includes(foldedName(name)))) return undefined
  const wanted = mapped ?? name
  if (agesWithoutUnit.includes(foldedName(wanted))) {
    if (ageUnit === undefined)
      return { reason: `the column ${name} has no unit: --age-unit is ${alternatives(ageUnits)}` }
    return columnFor(namedField(`${wanted} ${ageUnit}`))
  }
  const known = columnFor(namedField(wanted))
  if (known !== undefined) return known
  if (mapped !== undefined) return { reason: `--map ${name}=${mapped}; expected ${alternatives(columnNames)}` }
  const near = columnFor(misspeltField(name))
  const meant = near?.unit === undefined ? (near?.name ?? nearestName(name, withoutUnit)) : `${near.name}_${near.unit}`
  if (meant === undefined) return undefined
  const reason = `unknown column ${name} (did you mean ${meant}?): --map ${name}=${meant} reads it as that, --map ${name}= passes it through`
  return { reason, meant }
}

function columnOf(name: string, form: TableForm): PatientColumn | undefined {
  const found = columnCalled(name, form)
  if (found !== undefined && 'reason' in found) throw new UsageError(found.reason)
  return found
}
