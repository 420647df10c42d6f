import { isRecord, placedError, refuseUnknownNames } from '../../../ground/text/invalid-input.js'
import { bmiClassifications } from '../bmi/bmi-limits.js'
import { builtInSets, germany } from '../built-in-sets.js'
import { editionName } from '../edition.js'
import { type Piece, type ReferenceSet, type Series, type SeriesName, seriesNames } from '../reference-set.js'
import { type Measure, measures, type ReferenceTable, type TableAxis } from '../table.js'
import { acceptedSetId, builtInIds, defineSet } from './define-set.js'
import { type Content, contentAt, idAt, readSetFile, type SetFile, textAt } from './set-file.js'
import { type TableInFile, tableOf } from './table-csv.js'
import { isReferenceFile, type NamedFiles, tableInSet } from './table-json.js'
import { type WeekTables, weekMeasures, weekRange, withWeeks } from './week-groups.js'

/** What the file of a set needs besides its own text. */
export interface SetJsonOptions {
  /** The texts of the files that tables name as `csv` or `file`, by these names. */
  readonly files?: NamedFiles | undefined
  /** Further sets that the file may name as its `base`, `[netherlands]`. */
  readonly bases?: readonly ReferenceSet[] | undefined
}

/** The members of each object of the file. */
const members = {
  set: ['$schema', 'id', 'name', 'base', 'tables', 'series', 'weeks', 'bmiClasses'],
  piece: ['table', 'from', 'to', 'closed', 'heldBeyond', 'position', 'tableX'],
} as const

/**
 * A set of references from the text of a JSON file, or from its content: own tables, with their figures or the
 * files that hold them, and the series that they serve. docs/own-references.md describes the format,
 * `schemas/reference-set.schema.json` defines it.
 *
 * @throws AuxologyError `malformed_document` for a text that is not JSON, `invalid_reference` for a set that
 * can't be used: with line and column in a text, else with the path alone; `invalid_parameter` for an unknown option
 * @example
 * ```ts
 * const ours = defineSetFromJson(
 *   {
 *     id: 'our-clinic',
 *     name: 'Our clinic',
 *     tables: [{ id: 'our-height', measure: 'height', publication: ourPublication, csv: 'height.csv' }],
 *     series: { height: [{ table: 'our-height' }] },
 *   },
 *   { files: { 'height.csv': 'sex,years,l,m,s\nfemale,4,1,102,0.04\nfemale,4.5,1,105,0.04\n' } },
 * )
 * lookUp(ours, 'height', 'female', 4.25)?.m // 103.5
 * ```
 */
export function defineSetFromJson(content: string | object, options: SetJsonOptions = {}): ReferenceSet {
  refuseUnknownNames(options, ['files', 'bases'])
  const file = readSetFile(content)
  return setOf(file, ownTables(file, options).map(tableOf), options)
}

/** The own tables of a file. */
function ownTables(file: SetFile, { files = {} }: SetJsonOptions): readonly TableInFile[] {
  const read = listedTables(file).map((table, i) => tableInSet(file, table, `tables[${i}]`, files))
  const ids = read.map(({ data: { id } }) => id)
  for (const [i, id] of ids.entries()) refuseTakenId(file, `tables[${i}]`, id, ids.slice(0, i))
  return read
}

/** The tables listed in the file of a set, still unread; its id and its name are valid. */
export function listedTables(file: SetFile): readonly unknown[] {
  if (isReferenceFile(file))
    throw file.invalid('format', undefined, 'a set, whose tables name such files', 'a file of one reference')
  const set = contentAt(file, file.content, '', members.set)
  const id = idAt(file, set, '')
  if (builtInIds.includes(id)) throw file.invalid('id', id, acceptedSetId)
  if (set['name'] === undefined) throw file.invalid('name', undefined, 'the name of the set')
  textAt(file, set, '', 'name')
  const tables = set['tables'] ?? []
  if (!Array.isArray(tables)) throw file.invalid('tables', tables, 'a list of tables')
  return tables
}

/** @throws AuxologyError for the id of another table */
export function refuseTakenId(file: SetFile, path: string, id: unknown, others: readonly unknown[]): void {
  if (others.includes(id) || builtInTables.has(id as string))
    throw file.invalid(`${path}.id`, id, 'a name that no other table has')
}

/** Every table of a built-in set, by its id. */
const builtInTables: ReadonlyMap<string, ReferenceTable> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ builtInSets
    .flatMap(({ series }) => Object.values(series).flatMap((pieces) => pieces ?? []))
    .map(({ table }) => [table.id, table] as const),
)

/** The set of a file whose own tables are known. */
export function setOf(file: SetFile, own: readonly ReferenceTable[], { bases = [] }: SetJsonOptions): ReferenceSet {
  const content = file.content as Content
  const { id, name, series } = content
  const base = baseOf(file, content['base'], bases)
  const bmiClasses = bmiClassifications.find((each) => each.id === content['bmiClasses'])
  if (content['bmiClasses'] !== undefined && bmiClasses === undefined) {
    throw file.invalid(
      'bmiClasses',
      content['bmiClasses'],
      bmiClassifications.map((each) => each.id),
    )
  }
  if (!isRecord(series)) throw file.invalid('series', series, 'the series that differ from the base')
  const tables = new Map([...builtInTables, ...own.map((table) => [table.id, table] as const)])
  const entries = Object.entries(series).map(([seriesName, pieces]) => [
    seriesName,
    seriesOf(file, tables, seriesName as SeriesName, pieces),
  ])
  const weeks = content['weeks'] === undefined ? undefined : weeksOf(file, tables, content['weeks'])
  try {
    const set = defineSet({
      id: id as string,
      name: name as string,
      base,
      bmiClasses: bmiClasses ?? base.bmiClasses,
      series: Object.fromEntries(entries),
    })
    if (weeks === undefined) return set
    return withWeeks(set, set.id, weeks, (i) => {
      const path = `weeks.${weeks[i]?.week}`
      return { path, weekPath: path }
    })
  } catch (error) {
    throw placedError(error, file.placeOf)
  }
}

function baseOf(file: SetFile, name: unknown, further: readonly ReferenceSet[]): ReferenceSet {
  const known = [...builtInSets, ...further]
  const base = name === undefined ? germany : known.find((set) => set.id === name || editionName(set) === name)
  if (base === undefined) throw file.invalid('base', name, [...new Set(known.map(({ id }) => id))])
  return base
}

/** The tables of each week of gestation, by their ids: `{ "28": { "height": "our-height-28" } }`. */
function weeksOf(file: SetFile, tables: ReadonlyMap<string, ReferenceTable>, value: unknown): readonly WeekTables[] {
  if (!isRecord(value)) throw file.invalid('weeks', value, 'an object with weeks of gestation')
  return Object.entries(value).map(([week, named]) => {
    const path = `weeks.${week}`
    const names = contentAt(file, named, path, weekMeasures)
    const found = Object.entries(names).map(([measure, id]) => {
      const table = tables.get(id as string)
      if (table === undefined)
        throw file.invalid(`${path}.${measure}`, id, 'the id of a table of this file or of a built-in set')
      return [measure, table] as const
    })
    if (!/^[1-9]\d?$/.test(week)) throw file.invalid(path, week, { from: weekRange[0], to: weekRange[1] })
    return { week: Number(week), ...Object.fromEntries(found) }
  })
}

/** The pieces of a series: one begins where the one before it ends, the first and the last at the ends of their tables. */
function seriesOf(
  file: SetFile,
  tables: ReadonlyMap<string, ReferenceTable>,
  name: SeriesName,
  pieces: unknown,
): Series {
  const path = `series.${name}`
  if (!seriesNames.includes(name)) throw file.invalid(path, undefined, seriesNames, 'no such series')
  if (!Array.isArray(pieces) || pieces.length === 0) throw file.invalid(path, pieces, 'a list of pieces')
  const series: Piece[] = []
  for (const [i, value] of pieces.entries()) {
    const piece = contentAt(file, value, `${path}[${i}]`, members.piece)
    const table = tables.get(piece['table'] as string)
    if (table === undefined)
      throw file.invalid(`${path}[${i}].table`, piece['table'], 'the id of a table of this file or of a built-in set')
    checkPurpose(file, `${path}[${i}].table`, table, name)
    const [first, last] = table.range
    const isLast = i === pieces.length - 1
    series.push({
      from: series.at(-1)?.to ?? first,
      to: last,
      ...(isLast && { closed: true }),
      ...piece,
      table,
    } as Piece)
  }
  return series
}

/** A table has to measure what its series does, and to run along the same. */
function checkPurpose(file: SetFile, path: string, table: ReferenceTable, name: SeriesName): void {
  const [usual] = (Object.hasOwn(germany.series, name) ? germany.series[name] : undefined) ?? []
  // Clinic measures besides growth are by age, and their series have the measure's name.
  const { measure, axis }: { readonly measure?: Measure | undefined; readonly axis: TableAxis } = usual?.table ?? {
    measure: measures.find((each) => each === name),
    axis: 'years',
  }
  if (measure === undefined) return
  if (table.measure !== measure)
    throw file.invalid(path, table.id, `a table of ${measure}`, `it is of ${table.measure}`)
  const isAlike = table.axis === axis || (table.axis.endsWith('eeks') && axis.endsWith('eeks'))
  if (!isAlike && !name.startsWith('pretermCombined')) {
    throw file.invalid(path, table.id, `a table along ${axis}`, `it is along ${table.axis}`)
  }
}
