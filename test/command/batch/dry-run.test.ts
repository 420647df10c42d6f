import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { proposalsFor } from '../../../src/command/batch/dry-run/proposals.js'
import { tableSample } from '../../../src/command/batch/dry-run/sample.js'
import { tableColumns } from '../../../src/command/batch/read/input-columns.js'
import { tableForm } from '../../../src/command/batch/read/table-form.js'
import { lackingColumn } from '../../../src/command/batch/run/column-warnings.js'
import { type OptionValues, UsageError } from '../../../src/command/command.js'
import { deBatch } from '../../../src/ground/languages/de/batch.js'
import { enBatch } from '../../../src/ground/languages/en/batch.js'
import { auxology } from '../auxology.js'
import { batchOf } from './batch-of.js'

const folder = mkdtempSync(join(tmpdir(), 'auxology-dry-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = join(folder, 'kinder.csv')

const kinder = `PatNr;Geburtsdatum;Sex;Gesehen am;Größe (in);Gewihct;Kopfumfang;Station
1;04.06.2014;1;05.06.2023;52,2;28,4;51,5;Süd
1;04.06.2014;1;14.06.2024;54,4;k.A.;-99;Süd
2;21.03.2017;2;04.06.2024;47,6;23,1;9999;Nord
2;21.03.2017;2;04.12.2024;13O;24,0;50,9;Nord
`

const read = async (bytes: string | Uint8Array, args: readonly string[]) => {
  writeFileSync(path, bytes)
  const { status, output, errors } = await auxology(['batch', path, '--dry-run', ...args])
  return { status, lines: [output, ...errors].join('').replaceAll(folder, '').split('\n') }
}

const options =
  "--encoding windows-1252 --map 'Gewihct=WeightKg,Gesehen am=Date' --dates dd.mm.yyyy --decimal comma --sex-codes 1,2 --missing k.A.,-99,9999"

describe('a dry run', () => {
  it('shows what each column is read as, the share that can be read, and the options that read more', async () => {
    const latin1 = Buffer.from(kinder, 'latin1')
    expect(await read(latin1, ['--locale', 'en'])).toEqual({
      status: 0,
      lines: [
        '/kinder.csv: all 4 rows',
        '',
        'column        read as          readable  with the options  not readable',
        'PatNr         Id               100%      100%',
        'Geburtsdatum  DateOfBirth      0%        100%',
        'Sex           Gender           0%        100%',
        'Gesehen am    Date                       100%',
        'Größe (in)    SizeCm, from in  0%        75%               13O',
        'Gewihct       WeightKg                   100%',
        'Kopfumfang    HeadCm           50%       100%',
        'Station       passed through',
        '',
        `Options proposed: ${options}`,
        'The column “Gesehen am” was recognised as Date by its contents alone. Please check.',
        '1 is taken for boys and 2 for girls. Please check.',
        '',
      ],
    })
    const { lines } = await read(latin1, [])
    expect(lines[0]).toBe('/kinder.csv: alle 4 Zeilen')
    expect(lines[7]).toBe('Größe (in)    SizeCm, aus in  0 %     75 %              13O')
    expect(lines.at(-4)).toBe(`Vorgeschlagene Optionen: ${options}`)
  })

  it('proposes what the batch then reads', async () => {
    const given = { map: 'Gewihct=WeightKg,Gesehen am=Date', dates: 'dd.mm.yyyy', decimal: 'comma' }
    const values = { ...given, 'sex-codes': '1,2', missing: 'k.A.,-99,9999' }
    const { state, errors, results } = await batchOf(kinder, values)
    expect(state).toMatchObject({ records: 2, failures: 0, incomplete: 1, visits: 3, scoredVisits: 3, unscored: 0 })
    expect(errors).toMatchObject([{ Value: '13O' }])
    expect(results[0]).toMatchObject({ Gender: 'Male', Measurements: [{ SizeCm: 132.588, WeightKg: 28.4 }, {}] })
  })

  const head = 'Id,DateOfBirth,Gender,Date,SizeCm'
  const codes = { 'sex-codes': '1,2' }
  it.each<[string, string, OptionValues, object]>([
    ['nothing is needed', `${head}\n1,2014-06-04,m,2024-06-04,138.2\n`, {}, {}],
    ['what was given is not proposed', `${head}\n1,04.06.2014,m,04.06.2024,138.2\n`, { dates: 'dd.mm.yyyy' }, {}],
    ['no other set of codes is a sex', `${head}\n1,2014-06-04,1,2024-06-04,1\n2,2014-06-04,3,,\n3,,4,,\n`, {}, {}],
    ['months', 'Id,Sex,Age,SizeCm\n1,m,36,95\n2,f,60,110\n', {}, { 'age-unit': 'months' }],
    ['days', 'Id,Sex,Age,SizeCm\n1,m,1096,95\n', {}, { 'age-unit': 'days' }],
    ['years or months', 'Id,Sex,Age,SizeCm\n1,m,12,75\n', {}, {}],
    ['the month first', `${head}\n1,06/14/2014,m,06/04/2024,138.2\n`, {}, { dates: 'mm/dd/yyyy' }],
    ['no dashes', `${head}\n1,20140614,m,20240604,138.2\n`, {}, { dates: 'yyyymmdd' }],
    ['codes of the sexes, one missing', 'Id,Sex,Age_years,SizeCm\n1,2,3,95\n2,1,5,110\n3,NA,5,111\n', {}, codes],
    ['the sex by its cells', 'Id,dob,G,Date,SizeCm\n1,2014-06-04,Knabe,2024-06-04,138.2\n', {}, { map: 'G=Gender' }],
    ['the sex by its letters', 'Id,dob,G,Date,SizeCm\n1,2014-06-04,w,2024-06-04,138.2\n', {}, { map: 'G=Gender' }],
    ['three nines of a newborn', 'Id,Sex,WeekBirth,BirthWeight,HeadCm\n1,m,28,999,999\n', {}, { missing: '999' }],
    ['three nines in grams', 'Id,Sex,WeekBirth,BirthWeight\n1,m,28,999\n', {}, {}],
    ['days beyond the week', 'Id,ga_weeks,ga_days,SizeCm\n1,28,4,80\n2,39,0,80\n', {}, { map: 'ga_days=DayBirth' }],
    ['all days of gestation', 'Id,ga_days,SizeCm\n1,200,80\n2,273,80\n', {}, {}],
    [
      'a misspelt unit is kept',
      `${head},weigth_lb\n1,2014-06-04,m,2024-06-04,138.2,69\n`,
      {},
      { map: 'weigth_lb=WeightKg_lb' },
    ],
  ])('proposes for %s', async (_, table, given, proposed) => {
    writeFileSync(path, table)
    const input = { path, format: 'csv', compression: 'none', encoding: undefined } as const
    expect(proposalsFor(await tableSample(input, tableForm(given)), given).proposed).toEqual(proposed)
  })

  it('says that days and months can be taken for each other', async () => {
    const { lines } = await read(`${head}\n1,03/04/2014,m,05/06/2024,138.2\n`, ['--locale', 'en'])
    expect(lines.slice(-3, -1)).toEqual([
      'Options proposed: --dates dd/mm/yyyy',
      'No day is above 12, so the month may come first: --dates mm/dd/yyyy. Please check.',
    ])
  })

  it.each([
    ['en', 'Still to be settled: most heights in “Height” look like inches'],
    ['de', 'Noch offen: Die meisten Größen in „Height“ sehen nach Zoll aus'],
  ])('says in %s that heights look like inches', async (locale, text) => {
    const table = 'Id,dob,sex,date,Height\n1,06/14/2014,m,06/04/2024,54.4\n2,03/21/2017,f,06/04/2024,47.6\n'
    expect((await read(table, ['--locale', locale])).lines.at(-2)).toContain(text)
    const { lines } = await read(table.replace('54.4', '138.2'), ['--locale', locale])
    expect(lines.at(-2)).not.toContain('Height')
  })

  // Months, and kilograms of girls at WHO's median.
  const ofGirls = [
    [2, 5.1],
    [12, 8.9],
    [36, 13.9],
    [60, 18.2],
  ] as const
  const weightsOf = (times: number, ages: readonly (readonly [number, number])[] = ofGirls) =>
    `Id,AgeMonths,Sex,Weight\n${ages.map(([months, kg], id) => `${id},${months},f,${(times * kg).toFixed(2)}\n`).join('')}`

  it.each([
    ['en', 'Still to be settled: nearly all weights of small children in “Weight” look like pounds'],
    ['de', 'Noch offen: Fast alle Gewichte kleiner Kinder in „Weight“ sehen nach Pfund (lb) aus'],
  ])('says in %s that weights look like pounds', async (locale, text) => {
    const { lines } = await read(weightsOf(2.2046), ['--locale', locale])
    expect(lines.at(-2)).toContain(text)
    expect(lines.at(-2)).toContain("--map 'Weight=WeightKg_lb'")
    const mapped = await read(weightsOf(2.2046), ['--locale', locale, '--map', 'Weight=WeightKg_lb'])
    expect(mapped.lines.join()).not.toContain(text)
  })

  const older = [
    [61, 18.4],
    [66, 19.5],
    [71, 20.5],
  ] as const
  it.each([
    ['at 1.61 times the median', weightsOf(1.61), true],
    ['at 1.59 times the median', weightsOf(1.59), false],
    ['at 3.50 times the median', weightsOf(3.5), true],
    ['at 3.56 times the median', weightsOf(3.56), false],
    ['in grams', weightsOf(1000), false],
    ['without their decimal point', weightsOf(10), false],
    ['of light children in pounds', weightsOf(2.2046 * 0.75), true],
    ['of two children', weightsOf(2.2, ofGirls.slice(0, 2)), false],
    ['of three children', weightsOf(2.2, ofGirls.slice(0, 3)), true],
    ['of one child at three visits', weightsOf(2.2, ofGirls.slice(0, 3)).replace(/\n\d,/g, '\n1,'), false],
    ['of children above five', weightsOf(2.2, older), false],
    ['of children whose sex is not known', weightsOf(2.2).replaceAll(',f,', ',u,'), false],
    ['one in ten of which is in kilograms', `${weightsOf(2.2, [...ofGirls, ...ofGirls, ofGirls[0]])}9,12,f,9\n`, true],
    ['two in ten of which are in kilograms', `${weightsOf(2.2, [...ofGirls, ...ofGirls])}8,12,f,9\n9,12,f,9\n`, false],
  ])('weights %s look like pounds or not', async (_, table, isSaid) => {
    expect((await read(table, ['--locale', 'en'])).lines.join().includes('look like pounds')).toBe(isSaid)
  })

  it.each([
    ['in grams', weightsOf(1000), '4 of 4, such as 5100.00'],
    [
      'in pounds',
      `${weightsOf(2.2)}9,12,f,9000\n9,13,f,20\n9,14,f,20\n9,15,f,20\n9,16,f,20\n9,17,f,20\n`,
      '1 of 10, such as 9000',
    ],
  ])('says of weights %s which are impossible', async (_, table, values) => {
    const text = `“Weight” has values that are impossible as WeightKg (${values})`
    expect((await read(table, ['--locale', 'en'])).lines.join()).toContain(text)
  })

  it.each([
    ['en', '“Height” has values that are impossible as SizeCm (1 of 3, such as 1.2); they may be in another unit.'],
    [
      'de',
      '„Height“ enthält Werte, die als SizeCm unmöglich sind (1 von 3, z. B. 1.2); sie stehen vielleicht in einer anderen Einheit.',
    ],
  ])('says in %s that a column may have several units', async (locale, text) => {
    const table = 'Id,Age_years,sex,Height\n1,6,m,120\n2,7,f,1.2\n3,7,f,18\n'
    expect((await read(table, ['--locale', locale])).lines.at(-2)).toContain(text)
    expect((await read(table.replace('1.2', '300'), ['--locale', locale])).lines.join()).not.toContain('SizeCm (')
  })

  const several = 'PatNr;Geburtsdatum;Sex;Letzter Kontakt;Termin;Größe\n1;04.06.2014;m;01.02.2025;05.06.2023;138,2\n'
  const dated = 'Id;Alter in Jahren;G;Arztbrief;Termin;Größe\n1;9,5;w;01.02.2025;05.06.2023;138,2\n'
  it.each([
    [
      'two days, and the visit is one of them',
      several,
      'en',
      [
        'Options proposed: --dates dd.mm.yyyy --decimal comma',
        'Still to be settled: several columns could be Date (Letzter Kontakt, Termin); --map COLUMN=Date settles which.',
        'The batch stops with this error:',
        '  no column is read as the day of the visit, or the age, so nothing would be scored. Not read: Letzter Kontakt, Termin; --map COLUMN=Date reads one as that.',
      ],
    ],
    [
      'a sex by its cells, and two days beside an age',
      dated,
      'de',
      [
        'Vorgeschlagene Optionen: --map G=Gender --decimal comma',
        'Die Spalte „G“ wurde nur an ihrem Inhalt als Gender erkannt. Bitte prüfen.',
        'Noch offen: Mehrere Spalten könnten Date sein (Arztbrief, Termin); --map SPALTE=Date legt eine fest.',
      ],
    ],
    [
      'a day that a misspelt name has',
      several.replace('Termin', 'Untersuchungsdtum'),
      'de',
      ['Vorgeschlagene Optionen: --map Untersuchungsdtum=Date --dates dd.mm.yyyy --decimal comma'],
    ],
    [
      'two sexes',
      'Id,Age,A,B,SizeCm\n1,36,m,f,95\n',
      'en',
      [
        'Options proposed: --age-unit months',
        'Still to be settled: several columns could be Gender (A, B); --map COLUMN=Gender settles which.',
        'The batch stops with this error:',
        '  no column is read as the sex, so nothing would be scored. Not read: A, B; --map COLUMN=Gender reads one as that.',
      ],
    ],
  ])('leaves open which of several columns it is: %s', async (_, table, locale, expected) => {
    const { lines } = await read(table, ['--locale', locale])
    expect(lines.slice(-1 - expected.length, -1)).toEqual(expected)
    expect(lines.at(-2 - expected.length)).toBe('')
  })

  it.each([
    ['de', 0, 'keine Zeilen'],
    ['de', 1, '1 Zeile'],
    ['de', 2, 'alle 2 Zeilen'],
    ['de', 10_001, 'die ersten 10000 Zeilen'],
    ['en', 0, 'no rows'],
    ['en', 1, '1 row'],
    ['en', 2, 'all 2 rows'],
    ['en', 10_001, 'the first 10000 rows'],
  ] as const)('counts rows in %s: %i', async (locale, count, expected) => {
    const { lines } = await read(`${head}\n${'1,2014-06-04,m,2024-06-04,138.2\n'.repeat(count)}`, ['--locale', locale])
    expect(lines[0]).toBe(`/kinder.csv: ${expected}`)
  })

  const tableWith = (name: string, cell: string) => `${head},${name}\n1,2014-06-04,m,2024-06-04,138.2,${cell}\n`

  it.each([
    ['BMI', ''],
    ['unit', 'cm'],
    ['wt', ''],
    ['premature', '0'],
    ['Preterm', 'nein'],
    ['weeks_premature', '0'],
  ])('passes a column through that says nothing: %s with “%s”', async (name, cell) => {
    const { lines } = await read(tableWith(name, cell), ['--locale', 'en'])
    expect(lines.slice(-3)).toEqual([
      `Options proposed: --map ${name}=`,
      `Passed through, because their cells are empty, say no, or name the unit that is read anyway: ${name}.`,
      '',
    ])
    expect((await batchOf(tableWith(name, cell), { map: `${name}=` })).state).toMatchObject({ records: 1, failures: 0 })
  })

  it.each([
    ['BMI', '16'],
    ['BMI', '0'],
    ['unit', 'in'],
    ['wt', '20'],
    ['premature', '1'],
    ['weeks_premature', '8'],
  ])('says that a column stops the batch in the words of its error: %s with “%s”', async (name, cell) => {
    const table = tableWith(name, cell)
    const { lines } = await read(table, ['--locale', 'en'])
    const refusal = lines.at(-2)?.trim() ?? ''
    expect(() => tableColumns(`${head},${name}`.split(','), tableForm({}))).toThrow(new UsageError(refusal))
    expect(lines.at(-3)).toBe('The batch stops with this error:')
    expect(lines.join()).not.toContain('No further options')
    const german = (await read(table, [])).lines
    expect(german.slice(-3)).toEqual(['Die Verarbeitung bricht mit dieser Meldung ab:', `  ${refusal}`, ''])
  })

  it('looks for a column that says nothing in whole tables alone', async () => {
    const rows = `${head},unit\n${'1,2014-06-04,m,2024-06-04,138.2,cm\n'.repeat(10_001)}`
    expect((await read(rows, ['--locale', 'en'])).lines.at(-3)).toBe('The batch stops with this error:')
  })

  it('counts the one row that is looked at of more', () => {
    const rows = [deBatch, enBatch].map((words) => words.rows('1', false))
    expect(rows).toEqual(['die erste Zeile', 'the first row'])
  })

  it('names a column that no option reads', async () => {
    const { lines } = await read('Id,dob,sex,date,height\n1,2014-06-04,m,06/04/2024,138\n', ['--locale', 'en'])
    expect(lines.slice(-2)).toEqual([
      'No option reads most of these columns: date. Their cells need to be written in one form.',
      '',
    ])
    expect(lines.join()).not.toContain('No further options')
  })

  it('says what no option settles, and of what there is nothing', async () => {
    const { lines } = await read('Id,SizeCm,Ward\n1,80,3\n', ['--locale', 'en'])
    expect(lines.join()).not.toContain('No further options')
    expect(lines.slice(-3)).toEqual([
      'The batch stops with this error:',
      '  no column is read as the sex, nor as the date of birth and the day of the visit, or the age, so nothing would be scored. Not read: Ward; --map COLUMN=Gender,COLUMN=DateOfBirth,COLUMN=Date reads columns as these.',
      '',
    ])
    expect(await read('', [])).toEqual({ status: 1, lines: ['auxology: the input is empty'] })
    expect(await read('{}', ['--from', 'ndjson'])).toEqual({ status: 1, lines: [expect.stringContaining('NDJSON')] })
  })
})

describe('a table without what every score needs', () => {
  it.each([
    ['PatNr,Geburtsdatum,Geschlecht,Visite,Größe', 'the day of the visit, or the age', 'Visite', 'Date'],
    ['Id,Gender,Date,SizeCm', 'the date of birth, or the age', undefined, 'DateOfBirth'],
    ['Id,DateOfBirth,Gender,Date,Height (yd)', 'a measurement', 'Height (yd)', 'SizeCm'],
    ['Id,DateOfBirth,Date,BoneAge,Gender', 'a measurement', undefined, 'SizeCm'],
    ['Id,DateOfBirth,Date,SizeCm,m/w', 'the sex', 'm/w', 'Gender'],
    ['Id,SizeCm,Date', 'the sex, nor as the date of birth, or the age', undefined, ''],
    ['Id,Gender,SizeCm', 'the date of birth and the day of the visit, or the age', undefined, ''],
    [
      'Id,Diseases',
      'a measurement, nor as the sex, nor as the date of birth and the day of the visit, or the age',
      undefined,
      '',
    ],
    ['Id,WeekBirth,BirthWeight', 'the sex', undefined, ''],
  ])('%s ends the batch', (header, what, unread, name) => {
    const sentence = lackingColumn(tableColumns(header.split(','), tableForm({})))
    const hint = unread === undefined ? '' : ` Not read: ${unread}; --map COLUMN=${name} reads one as that.`
    expect(sentence).toBe(`no column is read as ${what}, so nothing would be scored.${hint}`)
  })

  it.each(['Id,Gender,AgeMonths,SizeCm', 'Id,Gender,WeekBirth,BirthWeight', 'Id,dob,Gender,Date,TannerB'])(
    '%s is enough',
    (header) => expect(lackingColumn(tableColumns(header.split(','), tableForm({})))).toBeUndefined(),
  )
})
