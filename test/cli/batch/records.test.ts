import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessRecord, type BatchRecord } from '../../../src/cli/batch/batch-record.js'
import { splitRows } from '../../../src/cli/batch/csv-reader.js'
import { csvRecords } from '../../../src/cli/batch/csv-records.js'
import { asUtf8, decodedText, type Encoding } from '../../../src/cli/batch/encoding.js'
import { longestLine, splitLines, withoutReturn } from '../../../src/cli/batch/input-lines.js'
import { ndjsonRecords } from '../../../src/cli/batch/ndjson-records.js'
import { repeatedIdsWarning, watchIds } from '../../../src/cli/batch/repeated-ids.js'
import { inLists, inOrder } from '../../../src/cli/in-order.js'
import type { ResultFormatOptions } from '../../../src/documents/patient-result-document.js'
import { provenanceOf } from '../../../src/references/edition.js'
import { who } from '../../../src/references/index.js'

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

const linesOf = (text: string | Uint8Array, size: number) => splitLines(asUtf8(chunks(text, size), undefined))

const ofCsv = (text: string | Uint8Array) => all(csvRecords(linesOf(text, 7)))

const failureOf = (record: BatchRecord) => {
  const outcome = assessRecord(record, { today: '2026-06-01' })
  return 'failure' in outcome ? JSON.parse(outcome.failure) : undefined
}

const documents = (records: readonly BatchRecord[]) =>
  records.map(({ document, failure }) => (document === undefined ? failure : JSON.parse(document)))

describe('lines', () => {
  it('come out whole however the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.integer({ min: 1, max: 9 }),
        async (texts, size) => {
          const clean = texts.map((text) => text.replace(/[\r\n]/g, ''))
          const lines = await all(splitLines(chunks(clean.map((line) => `${line}\r\n`).join(''), size)))
          expect(lines.map(({ bytes }) => Buffer.from(withoutReturn(bytes)).toString())).toEqual(clean)
          expect(lines.map(({ number }) => number)).toEqual(clean.map((_, i) => i + 1))
        },
      ),
    )
  })

  it('that are too long are reported, and the next is read', async () => {
    const text = Buffer.concat([Buffer.alloc(longestLine + 1, 'x'), Buffer.from('\nshort')])
    const [long, short] = await all(splitLines(chunks(text, 65_536)))
    expect([long?.tooLong, short?.tooLong, Buffer.from(short?.bytes ?? []).toString()]).toEqual([
      true,
      undefined,
      'short',
    ])
    const records = await all(ndjsonRecords(splitLines(chunks(text, 65_536))))
    expect(records[0]?.failure).toEqual({ reason: 'the line is longer than 1048576 bytes' })
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
        expect(await all(splitRows(linesOf(written.join(''), size)))).toEqual(expected)
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
    expect(await all(splitRows(linesOf(text, 3)))).toEqual([{ line: 1, cells }])
  })

  it.each([
    ['"h" i,j\n', 'has text after a closing quote'],
    // The next quote closes the cell, and text follows it.
    ['h,"open\n', 'has text after a closing quote'],
    [`h,"${'x'.repeat(longestLine)}\n`, 'is longer than 1048576 bytes'],
  ])('loses no other row to a fault: %#', async (faulty, fault) => {
    const text = `a,b\n"c\r\nd",e\n\n${'f,g\n'.repeat(100)}${faulty}${'i,"j"\n'.repeat(300)}`
    const rows = await all(splitRows(linesOf(text, 1000)))
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, ...Array.from({ length: 401 }, (_, i) => i + 5)])
    expect(rows.filter((row) => row.fault !== undefined)).toMatchObject([{ line: 105, fault }])
  })

  it('reads on after a quote that is never closed, in a file without others', async () => {
    const rows = await all(splitRows(linesOf(`a,b\nc,"open\n${'d,e\n'.repeat(300)}f,"open`, 1000)))
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 303 }, (_, i) => i + 1))
    expect(rows.flatMap(({ line, cells, fault }) => (fault === undefined ? [] : [{ line, cells }]))).toEqual([
      { line: 2, cells: ['c'] },
      { line: 303, cells: ['f'] },
    ])
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
    for await (const _ of splitRows(splitLines(endless()))) if (++taken === 1000) break
    expect(given).toBeLessThanOrEqual(502)
    expect(closed).toBe(true)
  })

  it('passes on what the stream fails with', async () => {
    async function* failing() {
      yield Buffer.from('a,b\n')
      throw new Error('the disk is gone')
    }
    await expect(all(splitRows(splitLines(failing())))).rejects.toThrow('the disk is gone')
  })

  it('makes one patient of rows that follow one another with the same Id', async () => {
    const records = await ofCsv(
      '\uFEFFId,LastName,DateOfBirth,Gender,Diseases,Date,SizePosition,SizeCm,WeightKg\r\n' +
        'a,"Größing, J.",2009-02-28,m,,2010-03-02,liegend,76,10\r\n' +
        'a,"Größing, J.",2009-02-28,m,,2012-03-05,,96.5,\r\n' +
        'b,Öst,2012-11-03,f,TurnerSyndrome; Achondroplasia,2015-11-04,,86,11.8\r\n',
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
          { Date: '2010-03-02', SizePosition: 'liegend', SizeCm: 76, WeightKg: 10 },
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
    const infinite = `1${'0'.repeat(400)}`
    const records = await ofCsv(`Id,Gender,SizeCm\n1,m,80\n1,f,81\n2,m,79\n2,m,"80,5"\n3,m,${infinite}\n`)
    expect(records.map((record) => failureOf(record))).toEqual([
      { Record: 1, Id: '1', Line: 3, Column: 'Gender', Value: 'f', Reason: expect.stringContaining('not the same') },
      { Record: 2, Id: '2', Line: 5, Column: 'SizeCm', Value: '80,5', Reason: expect.stringContaining('80,5') },
      { Record: 3, Id: '3', Line: 6, Column: 'SizeCm', Value: infinite, Reason: expect.stringContaining('SizeCm') },
    ])
  })

  it('fails the patient whose row has a fault, and no other', async () => {
    const text = 'Id,Gender,SizeCm\n1,m,80\n2,m,81,82\n2,m,83\n3,m,84\n"3"x,m,85\n3,m,86\n4,m,87\n"4,m,88\n5,m,89\n'
    const records = await ofCsv(text)
    const outcomes = records.map((record) => ({
      id: record.id,
      failure: record.failure?.reason,
      line: record.failure?.line,
    }))
    expect(outcomes).toEqual([
      { id: '1', failure: undefined, line: undefined },
      { id: '2', failure: 'the row has 4 cells, the row of column names 3', line: 3 },
      // The row between two of the third child may have been the third child's.
      { id: '3', failure: 'the row has text after a closing quote', line: 6 },
      { id: '4', failure: undefined, line: undefined },
      { id: undefined, failure: 'the row has a quoted cell that is never closed', line: 9 },
      { id: '5', failure: undefined, line: undefined },
    ])
  })

  it('fails what is not in the encoding of the file, and the file if it is an Id', async () => {
    const records = await ofCsv(Buffer.from('Id,LastName,SizeCm\n1,M\xfcller,80\n2,Meier,81\n', 'latin1'))
    expect(records.map((record) => record.failure)).toEqual([
      { line: 2, column: 'LastName', reason: 'LastName is not in the encoding of the file' },
      undefined,
    ])
    const twoChildren = Buffer.from('Id,SizeCm\nM\xfc1,80\nM\xf61,81\n', 'latin1')
    await expect(ofCsv(twoChildren)).rejects.toThrow('line 2: the Id is not in the encoding of the file')
    const names = await all(csvRecords(splitLines(asUtf8(chunks(twoChildren, 3), 'iso-8859-1'))))
    expect(names.map(({ id }) => id)).toEqual(['Mü1', 'Mö1'])
  })

  it.each([
    ['id,SizeCm\n1,80\n', /unknown column id \(did you mean Id\?\); expected Id, FirstName/],
    ['Id;SizeCm\n1;80,5\n', /the columns are separated by semicolons; expected commas, and a point/],
    ['Id\tSizeCm\n1\t80\n', /the columns are separated by tabs; expected commas/],
    ['Id,Shoe\n1,38\n', /unknown column Shoe; expected Id, FirstName/],
    ['Id,SizeCm,Id\n1,80,1\n', /the column Id appears twice/],
    ['Id,"SizeCm\n1,80\n', /the row of column names has a quoted cell that is never closed/],
  ])('refuses %j', async (text, reason) => {
    await expect(ofCsv(text)).rejects.toThrow(reason)
  })
})

describe('an Id that comes again', () => {
  const warningOf = async (text: string) => {
    const { records, repeated } = watchIds(csvRecords(linesOf(text, 7)))
    const ids = (await all(records)).map(({ id }) => id)
    return { ids, warning: repeatedIdsWarning(repeated()) }
  }

  it('is a second patient, and is named', async () => {
    expect(await warningOf('Id,SizeCm\na,80\na,85\nb,90\na,95\n,70\n,71\n')).toEqual({
      ids: ['a', 'b', 'a', undefined, undefined],
      warning: "the Id a is in more than one record: rows of a child that don't stand together are separate patients",
    })
    const { warning } = await warningOf('Id,SizeCm\na,80\nb,85\na,90\nb,95\na,97\n')
    expect(warning).toMatch(/^2 Ids, such as a, are in more than one record/)
  })

  it('is not named where rows stand together', async () => {
    expect((await warningOf('Id,SizeCm\na,80\na,85\nb,90\n')).warning).toBeUndefined()
  })
})

describe('an encoding', () => {
  const read = async (bytes: Uint8Array, stated?: Encoding, size = 3) =>
    Buffer.concat(await all(asUtf8(chunks(bytes, size), stated)))

  it('comes from the byte order mark or the option', async () => {
    const text = 'Größing 😀 €'
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
    expect((await read(little)).toString()).toBe(text)
    expect((await read(Buffer.from(little).swap16())).toString()).toBe(text)
    expect((await read(Buffer.from(`\uFEFF${text}`))).toString()).toBe(text)
    expect((await read(Buffer.from('Gr\xf6\xdfing \x80', 'latin1'), 'windows-1252')).toString()).toBe('Größing €')
    await expect(read(little, 'utf-8')).rejects.toThrow('byte order mark of utf-16le, but --encoding is utf-8')
  })

  it('reads any text back, however the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), async (text, size) => {
        fc.pre(!text.startsWith('\uFEFF'))
        expect((await read(Buffer.from(text, 'utf16le'), 'utf-16le', size)).toString()).toBe(text)
      }),
    )
  })

  it.each<[string, Uint8Array, Encoding]>([
    ['a byte that Windows-1252 lacks', Buffer.of(0x41, 0x81, 0x42), 'windows-1252'],
    ['half a pair of surrogates', Buffer.of(0x41, 0, 0x3d, 0xd8, 0x42, 0), 'utf-16le'],
    ['half a character at the end', Buffer.of(0x41, 0, 0x42), 'utf-16le'],
  ])('never turns %s into another character', async (_, bytes, encoding) => {
    const utf8 = await read(bytes, encoding)
    expect(decodedText(utf8)).toBeUndefined()
    expect(utf8.toString('latin1')).toMatch(/^A\xff/)
  })

  it('of a line of JSON is checked line by line', async () => {
    const lines = Buffer.from('{"LastName":"J\xf6rg"}\n{"Id":7}\n', 'latin1')
    const records = await all(ndjsonRecords(linesOf(lines, 5)))
    expect(records.map((record) => record.failure?.reason)).toEqual([
      'the line is not in the encoding of the file',
      undefined,
    ])
  })
})

describe('records', () => {
  it('give a line with their number, and stay result documents', () => {
    const document = '{"Gender":"Male","DateOfBirth":"2016-06-01"}'
    const outcome = assessRecord({ number: 7, line: 9, id: 'x', document }, { today: '2026-06-01' })
    expect(JSON.parse('result' in outcome ? outcome.result : '')).toMatchObject({ Record: 7, Id: 'x', AgeInYears: 10 })
  })

  it('keep the Id of a line of JSON', () => {
    const outcome = assessRecord(
      { number: 1, line: 1, document: '{"Id":"k-7","Gender":"Male"}' },
      { today: '2026-06-01' },
    )
    expect(JSON.parse('result' in outcome ? outcome.result : '')).toMatchObject({ Record: 1, Id: 'k-7' })
    expect(failureOf({ number: 2, line: 2, document: '{"Id":8,"Gender":"?"}' })).toMatchObject({
      Id: '8',
      Line: 2,
      Column: 18,
    })
  })

  it('are written in the extended form if asked for', () => {
    const document =
      '{"Gender":"Male","DateOfBirth":"2016-06-01","Measurements":[{"Date":"2024-06-01","SizePosition":"stehend","SizeCm":128}]}'
    const sizeOf = (format?: ResultFormatOptions) => {
      const outcome = assessRecord({ number: 7, line: 9, document }, { today: '2026-06-01' }, format)
      return JSON.parse('result' in outcome ? outcome.result : '').Measurements[0]
    }
    expect(sizeOf()).toMatchObject({ SizePosition: 'standing', SizeSds: { accuracy: 'exact' } })
    expect(sizeOf().SizeSds).not.toHaveProperty('reference')
    expect(sizeOf({ extensions: true }).SizeSds).toMatchObject({
      reference: expect.any(String),
      raw: expect.any(Number),
    })
  })

  it('that fail say where and why', () => {
    const outcome = assessRecord({ number: 7, line: 9, document: '{"Gender":"y"}' }, {})
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

describe('a line of results', () => {
  const record = { number: 7, line: 7, document: '{"Id": "a", "Gender": "female"}' }
  const line = (extensions: boolean) => {
    const outcome = assessRecord(record, { references: who }, { extensions })
    return JSON.parse('result' in outcome ? outcome.result : expect.fail())
  }
  const { version, references, checksum } = provenanceOf(who)

  it('says what made it, before the document', () => {
    expect(Object.entries(line(false)).slice(0, 3)).toEqual([
      ['Record', 7],
      ['Id', 'a'],
      ['Made', `${version} ${references} ${checksum}`],
    ])
  })

  it('says it once: in the extended form, the document does', () => {
    expect(line(true)).toMatchObject({ Provenance: { Version: version, References: 'who@2026', Checksum: checksum } })
    expect(line(true)).not.toHaveProperty('Made')
  })

  it('submitted again, has no element that is unknown', () => {
    const again = assessRecord({ ...record, document: JSON.stringify(line(false)) }, { references: who }, {})
    expect('result' in again && JSON.parse(again.result).validation_message).toEqual(line(false).validation_message)
  })
})
