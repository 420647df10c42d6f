import type { ErrorData } from '../../../ground/model/errors.js'
import type { Gender } from '../../../ground/model/patient.js'
import { inputError, invalidReference, isRecord, placedError } from '../../../ground/text/invalid-input.js'
import type { ReferenceTable } from '../table.js'
import { readCsvFigures } from './csv-figures.js'
import { defineTable } from './define-table.js'
import type { TableData } from './table-data.js'

/** What a CSV text of figures doesn't say itself. */
export interface TableCsvOptions extends Omit<TableData, 'rows'> {
  /** Whose figures they are, where no column `sex` says so. */
  readonly sex?: Gender | undefined
  /** Columns to ignore, such as percentiles next to L, M and S. */
  readonly ignoredColumns?: readonly string[] | undefined
  /** The name of the file, for errors; by default the id of the table. */
  readonly file?: string | undefined
}

/**
 * A reference table from figures in a CSV text: a line for each sex and age, with L, M and S, with a median
 * alone, or with percentiles.
 *
 * The first line names the columns, in any order and case: `sex` (`male`, `m`, `1`; `female`, `f`, `2`); the age or
 * length as `years`, `months`, `days`, `weeks`, `completedWeeks` or `cm`, or as `x` in units of `axis`; then `l`, `m` and `s`, or `m`,
 * or `mean` and `sd`, or `p3`, `p50`, `p97` and so on, or `mu`, `sigma`, `nu` and `tau`. Cells are separated by commas, semicolons or tabs; except with commas, a number may have a
 * decimal comma.
 *
 * @throws AuxologyError `malformed_document` for a text that is not CSV, `invalid_reference` for figures that can't be
 * used, as `defineTable` does; both with line and column
 * @example
 * ```ts
 * const table = defineTableFromCsv('sex,years,l,m,s\nfemale,4,1,102,0.04\nfemale,4.5,1,105,0.04\n', {
 *   id: 'our-clinic-height',
 *   measure: 'height',
 *   publication: ourPublication,
 * })
 * lookUpTable(table, 'female', 4.25)?.m // 103.5
 * ```
 */
export function defineTableFromCsv(text: string, options: TableCsvOptions): ReferenceTable {
  if (typeof text !== 'string') throw invalidReference({ id: '', path: 'text' }, text, 'the text of a CSV file')
  if (!isRecord(options))
    throw invalidReference({ id: '', path: 'options' }, options, 'an object with id, measure and publication')
  return tableOf(tableInCsv(text, options))
}

/** The data of a table from a file, and their place there. */
export interface TableInFile {
  readonly data: TableData
  /** What is wrong with the CSV file alone. */
  readonly problems: readonly ErrorData[]
  /** What an error says of a path of the data. */
  readonly placeOf: (path: string) => ErrorData
}

/**
 * The table of a CSV text.
 *
 * @param otherPlace what an error says of a path outside the rows; by default that it is of the file
 * @throws AuxologyError `malformed_document` for a text that is not CSV
 */
export function tableInCsv(
  text: string,
  options: TableCsvOptions,
  otherPlace?: (path: string) => ErrorData,
): TableInFile {
  const { sex: _, ignoredColumns: __, file: subject = options.id, ...table } = options
  const ofFile = (place: ErrorData): ErrorData => ({ subject, ...place })
  try {
    const { axis, rows, problems, placeOf } = readCsvFigures(text, options)
    return {
      data: { ...table, axis, rows },
      problems: problems.map(ofFile),
      placeOf: (path) =>
        otherPlace === undefined || path.startsWith('rows') ? ofFile(placeOf(path)) : otherPlace(path),
    }
  } catch (error) {
    throw placedError(error, () => ({ subject }))
  }
}

/** @throws AuxologyError for the first thing that is wrong */
export function tableOf({ data, problems, placeOf }: TableInFile): ReferenceTable {
  const [problem] = problems
  if (problem !== undefined) throw inputError('invalid_reference', problem)
  try {
    return defineTable(data)
  } catch (error) {
    throw placedError(error, placeOf)
  }
}
