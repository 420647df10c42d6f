import fc from 'fast-check'
import type { OwnPublication } from '../../../src/clinical/references/own/own-publication.js'
import type { TableData } from '../../../src/clinical/references/own/table-data.js'
import type { TableRow } from '../../../src/clinical/references/own/table-rows.js'
import { seriesNames } from '../../../src/clinical/references/reference-set.js'
import { measures } from '../../../src/clinical/references/table.js'
import { misfit } from './patients.js'
import { hostileNumber, hostileText } from './values.js'

const publication: OwnPublication = {
  shortName: 'Ours',
  citation: 'Ours. A clinic. 2024.',
  population: 'Children',
  licence: 'free',
}

const oddly = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 400, arbitrary: value }, { weight: 1, arbitrary: hostileNumber })

const figures = {
  l: oddly(fc.double({ min: -3, max: 3, noNaN: true })),
  m: oddly(fc.double({ min: 1, max: 200, noNaN: true })),
  s: oddly(fc.double({ min: 0.001, max: 0.5, noNaN: true })),
}

/** Values of one of the LMS curves, or of no curve at all. */
const percentiles = fc.oneof(
  {
    weight: 30,
    arbitrary: fc
      .tuple(fc.double({ min: 10, max: 200, noNaN: true }), fc.double({ min: 0.01, max: 0.2, noNaN: true }))
      .map(([m, s]) => ({
        3: m * (1 - 1.88 * s),
        10: m * (1 - 1.28 * s),
        50: m,
        90: m * (1 + 1.28 * s),
        97: m * (1 + 1.88 * s),
      })),
  },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('3', '10', '50', '90', '97', '0', '100', 'x'), hostileNumber) },
)

/** Rows of one form, or of the forms mixed. */
const forms: readonly fc.Arbitrary<object>[] = [
  fc.record(figures),
  fc.record({ percentiles }),
  fc.record({ m: figures.m }),
]
const rowsOf = (row: fc.Arbitrary<object>) =>
  fc
    .array(fc.tuple(row, oddly(fc.double({ min: 0.001, max: 3, noNaN: true }))), { minLength: 1, maxLength: 8 })
    .map((steps) => {
      let x = 0
      return steps.map(([figures, step]) => {
        x += step
        return { x, ...figures } as TableRow
      })
    })
const oddRows = fc.oneof(rowsOf(fc.oneof(...forms)), fc.array(misfit, { maxLength: 2 }) as fc.Arbitrary<TableRow[]>)
const bothSexes = (rows: fc.Arbitrary<readonly TableRow[]>) =>
  fc.record({ male: rows, female: rows }, { requiredKeys: ['female'] })
const rows: fc.Arbitrary<TableData['rows']> = fc.oneof(
  ...forms.map((form) => ({ weight: 12, arbitrary: bothSexes(rowsOf(form)) })),
  { weight: 1, arbitrary: bothSexes(fc.oneof(...forms.map(rowsOf))) },
  { weight: 1, arbitrary: bothSexes(oddRows) },
  { weight: 1, arbitrary: misfit as fc.Arbitrary<TableData['rows']> },
)

const oneOrOdd = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: misfit as fc.Arbitrary<Value> },
  )

/** The data of a table, right or wrong in any part. */
export const tableData: fc.Arbitrary<TableData> = fc.record(
  {
    id: fc.oneof({ weight: 20, arbitrary: fc.constant('ours') }, { weight: 1, arbitrary: hostileText }),
    measure: oneOrOdd(measures),
    axis: oneOrOdd(['years', 'weeks', 'completedWeeks', 'cm'] as const),
    tails: oneOrOdd(['lms', 'linear'] as const),
    publication: oneOrOdd([publication]),
    rows,
  },
  { requiredKeys: ['id', 'measure', 'publication', 'rows'] },
)

/** Where the pieces of a series begin and end, in parts of the table's range or anywhere. */
export const pieceEnds = fc.array(
  fc.oneof(
    { weight: 40, arbitrary: fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000) },
    { weight: 1, arbitrary: hostileNumber },
  ),
  { minLength: 2, maxLength: 4 },
)

/** The odd part of a piece, if it has one. */
export const pieceChange = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('table', 'from', 'to', 'heldBeyond', 'tableX', 'position'), misfit, {
      maxKeys: 1,
    }),
  },
)

export const seriesName = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('height' as const, 'weight' as const, ...seriesNames) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'size') as fc.Arbitrary<string> as fc.Arbitrary<'height'>,
  },
)
