import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDecimal } from '../../../src/command/batch/read/plain-patients.js'
import { idWatcher } from '../../../src/command/batch/run/repeated-ids.js'
import { parseDecimal } from '../../../src/ground/text/number.js'
import { words } from '../../fixtures/words.js'
import { runsOf } from '../../property-runs.js'
import { batchOf } from './batch-of.js'

const header = words(`
  Site Id DateOfBirth Gender Date SizeCm WeightKg HeadCm SizePosition TubeFed
`)

const oneOfThese = (...cells: readonly string[]) => fc.constantFrom(...cells)

/** Cells as they come, and some that can't be read. */
const cells = fc.tuple(
  oneOfThese('north', 'Köln', '', 'a b', ' x ', '\u00a0ß\u2003', '😀'),
  oneOfThese('a', 'a', 'a ', 'b', 'b', 'ä', '', '12345678901234567890'),
  oneOfThese('2014-06-04', '2014-06-04', '2014-06-04', '2014-02-29', '2014-06-05'),
  oneOfThese('m', 'm', 'f', 'Male', 'weiblich', '?', 'NA'),
  oneOfThese('2024-06-04', '2020-02-29', '2021-13-01', '', '2022-06-04T00:00:00'),
  oneOfThese(
    '138.2',
    '138.20',
    '0138.2',
    '1382e-1',
    '-5',
    '+99',
    '.5',
    '110.',
    '',
    'NA',
    '.',
    '-99',
    '138,2',
    '1'.repeat(17),
  ),
  oneOfThese('32.15', '', ' 32 ', 'x', '0.1234567890123456', '-0'),
  fc.oneof(oneOfThese('', '52.1'), fc.double({ min: 20, max: 80, noNaN: true }).map(String)),
  oneOfThese('', '', 'lying', 'stehend', 'LYING', 'hanging'),
  oneOfThese('', '', '1', 'true', 'no'),
)

const tables = fc.array(cells, { minLength: 1, maxLength: 12 })

const options = fc.record({
  to: fc.constantFrom('csv', 'ndjson'),
  missing: fc.constantFrom(undefined, '-99', 'x'),
})

interface Given {
  readonly to: string
  readonly missing: string | undefined
  readonly cell: (text: string) => string
  readonly lineEnd: string
  readonly size: number
}

/** What a batch wrote of a table that is written so. */
const written = async (rows: readonly (readonly string[])[], of: Given) => {
  const lines = [header, ...rows].map((row) => row.map(of.cell).join(';'))
  const values = { to: of.to, missing: of.missing, columns: of.to === 'csv' ? 'all,others' : undefined }
  const { text, errors, state } = await batchOf(lines.join(of.lineEnd), values, { size: of.size })
  return { text, errors, state }
}

describe('rows that are read from their bytes', () => {
  it('are read as those with blanks before their quotes are, which take another way', async () => {
    await fc.assert(
      fc.asyncProperty(
        tables,
        options,
        fc.integer({ min: 1, max: 400 }),
        oneOfThese('\n', '\r\n'),
        async (rows, form, size, lineEnd) => {
          const plain = await written(rows, { ...form, cell: (text) => text, lineEnd, size })
          const quoted = await written(rows, { ...form, cell: (text) => `"${text}"`, lineEnd, size })
          const slow = await written(rows, { ...form, cell: (text) => ` "${text}"`, lineEnd: '\n', size: 65_536 })
          expect(plain).toEqual(slow)
          expect(quoted).toEqual(slow)
        },
      ),
      runsOf(300),
    )
  })

  it('may lie among rows with quotes, and the other way round', async () => {
    const rows = (quoted: readonly number[]) =>
      Array.from({ length: 40 }, (_, i) => {
        const id = quoted.includes(i) ? `"c${i >> 2}"` : `c${i >> 2}`
        return `${id},2014-06-04,m,20${10 + (i % 4)}-06-05,1${10 + (i % 4)}.5\n`
      }).join('')
    const names = 'Id,DateOfBirth,Gender,Date,SizeCm\n'
    const plain = await batchOf(names + rows([]))
    expect(plain.state).toMatchObject({ records: 10, failures: 0, incomplete: 0 })
    for (const size of [7, 100, 65_536]) {
      expect((await batchOf(names + rows([1, 2, 7, 8, 9, 31, 39]), {}, { size })).text).toBe(plain.text)
    }
  })
})

it('a plain decimal is the number that its text is', () => {
  const decimal = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.stringMatching(/^-?\d{0,9}\.?\d{0,9}$/),
    fc.string({ unit: fc.constantFrom(...'0123456789.+-e,'), maxLength: 6 }),
  )
  fc.assert(
    fc.property(decimal, (text) => {
      const bytes = Buffer.from(`7${text}7`)
      const number = plainDecimal(bytes, 1, bytes.length - 1, '.'.charCodeAt(0))
      // What it doesn't read, the reader of texts does.
      if (number !== undefined) expect(number).toBe(parseDecimal(text))
    }),
    runsOf(5000),
  )
  const read = (text: string, mark = '.') => plainDecimal(Buffer.from(text), 0, text.length, mark.charCodeAt(0))
  expect(['86.5', '-0', '.5', '110.', '0.1', '123456789012.345'].map((text) => read(text))).toEqual([
    86.5, 0, 0.5, 110, 0.1, 123456789012.345,
  ])
  expect([read('86,5', ','), read('86.5', ','), read('1234567890123456'), read('-')]).toEqual([
    86.5,
    undefined,
    undefined,
    undefined,
  ])
})

it('Ids that come again are known however many there are', () => {
  const watcher = idWatcher()
  for (let i = 0; i < 200_000; i++) watcher.note(`child ${i}`)
  expect(watcher.repeated()).toEqual({ ids: [], isComplete: true })
  for (const id of ['child 0', 'child 65535', 'child 199999', 'child 200000']) watcher.note(id)
  expect(watcher.repeated()).toEqual({ ids: ['child 0', 'child 65535', 'child 199999'], isComplete: true })
})
