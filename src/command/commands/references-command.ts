import { courseCharts } from '../../charts/course/course-charts.js'
import { chartReferences } from '../../charts/data/notes/chart-references.js'
import { calculationDefaults, growthSettings } from '../../clinical/growth/growth-options.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import {
  type CheckedReferences,
  checkSetJson,
  checkTableCsv,
  type ReferenceProblem,
} from '../../clinical/references/own/check-references.js'
import { setCatalogue } from '../../clinical/references/set-catalogue.js'
import { tablesInSet } from '../../clinical/references/set-rights.js'
import { measures } from '../../clinical/references/table.js'
import { type Locale, wholeLanguage } from '../../ground/languages/built-in.js'
import { referenceWords } from '../../ground/languages/command-words.js'
import type { Language } from '../../ground/languages/language.js'
import type { Reference } from '../../ground/model/provenance.js'
import { errorSentence } from '../../ground/text/error-sentence.js'
import { plainText } from '../../ground/text/plain-text.js'
import { formatReferencesJson, formatReferencesXml } from '../../shown/documents/references-document.js'
import { type Command, type CommandInput, type CommandOption, type ExitStatus, UsageError } from '../command.js'
import { everyTable } from '../conform/every-table.js'
import { readPatient, writeOutput } from '../files.js'
import { listChoices, oneOf } from '../options.js'
import { baseOfFile } from '../own-references.js'
import { referenceText } from '../printed/reference-text.js'
import { listedSets, setListText, unlistedCounts } from '../printed/set-list.js'
import { readReferencesFile, readText } from '../references-file.js'
import { chartOptions, chartRequest } from './chart-command.js'
import { exportReferences } from './export-references.js'

const formats = ['text', 'xml', 'json'] as const

/** The operand that asks for the sets instead of naming a document. */
const listOperand = 'list'

/** What `auxology references check` and `export` take besides the file or the name. */
const fileOptions: readonly CommandOption[] = [
  {
    name: 'measure',
    value: 'MEASURE',
    accepts: measures,
    help: `check: what a CSV file alone measures: ${measures.join(', ')}`,
  },
  { name: 'overwrite', help: 'export: replace files that exist' },
]

/** The options that each form of the command takes. */
const taken = {
  list: ['to', 'out', 'all', 'rights', 'locale'],
  check: ['measure', 'locale'],
  export: ['out', 'all', 'overwrite', 'locale', 'references', 'references-file', 'cleared-only'],
} as const

/** The options that only those forms take. */
const ofForms: readonly string[] = ['all', 'rights', 'measure', 'overwrite']

/** `auxology references`: the references behind a chart, or all sets. */
export const referencesCommand: Command = {
  name: 'references',
  operands: 'FILE | list | check FILE | export [NAME]',
  summary:
    'the references behind a chart of a patient document; list: every set of references; check: what own references hold and what is wrong with them; export: tables as files',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: listChoices(formats, 'text') },
    ...chartOptions.filter(({ name }) => name === 'type' || name.startsWith('crop')),
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output); export: a folder' },
    { name: 'all', help: 'list: also what is superseded or known only in part; export: every table' },
    { name: 'rights', help: 'list: the rights in the figures of each set, and what they are concluded from' },
    ...fileOptions,
  ],
  examples: [
    'auxology references patient.xml --type HeightWithTurnerSyndrome --to xml',
    'auxology references list --locale en',
    'auxology references list --rights',
    'auxology references check our-clinic.json',
    'auxology references check height.csv --measure height',
    'auxology references export who2006-height > who2006-height.json',
    'auxology references export --all --out tables',
  ],
  notes: [
    `${listOperand} in place of FILE shows the sets that --references takes: ages by measure, population and year, what is known of its figures, its import and what that adds in gzip; a file of that name is ./${listOperand}.`,
    'check reads a set in JSON, or the CSV file of a table, as docs/own-references.md describes them, and names every error and whatever looks like a mistake, with its place. The exit status is 1 if there is an error.',
    'check also reads a file of one reference, and says what it holds. export writes such files (docs/reference-format.md) and CSV beside: NAME is a table or a publication, who2006-height or who2006 (docs/references/README.md has the names), or a table of --references-file.',
  ],
  run: async (input) => {
    const [first, file, ...more] = input.operands
    if (first === listOperand) return listSets(input)
    if (first === 'check' && file !== undefined && more.length === 0) return checkReferences(input, file)
    if (first === 'export' && more.length === 0) {
      refuseOthers(input, first)
      await refuseSet(file, input)
      await exportReferences(input, file, await languageOf(input))
      return 0
    }
    if (first === 'check' || file !== undefined)
      throw new UsageError(`expected ${referencesCommand.operands}, got ${input.operands.join(' ')}`)
    refuseOthers(input)
    const { patient } = await readPatient(input)
    const format = oneOf(input.values, 'to', formats) ?? 'text'
    const options = { ...(await withMeasures(input.options, undefined, { isNeeded: true })), courseCharts }
    await writeOutput(input, formatReferences(chartReferences(patient, chartRequest(input.values), options), format))
    return 0
  },
}

/** An option of another form would silently have no effect. */
function refuseOthers({ values }: CommandInput, form?: keyof typeof taken): void {
  const isTaken = (name: string) =>
    form === undefined ? !ofForms.includes(name) : taken[form].some((each) => each === name)
  const other = Object.keys(values).find((name) => values[name] !== undefined && !isTaken(name))
  if (other !== undefined) throw new UsageError(`references ${form ?? 'FILE'} takes no --${other}`)
}

/** @throws UsageError for the name of a set that no table or publication has */
async function refuseSet(name: string | undefined, { options }: CommandInput): Promise<void> {
  const set = await setCatalogue.find(({ id }) => id === name)?.load()
  if (set === undefined) return
  const sources = new Set(tablesInSet(set).map(({ source }) => source))
  const own = options.references === undefined ? [] : tablesInSet(options.references)
  if (sources.has(set.id) || own.some(({ id, source }) => id === name || source === name)) return
  throw new UsageError(`${name} is a set, and export takes a table or a publication: ${[...sources].join(', ')}`)
}

async function listSets(input: CommandInput): Promise<ExitStatus> {
  refuseOthers(input, listOperand)
  if (input.operands.length > 1) throw new UsageError(`${listOperand} takes no FILE`)
  const format = oneOf(input.values, 'to', formats) ?? 'text'
  if (format === 'xml') throw new UsageError(`${listOperand} writes text or json`)
  const language = await languageOf(input)
  if (input.values['rights'] === true && input.values['all'] === true)
    throw new UsageError('list --rights takes no --all: it shows every set')
  if (input.values['rights'] === true) return listRights(input, language, format)
  const all = input.values['all'] === true
  const sets = await listedSets(language, all)
  const { sets: unlisted, measures } = unlistedCounts
  const more = all ? '' : `\n${language.terminal.unlisted(unlisted, measures, '--all')}\n`
  const text = format === 'json' ? `${JSON.stringify(sets, null, 2)}\n` : setListText(sets, language) + more
  await writeOutput(input, text)
  return 0
}

async function languageOf({ options }: CommandInput): Promise<Language> {
  return wholeLanguage(growthSettings(options, calculationDefaults).language)
}

async function listRights(input: CommandInput, language: Language, format: 'text' | 'json'): Promise<ExitStatus> {
  const { rightsBySet, rightsData, rightsListText } = await import('../printed/rights-list.js')
  const sets = await rightsBySet(language)
  const text =
    format === 'json' ? `${JSON.stringify(rightsData(sets, language), null, 2)}\n` : rightsListText(sets, language)
  await writeOutput(input, text)
  return 0
}

function formatReferences(references: readonly Reference[], format: (typeof formats)[number]): string {
  if (format === 'text') return references.map(referenceLine).join('')
  return format === 'xml' ? formatReferencesXml(references) : formatReferencesJson(references)
}

function referenceLine({ name, text, xAxisValue, rights }: Reference): string {
  const status = rights === undefined ? '' : ` [${rights.status}]`
  return `${name}, from ${xAxisValue}: ${text}${status}\n`
}

/**
 * `auxology references check FILE`: what is wrong with own references, and what is odd. FILE is a set or
 * one reference in JSON, or the CSV file of a table.
 *
 * @returns 0, or 1 if anything is wrong
 */
async function checkReferences(input: CommandInput, path: string): Promise<ExitStatus> {
  refuseOthers(input, 'check')
  const { terminal } = input
  const checked = path.toLowerCase().endsWith('.csv')
    ? await checkCsvFile(input, path)
    : await checkSetFile(input, path)
  const { problems, tables, set, reference, kind } = checked
  for (const problem of problems) terminal.print(`${problemLine(problem, path)}\n`)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const [table] = tables
  const language = await languageOf(input)
  if (reference !== undefined && table !== undefined && errors === 0)
    terminal.print(referenceText(table, reference, language))
  const rows = tables.reduce((sum, { curve }) => sum + rowsOf(curve('male')) + rowsOf(curve('female')), 0)
  const words = referenceWords[language.tag as Locale]
  const read = words.read(tables.length, rows, errors, problems.length - errors)
  const line = set === undefined ? read : words.ofSet(set.id, `${set.edition?.checksum}`, read)
  terminal.print(`${plainText(errors > 0 && kind !== undefined ? words.readAs[kind](read) : line)}\n`)
  return errors > 0 ? 1 : 0
}

async function checkSetFile({ terminal, values }: CommandInput, path: string): Promise<CheckedReferences> {
  if (values['measure'] !== undefined)
    throw new UsageError('--measure goes with a CSV file: a JSON file says it itself')
  const { text, files } = await readReferencesFile(path, terminal, { isChecked: true })
  return checkSetJson(text, { files, bases: await baseOfFile(text), others: await everyTable() })
}

/** What else a table needs is in the file of a set; here it makes no difference. */
const publication = { shortName: '', citation: 'not given', population: '', licence: '' }

async function checkCsvFile({ terminal, values }: CommandInput, path: string): Promise<CheckedReferences> {
  const measure = oneOf(values, 'measure', measures)
  if (measure === undefined) throw new UsageError(`missing --measure for a CSV file: ${measures.join(', ')}`)
  return checkTableCsv(await readText(path, terminal), { id: path, measure, publication })
}

/** `error    height.csv: m (line 5, column 12) is -1; expected a positive number.` */
function problemLine({ severity, ...problem }: ReferenceProblem, path: string): string {
  return `${severity.padEnd(8)} ${plainText(errorSentence({ ...problem, subject: problem.subject || path }))}`
}

function rowsOf(curve: { readonly x: Float64Array } | undefined): number {
  return curve?.x.length ?? 0
}
