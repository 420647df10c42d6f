import { yearsBetween } from '../../../clinical/growth/growth-age.js'
import { who } from '../../../clinical/references/built-in-sets.js'
import { lookUp } from '../../../clinical/references/lookup.js'
import type { SeriesName } from '../../../clinical/references/reference-set.js'
import { possibleValues } from '../../../clinical/validation/possible-values.js'
import { dayNumber } from '../../../ground/model/calendar-date.js'
import { type Patient, sexOf } from '../../../ground/model/patient.js'
import { kgPerPound } from '../../../ground/model/units.js'
import type { OptionValues } from '../../command.js'
import { type TableColumns, tableColumns } from '../read/input-columns.js'
import { cellReader } from '../read/table-cells.js'
import { tableForm } from '../read/table-form.js'
import { tablePlaces, tableReader } from '../read/table-patients.js'
import { isLowHeight, lowHeightsWarning } from '../run/column-warnings.js'
import { type ColumnCells, readingOf, type TableSample } from './sample.js'

/** Values of a column that are impossible in the unit that it is read in. */
interface ImpossibleValues {
  readonly column: string
  /** The element that it is read as. */
  readonly name: string
  /** Such a value as it is written. */
  readonly example: string
  readonly count: number
  /** How many values can be read. */
  readonly of: number
}

/** A note about the unit of a column. */
export type UnitNote =
  /** Most heights are too low for centimetres, or nearly all weights of small children too high for kilograms. */
  | { readonly kind: 'inches' | 'pounds'; readonly column: string }
  /** Values that no child has: another unit, or several in one column. */
  | ({ readonly kind: 'impossible' } & ImpossibleValues)

/** Columns that seem to be in another unit than the one that they are read in, or in several. */
export function unitNotes(
  sample: TableSample,
  columns: readonly ColumnCells[],
  values: OptionValues,
): readonly UnitNote[] {
  const { inches, pounds } = wholeColumns(sample, values)
  const notes: UnitNote[] = []
  if (inches !== undefined) notes.push({ kind: 'inches', column: inches })
  if (pounds !== undefined) notes.push({ kind: 'pounds', column: pounds })
  for (const column of columns) {
    const impossible = column.name === inches ? undefined : impossibleIn(column, values)
    if (impossible !== undefined) notes.push({ kind: 'impossible', ...impossible })
  }
  return notes
}

/** The column of heights, if most are too low for centimetres, and that of weights, if nearly all are too high for kilograms. */
function wholeColumns(
  { header, rows }: TableSample,
  values: OptionValues,
): { readonly [unit in 'inches' | 'pounds']?: string | undefined } {
  const form = tableForm(values)
  let table: TableColumns
  try {
    table = tableColumns(header, form)
  } catch {
    return {}
  }
  const { read } = tableReader(table, tablePlaces(table, form))
  let [lowHeights, visits] = [0, 0]
  const weights = weightsOfTheSmall()
  for (const row of rows) {
    const { id = `${visits}`, patient } = read(1, [row])
    for (const { date, ageInYears, sizeCm, weightKg } of patient?.measurements ?? []) {
      visits++
      const years = ageInYears ?? ageOn(patient?.dateOfBirth, date)
      if (isLowHeight(years, sizeCm)) lowHeights++
      weights.take(id, patient?.gender, years, weightKg)
    }
  }
  const columnOf = (key: string) =>
    header[table.columns.findIndex((each) => each?.key === key && each.unit === undefined)]
  return {
    inches: lowHeightsWarning({ lowHeights, visits }) === undefined ? undefined : columnOf('sizeCm'),
    pounds: weights.areTooHigh() ? columnOf('weightKg') : undefined,
  }
}

function ageOn(from: string | undefined, to: string | undefined): number | undefined {
  const [birth, day] = [from, to].map((date) => (date === undefined ? undefined : dayNumber(date)))
  return birth === undefined || day === undefined ? undefined : yearsBetween(birth, day)
}

/** Older children can be heavy in all of a clinic. */
const oldestSmall = 5
/** Weights in pounds are 2.2 times those in kilograms; WHO's weights at -3 SD are 0.7 times the median. */
const highFromMedian = 1.6
const nearlyAll = 0.9
/** One heavy child is no unit. */
const fewestChildren = 3

/** Finds out whether the weights of children up to 5 years are nearly all too high for kilograms. */
function weightsOfTheSmall() {
  const children = new Set<string>()
  let [all, high] = [0, 0]
  return {
    take: (id: string, gender: Patient['gender'], years: number | undefined, weightKg: number | undefined): void => {
      const sex = sexOf(gender)
      if (sex === undefined || weightKg === undefined || years === undefined || years > oldestSmall) return
      const median = lookUp(who, 'weight', sex, years)?.m
      if (median === undefined) return
      children.add(id)
      all++
      const limit = highFromMedian * median
      // Grams, and weights without their decimal point, are too high for pounds too.
      if (weightKg >= limit && kgPerPound * weightKg <= limit) high++
    },
    areTooHigh: (): boolean => children.size >= fewestChildren && high >= nearlyAll * all,
  }
}

/** The series whose limits the numbers of a column have. */
const seriesOf: { readonly [key: string]: SeriesName | undefined } = {
  sizeCm: 'height',
  weightKg: 'weight',
  headCm: 'head',
  seatCm: 'sittingHeight',
  sizeBirthCm: 'birthLength',
  headBirthCm: 'birthHead',
}

function impossibleIn(cells: ColumnCells, values: OptionValues): ImpossibleValues | undefined {
  const { column } = readingOf(cells, values)
  const series = column === undefined ? undefined : seriesOf[column.key]
  if (column === undefined || series === undefined) return undefined
  const { includes } = possibleValues(series)
  const read = cellReader(column, cells.name, tableForm(values))
  let [count, of] = [0, 0]
  let example: string | undefined
  for (const [text, times] of cells.texts) {
    const content = read(text)
    if (content === undefined || !('value' in content) || typeof content.value !== 'number') continue
    of += times
    if (includes(content.value, undefined)) continue
    count += times
    example ??= text
  }
  return example === undefined ? undefined : { column: cells.name, name: column.name, example, count, of }
}
