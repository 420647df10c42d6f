import { cmPerInch } from '../../../ground/model/units.js'
import { type PatientColumn, passedColumns, type TableColumns } from '../read/input-columns.js'
import { defaultColumns } from '../write/result-columns.js'
import type { BatchState } from './batch-state.js'

const birthMeasures: readonly string[] = ['SizeBirthCm', 'WeightBirthG', 'HeadBirthCm']
const ages: readonly string[] = ['AgeInYears', 'BoneAgeYears']

/** Whether a column has measurements or stages of visits. */
function isOfVisit({ of, value, name }: PatientColumn): boolean {
  const isNumber = value !== 'diseases' && value.kind === 'number'
  return isNumber && (of === 'visit' || of === 'finding') && !ages.includes(name)
}

/** What no column of a table is read as, and the elements that it would be. */
interface Lack {
  readonly what: string
  readonly names: readonly string[]
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
  const isOfBirth = !hasVisits && birthMeasures.some(has)
  const lacks: Lack[] = []
  if (!hasVisits && !isOfBirth) lacks.push({ what: 'a measurement', names: ['SizeCm'] })
  if (!has('Gender')) lacks.push({ what: 'the sex', names: ['Gender'] })
  const dates = isOfBirth || has('AgeInYears') ? [] : Object.keys(agesBy).filter((name) => !has(name))
  if (dates.length > 0)
    lacks.push({ what: `${dates.map((name) => agesBy[name]).join(' and ')}, or the age`, names: dates })
  if (lacks.length === 0) return undefined
  const passed = passedColumns(table)
  const names = lacks.flatMap((lack) => lack.names)
  const maps = names.map((name) => `COLUMN=${name}`).join()
  const hint = `--map ${maps} reads ${names.length === 1 ? 'one as that' : 'columns as these'}.`
  const unread = passed.length === 0 ? '' : ` Not read: ${passed.join(', ')}; ${hint}`
  return `no column is read as ${lacks.map(({ what }) => what).join(', nor as ')}, so nothing would be scored.${unread}`
}

/** What gives an age, if no column states it. */
const agesBy: { readonly [name: string]: string } = { DateOfBirth: 'the date of birth', Date: 'the day of the visit' }

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

// WHO's height of girls at 2 years is 76.0 cm at -3 SD (2006). 75 inches are 190 cm.
const leastCm = 75
/** Below it a height is as unlikely in inches as in centimetres: most are in metres. */
const leastInches = leastCm / cmPerInch
const fromYears = 2

/** Whether a height can hardly be one in centimetres, and can be one in inches. */
export function isLowHeight(ageYears: number | undefined, sizeCm: number | undefined): boolean {
  if (ageYears === undefined || sizeCm === undefined) return false
  return ageYears > fromYears && sizeCm >= leastInches && sizeCm < leastCm
}

/** What to say of a batch in which most heights are that low. */
export function lowHeightsWarning({
  lowHeights,
  visits,
}: Pick<BatchState, 'lowHeights' | 'visits'>): string | undefined {
  if (lowHeights * 2 <= visits) return undefined
  return `${lowHeights} of ${visits} visits are of children above ${fromYears} years with a height below ${leastCm} cm. These look like inches: --map COLUMN=SizeCm_in reads them as that`
}
