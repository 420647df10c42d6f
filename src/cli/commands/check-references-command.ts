import {
  type CheckedReferences,
  checkSetJson,
  checkTableCsv,
  type ReferenceProblem,
} from '../../references/check-references.js'
import { measures } from '../../references/table.js'
import { errorSentence } from '../../text/error-sentence.js'
import { plainText } from '../../text/plain-text.js'
import { type CommandInput, type CommandOption, type ExitStatus, UsageError } from '../command.js'
import { oneOf } from '../options.js'
import { readReferencesFile, readText } from '../references-file.js'

/** What `auxology references check` takes besides the file. */
export const checkOptions: readonly CommandOption[] = [
  {
    name: 'measure',
    value: 'MEASURE',
    accepts: measures,
    help: `check: what a CSV file alone measures: ${measures.join(', ')}`,
  },
]

/**
 * `auxology references check FILE`: what is wrong with own references, and what is odd. FILE is a set in
 * JSON, or the CSV file of a table.
 *
 * @returns 0, or 1 if anything is wrong
 */
export async function checkReferences(input: CommandInput, path: string): Promise<ExitStatus> {
  const { terminal } = input
  const checked = path.toLowerCase().endsWith('.csv')
    ? await checkCsvFile(input, path)
    : await checkSetFile(input, path)
  const { problems, tables, set } = checked
  for (const problem of problems) terminal.print(`${problemLine(problem, path)}\n`)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const rows = tables.reduce((sum, { curve }) => sum + rowsOf(curve('male')) + rowsOf(curve('female')), 0)
  const read = `${counted(tables.length, 'table')}, ${counted(rows, 'row')}`
  const known = set === undefined ? read : `${set.id} (checksum ${set.edition?.checksum}): ${read}`
  terminal.print(`${plainText(known)}; ${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}\n`)
  return errors > 0 ? 1 : 0
}

async function checkSetFile({ terminal }: CommandInput, path: string): Promise<CheckedReferences> {
  const { text, files } = await readReferencesFile(path, terminal)
  return checkSetJson(text, { files })
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

function counted(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`
}
