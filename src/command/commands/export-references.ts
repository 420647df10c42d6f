import { join } from 'node:path'
import { formatTableCsv, formatTableJson } from '../../clinical/references/own/write-table.js'
import { isClearedTable, tablesInSet } from '../../clinical/references/set-rights.js'
import type { ReferenceTable } from '../../clinical/references/table.js'
import { dailyTables } from '../../clinical/references/who-daily.js'
import type { Language } from '../../ground/languages/language.js'
import { nearestName } from '../../ground/text/nearest-name.js'
import { shownValue } from '../../ground/text/quoted.js'
import { type CommandInput, fileError, UsageError } from '../command.js'
import { everyTable } from '../conform/every-table.js'
import { statusLines } from '../printed/rights-list.js'

/**
 * `auxology references export NAME`: the tables of that name, those of a publication, or with `--all` every one, as files of the format
 * `auxology-reference/1`, and as CSV beside.
 */
export async function exportReferences(
  input: CommandInput,
  name: string | undefined,
  language: Language,
): Promise<void> {
  const { values, terminal } = input
  const chosen = await chosenTables(input, name)
  const folder = values['out']
  if (typeof folder !== 'string') {
    if (values['overwrite'] === true) throw new UsageError('--overwrite goes with --out')
    const [table, another] = chosen
    if (table === undefined || another !== undefined) throw new UsageError('missing --out FOLDER for several tables')
    terminal.print(formatTableJson(table))
    return
  }
  for (const table of chosen) {
    const keep = values['overwrite'] !== true
    for (const [ending, text] of [
      ['json', formatTableJson(table)],
      ['csv', formatTableCsv(table)],
    ] as const) {
      const path = join(folder, `${table.id}.${ending}`)
      try {
        await terminal.writeFile(path, text, keep)
      } catch (error) {
        throw fileError('write', path, error)
      }
    }
  }
  for (const line of statusLines(
    chosen.flatMap(({ publications }) => publications),
    language,
  ))
    terminal.print(`${line}\n`)
}

async function chosenTables(
  { values, options }: CommandInput,
  name: string | undefined,
): Promise<readonly ReferenceTable[]> {
  if ((name === undefined) === (values['all'] !== true))
    throw new UsageError('export takes the name of a table, or --all')
  const own = options.references === undefined ? [] : tablesInSet(options.references)
  const all = [...new Map([...(await everyTable()), ...dailyTables, ...own].map((table) => [table.id, table])).values()]
  const named = name === undefined ? all : all.filter(({ id, source }) => id === name || source === name)
  if (named.length === 0) {
    const meant = nearestName(
      name ?? '',
      all.flatMap(({ id, source }) => [id, source]),
    )
    const sources = [...new Set(all.map(({ source }) => source))].join(', ')
    const hint = meant === undefined ? `there are the tables of ${sources}` : `did you mean ${meant}?`
    throw new UsageError(`no table or publication is called ${shownValue(name)}; ${hint}`)
  }
  const cleared = options.clearedOnly === true ? named.filter(isClearedTable) : named
  if (cleared.length === 0) throw new UsageError(`the figures of ${name} are left out by --cleared-only`)
  return cleared
}
