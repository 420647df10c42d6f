import type { PatientColumn, TableColumns } from './input-columns.js'
import { defaultColumns } from './result-columns.js'

/** What is read of a child, scores or is scored, and is in the group `patient`. */
const ofChild: readonly string[] = ['Diseases', 'GmfcsLevel', 'Menarche']

/** Day and age are said by other columns. */
function isScored({ name, of, value }: PatientColumn): boolean {
  if (ofChild.includes(name)) return true
  const isNumber = value !== 'diseases' && value.kind === 'number' && name !== 'AgeInYears'
  return isNumber && (of === 'visit' || of === 'finding')
}

/**
 * What a table has that is read and scored, but is not in the default columns of results.
 *
 * @returns undefined if there is nothing
 */
export function unwrittenWarning({ columns }: TableColumns): string | undefined {
  const missed = columns.flatMap((column) =>
    column !== undefined && isScored(column) && !defaultColumns.includes(column.name) ? [column.name] : [],
  )
  if (missed.length === 0) return undefined
  const groups = ['default', 'values', 'scores', ...(missed.some((name) => ofChild.includes(name)) ? ['patient'] : [])]
  return `read, but not in the default columns: ${missed.join(', ')}; --columns ${groups.join()} adds them and their scores`
}
