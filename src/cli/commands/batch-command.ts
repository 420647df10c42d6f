import { basename } from 'node:path'
import { calculationDefaults, growthSettings } from '../../growth/growth-options.js'
import { formatNumber } from '../../text/number.js'
import { plainText } from '../../text/plain-text.js'
import { shownValue } from '../../text/quoted.js'
import { inputColumns } from '../batch/csv-records.js'
import { encodings } from '../batch/encoding.js'
import { batchPaths } from '../batch/output-files.js'
import { repeatedIdsWarning } from '../batch/repeated-ids.js'
import type { BatchState } from '../batch/run-batch.js'
import { runBatchOfFile } from '../batch/run-batch-of-file.js'
import { type Command, invalidOption, type OptionValues, UsageError } from '../command.js'
import { onlyFile } from '../files.js'
import { extensionsOption, listChoices, oneOf, resultOptions, wholeNumber } from '../options.js'

const barWidth = 30

/** `auxology batch`: any number of patients from a file, on all cores. */
export const batchCommand: Command = {
  name: 'batch',
  operands: 'IN.ndjson|IN.csv',
  summary: 'results for any number of patients, one JSON document per line',
  options: [
    { name: 'out', value: 'FILE', help: 'where the results go, in the order of the input' },
    { name: 'errors', value: 'FILE', help: 'where failed records go, with the reason (default: OUT.errors)' },
    extensionsOption,
    { name: 'workers', value: 'NUMBER', help: 'how many worker threads to use (default: one per core)' },
    {
      name: 'encoding',
      value: 'NAME',
      accepts: encodings,
      help: `how IN is encoded: ${listChoices(encodings)} (default: by its byte order mark, else utf-8)`,
    },
    { name: 'overwrite', help: 'replace FILE if it exists, once the batch is complete' },
    {
      name: 'fail-on',
      value: 'SHARE',
      help: 'exit with 3 if records failed: any (default), none, or more than a share such as 5%',
    },
    { name: 'resume', help: 'continue where an interrupted run stopped' },
    { name: 'restart', help: 'start over even if an interrupted run left files' },
  ],
  examples: ['auxology batch patients.ndjson --out results.ndjson', 'auxology batch patients.csv --out results.ndjson'],
  notes: [
    'A line of NDJSON is a patient document. A row of CSV is a measurement; consecutive rows with the same Id are one patient. Each line of the output starts with the number of its record.',
    `CSV columns, in any order: ${inputColumns.join(', ')}.`,
  ],
  run: async (input) => {
    const path = onlyFile(input.operands, 'FILE: patients, IN.ndjson or IN.csv')
    growthSettings(input.options, calculationDefaults)
    const { out, errors, resume, restart, overwrite } = input.values
    if (typeof out !== 'string') throw new UsageError('missing --out FILE for the results')
    checkOutput(out)
    const isFailure = failureCondition(input.values)
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const state = await runBatchOfFile({
      paths: batchPaths(path, out, typeof errors === 'string' ? errors : undefined),
      format: inputFormat(path),
      encoding: oneOf(input.values, 'encoding', encodings),
      options: resultOptions(input.values),
      version: input.terminal.version,
      resume: resume === true,
      restart: restart === true,
      overwrite: overwrite === true,
      workers: wholeNumber(input.values, 'workers', 1, 64),
      onProgress: ({ records, failures, share }) =>
        input.terminal.showProgress(progressLine(share, records, failures, seconds())),
    })
    input.terminal.showProgress('')
    input.terminal.print(
      `${state.records} records, ${state.failures} failed, ${formatNumber(seconds(), { min: 1, max: 1 })} s\n`,
    )
    const warning = repeatedIdsWarning(state.repeated)
    if (warning !== undefined) input.terminal.printError(`auxology: ${plainText(warning)}`)
    return isFailure(state) ? someFailed : 0
  },
}

/** Names that promise what a batch doesn't write. */
const otherFormats = /\.(?:csv|tsv|xlsx?|xml|parquet|gz|zip)$/i

function checkOutput(out: string): void {
  if (out === '-') throw new UsageError('--out is "-"; expected a file: a batch that is interrupted continues in it')
  if (otherFormats.test(out)) {
    throw new UsageError(
      `--out is ${shownValue(out)}; expected a name such as results.ndjson: each line is a document in JSON`,
    )
  }
}

/** Exit status of a batch of which more records failed than `--fail-on` allows. */
const someFailed = 3

/** Which outcomes of a batch `--fail-on` counts as a failure. */
function failureCondition(values: OptionValues): (state: BatchState) => boolean {
  const given = values['fail-on'] ?? 'any'
  if (given === 'any') return ({ failures }) => failures > 0
  if (given === 'none') return () => false
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(String(given)) ?? []
  if (percent === undefined || Number(percent) > 100) {
    throw invalidOption('fail-on', String(given), 'any, none, or a share such as 5%')
  }
  return ({ records, failures }) => failures * 100 > Number(percent) * records
}

function inputFormat(path: string): 'ndjson' | 'csv' {
  const extension = /\.(\w+)$/.exec(basename(path))?.[1]?.toLowerCase()
  if (extension === 'csv') return 'csv'
  if (extension === 'ndjson' || extension === 'jsonl') return 'ndjson'
  throw new UsageError(`${path}: expected a name ending in .ndjson, .jsonl or .csv`)
}

const whole = { min: 0, max: 0 }

/** The progress of a batch: a bar, the share of the input that is read, and the records completed. */
function progressLine(share: number, records: number, failures: number, seconds: number): string {
  const filled = Math.round(Math.min(1, share) * barWidth)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
  const rate = seconds > 0 ? `, ${formatNumber(records / seconds, whole)}/s` : ''
  const failed = failures > 0 ? `, ${failures} failed` : ''
  return `${bar} ${formatNumber(Math.floor(Math.min(1, share) * 100)).padStart(3)} %  ${records} records${rate}${failed}`
}
