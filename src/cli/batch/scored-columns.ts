import { UsageError } from '../command.js'
import { type PatientColumn, passedColumns, type TableColumns } from './input-columns.js'

const birthMeasures: readonly string[] = ['SizeBirthCm', 'WeightBirthG', 'HeadBirthCm']
const ages: readonly string[] = ['AgeInYears', 'BoneAgeYears']

/** Whether a column has a measurement, or a stage, of a visit. */
function isOfVisit({ of, value, name }: PatientColumn): boolean {
  const isNumber = value !== 'diseases' && value.kind === 'number'
  return isNumber && (of === 'visit' || of === 'finding') && !ages.includes(name)
}

/**
 * Checks that a table has what every score needs: a measurement, the sex, and for a visit the age or two dates.
 *
 * @throws UsageError that says what no column is read as, and which columns are not read
 */
export function checkScoredColumns(table: TableColumns): void {
  const columns = table.columns.filter((column) => column !== undefined)
  const has = (name: string) => columns.some((column) => column.name === name)
  const hasVisits = columns.some(isOfVisit)
  if (!hasVisits && !birthMeasures.some(has)) throw lacking(table, 'a measurement', 'SizeCm')
  if (!has('Gender')) throw lacking(table, 'the sex', 'Gender')
  if (!hasVisits || has('AgeInYears')) return
  if (!has('Date')) throw lacking(table, 'the day of the visit, or the age', 'Date')
  if (!has('DateOfBirth')) throw lacking(table, 'the date of birth, or the age', 'DateOfBirth')
}

function lacking(table: TableColumns, what: string, name: string): UsageError {
  const passed = passedColumns(table)
  const unread = passed.length === 0 ? '' : ` Not read: ${passed.join(', ')}; --map COLUMN=${name} reads one as that.`
  return new UsageError(
    `no column is read as ${what}, so nothing would be scored.${unread} --dry-run shows each column`,
  )
}
