import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessRecord, type BatchRecord } from '../../../src/cli/batch/batch-record.js'
import { type InputRow, splitRows } from '../../../src/cli/batch/csv-reader.js'
import { csvRecords } from '../../../src/cli/batch/csv-records.js'
import { longestLine, ndjsonRecords, splitLines } from '../../../src/cli/batch/ndjson-records.js'
import { UsageError } from '../../../src/cli/command.js'
import { inLists, inOrder } from '../../../src/cli/worker-pool.js'

const written4180 = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A text as a stream of chunks, each of this many bytes. */
async function* chunks(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

const ofCsv = (text: string) => all(csvRecords(chunks(text, 7)))

const documents = (records: readonly BatchRecord[]) =>
  records.map(({ document }) => (typeof document === 'string' ? JSON.parse(document) : document))

describe('lines', () => {
  it('come out whole however the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.integer({ min: 1, max: 9 }),
        async (texts, size) => {
          const clean = texts.map((text) => text.replace(/[\r\n]/g, ''))
          const lines = await all(splitLines(chunks(clean.map((line) => `${line}\r\n`).join(''), size)))
          expect(lines).toEqual(clean.map((text) => ({ text })))
        },
      ),
    )
  })

  it('that are too long are reported, and the next is read', async () => {
    const text = Buffer.concat([Buffer.alloc(longestLine + 1, 'x'), Buffer.from('\nshort')])
    expect(await all(splitLines(chunks(text, 65_536)))).toEqual([{ tooLong: true }, { text: 'short' }])
    const records = await all(ndjsonRecords(splitLines(chunks(text, 65_536))))
    expect(records[0]?.document).toEqual({ unreadable: 'the line is longer than 1048576 bytes' })
  })
})

describe('CSV', () => {
  it('reads what RFC 4180 allows, with the true line of every row, however the stream is cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ö', '😀', '"', ',', ';', ' ', '\n', '\r\n') })
    const row = fc.array(
      cell.map((text) => text.trim()),
      { minLength: 1, maxLength: 5 },
    )
    const given = fc.tuple(
      fc.array(row, { maxLength: 8 }),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 20 }),
    )
    await fc.assert(
      fc.asyncProperty(given, async ([rows, lineEnd, size]) => {
        const written = rows.map((cells) => cells.map(written4180).join(',') + lineEnd)
        const expected = rows.map((cells, i) => ({ line: written.slice(0, i).join('').split('\n').length, cells }))
        expect(await all(splitRows(chunks(written.join(''), size)))).toEqual(expected)
      }),
    )
  })

  it.each([
    ['blanks around cells', 'a , "b, c" ,\td\n', ['a', 'b, c', 'd']],
    ['a quote within a cell', `5'2",6" x,c\n`, [`5'2"`, '6" x', 'c']],
    ['a last line without its end', 'a,"b"', ['a', 'b']],
    ['a byte order mark before a quote', '\uFEFF"a",b\n', ['a', 'b']],
    ['a carriage return alone', 'a\rb,c\n', ['a\rb', 'c']],
    ['empty cells', ',,\n', ['', '', '']],
  ])('reads %s', async (_, text, cells) => {
    expect(await all(splitRows(chunks(text, 3)))).toEqual([{ line: 1, cells }])
  })

  it('gives the rows before a fault, then says where the row begins', async () => {
    const rows = (fault: string) => splitRows(chunks(`a,b\n"c\r\nd",e\n\n${'f,g\n'.repeat(100)}${fault}`, 1000))
    for (const [fault, reason] of [
      ['"h" i,j\n', 'the row that begins on line 105 has text after a closing quote'],
      ['h,"open\n\n\n', 'the row that begins on line 105 has a quoted cell that is never closed'],
      [`h,"${'x\n'.repeat(longestLine)}`, 'the row that begins on line 105 is longer than 1048576 bytes'],
    ] as const) {
      const read: InputRow[] = []
      const reading = async () => {
        for await (const row of rows(fault)) read.push(row)
      }
      await expect(reading()).rejects.toThrow(new UsageError(reason))
      expect(read).toHaveLength(103)
      expect(read.slice(0, 4).map(({ line }) => line)).toEqual([1, 2, 4, 5])
    }
  })

  it('reads no further than its rows are taken', async () => {
    let given = 0
    let closed = false
    async function* endless() {
      try {
        for (;;) {
          given++
          yield Buffer.from('a,b\nc,d\n')
        }
      } finally {
        closed = true
      }
    }
    let taken = 0
    for await (const _ of splitRows(endless())) if (++taken === 1000) break
    expect(given).toBeLessThanOrEqual(502)
    expect(closed).toBe(true)
  })

  it('passes on what the stream fails with', async () => {
    async function* failing() {
      yield Buffer.from('a,b\n')
      throw new Error('the disk is gone')
    }
    await expect(all(splitRows(failing()))).rejects.toThrow('the disk is gone')
  })

  it('makes one patient of rows that follow one another with the same Id', async () => {
    const records = await ofCsv(
      '\uFEFFId,LastName,DateOfBirth,Gender,Diseases,Date,SizeCm,WeightKg\r\n' +
        'a,"Größing, J.",2009-02-28,m,,2010-03-02,76,10\r\n' +
        'a,"Größing, J.",2009-02-28,m,,2012-03-05,96.5,\r\n' +
        'b,Öst,2012-11-03,f,TurnerSyndrome; Achondroplasia,2015-11-04,86,11.8\r\n',
    )
    expect(records.map(({ number, line, id }) => ({ number, line, id }))).toEqual([
      { number: 1, line: 2, id: 'a' },
      { number: 2, line: 4, id: 'b' },
    ])
    expect(documents(records)).toEqual([
      {
        LastName: 'Größing, J.',
        DateOfBirth: '2009-02-28',
        Gender: 'm',
        Measurements: [
          { Date: '2010-03-02', SizeCm: 76, WeightKg: 10 },
          { Date: '2012-03-05', SizeCm: 96.5 },
        ],
      },
      {
        LastName: 'Öst',
        DateOfBirth: '2012-11-03',
        Gender: 'f',
        Diseases: ['TurnerSyndrome', 'Achondroplasia'],
        Measurements: [{ Date: '2015-11-04', SizeCm: 86, WeightKg: 11.8 }],
      },
    ])
  })

  it('takes rows without an Id for different patients', async () => {
    const records = await ofCsv('Id,Gender,SizeCm\n,m,80\n,m,81\na,m,82\na,m,83\n')
    expect(documents(records).map(({ Measurements }) => Measurements.length)).toEqual([1, 1, 2])
  })

  it('does not guess where the rows of a patient disagree, or a number is none', async () => {
    const records = await ofCsv('Id,Gender,SizeCm\n1,m,80\n1,f,81\n2,m,"80,5"\n')
    const outcomes = records.map((record) => assessRecord(record, { today: '2026-06-01' }))
    expect(outcomes).toEqual([
      { failure: expect.stringContaining('Gender is not the same in all rows') },
      { failure: expect.stringMatching(/Measurement\[1\]\/SizeCm.*80,5/) },
    ])
  })

  it.each([
    ['Id,Shoe\n1,38\n', /unknown column Shoe; expected Id, FirstName/],
    ['Id,SizeCm,Id\n1,80,1\n', /the column Id appears twice/],
    ['Id,SizeCm\n1,80,81\n', /line 2 has 3 cells, the first line 2/],
    ['Id,LastName\n1,"open\n', /the row that begins on line 2 has a quoted cell that is never closed/],
  ])('refuses %j', async (text, reason) => {
    await expect(ofCsv(text)).rejects.toThrow(reason)
  })
})

describe('records', () => {
  it('give a line with their number, and stay result documents', () => {
    const document = '{"Gender":"Male","DateOfBirth":"2016-06-01"}'
    const outcome = assessRecord({ number: 7, line: 9, id: 'x', document }, { today: '2026-06-01' })
    expect(JSON.parse('result' in outcome ? outcome.result : '')).toMatchObject({ Record: 7, Id: 'x', AgeInYears: 10 })
  })

  it('that fail say where and why', () => {
    const outcome = assessRecord({ number: 7, line: 9, document: '{"Gender":"x"}' }, {})
    expect(JSON.parse('failure' in outcome ? outcome.failure : '')).toMatchObject({
      Record: 7,
      Line: 9,
      Reason: expect.stringContaining('Patient/Gender'),
    })
  })

  it('come out in order, a bounded number under way', async () => {
    let underWay = 0
    let most = 0
    async function* numbers() {
      for (let i = 0; i < 50; i++) yield i
    }
    const slow = async (list: number[]) => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, (7 * (list[0] ?? 0)) % 5))
      underWay--
      return list
    }
    expect((await all(inOrder(inLists(numbers(), 3), slow, 4))).flat()).toEqual(Array.from({ length: 50 }, (_, i) => i))
    expect(most).toBe(4)
  })
})
