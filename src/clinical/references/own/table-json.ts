import { isGender } from '../../../ground/model/patient.js'
import { isRecord } from '../../../ground/text/invalid-input.js'
import type { ReferenceTable } from '../table.js'
import { contentAt, idAt, isListOfTexts, publicationAt, readSetFile, type SetFile, textAt } from './set-file.js'
import { type TableCsvOptions, type TableInFile, tableInCsv, tableOf } from './table-csv.js'
import { type TableData, tableMembers } from './table-data.js'

/** What the member `format` of a file of one reference says. */
export const referenceFormat = 'auxology-reference/1'

/** The texts of the files that a set names, by their names. */
export type NamedFiles = { readonly [name: string]: string }

/** The members of a table in a set, and of one in a file of its own. */
const members = {
  inSet: [...tableMembers, 'csv', 'sex', 'ignoredColumns'],
  alone: ['$schema', 'format', ...tableMembers],
} as const

/**
 * A table from the text of a file of the format `auxology-reference/1`, or from its content. docs/reference-format.md
 * describes it, `schemas/reference.schema.json` defines it.
 *
 * @throws AuxologyError `malformed_document` for a text that is not JSON, `invalid_reference` for a table that can't be
 * used, and for figures that have another checksum or give other values than the file states: with line and
 * column in a text, else with the path alone
 * @example
 * ```ts
 * const table = defineTableFromJson(formatTableJson(kiggsHeight))
 * lookUpTable(table, 'male', 10)?.m // 141.55
 * ```
 */
export function defineTableFromJson(content: string | object): ReferenceTable {
  return tableOf(referenceInFile(readSetFile(content)))
}

/** Whether a file is of one reference: it says so, or has what a reference has and no set. */
export function isReferenceFile({ content }: SetFile): boolean {
  const has = (name: string) => isRecord(content) && name in content
  return has('format') || (!has('series') && !has('tables') && (has('measure') || has('rows')))
}

/** The table of a file of one reference. */
export function referenceInFile(file: SetFile): TableInFile {
  const { $schema: _, format, ...table } = contentAt(file, file.content, '', members.alone)
  if (format !== referenceFormat) throw file.invalid('format', format, [referenceFormat])
  return tableAt(file, table, '')
}

/** A table of a set: in the set itself, with its rows there or in a CSV file, or in a file of one reference. */
export function tableInSet(file: SetFile, value: unknown, path: string, files: NamedFiles): TableInFile {
  const own = fileOfTable(file, value, path, files)
  if (own !== undefined) return referenceInFile(own)
  const { csv, sex, ignoredColumns, ...table } = contentAt(file, value, path, members.inSet)
  if ((csv === undefined) === (table['rows'] === undefined)) {
    throw file.invalid(path, undefined, 'either rows or csv', csv === undefined ? 'no figures' : 'rows and csv')
  }
  const { data, problems, placeOf } = tableAt(file, table, path)
  if (csv === undefined) return { data, problems, placeOf }
  if (sex !== undefined && !isGender(sex)) throw file.invalid(`${path}.sex`, sex, ['male', 'female'])
  if (ignoredColumns !== undefined && !isListOfTexts(ignoredColumns)) {
    throw file.invalid(`${path}.ignoredColumns`, ignoredColumns, 'a list of names')
  }
  const text = textOf(files, csv)
  if (text === undefined) throw file.invalid(`${path}.csv`, csv, 'the name of a CSV file that is there')
  const { rows: _, ...options } = data
  return tableInCsv(text, { ...options, sex, ignoredColumns, file: csv as string } satisfies TableCsvOptions, placeOf)
}

/** The file of one reference that a table of a set is in; undefined of one in the set itself. */
export function fileOfTable(file: SetFile, value: unknown, path: string, files: NamedFiles): SetFile | undefined {
  if (!(isRecord(value) && 'file' in value)) return undefined
  const { file: name } = contentAt(file, value, path, ['file'])
  const text = textOf(files, name)
  if (text === undefined) throw file.invalid(`${path}.file`, name, 'the name of a file of a reference that is there')
  return readSetFile(text, name as string)
}

function textOf(files: NamedFiles, name: unknown): string | undefined {
  return typeof name === 'string' && Object.hasOwn(files, name) ? files[name] : undefined
}

/** A table with its rows: `defineTable` checks the rest. */
function tableAt(file: SetFile, table: ReturnType<typeof contentAt>, path: string): TableInFile {
  const id = idAt(file, table, path)
  textAt(file, table, path, 'limits')
  const inside = (member: string) => (path === '' ? member : `${path}.${member}`)
  const { publication, publications } = table
  if (Array.isArray(publications)) {
    for (const [i, each] of publications.entries()) publicationAt(file, each, inside(`publications[${i}]`))
  }
  if (publications === undefined) publicationAt(file, publication, inside('publication'))
  return {
    data: { ...table, id } as unknown as TableData,
    problems: [],
    placeOf: (member) => file.placeOf(inside(member)),
  }
}
