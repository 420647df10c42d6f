import type { Gender } from '../../../ground/model/patient.js'
import { type CommandOption, invalidOption, type OptionValues, UsageError } from '../../command.js'
import { listChoices, oneOf } from '../../options.js'
import type { Separator } from './csv-reader.js'

/** The order of day, month and year in the dates of a table. */
export const dateForms = ['yyyy-mm-dd', 'dd.mm.yyyy', 'dd/mm/yyyy', 'mm/dd/yyyy', 'yyyymmdd'] as const
export type DateForm = (typeof dateForms)[number]

/** In what ages are stated. */
export const ageUnits = ['years', 'months', 'days'] as const
export type AgeUnit = (typeof ageUnits)[number]

const separators = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const
const separatorNames = Object.keys(separators) as (keyof typeof separators)[]
const decimalMarks = ['point', 'comma'] as const

/** How a table is written, apart from what CSV and the names of the documents say. */
export interface TableForm {
  /** Undefined: the one that the column names have. */
  readonly separator: Separator | undefined
  readonly hasDecimalComma: boolean
  readonly dates: DateForm
  readonly ageUnit: AgeUnit | undefined
  /** What means a missing value, besides an empty cell. */
  readonly missing: ReadonlySet<string>
  /** Codes of the sexes, besides the spellings that documents have. */
  readonly sexCodes: ReadonlyMap<string, Gender>
  /** Names of columns, and what they are read as; an empty text: they are passed through. */
  readonly map: ReadonlyMap<string, string>
  /** The column names of a table without a row of them. */
  readonly header: readonly string[] | undefined
}

/** What statistics programs write for a missing value. */
const usualMissing = ['NA', 'N/A', '#N/A', 'NaN', 'null', 'NULL', '.']

/** The options of the form of a table. */
export const tableOptions: readonly CommandOption[] = [
  {
    name: 'separator',
    value: 'NAME',
    accepts: separatorNames,
    help: `what separates the cells: ${listChoices(separatorNames)} (default: what separates the column names)`,
  },
  {
    name: 'decimal',
    value: 'MARK',
    accepts: decimalMarks,
    help: `the decimal mark: ${listChoices(decimalMarks, 'point')}`,
  },
  { name: 'dates', value: 'FORM', accepts: dateForms, help: `the dates: ${listChoices(dateForms, 'yyyy-mm-dd')}` },
  {
    name: 'age-unit',
    value: 'UNIT',
    accepts: ageUnits,
    help: `the unit of a column age whose name has none: ${listChoices(ageUnits)}`,
  },
  {
    name: 'missing',
    value: 'LIST',
    help: `what else means a missing value, such as -99,9999 (besides ${usualMissing.join(' ')})`,
  },
  { name: 'sex-codes', value: 'MALE,FEMALE', help: 'codes of the sexes, such as 1,2' },
  {
    name: 'map',
    value: 'LIST',
    help: 'columns by other names, such as height=SizeCm,sport=SeatCm; nothing after = passes a column through',
  },
  { name: 'header', value: 'LIST', help: 'the column names of a table that has none in its first row' },
]

/** The values of these options. */
export function tableValues(values: OptionValues): OptionValues {
  return Object.fromEntries(tableOptions.map(({ name }) => [name, values[name]]))
}

/**
 * The form that the options state.
 *
 * @throws UsageError for a value that an option doesn't take
 */
export function tableForm(values: OptionValues): TableForm {
  const separator = oneOf(values, 'separator', separatorNames)
  return {
    separator: separator && separators[separator],
    hasDecimalComma: oneOf(values, 'decimal', decimalMarks) === 'comma',
    dates: oneOf(values, 'dates', dateForms) ?? 'yyyy-mm-dd',
    ageUnit: oneOf(values, 'age-unit', ageUnits),
    missing: new Set([...usualMissing, ...listedValues(values, 'missing')]),
    sexCodes: sexCodes(values),
    map: columnMap(values),
    header: typeof values['header'] === 'string' ? listedValues(values, 'header') : undefined,
  }
}

/** The parts of an option's value that are separated by commas. */
export function listedValues(values: OptionValues, option: string): string[] {
  const value = values[option]
  return typeof value === 'string' ? value.split(',').map((part) => part.trim()) : []
}

function sexCodes(values: OptionValues): ReadonlyMap<string, Gender> {
  if (typeof values['sex-codes'] !== 'string') return new Map()
  const [male, female, ...others] = listedValues(values, 'sex-codes')
  // `1=male` would be a code that no cell has.
  if (!male || !female || male === female || others.length > 0 || /=/.test(male + female)) {
    throw invalidOption(
      'sex-codes',
      values['sex-codes'],
      'the code of boys, a comma and the code of girls, such as 1,2',
    )
  }
  return new Map([
    [male, 'male'],
    [female, 'female'],
  ])
}

function columnMap(values: OptionValues): ReadonlyMap<string, string> {
  return new Map(
    listedValues(values, 'map').map((pair) => {
      const at = pair.lastIndexOf('=')
      if (at < 1) throw invalidOption('map', pair, 'COLUMN=NAME, such as height=SizeCm')
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const
    }),
  )
}

/** The separator that a row of column names has most often outside quotes. */
export function separatorOf(names: string): Separator {
  const unquoted = names.replace(/"[^"]*"/g, '')
  const counted = Object.values(separators).map((separator) => ({
    separator,
    count: unquoted.split(separator).length - 1,
  }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator
}

/**
 * A table's date as an ISO date; undefined if it isn't in that form. A time of day
 * may follow an ISO date alone.
 */
export function isoDateOf(text: string, form: DateForm): string | undefined {
  if (form === 'yyyy-mm-dd') return text
  const parts =
    form === 'yyyymmdd' ? /^(\d{4})(\d\d)(\d\d)$/.exec(text) : /^(\d{1,4})([./])(\d{1,2})\2(\d{4})$/.exec(text)
  if (parts === null) return undefined
  if (form === 'yyyymmdd') return parts.slice(1).join('-')
  const [, first = '', mark, second = '', year] = parts
  if (first.length > 2 || mark !== form.charAt(2)) return undefined
  const [day, month] = form.startsWith('mm') ? [second, first] : [first, second]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** @throws UsageError unless there is one */
export function checkedHeader(header: readonly string[]): readonly string[] {
  const twice = header.find((column, i) => header.indexOf(column) !== i)
  if (twice !== undefined) throw new UsageError(`the column ${twice} appears twice`)
  return header
}
