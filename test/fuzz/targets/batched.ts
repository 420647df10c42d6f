import fc from 'fast-check'
import type { OptionValues } from '../../../src/command/command.js'
import { UsageError } from '../../../src/command/command.js'
import { batchOf, type WrittenBatch } from '../../command/batch/batch-of.js'
import { awkwardTexts } from '../given/values.js'
import { assertUnpolluted } from '../oracles/texts.js'
import { triedLater } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const header = ['Id', 'DateOfBirth', 'Gender', 'Date', 'SizeCm', 'WeightKg', 'AgeInYears', 'WeekBirth', 'Site']
const rightCells = ['a', '2014-06-04', 'm', '2016-06-04', '88.5', '12.4', '2', '39', 'north']

const anyCell = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '"',
    '""',
    '"x"',
    '"a""b"',
    'NA',
    '=1+1',
    '\r',
    '\0',
    ';',
    '1e400',
    '-0',
    '1,5',
    '04.06.2014',
  ),
  fc.constantFrom(...awkwardTexts),
  fc.string({ maxLength: 6 }),
  fc.nat(200).map(String),
)

/** A row that is right, and once in a while anything in some cells. */
const row = fc
  .tuple(fc.array(fc.tuple(fc.nat(header.length), anyCell), { maxLength: 2 }), fc.constantFrom('a', 'b', 'c', ''))
  .map(([changes, id]) => {
    const cells: string[] = [...rightCells]
    cells[0] = id
    for (const [at, cell] of changes) cells[at] = cell
    return cells
  })

const table = fc
  .tuple(
    fc.constantFrom(',', ';', '\t'),
    fc.constantFrom('\n', '\r\n'),
    fc.array(row, { maxLength: 12 }),
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(header) },
      { weight: 1, arbitrary: fc.array(anyCell, { maxLength: 6 }) },
    ),
  )
  .map(([separator, end, rows, names]) => [names, ...rows].map((cells) => cells.join(separator)).join(end))

const lines = fc
  .array(
    fc.oneof(
      fc.json({ maxDepth: 2 }),
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        '{"Id":"a","DateOfBirth":"2014-06-04","Gender":"Male","Measurements":[{"Date":"2016-06-04","SizeCm":88.5}]}',
        '{"Id":"a","Gender":"f","Measurements":[{"AgeInYears":2,"SizeCm":"x"}]}',
        '{"__proto__":{"polluted":true}}',
      ),
    ),
    { maxLength: 8 },
  )
  .map((documents) => documents.join('\n'))

const options = fc.record(
  {
    to: fc.constantFrom('csv', 'tsv', 'ndjson'),
    wide: fc.constantFrom('1', '3'),
    columns: fc.constantFrom('default', 'default,raw', 'Id,Date,SizeSds', 'all'),
    digits: fc.constantFrom('0', '6'),
    decimal: fc.constantFrom('comma', 'point'),
    dates: fc.constantFrom('dd.mm.yyyy', 'yyyy-mm-dd'),
    'age-unit': fc.constantFrom('days', 'months'),
    missing: fc.constantFrom('-99', 'a'),
    map: fc.constantFrom('Site=WeightKg', 'Site='),
    verbatim: fc.constant(true),
    extensions: fc.constant(true),
  },
  { requiredKeys: [] },
)

/** Batches: whatever a file holds, every record has a result or a failure with its place, however the bytes come. */
export const batchedTarget: Target = {
  name: 'batches',
  share: 0,
  runs: { ordinary: 400, thorough: 20_000 },
  property: (bench) =>
    fc.asyncProperty(
      fc.oneof(
        { weight: 8, arbitrary: fc.record({ from: fc.constant('csv' as const), text: table }) },
        { weight: 2, arbitrary: fc.record({ from: fc.constant('ndjson' as const), text: lines }) },
        { weight: 1, arbitrary: fc.record({ from: fc.constant('csv' as const), text: fc.string({ unit: 'binary' }) }) },
      ),
      options,
      fc.integer({ min: 1, max: 64 }),
      (given, values, size) => batched(given, values, size, bench),
    ),
}

async function batched(
  { from, text }: { readonly from: 'csv' | 'ndjson'; readonly text: string },
  values: OptionValues,
  size: number,
  { tally }: Bench,
): Promise<void> {
  const once = await triedLater(tally, [], () => written(text, values, from, size))
  const again = await written(text, values, from, 65_536)
  assertUnpolluted()
  if (once === undefined || again === undefined) {
    if (once !== again) throw new Error('refused by the size of its chunks')
    tally.refused++
    return
  }
  if (once.text !== again.text) throw new Error('written by the size of its chunks')
  assertComplete(once, values)
}

/** @returns undefined where the options or the column names are refused */
async function written(
  text: string,
  values: OptionValues,
  from: 'csv' | 'ndjson',
  size: number,
): Promise<WrittenBatch | undefined> {
  try {
    return await batchOf(text, values, { from, size })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    if (error.message === '' || /\[object|undefined/.test(error.message))
      throw new Error(`unreadable: ${error.message}`)
    return undefined
  }
}

function assertComplete({ errors, state, results }: WrittenBatch, { to = 'ndjson' }: OptionValues): void {
  const failed = new Set(errors.filter(({ Lost }) => Lost === 'record').map(({ Record }) => Record))
  if (failed.size !== state.failures) throw new Error(`${state.failures} failures, ${failed.size} of them told`)
  if (to === 'ndjson' && results.length + failed.size !== state.records) throw new Error('a record is lost')
  for (const { Reason, Line } of errors) {
    if (typeof Reason !== 'string' || Reason === '') throw new Error('a failure without a reason')
    if (typeof Line !== 'number' || Line < 1) throw new Error(`a failure in line ${Line}`)
  }
}
