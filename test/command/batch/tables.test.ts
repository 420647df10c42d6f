import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import {
  conversionOf,
  inputColumns,
  type PatientColumn,
  tableColumns,
} from '../../../src/command/batch/read/input-columns.js'
import { longestLine } from '../../../src/command/batch/read/input-lines.js'
import { tableForm } from '../../../src/command/batch/read/table-form.js'
import { duration, emptyState, progressLine, stateText } from '../../../src/command/batch/run/batch-state.js'
import { isLowHeight, lowHeightsWarning } from '../../../src/command/batch/run/column-warnings.js'
import { resultColumns, tableDigits } from '../../../src/command/batch/write/result-columns.js'
import type { OptionValues } from '../../../src/command/command.js'
import { UsageError } from '../../../src/command/command.js'
import { alikeUnits } from '../../../src/ground/model/field-names.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { type FieldOwner, fieldNames, synonymsOf } from '../../../src/ground/text/named-field.js'
import { formatPatientJson } from '../../../src/shown/documents/patient-document.js'
import { words } from '../../fixtures/words.js'
import { runsOf } from '../../property-runs.js'
import { batchOf } from './batch-of.js'

/** The lines of a table of results, split at commas that no quote holds. */
const tableOf = (text: string) => text.trimEnd().split('\n')

const firstVisit = async (table: string, values: OptionValues = {}) => {
  const { results, errors } = await batchOf(table, values)
  const [visit] = (results[0]?.['Measurements'] ?? []) as Record<string, unknown>[]
  return visit ?? errors
}

describe('columns', () => {
  it.each([
    ['semicolons and decimal commas', 'Id;SizeCm;WeightKg\n1;132,5;28,4\n', { decimal: 'comma' }],
    ['tabs', 'Id\tSizeCm\tWeightKg\n1\t132.5\t28.4\n', {}],
    ['bars', 'Id|SizeCm|WeightKg\n1|132.5|28.4\n', {}],
    ['a stated separator', 'Id;SizeCm;WeightKg\n1;132.5;28.4\n', { separator: 'semicolon' }],
    ['lower case and units', 'id,size_cm,weight (kg)\n1,132.5,28.4\n', {}],
    ['German names', 'Patientennummer,Körpergröße,Gewicht [kg]\n1,132.5,28.4\n', {}],
    ['German names without umlauts', 'PATIENTENNUMMER,koerpergroesse,GEWICHT\n1,132.5,28.4\n', {}],
    ['other units', 'id,height_m,weight_g\n1,1.325,28400\n', {}],
    ['names of their own', 'Kind,h,w\n1,132.5,28.4\n', { map: 'Kind=Id,h=SizeCm,w=gewicht' }],
    ['no names', '1,132.5,28.4\n', { header: 'Id,SizeCm,WeightKg' }],
    ['quotes as R writes them', '"Id","SizeCm","WeightKg"\n"1",132.5,28.4\n', {}],
  ])('are read with %s', async (_, table, values) => {
    expect(await firstVisit(table, values)).toMatchObject({ SizeCm: 132.5, WeightKg: 28.4 })
  })

  it('have each synonym, in each unit', () => {
    const owners = { record: 'id', patient: 'patient', measurement: 'visit', finding: 'finding' }
    const form = tableForm({ 'age-unit': 'months' })
    for (const [of, fields] of Object.entries(fieldNames)) {
      for (const [key, field] of Object.entries(fields)) {
        const column = inputColumns.find((each) => each.of === owners[of as FieldOwner] && each.key === key)
        if (column === undefined) continue
        const beside = key === 'seatCm' ? 'SizeCm' : 'SeatCm'
        // An arm alone is that of a study.
        for (const name of synonymsOf(field).filter((synonym) => synonym !== 'arm')) {
          expect(tableColumns([name, beside], form).columns[0], name).toMatchObject({
            name: column.name,
            of: column.of,
          })
        }
        if (field.unit === undefined) continue
        const [name = ''] = synonymsOf(field)
        for (const unit of Object.keys(alikeUnits[field.unit])) {
          const [inUnit] = tableColumns([`${name} (${unit})`, beside], form).columns
          expect(inUnit, name).toMatchObject({ name: column.name, ...(unit !== field.unit && { unit }) })
        }
      }
    }
  })

  it.each([
    ['Height (in)', 54.4, 138.176],
    ['height_ft', 4.5, 137.16],
    ['Height mm', 1382, 138.2],
    ['Größe (m)', 1.382, 138.2],
    ['weight_lb', 69.4, 31.479_310_478],
    ['Weight_oz', 120, 3.401_942_775],
    ['WeightSt', 5, 31.751_465_9],
    ['BirthWeight (kg)', 3.45, 3450],
    ['birth_weight_lb', 7.5, 3401.942_775],
    ['Alter in Monaten', 30, 2.5],
    ['MUAC (mm)', 135, 13.5],
    ['Head (in)', 20, 50.8],
  ])('%s: %d is converted to %d', (name, value, converted) => {
    const [column] = tableColumns([name, 'SeatCm'], tableForm({})).columns
    expect(conversionOf(column as PatientColumn)?.(value)).toBe(converted)
  })

  it.each(['gestation_days', 'Gestational days', 'gaDays', 'GestationalAgeDays'])(
    '%s has all days of gestation: weeks, and the days beyond them',
    async (name) => {
      // A quoted line break is beyond the reader of plain rows.
      const rows = 'a,200,80,\nb,196,80,\nc,200,80,"x\ny"\n'
      const { results } = await batchOf(`Id,${name},SizeCm,Note\n${rows}`)
      expect(results.map(({ WeekBirth, DayBirth }) => [WeekBirth, DayBirth])).toEqual([
        [28, 4],
        [28, 0],
        [28, 4],
      ])
    },
  )

  it.each(['39+2', '39 + 2', '"39+2/7"'])('of weeks may have the days beyond them: %s', async (cell) => {
    const { results, errors } = await batchOf(`Id,SSW,SizeCm,Note\na,${cell},80,\nb,39,80,\nc,${cell},80,"x\ny"\n`)
    expect(errors).toEqual([])
    expect(results.map(({ WeekBirth, DayBirth }) => [WeekBirth, DayBirth])).toEqual([
      [39, 2],
      [39, undefined],
      [39, 2],
    ])
    expect((await batchOf('Id,SSW,SizeCm\na,39+7,80\n')).errors).toHaveLength(1)
  })

  it('of heights in inches that are read as centimetres are reported', async () => {
    const visits = [
      'Id,Gender,Age_years,Height,Weight',
      'a,m,9,52.2,28',
      'b,m,10,54.4,30',
      'c,f,8,128,30',
      'd,f,1,74,9',
    ]
    const { state } = await batchOf(visits.slice(0, 4).join('\n'))
    expect(state.lowHeights).toBe(2)
    expect(lowHeightsWarning(state)).toMatch(
      /^2 of 3 visits are of children above 2 years with a height below 75 cm\. These look like inches: --map/,
    )
    expect(lowHeightsWarning((await batchOf(visits.join('\n'))).state)).toBeUndefined()
    expect((await batchOf(visits.join('\n'), { map: 'Height=SizeCm_in' })).state.lowHeights).toBe(0)
  })

  it.each([
    [2, 74.9, false],
    [2.001, 74.9, true],
    [2.001, 75, false],
    [9, 29.5, false],
    [9, 29.6, true],
    // In metres.
    [9, 1.38, false],
    [undefined, 50, false],
    [9, undefined, false],
  ])('at %s years, %s cm look like inches: %s', (age, size, isLow) => expect(isLowHeight(age, size)).toBe(isLow))

  it('of days of gestation beside weeks are those beyond the week, if the caller says so', async () => {
    const table = 'Id,ga_weeks,ga_days,SizeCm\na,28,4,80\n'
    expect(() => tableColumns(['ga_weeks', 'ga_days', 'SizeCm'], tableForm({}))).toThrow(
      'the columns ga_weeks and ga_days are both WeekBirth: --map ga_days= passes the second through, --map ga_days=DayBirth reads days beyond the week instead of all of them',
    )
    const { results } = await batchOf(table, { map: 'ga_days=DayBirth' })
    expect(results[0]).toMatchObject({ WeekBirth: 28, DayBirth: 4 })
  })

  it.each([
    ['Heigth', 'SizeCm'],
    ['Hieght', 'SizeCm'],
    ['Wieght', 'WeightKg'],
    ['Heigth (in)', 'SizeCm_in'],
    ['Gestatonal Age', 'WeekBirth'],
    ['Körpergrösse cm', undefined],
  ])('%s is taken for a misspelt %s', (name, meant) => {
    const read = () => tableColumns([name, 'SeatCm'], tableForm({}))
    if (meant === undefined) expect(read).not.toThrow()
    else
      expect(read).toThrow(`unknown column ${name} (did you mean ${meant}?): --map ${name}=${meant} reads it as that`)
  })

  it.each(['weeks_premature', 'Weeks preterm', 'prematurity (weeks)', 'Wochen zu früh'])(
    'called %s are refused without the weeks of gestation',
    (name) => {
      const read = (...more: string[]) => tableColumns([name, 'SizeCm', ...more], tableForm({ map: 'SizeCm=SizeCm' }))
      expect(read).toThrow(
        `unknown column ${name} (did you mean WeekBirth?): it counts weeks before term, and WeekBirth those of gestation; --map ${name}= passes it through`,
      )
      expect(read('gestational_age').columns[0]).toBeUndefined()
      expect(tableColumns([name, 'SizeCm'], tableForm({ map: `${name}=` })).columns[0]).toBeUndefined()
    },
  )

  it.each([
    ['Ht', 'SizeCm', ': --map Ht=SizeCm reads it as that'],
    ['wt', 'WeightKg', ': --map wt=WeightKg reads it as that'],
    ['bw', 'WeightBirthG', ''],
    ['premature', 'WeekBirth', ''],
    ['Preterm', 'WeekBirth', ''],
    ['BMI', 'SizeCm and WeightKg', ''],
  ])('called %s are refused where no column is read as %s', (name, meant, reading) => {
    const read = (form = {}, ...more: string[]) => tableColumns([name, 'SeatCm', ...more], tableForm(form))
    const refusal = meant.includes(' ')
      ? `the column ${name} is not read: it is calculated from ${meant}`
      : `unknown column ${name} (did you mean ${meant}?)${reading}`
    expect(read).toThrow(`${refusal}; --map ${name}= passes it through`)
    expect(read({}, ...meant.split(' and ')).columns[0]).toBeUndefined()
    expect(read({ map: `${name}=` }).columns[0]).toBeUndefined()
  })

  it.each(['unit', 'Units', 'Height Unit', 'Einheit'])('called %s are refused: a unit is in a name', (name) => {
    const read = (map?: string) => tableColumns([name, 'SizeCm'], tableForm({ map }))
    expect(read).toThrow(
      `the column ${name} is not read, and units are said by the names of columns, such as SizeCm_in; --map ${name}= passes it through`,
    )
    expect(read(`${name}=`).columns[0]).toBeUndefined()
  })

  it('that are refused are all named at once, with what passes them through', () => {
    const read = (map?: string) => tableColumns(['Heigth', 'Ht', 'unit', 'BMI', 'WeightKg'], tableForm({ map }))
    expect(() => read()).toThrow(
      new UsageError(
        'unknown column Heigth (did you mean SizeCm?): --map Heigth=SizeCm reads it as that; unknown column Ht (did you mean SizeCm?): --map Ht=SizeCm reads it as that; the column unit is not read, and units are said by the names of columns, such as SizeCm_in; the column BMI is not read: it is calculated from SizeCm and WeightKg; --map Heigth=,Ht=,unit=,BMI= passes them through',
      ),
    )
    expect(read('Heigth=,Ht=,unit=,BMI=').columns.map((column) => column?.name)).toEqual([
      ...[undefined, undefined, undefined, undefined, 'WeightKg'],
    ])
  })

  it.each([
    ['ht_cm', 'SizeCm', undefined],
    ['Ht (cm)', 'SizeCm', undefined],
    ['wt_lb', 'WeightKg', 'lb'],
  ])('called %s are %s', (name, element, unit) => {
    expect(tableColumns([name, 'SeatCm'], tableForm({})).columns[0]).toEqual(
      expect.objectContaining({ name: element, ...(unit !== undefined && { unit }) }),
    )
  })

  it.each(['care unit', 'BloodPressure', 'weeks_premature_ward', 'week'])('called %s are passed through', (name) => {
    expect(tableColumns([name, 'SizeCm'], tableForm({})).columns[0]).toBeUndefined()
  })

  it('called Arm are those of a study, but for one in a unit', () => {
    const read = (name: string, map = '') => tableColumns([name, 'SeatCm'], tableForm({ map })).columns[0]?.name
    expect([read('Arm', 'Arm='), read('arm', 'SeatCm=SeatCm'), read('Arm (mm)', 'SeatCm=SeatCm')]).toEqual([
      undefined,
      undefined,
      'ArmCm',
    ])
    expect(read('Arm', 'Arm=ArmCm')).toBe('ArmCm')
  })

  it('that are not known are named, and passed through', async () => {
    const table = 'Id,Site,SizeCm,Visit\na,North,80,v1\na,North,85,v2\n'
    const { passed, results, text } = await batchOf(table)
    expect(passed).toEqual(['Site', 'Visit'])
    expect(results[0]?.['Other']).toEqual([
      { Site: 'North', Visit: 'v1' },
      { Site: 'North', Visit: 'v2' },
    ])
    expect(text).not.toContain('not known')
    const long = tableOf((await batchOf(table, { to: 'csv', columns: 'Id,others,SizeCm' })).text)
    expect(long).toEqual(['Id,Site,Visit,SizeCm', 'a,North,v1,80', 'a,North,v2,85'])
  })
})

describe('cells', () => {
  it.each([
    ['04.06.2014', 'dd.mm.yyyy'],
    ['4.6.2014', 'dd.mm.yyyy'],
    ['04/06/2014', 'dd/mm/yyyy'],
    ['06/04/2014', 'mm/dd/yyyy'],
    ['20140604', 'yyyymmdd'],
    ['2014-06-04', 'yyyy-mm-dd'],
  ])('%s is a date written %s', async (date, dates) => {
    const { results } = await batchOf(`DateOfBirth,Gender\n${date},m\n`, { dates })
    expect(results).toMatchObject([{ DateOfBirth: '2014-06-04T00:00:00' }])
  })

  it.each([
    ['31.02.2014', 'dd.mm.yyyy'],
    ['06/14/2014', 'dd/mm/yyyy'],
    ['04.06.14', 'dd.mm.yyyy'],
    ['04/06/2014', 'dd.mm.yyyy'],
    ['04.06.2014', 'yyyy-mm-dd'],
  ])('%s is no date written %s', async (date, dates) => {
    const { errors } = await batchOf(`DateOfBirth,Gender\n${date},m\n`, { dates })
    expect(errors).toMatchObject([
      { Line: 2, Column: 'DateOfBirth', Value: date, Accepted: expect.stringContaining(dates) },
    ])
  })

  it.each([
    ['Age in months', '24', {}, 2],
    ['age_days', '730.5', {}, 2],
    ['Alter (Jahre)', '2', {}, 2],
    ['Age', '24', { 'age-unit': 'months' }, 2],
  ])('%s %s is an age', async (column, cell, values, years) => {
    expect(await firstVisit(`Gender,${column},SizeCm\nm,${cell},85\n`, values)).toMatchObject({ AgeInYears: years })
  })

  it.each(['NA', 'NaN', '.', 'null', '#N/A', ''])('%j is missing', async (cell) => {
    const { results, state } = await batchOf(`Id,LastName,SizeCm,WeightKg\n1,NA,80,${cell}\n`)
    expect(results).toMatchObject([{ LastName: 'NA', Measurements: [{ SizeCm: 80 }] }])
    expect(state).toMatchObject({ failures: 0, incomplete: 0 })
  })

  it('are missing by an option', async () => {
    const { state } = await batchOf('Id,SizeCm,WeightKg\n1,80,-99\n2,9999,8\n', { missing: '-99,9999' })
    expect(state).toMatchObject({ failures: 0, incomplete: 0 })
  })

  it('have codes of the sexes if these are stated', async () => {
    const table = 'Sex,SizeCm\n1,80\n2,80\nw,80\n'
    const { results } = await batchOf(table, { 'sex-codes': '1,2' })
    expect(results.map(({ Gender }) => Gender)).toEqual(['Male', 'Female', 'w'])
    for (const codes of ['1=male,2=female', '1', '1,1', '1,2,3'])
      await expect(batchOf(table, { 'sex-codes': codes })).rejects.toThrow('the code of boys, a comma and the code')
    const { errors } = await batchOf(table)
    expect(errors).toMatchObject([
      { Value: '1', Accepted: expect.arrayContaining(['a code that --sex-codes names']) },
      {},
    ])
  })

  it('with a point are no numbers where the comma is the decimal mark: it may separate thousands', async () => {
    const { errors } = await batchOf('Id;WeightBirthG\n1;3.250\n', { decimal: 'comma' })
    expect(errors).toMatchObject([{ Column: 'WeightBirthG', Value: '3.250', Accepted: 'a number such as 86,5' }])
  })
})

describe('a table of results', () => {
  const table =
    'Id,DateOfBirth,Gender,Date,SizeCm,WeightKg\na,2014-06-04,m,2023-06-05,132.5,28.4\na,2014-06-04,m,2024-06-04,138.2,x\nb,2014-06-04,f,2024-06-04,20,30\nc,2014-06-04,f,,,\n'

  it('is long: a row for each visit, with codes of messages', async () => {
    const { text, state } = await batchOf(table, {
      to: 'csv',
      columns: 'Record,Id,Date,AgeYears,SizeSds,Severity,Messages,Incomplete',
    })
    expect(tableOf(text)).toEqual([
      'Record,Id,Date,AgeYears,SizeSds,Severity,Messages,Incomplete',
      '1,a,2023-06-05,9,-0.66,,,1',
      '2,b,2024-06-04,10,-6,error,bmi_limits size_score,',
      '3,c,,,,,,',
    ])
    expect(state).toMatchObject({ records: 3, incomplete: 1 })
  })

  it('has the worst of the messages of the visit and of the patient as its severity', async () => {
    const children = [
      ['a', '210,3480,181', 'error', 'birth_week_limits'],
      ['b', '40,3.48,181', 'error', 'birth_weight_limits'],
      ['c', '40,3480,1.8', 'error', 'father_size_limits'],
      ['d', '40,3480,181', '', ''],
    ] as const
    const rows = children.flatMap(([id, birth]) =>
      ['2023-06-05,132.5', '2024-06-04,138.2'].map((visit) => `${id},2014-06-04,m,${birth},${visit}\n`),
    )
    const head = 'Id,DateOfBirth,Gender,WeekBirth,WeightBirthG,SizeFatherCm,Date,SizeCm\n'
    const options = { to: 'csv', columns: 'Id,Severity,PatientMessages' }
    const { text, state } = await batchOf(head + rows.join(''), options)
    const lines = tableOf(text).slice(1)
    expect(lines.map((line) => line.split(',').slice(0, 2).join())).toEqual(
      children.flatMap(([id, , severity]) => [`${id},${severity}`, `${id},${severity}`]),
    )
    for (const [i, [, , , code]] of children.entries()) expect(lines[2 * i]).toContain(code)
    expect(stateText(state)).toBe('4 records, 0 failed, 3 with an error about the patient; 8 visits, 8 with a score')
    const { text: alone } = await batchOf('Id,WeekBirth\na,210\n', options)
    expect(tableOf(alone)[1]).toContain('a,error,')
  })

  it('is wide with a limit of visits', async () => {
    const two = 'Id,Gender,SizeCm\na,m,80\na,m,85\nb,m,90\n'
    const { text } = await batchOf(two, { to: 'csv', columns: 'Id,SizeCm', wide: '2' })
    expect(tableOf(text)).toEqual(['Id,SizeCm_1,SizeCm_2', 'a,80,85', 'b,90,'])
    const { errors, state } = await batchOf(two, { to: 'csv', columns: 'Id,SizeCm', wide: '1' })
    expect(errors).toMatchObject([{ Id: 'a', Lost: 'record', Reason: expect.stringContaining('has 2 visits') }])
    expect(state).toMatchObject({ failures: 1 })
  })

  it('has the digits that are asked for, and scores before they are bounded', async () => {
    const columns = 'SizeSds,SizeSdsRaw,SizeSdsAccuracy,SizePercentile,SizeSdsReference'
    const giant = 'DateOfBirth,Gender,Date,SizeCm\n2014-06-04,m,2024-06-04,195\n'
    const { text } = await batchOf(giant, { to: 'csv', columns, digits: '5' })
    expect(tableOf(text)[1]).toMatch(/^6,\d+\.\d{5},greater_or_equal,99\.99999,\S+ \d{4}$/)
  })

  it('has no texts that a spreadsheet runs, unless they are asked for as they are', async () => {
    const hostile = 'Id,Site,SizeCm\n=1+1,"@x, ""y""",80\n-5,+49 7,81\n'
    const rows = async (values: OptionValues) =>
      tableOf((await batchOf(hostile, { to: 'csv', columns: 'Id,Site', ...values })).text).slice(1)
    expect(await rows({})).toEqual([`'=1+1,"'@x, ""y"""`, "-5,'+49 7"])
    expect(await rows({ verbatim: true })).toEqual(['=1+1,"@x, ""y"""', '-5,+49 7'])
    expect((await batchOf(hostile, { to: 'tsv', columns: 'Id,Site', 'no-header': true })).text).toBe(
      `'=1+1\t"'@x, ""y"""\n-5\t'+49 7\n`,
    )
  })

  it('has its column names even without a row', async () => {
    for (const empty of ['Id,Site,SizeCm\n', 'Id,Site,SizeCm']) {
      const { text, state } = await batchOf(empty, { to: 'csv', columns: 'Id,others' })
      expect([text, state.records]).toEqual(['Id,Site\n', 0])
    }
    expect((await batchOf('', { to: 'csv', columns: 'Id' }, { from: 'ndjson' })).text).toBe('Id\n')
    expect((await batchOf('', {}, { from: 'ndjson' })).text).toBe('')
  })

  it('takes at most 100 bytes a visit', async () => {
    const visits = Array.from(
      { length: 500 },
      (_, i) => `child-${i},2014-06-04,m,2024-06-04,${130 + (i % 20)}.5,${28 + (i % 9)}.4,52.1`,
    )
    const { text } = await batchOf(`Id,DateOfBirth,Gender,Date,SizeCm,WeightKg,HeadCm\n${visits.join('\n')}\n`, {
      to: 'csv',
    })
    expect(text.length / visits.length).toBeLessThan(100)
  })

  it('has a name for every column once', () => {
    const names = resultColumns(tableDigits(2)).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the counts', () => {
  it('are of visits with a score, and of children without any', async () => {
    const rows = words(`
      a,2014-06-04,m,,,2024-06-04,138.2, a,2014-06-04,m,,,2024-12-04,, b,2014-06-04,m,40,3400,,,
      c,2014-06-04,m,,,2013-06-04,80, d,2014-06-04,m,,,2024-06-04,,60 e,2014-06-31,m,,,2024-06-04,138.2,
    `)
    const table = `Id,DateOfBirth,Gender,WeekBirth,WeightBirthG,Date,SizeCm,WaistCm\n${rows.join('\n')}\n`
    const { state } = await batchOf(table)
    expect(state).toEqual({
      records: 5,
      failures: 1,
      incomplete: 0,
      patientErrors: 0,
      visits: 4,
      scoredVisits: 1,
      unscored: 2,
      lowHeights: 0,
    })
    expect(stateText(state)).toBe('5 records, 1 failed; 4 visits, 1 with a score; 2 children without a score')
    expect(stateText(emptyState)).toBe('0 records, 0 failed; 0 visits, 0 with a score')
  })
})

describe('progress', () => {
  it('tells the records and how long it will still take', () => {
    const state = { ...emptyState, records: 1000, failures: 2, incomplete: 1 }
    expect(progressLine(state, 0.25, 10)).toMatch(
      /^█{8}░{22} {2}25 % {2}1000 records, 100\/s, 2 failed, 1 incomplete, 30 s left$/,
    )
    expect(progressLine({ ...state, failures: 0, incomplete: 0 }, undefined, 10)).toBe('1000 records, 100/s')
    expect([duration(89.2), duration(600), duration(12_000)]).toEqual(['90 s', '10 min', '3 h 20 min'])
  })
})

const day = fc
  .integer({ min: 0, max: 6000 })
  .map((days) => new Date(Date.UTC(2008, 0, 1 + days)).toISOString().slice(0, 10))
const decimal = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)
const visit: fc.Arbitrary<Measurement> = fc.record(
  { date: day, sizeCm: decimal(20, 230), weightKg: decimal(1, 200), headCm: decimal(20, 70) },
  { requiredKeys: ['date'] },
)
const child: fc.Arbitrary<Patient> = fc.record(
  {
    dateOfBirth: day,
    gender: fc.constantFrom('male', 'female'),
    sizeFatherCm: decimal(140, 220),
    weekBirth: fc.integer({ min: 20, max: 43 }),
    measurements: fc.array(visit, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['dateOfBirth', 'gender', 'measurements'] },
)

describe('a batch of children', () => {
  const header = 'Id,DateOfBirth,Gender,SizeFatherCm,WeekBirth,Date,SizeCm,WeightKg,HeadCm'
  const tableText = (children: readonly Patient[]) =>
    [
      header,
      ...children.flatMap((each, i) =>
        (each.measurements ?? []).map(({ date, sizeCm, weightKg, headCm }) =>
          [i, each.dateOfBirth, each.gender, each.sizeFatherCm, each.weekBirth, date, sizeCm, weightKg, headCm].join(
            ',',
          ),
        ),
      ),
    ].join('\n')

  it('is each of them calculated alone, whatever the format', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(child, { minLength: 1, maxLength: 70 }),
        fc.integer({ min: 1, max: 5000 }),
        async (children, size) => {
          const today = '2026-06-01'
          const expected = children.flatMap((each) =>
            calculatePatient(each, { today }).measurements.map((visit) =>
              [visit.sizeSds, visit.weightSds, visit.bmiSds, visit.headSds].map((score) => score?.raw),
            ),
          )
          const options = { today, to: 'csv', columns: 'SizeSdsRaw,WeightSdsRaw,BmiSdsRaw,HeadSdsRaw', digits: '12' }
          const documents = children.map((each) => formatPatientJson(each, { pretty: false })).join('\n')
          const csv = tableText(children)
          const texts = [
            (await batchOf(csv, options, { size })).text,
            (await batchOf(csv.replaceAll(',', '\t'), options, { size, from: 'tsv' })).text,
            (await batchOf(csv.replaceAll(',', ';').replaceAll('.', ','), { ...options, decimal: 'comma' }, { size }))
              .text,
            (await batchOf(documents, options, { size, from: 'ndjson' })).text,
          ]
          for (const text of texts) expect(text).toBe(texts[0])
          const scores = tableOf(texts[0] ?? '')
            .slice(1)
            .map((line) => line.split(','))
          expect(scores).toHaveLength(expected.length)
          scores.forEach((cells, row) => {
            cells.forEach((cell, column) => {
              const raw = expected[row]?.[column]
              if (raw === undefined) expect(cell).toBe('')
              else expect(Number(cell)).toBeCloseTo(raw, 10)
            })
          })
        },
      ),
      runsOf(15),
    )
  })

  it('keeps every row or says which is lost, whatever the table', async () => {
    const cell = fc.oneof(
      fc.constantFrom('80', 'm', 'a', 'b', '', '2014-06-04', '"', '""', '"x"', 'NA', '\r', '\0', ';', '=1', ' '),
      fc.string({ maxLength: 6 }),
    )
    const rows = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('csv', 'ndjson'),
        async (cells, size, to) => {
          const text = `Id,DateOfBirth,Gender,SizeCm\n${cells.map((row) => row.join(',')).join('\n')}\n`
          const { results, errors, state, text: written } = await batchOf(text, { to }, { size })
          const failed = new Set(errors.filter(({ Lost }) => Lost === 'record').map(({ Record }) => Record))
          expect(failed.size).toBe(state.failures)
          if (to === 'ndjson') expect(results.length + failed.size).toBe(state.records)
          else if (written !== '') expect(written.split('\n')[0]).toMatch(/^Record,Id,Date,/)
          for (const { Line } of errors) expect(Line).toBeGreaterThan(1)
        },
      ),
      runsOf(150),
    )
  })

  it.each([
    ['a cell of 10 MB', `a,m,"${'x'.repeat(10_000_000)}"\nb,m,80\n`],
    ['a cell of 10 MB without an end', `a,m,"${'x'.repeat(10_000_000)}\nb,m,80\n`],
    ['quotes that no line closes', `${'a,m,"\n'.repeat(2000)}b,m,80\n`],
    ['long lines within quotes', `a,m,"${`${'x'.repeat(longestLine - 100)}\n`.repeat(20)}"\nb,m,80\n`],
    ['more rows of a child than a patient may have', `${'a,m,80\n'.repeat(30_000)}b,m,80\n`],
  ])('is not stopped by %s', async (_, rows) => {
    const { errors, results } = await batchOf(`Id,Gender,SizeCm\n${rows}`, {}, { size: 65_536 })
    expect(results.at(-1)).toMatchObject({ Id: 'b', Measurements: [{ SizeCm: 80 }] })
    expect(errors.length).toBeGreaterThan(0)
  })
})
