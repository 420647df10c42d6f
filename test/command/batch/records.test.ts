import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pubertyProvenance } from '../../../src/clinical/course/puberty/tanner-score.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { provenanceOf, setProvenance } from '../../../src/clinical/references/edition.js'
import { who } from '../../../src/clinical/references/index.js'
import { recordBlocks } from '../../../src/command/batch/read/batch-input.js'
import {
  type InputRow,
  plainCells,
  readCells,
  rowAssembler,
  rowFaults,
} from '../../../src/command/batch/read/csv-reader.js'
import { asUtf8, decodedText, type Encoding } from '../../../src/command/batch/read/encoding.js'
import {
  type InputLine,
  lineSplitter,
  longestLine,
  withoutReturn,
} from '../../../src/command/batch/read/input-lines.js'
import { repeatedIdsWarning } from '../../../src/command/batch/run/repeated-ids.js'
import { inOrder } from '../../../src/command/worker-pool.js'
import { runsOf } from '../../property-runs.js'
import { all, batchOf, chunks } from './batch-of.js'

const written4180 = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The lines of a text, however it is cut, in lists as they come. */
async function linesOf(text: string | Uint8Array, size: number): Promise<InputLine[][]> {
  const splitter = lineSplitter()
  const lists: InputLine[][] = []
  for await (const chunk of asUtf8(chunks(text, size), undefined)) lists.push(splitter.push(chunk))
  return [...lists, splitter.end()]
}

async function rowsOf(text: string | Uint8Array, size: number): Promise<InputRow[]> {
  const assembler = rowAssembler(',')
  const lists = (await linesOf(text, size)).map((lines) => assembler.push(lines))
  return [...lists.flat(), ...assembler.end()].map((row) => readCells(row, ','))
}

const documentOf = async (text: string) => {
  const { results, errors } = await batchOf(text, {}, { from: 'ndjson' })
  return results[0] ?? errors[0] ?? {}
}

describe('lines', () => {
  it('come out whole however the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.integer({ min: 1, max: 9 }),
        async (texts, size) => {
          const clean = texts.map((text) => text.replace(/[\r\n\uFEFF]/g, ''))
          const lines = (await linesOf(clean.map((line) => `${line}\r\n`).join(''), size)).flat()
          expect(lines.map(({ bytes }) => Buffer.from(withoutReturn(bytes)).toString())).toEqual(clean)
          expect(lines.map(({ number }) => number)).toEqual(clean.map((_, i) => i + 1))
        },
      ),
    )
  })

  it('that are too long are reported, and the next is read', async () => {
    const text = Buffer.concat([Buffer.alloc(longestLine + 1, 'x'), Buffer.from('\nshort')])
    const [long, short] = (await linesOf(text, 65_536)).flat()
    expect([long?.tooLong, short?.tooLong, Buffer.from(short?.bytes ?? []).toString()]).toEqual([
      true,
      undefined,
      'short',
    ])
    const { errors } = await batchOf(text, {}, { from: 'ndjson', size: 65_536 })
    expect(errors[0]).toEqual({ Record: 1, Line: 1, Lost: 'record', Reason: 'the line is longer than 1048576 bytes' })
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
        expect(await rowsOf(written.join(''), size)).toEqual(expected)
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
    expect(await rowsOf(text, 3)).toEqual([{ line: 1, cells }])
  })

  it.each([
    ['"h" i,j\n', 'text-after-quote'],
    // The next quote closes the cell, and text follows it.
    ['h,"open\n', 'text-after-quote'],
    [`h,"${'x'.repeat(longestLine)}\n`, 'too-long'],
  ] as const)('loses no other row to a fault: %#', async (faulty, fault) => {
    const text = `a,b\n"c\r\nd",e\n\n${'f,g\n'.repeat(100)}${faulty}${'i,"j"\n'.repeat(300)}`
    const rows = await rowsOf(text, 1000)
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, ...Array.from({ length: 401 }, (_, i) => i + 5)])
    expect(rows.filter((row) => row.fault !== undefined)).toMatchObject([{ line: 105, fault }])
  })

  it('reads on after a quote that is never closed, in a file without others', async () => {
    const rows = await rowsOf(`a,b\nc,"open\n${'d,e\n'.repeat(300)}f,"open`, 1000)
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 303 }, (_, i) => i + 1))
    expect(rows.flatMap(({ line, cells, fault }) => (fault === undefined ? [] : [{ line, cells }]))).toEqual([
      { line: 2, cells: ['c'] },
      { line: 303, cells: ['f'] },
    ])
  })

  it('reads no further than its records are taken', async () => {
    let given = 0
    let closed = false
    async function* endless() {
      try {
        for (;;) {
          given++
          yield Buffer.from(given === 1 ? 'SizeCm,WeightKg\n' : '80,10\n90,12\n')
        }
      } finally {
        closed = true
      }
    }
    const listener = { onId: () => {}, onColumns: () => {} }
    let taken = 0
    for await (const block of recordBlocks('csv', { chunks: endless(), bytesRead: () => 0 }, {}, listener)) {
      taken += block.rowsOfRecords.length
      if (taken >= 1000) break
    }
    expect(given).toBeLessThanOrEqual(taken / 2 + 3)
    expect(closed).toBe(true)
  })

  it('passes on what the stream fails with', async () => {
    async function* failing() {
      yield Buffer.from('SizeCm\n80\n')
      throw new Error('the disk is gone')
    }
    const listener = { onId: () => {}, onColumns: () => {} }
    const blocks = recordBlocks('csv', { chunks: failing(), bytesRead: () => 0 }, {}, listener)
    await expect(all(blocks)).rejects.toThrow('the disk is gone')
  })

  it('reads plain cells as the library does', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', 'ö') })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const text = cells.join(',')
        const plain = plainCells(text, ',')
        if (plain === undefined) return
        const [parsed = ['']] = parse(text, { relax_quotes: true, relax_column_count: true, trim: true })
        expect(plain).toEqual(parsed.map((each: string) => each.trim()))
      }),
      runsOf(500),
    )
  })

  it('makes one patient of rows that follow one another with the same Id', async () => {
    const { results } = await batchOf(
      '\uFEFFId,LastName,DateOfBirth,Gender,Diseases,Date,SizePosition,SizeCm,WeightKg\r\n' +
        'a,"Größing, J.",2009-02-28,m,,2010-03-02,liegend,76,10\r\n' +
        'a,"Größing, J.",2009-02-28,m,,2012-03-05,,96.5,\r\n' +
        'b,Öst,2012-11-03,f,TurnerSyndrome; Achondroplasia,2015-11-04,,86,11.8\r\n',
    )
    expect(results).toMatchObject([
      {
        Record: 1,
        Id: 'a',
        LastName: 'Größing, J.',
        DateOfBirth: '2009-02-28T00:00:00',
        Gender: 'm',
        Measurements: [
          { Date: '2010-03-02T00:00:00', SizePosition: 'lying', SizeCm: 76, WeightKg: 10 },
          { Date: '2012-03-05T00:00:00', SizeCm: 96.5 },
        ],
      },
      {
        Record: 2,
        Id: 'b',
        LastName: 'Öst',
        Gender: 'f',
        Diseases: ['TurnerSyndrome', 'Achondroplasia'],
        Measurements: [{ Date: '2015-11-04T00:00:00', SizeCm: 86, WeightKg: 11.8 }],
      },
    ])
  })

  it('takes rows without an Id for different patients', async () => {
    const { results } = await batchOf('Id,Gender,SizeCm\n,m,80\n,m,81\na,m,82\na,m,83\n')
    expect(results.map(({ Measurements }) => (Measurements as unknown[]).length)).toEqual([1, 1, 2])
  })

  it('does not guess where the rows of a patient disagree', async () => {
    const { errors, results } = await batchOf('Id,Gender,SizeCm\n1,m,80\n1,f,81\n2,m,79\n')
    expect(errors).toEqual([
      {
        Record: 1,
        Id: '1',
        Line: 3,
        Column: 'Gender',
        Value: 'f',
        Lost: 'record',
        Reason: expect.stringContaining('not the same'),
      },
    ])
    expect(results).toHaveLength(1)
  })

  it("loses only the visit with a cell that can't be read, says where, and marks the child", async () => {
    const infinite = `1${'0'.repeat(400)}`
    const { errors, results, state } = await batchOf(
      `Id,Gender,SizeCm,WeightKg\n2,m,79,\n2,m,"80,5",x\n3,m,${infinite},\n4,m,81,\n5,?,81,\n`,
    )
    expect(errors).toMatchObject([
      {
        Record: 1,
        Id: '2',
        Line: 3,
        Column: 'SizeCm',
        Value: '80,5',
        Lost: 'visit',
        Accepted: expect.stringContaining('--decimal comma'),
      },
      {
        Record: 1,
        Id: '2',
        Line: 3,
        Column: 'WeightKg',
        Value: 'x',
        Lost: 'visit',
        Accepted: expect.stringContaining('number'),
      },
      { Record: 2, Id: '3', Line: 4, Column: 'SizeCm', Value: infinite, Lost: 'visit' },
      {
        Record: 4,
        Id: '5',
        Line: 6,
        Column: 'Gender',
        Value: '?',
        Lost: 'record',
        Accepted: expect.arrayContaining(['Male']),
      },
    ])
    expect(results).toMatchObject([
      { Id: '2', Incomplete: true, Measurements: [{ SizeCm: 79 }] },
      { Id: '3', Incomplete: true, Measurements: [] },
      { Id: '4', Measurements: [{ SizeCm: 81 }] },
    ])
    expect(results[2]).not.toHaveProperty('Incomplete')
    expect(state).toMatchObject({ records: 4, failures: 1, incomplete: 2 })
  })

  it('fails the patient whose row has a fault, and no other', async () => {
    const text = 'Id,Gender,SizeCm\n1,m,80\n2,m,81,82\n2,m,83\n3,m,84\n"3"x,m,85\n3,m,86\n4,m,87\n"4,m,88\n5,m,89\n'
    const { errors, results } = await batchOf(text)
    expect(results.map(({ Record, Id }) => [Record, Id])).toEqual([
      [1, '1'],
      [4, '4'],
      [6, '5'],
    ])
    expect(errors.map(({ Id, Line, Reason }) => ({ Id, Line, Reason }))).toEqual([
      { Id: '2', Line: 3, Reason: 'the row has 4 cells, the row of column names 3' },
      // The row between two of the third child may have been the third child's.
      { Id: '3', Line: 6, Reason: `the row ${rowFaults['text-after-quote']}` },
      { Id: undefined, Line: 9, Reason: `the row ${rowFaults['not-closed']}` },
    ])
  })

  it('fails what is not in the encoding of the file, and the file if it is an Id', async () => {
    const { errors, results } = await batchOf(Buffer.from('Id,LastName,SizeCm\n1,M\xfcller,80\n2,Meier,81\n', 'latin1'))
    expect(errors).toMatchObject([
      { Id: '1', Line: 2, Column: 'LastName', Reason: 'LastName is not in the encoding of the file' },
    ])
    expect(results).toMatchObject([{ Id: '2' }])
    const twoChildren = Buffer.from('Id,SizeCm\nM\xfc1,80\nM\xf61,81\n', 'latin1')
    await expect(batchOf(twoChildren)).rejects.toThrow('line 2: the Id is not in the encoding of the file')
    const names = Buffer.from('Id,Größe\n1,80\n', 'latin1')
    await expect(batchOf(names)).rejects.toThrow('such as windows-1252; --dry-run proposes the options')
    const named = await batchOf(twoChildren, {}, { encoding: 'iso-8859-1' })
    expect(named.results.map(({ Id }) => Id)).toEqual(['Mü1', 'Mö1'])
  })

  it.each([
    [
      'Idd,SizeCm\n1,80\n',
      /unknown column Idd \(did you mean Id\?\): --map Idd=Id reads it as that; --map Idd= passes/,
    ],
    ['Id,Shoe\n1,38\n', /none of the columns is known: Id, Shoe; expected Id, FirstName/],
    ['Id,SizeCm,Id\n1,80,1\n', /the column Id appears twice/],
    ['Id,height,length\n1,80,1\n', /the columns height and length are both SizeCm: --map length= passes the second/],
    ['Id,Age,Height\n1,8,100\n', /the column Age has no unit: --age-unit is years, months or days/],
    ['Id,"SizeCm\n1,80\n', /the row of column names has a quoted cell that is never closed/],
  ])('refuses %j', async (text, reason) => {
    await expect(batchOf(text)).rejects.toThrow(reason)
  })
})

describe('an Id that comes again', () => {
  const warningOf = async (text: string) => {
    const { results, watcher } = await batchOf(text)
    return { ids: results.map(({ Id }) => Id), warning: repeatedIdsWarning(watcher.repeated()) }
  }

  it('is a second patient, and is named', async () => {
    expect(await warningOf('Id,SizeCm\na,80\na,85\nb,90\na,95\n,70\n,71\n')).toEqual({
      ids: ['a', 'b', 'a', undefined, undefined],
      warning: 'the Id a is in more than one record: rows of a child that are not adjacent are separate patients',
    })
    const { warning } = await warningOf('Id,SizeCm\na,80\nb,85\na,90\nb,95\na,97\n')
    expect(warning).toMatch(/^2 Ids, such as a, b, are in more than one record/)
  })

  it('is not named where rows are together', async () => {
    expect((await warningOf('Id,SizeCm\na,80\na,85\nb,90\n')).warning).toBeUndefined()
  })

  it('differs from another', async () => {
    const ids = Array.from({ length: 20_000 }, (_, i) => `k-${i}`)
    const { warning } = await warningOf(`Id,SizeCm\n${ids.map((id) => `${id},80\n`).join('')}`)
    expect(warning).toBeUndefined()
  }, 60_000)
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
    const lines = Buffer.from('{"LastName":"J\xf6rg"}\n{"Id":7,"Gender":"m"}\n', 'latin1')
    const { errors, results } = await batchOf(lines, {}, { from: 'ndjson', size: 5 })
    expect(errors).toMatchObject([{ Line: 1, Reason: 'the line is not in the encoding of the file' }])
    expect(results).toMatchObject([{ Record: 2, Id: '7' }])
  })
})

describe('a line of JSON', () => {
  it('gives a line with its number, its Id and what it has beside, and stays a result document', async () => {
    const document = '{"Id":"k-7","Site":{"Ward":3},"Gender":"Male","DateOfBirth":"2016-06-01"}'
    expect(await documentOf(document)).toMatchObject({
      Record: 1,
      Id: 'k-7',
      Site: { Ward: 3 },
      AgeInYears: 10,
      validation_message: [expect.objectContaining({ severity: 'hint' })],
    })
  })

  it('that fails says where and why', async () => {
    const { errors } = await batchOf('\n{"Id":8,"Gender":"?"}\n', { file: 'in.ndjson' }, { from: 'ndjson' })
    expect(errors).toEqual([
      {
        Record: 1,
        Id: '8',
        File: 'in.ndjson',
        Line: 2,
        Column: 18,
        Value: '?',
        Accepted: expect.arrayContaining(['Male']),
        Lost: 'record',
        Reason: expect.stringContaining('Patient/Gender'),
      },
    ])
  })

  it("loses only the visit that can't be read", async () => {
    const visits = '[{"Date":"2024-06-01","SizeCm":80},{"Date":"2024-07-01","SizeCm":"x"},{"SizeCm":1,"SizeCm":2}]'
    const document = `{"Gender":"m","DateOfBirth":"2023-01-01","Measurements":${visits}}`
    const { errors, results, state } = await batchOf(document, {}, { from: 'ndjson' })
    expect(errors).toMatchObject([
      { Lost: 'visit', Value: 'x', Reason: expect.stringContaining('Measurement[2]/SizeCm') },
      { Lost: 'visit', Reason: expect.stringContaining('Measurement[3]/SizeCm: given twice') },
    ])
    expect(results).toMatchObject([{ Incomplete: true, Measurements: [{ SizeCm: 80 }] }])
    expect(state).toMatchObject({ records: 1, failures: 0, incomplete: 1 })
  })

  it('is written in the extended form if asked for', async () => {
    const visit = '{"Date":"2024-06-01","SizePosition":"stehend","SizeCm":128}'
    const document = `{"Gender":"Male","DateOfBirth":"2016-06-01","Measurements":[${visit}]}`
    const sizeOf = async (extensions: boolean) =>
      (await batchOf(document, { extensions }, { from: 'ndjson' })).results[0]?.['Measurements']
    expect(await sizeOf(false)).toMatchObject([{ SizePosition: 'standing', SizeSds: { accuracy: 'exact' } }])
    expect(JSON.stringify(await sizeOf(false))).not.toContain('"reference"')
    expect(await sizeOf(true)).toMatchObject([{ SizeSds: { reference: expect.any(String), raw: expect.any(Number) } }])
  })
})

describe('results', () => {
  it('come out in order, a bounded number under way', async () => {
    let underWay = 0
    let most = 0
    async function* numbers() {
      for (let i = 0; i < 50; i++) yield i
    }
    const slow = async (number: number) => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, (7 * number) % 5))
      underWay--
      return number
    }
    expect(await all(inOrder(numbers(), slow, 4))).toEqual(Array.from({ length: 50 }, (_, i) => i))
    expect(most).toBe(4)
  })
})

describe('a line of results', () => {
  const line = async (extensions: boolean, document = '{"Id": "a", "Gender": "female"}') =>
    (await batchOf(document, { references: 'who', measures: 'clinic-measures', extensions }, { from: 'ndjson' }))
      .results[0] ?? expect.fail()
  const { version, references, checksum } = provenanceOf(who)

  it('says what made it, before the document', async () => {
    expect(Object.entries(await line(false)).slice(0, 3)).toEqual([
      ['Record', 1],
      ['Id', 'a'],
      ['Made', `${version} ${references} ${checksum}`],
    ])
  })

  it('names the sets of clinic measures and of puberty too, where they scored anything', async () => {
    const girl =
      '{"Gender":"female","DateOfBirth":"2012-06-04","Puberty":[{"Date":"2024-06-04","BreastStage":3}],' +
      '"Measurements":[{"Date":"2024-06-04","SizeCm":150,"WaistCm":65}]}'
    const measures = setProvenance(clinicMeasures.references)
    const sets = [measures, pubertyProvenance].map((set) => `${set.references} ${set.checksum}`)
    expect((await line(false, girl))['Made']).toBe([version, references, checksum, ...sets].join(' '))
    expect(await line(true, girl)).toMatchObject({
      Provenance: { MeasureSet: { References: measures.references, Checksum: measures.checksum } },
      PubertyAssessment: { Provenance: { References: 'puberty-netherlands-1997@2026' } },
    })
  })

  it('says it once: in the extended form, the document does', async () => {
    const extended = await line(true)
    expect(extended).toMatchObject({ Provenance: { Version: version, References: 'who@2026', Checksum: checksum } })
    expect(extended).not.toHaveProperty('Made')
  })

  it('submitted again, has no element that is unknown', async () => {
    const first = await line(false)
    expect(
      (await line(false, JSON.stringify({ ...first, Incomplete: true, Other: [] })))['validation_message'],
    ).toEqual(first['validation_message'])
  })
})
