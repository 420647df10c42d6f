import { expect, it } from 'vitest'
import { recordedValues } from '../../../src/command/batch/run/batch-options.js'
import { batchCommand } from '../../../src/command/commands/batch-command.js'
import { optionsOf } from '../../../src/command/parse-arguments.js'
import { auxology } from '../auxology.js'

const ofRun = ['out', 'errors', 'dry-run', 'workers', 'progress', 'overwrite', 'resume', 'restart', 'help']

it('every option is recorded beside results, but those that only say how a batch is run', () => {
  const options = optionsOf(batchCommand).map(({ name }) => name)
  const recorded = recordedValues(Object.fromEntries(options.map((name) => [name, 'x'])))
  expect(options.filter((name) => recorded[name] === undefined)).toEqual(ofRun)
})

it.each([
  ['in.csv --out o.xyz', '--out is "o.xyz"; expected a name ending in .ndjson, .jsonl, .csv, .tsv or .parquet'],
  ['in.csv --out results', 'or --to ndjson, csv, tsv or parquet'],
  ['in.csv --out o.xlsx --to csv', '--out is "o.xlsx"'],
  ['in.csv --out o.csv.zst', '--out is "o.csv.zst"'],
  ['in.csv --out o.csv.gz --compression none', '--out is "o.csv.gz", but --compression is none'],
  ['in.csv --out o.csv --compression zstd', '--compression is "zstd"; expected none or gzip'],
])('%s is refused before anything is read', async (args, reason) => {
  const { status, errors } = await auxology(`batch ${args}`)
  expect(status).toBe(1)
  expect(errors).toEqual([expect.stringContaining(reason)])
})
