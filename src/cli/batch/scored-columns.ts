import { type PatientColumn, passedColumns, type TableColumns } from './input-columns.js'

const birthMeasures: readonly string[] = ['SizeBirthCm', 'WeightBirthG', 'HeadBirthCm']
const ages: readonly string[] = ['AgeInYears', 'BoneAgeYears']

/** Whether a column has measurements or stages of visits. */
function isOfVisit({ of, value, name }: PatientColumn): boolean {
  const isNumber = value !== 'diseases' && value.kind === 'number'
  return isNumber && (of === 'visit' || of === 'finding') && !ages.includes(name)
}

/**
 * What a table lacks that every score needs: a measurement, the sex, and for a visit the age or two dates.
 *
 * @returns a sentence that names the columns not read; undefined if nothing is lacking
 */
export function lackingColumn(table: TableColumns): string | undefined {
  const columns = table.columns.filter((column) => column !== undefined)
  const has = (name: string) => columns.some((column) => column.name === name)
  const hasVisits = columns.some(isOfVisit)
  if (!hasVisits && !birthMeasures.some(has)) return lacking(table, 'a measurement', 'SizeCm')
  if (!has('Gender')) return lacking(table, 'the sex', 'Gender')
  if (!hasVisits || has('AgeInYears')) return undefined
  if (!has('Date')) return lacking(table, 'the day of the visit, or the age', 'Date')
  return has('DateOfBirth') ? undefined : lacking(table, 'the date of birth, or the age', 'DateOfBirth')
}

function lacking(table: TableColumns, what: string, name: string): string {
  const passed = passedColumns(table)
  const unread = passed.length === 0 ? '' : ` Not read: ${passed.join(', ')}; --map COLUMN=${name} reads one as that.`
  return `no column is read as ${what}, so nothing would be scored.${unread}`
}
