import { calculationDefaults, growthSettings } from '../../clinical/growth/growth-options.js'
import type { Locale } from '../../ground/languages/built-in.js'
import { deBatch } from '../../ground/languages/de/batch.js'
import { enBatch } from '../../ground/languages/en/batch.js'
import type { BatchWords } from '../../ground/languages/words.js'
import { alternatives } from '../../ground/text/error-sentence.js'
import { formatNumber } from '../../ground/text/number.js'
import { plainText } from '../../ground/text/plain-text.js'
import { shownValue } from '../../ground/text/quoted.js'
import { dryRunText } from '../batch/dry-run/dry-run-text.js'
import { tableSample } from '../batch/dry-run/sample.js'
import { type BatchInput, type InputFormat, inputFormats, valuesFor } from '../batch/read/batch-input.js'
import { compressionOf, compressions } from '../batch/read/compression.js'
import { encodings } from '../batch/read/encoding.js'
import { inputColumns, passedColumns, type TableColumns } from '../batch/read/input-columns.js'
import { tableForm, tableValues } from '../batch/read/table-form.js'
import { batchOptions, recordedValues } from '../batch/run/batch-options.js'
import { type BatchState, progressLine, stateText } from '../batch/run/batch-state.js'
import { lackingColumn, lowHeightsWarning, unwrittenWarning } from '../batch/run/column-warnings.js'
import { repeatedIdsWarning } from '../batch/run/repeated-ids.js'
import { type BatchEnd, runBatchAsFilter, runBatchIntoFile } from '../batch/run/run-batch-of-file.js'
import { resultGroups } from '../batch/write/result-columns.js'
import { type ResultFormatName, resultFormats, resultWriter } from '../batch/write/result-writer.js'
import {
  type Command,
  type CommandInput,
  type ExitStatus,
  invalidOption,
  type OptionValues,
  UsageError,
} from '../command.js'
import { onlyFile } from '../files.js'
import { oneOf, resultFormat, wholeNumber } from '../options.js'

/** `auxology batch`: any number of patients from a file or a pipe, on all cores. */
export const batchCommand: Command = {
  name: 'batch',
  operands: 'IN|-',
  summary: 'results for any number of patients, from and to files or pipes',
  options: batchOptions,
  examples: [
    'auxology batch patients.ndjson --out results.ndjson',
    'auxology batch patients.csv --dry-run',
    'auxology batch patients.csv --out scores.csv.gz --columns default,raw --digits 4',
    'auxology batch - --from csv --out - --to csv < patients.csv | head',
  ],
  notes: [
    'A line of NDJSON is a patient document. A row of a table is a measurement; consecutive rows with the same Id are one patient. A table of results has a row for each measurement.',
    `Columns of IN, in any order and case: ${inputColumns.map(({ name }) => name).join(', ')}, and the synonyms that docs/command.md lists. Other columns are passed through.`,
    `Columns of OUT: the names of the documents, groups (${resultGroups.join(', ')}), default, others (passed through), all; docs/command.md lists them.`,
  ],
  run: async (input) => {
    const operand = onlyFile(input.operands, 'FILE: patients, or - for standard input')
    growthSettings(input.options, calculationDefaults)
    const { out, errors, overwrite } = input.values
    if (input.values['dry-run'] === true) return dryRun(operand, input)
    if (typeof out !== 'string') throw new UsageError('missing --out FILE for the results')
    const isFailure = failureCondition(input.values)
    const source = batchInput(operand, input.values)
    const options = {
      ...recordedValues(input.values),
      ...outputOptions(out, input.values),
      ...tableForms(source.format, input.values),
      from: source.format,
    }
    checkOptions(options)
    const progress = progressOf(input)
    const request = {
      input: source,
      errors: typeof errors === 'string' ? errors : undefined,
      options,
      overwrite: overwrite === true,
      workers: wholeNumber(input.values, 'workers', 1, 64),
      version: input.terminal.version,
      onColumns: (columns: TableColumns) => {
        const lacking = lackingColumn(columns)
        if (lacking !== undefined) throw new UsageError(`${lacking} --dry-run shows each column`)
        resultWriter(options, passedColumns(columns), resultFormat(options))
        reportPassed(columns, input)
        reportUnwritten(columns, options, input)
      },
      onProgress: progress.show,
    }
    const end = out === '-' ? await runAsFilter(request, input) : await runIntoFile(request, out, input)
    progress.end()
    if (out !== '-') input.terminal.print(`${stateText(end)}; ${progress.seconds()} s\n`)
    for (const warning of [emptyWarning(end), lowHeightsWarning(end), repeatedIdsWarning(end.repeated)]) {
      if (warning !== undefined) input.terminal.printError(`auxology: ${plainText(warning)}`)
    }
    return isFailure(end) && end.isReaderGone !== true ? someFailed : 0
  },
}

const words: { readonly [tag in Locale]: BatchWords } = { de: deBatch, en: enBatch }

/** Says what the batch would read, and writes nothing else. */
async function dryRun(operand: string, { values, options, terminal }: CommandInput): Promise<ExitStatus> {
  const source = batchInput(operand, values)
  if (source.format === 'ndjson') {
    throw new UsageError('--dry-run looks at the columns of a table: a line of NDJSON names its values itself')
  }
  const given = valuesFor(source.format, { ...values, ...tableForms(source.format, values) })
  const { language } = growthSettings(options, calculationDefaults)
  const sample = await tableSample(source, tableForm(given))
  terminal.print(dryRunText(operand, sample, given, { words: words[language.tag as Locale], language }))
  return 0
}

type Request = Parameters<typeof runBatchAsFilter>[0]

async function runAsFilter(request: Request, { values }: CommandInput): Promise<BatchEnd> {
  if (values['resume'] === true || values['restart'] === true) {
    throw new UsageError('--resume and --restart need a file: --out - leaves nothing to continue')
  }
  return runBatchAsFilter(request)
}

async function runIntoFile(request: Request, output: string, { values }: CommandInput): Promise<BatchEnd> {
  const { resume, restart } = values
  if (resume === true && restart === true) throw new UsageError('--resume and --restart contradict each other')
  return runBatchIntoFile({
    ...request,
    output,
    resume: resume === true,
    restart: restart === true,
  })
}

/** Formats by the endings of names. */
const formatsByEnding: { readonly [ending: string]: InputFormat & ResultFormatName } = {
  parquet: 'parquet',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
}
const endingsRead = '.ndjson, .jsonl, .csv, .tsv or .parquet, and .gz after it'

function formatOf(name: string): (InputFormat & ResultFormatName) | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(formatsByEnding, ending) ? formatsByEnding[ending] : undefined
}

function batchInput(operand: string, values: OptionValues): BatchInput {
  const encoding = oneOf(values, 'encoding', encodings)
  const stated = oneOf(values, 'from', inputFormats)
  if (operand === '-') {
    if (stated === 'parquet') throw new UsageError('Parquet needs a file: its index is at the end')
    return { path: undefined, format: stated ?? 'ndjson', compression: 'none', encoding }
  }
  const { compression, name } = compressionOf(operand)
  const format = stated ?? formatOf(name)
  if (format === 'parquet' && compression !== 'none')
    throw new UsageError(`${operand}: Parquet is compressed by itself`)
  if (format === undefined) {
    throw new UsageError(
      `${operand}: expected a name ending in ${endingsRead}, or --from ${alternatives(inputFormats)}`,
    )
  }
  return { path: operand, format, compression, encoding }
}

/** Names that promise what a batch doesn't write, whatever `--to` says. */
const otherFormats = /\.(?:xlsx?|xml|zip|json|zst)$/i

/** The format and compression of the output: by its name, where the options don't say. */
function outputOptions(out: string, values: OptionValues): OptionValues {
  const { compression, name } = compressionOf(out)
  const stated = oneOf(values, 'to', resultFormats) ?? (out === '-' ? 'ndjson' : undefined)
  const to = stated ?? formatOf(name)
  if (to === undefined || otherFormats.test(name)) {
    throw new UsageError(
      `--out is ${shownValue(out)}; expected a name ending in ${endingsRead}, or --to ${alternatives(resultFormats)}`,
    )
  }
  const written = oneOf(values, 'compression', compressions) ?? compression
  if (compression !== 'none' && written === 'none') {
    throw new UsageError(`--out is ${shownValue(out)}, but --compression is none`)
  }
  const { columns, wide, digits, verbatim, 'no-header': noHeader } = values
  if (to === 'ndjson') refuseTableOptions({ columns, wide, digits, verbatim, 'no-header': noHeader })
  if (to === 'parquet' && written !== 'none') throw new UsageError(`--out ${out}: Parquet is compressed by itself`)
  return { to, compression: written === 'none' ? undefined : written }
}

/** A Parquet file has values, which are read as a table with commas and decimal points. */
function tableForms(from: InputFormat, values: OptionValues): OptionValues {
  const stated = tableValues(values)
  if (from !== 'parquet') return stated
  const refused = ['separator', 'decimal', 'header'].find((option) => stated[option] !== undefined)
  if (refused !== undefined) throw new UsageError(`--${refused} is for text: a Parquet file has none`)
  return { ...stated, separator: 'comma' }
}

function refuseTableOptions(table: OptionValues): void {
  const given = Object.keys(table).find((option) => table[option] !== undefined)
  if (given !== undefined) throw new UsageError(`--${given} is for tables: use it with --to csv or --to tsv`)
}

/** What the workers would refuse is refused before anything is read; columns of the input are not known yet. */
function checkOptions(options: OptionValues): void {
  tableForm(options)
  resultWriter(options, undefined, resultFormat(options))
}

/** Says which columns are not read, so that they are not believed to count. */
function reportPassed(columns: TableColumns, { terminal }: CommandInput): void {
  const passed = passedColumns(columns)
  if (passed.length === 0) return
  terminal.printError(`auxology: not read, but passed through: ${plainText(passed.join(', '))}`)
}

/** Names what is read but written to no column. With `--columns` the columns were chosen. */
function reportUnwritten(columns: TableColumns, options: OptionValues, { terminal, values }: CommandInput): void {
  if (values['columns'] !== undefined || options['to'] === 'ndjson') return
  const warning = unwrittenWarning(columns)
  if (warning !== undefined) terminal.printError(`auxology: ${warning}`)
}

/** Why a batch without a failure did not succeed. */
function emptyWarning({ records, visits, scoredVisits, unscored }: BatchState): string | undefined {
  if (records === 0) return 'the input has no records'
  if (unscored === 0 || visits === 0 || scoredVisits > 0) return undefined
  return 'no visit has a score: the messages of the results say why'
}

/** How often `--progress` writes a line, seconds. */
const betweenLines = 5

function progressOf({ terminal, values }: CommandInput): {
  readonly show: (state: BatchState, share: number | undefined) => void
  readonly end: () => void
  readonly seconds: () => string
} {
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1000
  let written = 0
  return {
    show: (state, share) => {
      const line = progressLine(state, share, elapsed())
      terminal.showProgress(line)
      if (values['progress'] !== true || elapsed() - written < betweenLines) return
      written = elapsed()
      terminal.printError(line)
    },
    end: () => terminal.showProgress(''),
    seconds: () => formatNumber(elapsed(), { min: 1, max: 1 }),
  }
}

/** Exit status of a batch in which more records failed than `--fail-on` allows. */
const someFailed = 3

/** Which outcomes of a batch `--fail-on` counts as a failure. */
function failureCondition(values: OptionValues): (state: BatchState) => boolean {
  const given = values['fail-on'] ?? 'any'
  if (given === 'any') return ({ failures, incomplete }) => failures + incomplete > 0
  if (given === 'none') return () => false
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(String(given)) ?? []
  if (percent === undefined || Number(percent) > 100) {
    throw invalidOption('fail-on', String(given), 'any, none, or a share such as 5%')
  }
  return ({ records, failures, incomplete }) => (failures + incomplete) * 100 > Number(percent) * records
}
