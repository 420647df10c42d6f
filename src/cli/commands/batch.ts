import { basename } from 'node:path'
import { formatNumber } from '../../text/number.js'
import { csvColumns } from '../batch/csv-records.js'
import { progressLine } from '../batch/progress-bar.js'
import { runBatch } from '../batch/run-batch.js'
import type { Command } from '../command.js'
import { optionValues } from '../growth-options.js'
import { UsageError } from '../usage-error.js'
import { wholeNumber } from '../whole-number.js'

/** `auxology batch`: any number of patients from a file, with every core. */
export const batch: Command = {
  name: 'batch',
  operands: 'IN.ndjson|IN.csv',
  summary: 'the results of any number of patients, one JSON document a line',
  options: [
    { name: 'out', value: 'FILE', help: 'where the results go, in the order of the input' },
    { name: 'errors', value: 'FILE', help: 'where failed records go, with their reason (default: OUT.errors)' },
    { name: 'workers', value: 'NUMBER', help: 'how many cores to use (default: all)' },
    { name: 'resume', help: 'go on where a run that was stopped has left off' },
    { name: 'restart', help: 'begin anew though a run that was stopped has left its files' },
  ],
  examples: [
    'auxology batch patients.ndjson --out results.ndjson',
    `CSV columns, in any order: ${csvColumns.join(', ')}`,
    'A row is a measurement; rows that follow one another with the same Id are one patient.',
    'Each line of the output begins with the number of its record.',
  ],
  run: async (input) => {
    const [path, ...others] = input.operands
    if (path === undefined) throw new UsageError('which file? Name one of patients, IN.ndjson or IN.csv')
    if (others.length > 0) throw new UsageError(`one file at a time, not also ${others.join(' ')}`)
    const { out, errors, resume, restart } = input.values
    if (typeof out !== 'string') throw new UsageError('--out FILE says where the results go')
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const state = await runBatch({
      files: {
        input: path,
        format: inputFormat(path),
        output: out,
        errors: typeof errors === 'string' ? errors : `${out}.errors`,
      },
      options: optionValues(input.values),
      resume: resume === true,
      restart: restart === true,
      workers: wholeNumber(input, 'workers'),
      onProgress: ({ records, failures, share }) =>
        input.terminal.showProgress(progressLine(share, records, failures, seconds())),
    })
    input.terminal.showProgress('')
    input.terminal.print(
      `${state.records} records, ${state.failures} failed, ${formatNumber(seconds(), { min: 1, max: 1 })} s\n`,
    )
  },
}

function inputFormat(path: string): 'ndjson' | 'csv' {
  const ending = /\.(\w+)$/.exec(basename(path))?.[1]?.toLowerCase()
  if (ending === 'csv') return 'csv'
  if (ending === 'ndjson' || ending === 'jsonl') return 'ndjson'
  throw new UsageError(`${path}: the name has to end in .ndjson, .jsonl or .csv`)
}
