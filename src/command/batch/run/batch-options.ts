import type { CommandOption, OptionValues } from '../../command.js'
import { commonOptions, extensionsOption, listChoices } from '../../options.js'
import { inputFormats } from '../read/batch-input.js'
import { compressions } from '../read/compression.js'
import { encodings } from '../read/encoding.js'
import { tableOptions } from '../read/table-form.js'
import { mostWideVisits, resultFormats } from '../write/result-writer.js'

/** The options of a batch alone. */
export const batchOptions: readonly CommandOption[] = [
  {
    name: 'out',
    value: 'FILE',
    ofRun: true,
    help: 'where the results go, in the order of the input; - is standard output',
  },
  {
    name: 'errors',
    value: 'FILE',
    ofRun: true,
    help: 'where failed records go, with the reason (default: OUT.errors, or standard error for --out -)',
  },
  {
    name: 'from',
    value: 'FORMAT',
    accepts: inputFormats,
    help: `the format of IN: ${listChoices(inputFormats)} (default: by its name; standard input: ndjson)`,
  },
  {
    name: 'to',
    value: 'FORMAT',
    accepts: resultFormats,
    help: `the format of OUT: ${listChoices(resultFormats)} (default: by its name; standard output: ndjson)`,
  },
  {
    name: 'compression',
    value: 'NAME',
    accepts: compressions,
    help: `how OUT is compressed: ${listChoices(compressions)} (default: by its name, .gz; IN says it itself)`,
  },
  { name: 'columns', value: 'LIST', help: 'the columns of OUT, and groups of them: see below' },
  {
    name: 'wide',
    value: 'VISITS',
    help: `a row for each patient with columns for this number of visits, at most ${mostWideVisits}`,
  },
  { name: 'digits', value: 'NUMBER', help: 'the decimals of computed numbers in a table, 0 to 12 (default: 2)' },
  { name: 'no-header', help: 'a table without the row of column names' },
  { name: 'verbatim', help: 'texts in a table as they are, even those that a spreadsheet takes for formulas' },
  extensionsOption,
  ...tableOptions,
  {
    name: 'encoding',
    value: 'NAME',
    accepts: encodings,
    help: `how IN is encoded: ${listChoices(encodings)} (default: by its byte order mark, else utf-8)`,
  },
  {
    name: 'dry-run',
    ofRun: true,
    help: 'say what each column is read as, how many cells can be read, and which options would read more; nothing is written',
  },
  { name: 'workers', ofRun: true, value: 'NUMBER', help: 'how many worker threads to use (default: one per core)' },
  { name: 'progress', ofRun: true, help: 'show the progress even if standard error is not a terminal' },
  { name: 'overwrite', ofRun: true, help: 'replace FILE if it exists, once the batch is complete' },
  {
    name: 'fail-on',
    value: 'SHARE',
    help: 'exit with 3 if records failed: any (default), none, or more than a share such as 5%',
  },
  { name: 'resume', ofRun: true, help: 'continue where an interrupted run stopped' },
  { name: 'restart', ofRun: true, help: 'start over even if an interrupted run left files' },
]

/**
 * The values of the options that decide what a batch writes, all but those declared as `ofRun`. They are recorded
 * beside its results, and an interrupted run is continued only with the same.
 */
export function recordedValues(values: OptionValues): OptionValues {
  const recorded = [...batchOptions, ...commonOptions].filter(({ ofRun = false }) => !ofRun)
  return Object.fromEntries(recorded.map(({ name }) => [name, values[name]]))
}
