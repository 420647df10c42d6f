import { germany } from '../../clinical/references/built-in-sets.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import { clearedMeasures, clearedSet } from '../../clinical/references/set-rights.js'
import { dialectNames } from '../../doors/warehouse/dialects.js'
import { createTableSql } from '../../doors/warehouse/figure-tables.js'
import { scoringSql } from '../../doors/warehouse/scoring-sql.js'
import { selfTestSql } from '../../doors/warehouse/self-test-sql.js'
import type { InputColumn } from '../../doors/warehouse/visit-measures.js'
import { clinicColumns, isClinicColumn, warehouseColumns } from '../../doors/warehouse/visit-measures.js'
import { type Command, type CommandInput, invalidOption, UsageError } from '../command.js'
import { writeOutput } from '../files.js'
import { listChoices, oneOf } from '../options.js'

/** `auxology sql`: the query that scores where the measurements lie. */
export const sqlCommand: Command = {
  name: 'sql',
  operands: '[OURS=THEIRS…]',
  summary: 'the query that scores a table of visits in another engine',
  common: ['today', 'references', 'references-file', 'measures', 'correction', 'cleared-only'],
  options: [
    {
      name: 'dialect',
      value: 'ENGINE',
      accepts: dialectNames,
      parameter: 'dialect',
      help: `whose SQL to write: ${listChoices(dialectNames)}`,
    },
    {
      name: 'column',
      value: 'OURS=THEIRS',
      repeats: true,
      parameter: 'columns',
      help: `what the table calls a column, such as size_cm=HEIGHT; size_cm= if it has none. Further ones may follow it`,
    },
    { name: 'from', value: 'TABLE', help: 'the table of visits, a visit a row (default: measurements)' },
    { name: 'keep', value: 'COLUMN', repeats: true, help: 'a column to repeat beside the scores (default: all)' },
    { name: 'percentiles', help: 'adds percentiles, which cost as much as the scores' },
    { name: 'fractional-ages', help: 'reads age_years too; needs the table of segments in place of that of days' },
    { name: 'self-test', help: 'a query that compares the engine with the library: one number, below 1e-9' },
    { name: 'create-tables', help: 'the statements that create the tables of figures, empty' },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
    { name: 'overwrite', help: 'replace FILE if it exists' },
  ],
  examples: [
    'auxology sql --dialect duckdb --column size_cm=HEIGHT --column seat_cm= --keep id',
    'auxology sql --dialect postgres --self-test',
  ],
  notes: [
    `The table has a row for each visit, with the columns ${warehouseColumns.join(', ')}; age_years only with --fractional-ages. birth_date and visit_date are dates, sex is male or female or as in documents. child_group is read only by a set with references for groups of children: gmfcs-3. With gestation_days=NAME, whole days of gestation at birth, ages are corrected for preterm birth, as long as --correction says.`,
    `A column of clinic measures is scored where it is named with --column: ${clinicColumns.join(', ')}; blood pressure, by age and height, is not. With --self-test it is tested too.`,
    'The query reads the figures that auxology tables writes, and leaves out what no SQL can say: messages, swapped values, and scores by week of a child born preterm. A column …_reason says why there is no score. docs/scale.md has a page for each engine.',
  ],
  run: async (input) => {
    await writeOutput(input, await sqlText(input), { keep: input.values['overwrite'] !== true })
  },
}

async function sqlText({ values, options, operands }: CommandInput): Promise<string> {
  const { today, gestationalCorrection, clearedOnly } = options
  const references = clearedOnly === true ? clearedSet(options.references ?? germany) : options.references
  const dialect = oneOf(values, 'dialect', dialectNames)
  if (dialect === undefined) throw new UsageError(`missing --dialect ENGINE: ${listChoices(dialectNames)}`)
  const columns = columnsOf([...listed(values['column']), ...operands])
  const isNeeded = Object.keys(columns).some(isClinicColumn)
  const { measures: loaded } = await withMeasures(options, undefined, { isNeeded })
  const measures = clearedOnly === true ? clearedMeasures(loaded) : loaded
  if (values['self-test'] === true && values['create-tables'] === true)
    throw new UsageError('--self-test and --create-tables contradict each other')
  if (values['self-test'] === true) return selfTestSql(dialect, references, measures)
  if (values['create-tables'] === true) {
    return (['day', 'segment', 'provenance'] as const).map((grid) => `${createTableSql(dialect, grid)};\n`).join('')
  }
  const { from } = values
  const keep = listed(values['keep'])
  return scoringSql(dialect, {
    references,
    measures,
    today,
    columns,
    gestationalCorrection,
    percentiles: values['percentiles'] === true,
    fractionalAges: values['fractional-ages'] === true,
    ...(typeof from === 'string' && { from }),
    ...(keep.length > 0 && { keep }),
  })
}

const inputColumns: readonly InputColumn[] = [...warehouseColumns, ...clinicColumns]

/** The values of an option that repeats. */
function listed(value: string | boolean | undefined): readonly string[] {
  return typeof value === 'string' ? value.split('\n') : []
}

/** `size_cm=HEIGHT`, also several after one `--column`. */
function columnsOf(pairs: readonly string[]): { readonly [column in InputColumn]?: string | null } {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, ours, theirs] = /^(\w+)=(.*)$/s.exec(pair) ?? []
      const known = inputColumns.find((column) => column === ours)
      if (known === undefined)
        throw invalidOption(
          'column',
          pair,
          inputColumns.map((column) => `${column}=NAME`),
        )
      return [known, theirs === '' ? null : theirs]
    }),
  )
}
