import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { calculateWithPuberty } from '../../src/clinical/course/puberty/assess-puberty.js'
import { fieldlessDiseaseScores } from '../../src/clinical/growth/disease.js'
import { cerebralPalsy } from '../../src/clinical/references/national/cerebral-palsy.js'
import { olsen } from '../../src/clinical/references/national/olsen.js'
import { trisomy21Netherlands } from '../../src/clinical/references/national/trisomy-21-netherlands.js'
import { tableColumns } from '../../src/command/batch/read/input-columns.js'
import { tableForm } from '../../src/command/batch/read/table-form.js'
import { unwrittenWarning } from '../../src/command/batch/run/column-warnings.js'
import { resultTable } from '../../src/command/printed/result-table.js'
import { de } from '../../src/ground/languages/de/index.js'
import { en } from '../../src/ground/languages/en/index.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { batchOf } from './batch/batch-of.js'

const today = '2026-11-22'

const girl: Patient = {
  dateOfBirth: '2012-02-10',
  gender: 'female',
  gmfcsLevel: 5,
  tubeFed: true,
  measurements: [
    { date: '2016-02-12', sizeCm: 88, weightKg: 11 },
    { date: '2024-02-12', sizeCm: 130, weightKg: 26 },
  ],
}

const table = 'Id,DateOfBirth,Gender,GmfcsLevel,TubeFed,Date,SizeCm,WeightKg,WaistCm,SystolicMmHg,BreastStage\n'
const rows = 'a,2012-02-10,female,5,true,2016-02-12,88,11,50,100,\na,2012-02-10,female,5,true,2024-02-12,130,26,60,,2\n'

describe('scores by GMFCS level', () => {
  it('are in the table with the general ones, with the level', () => {
    const german = resultTable(calculatePatient(girl, { references: cerebralPalsy, today }), de)
    expect(german).toContain('Zerebralparese GMFCS V mit Sonde')
    expect(german.match(/Zerebralparese SDS/g)).toHaveLength(3)
    expect(german).toMatch(/2016-02-12 +4,01 +88,0 +-3,90 +0,01 +-0,32 +37,6/)
  })

  it.each([
    [{ gmfcsLevel: 3 }, 'cerebral palsy GMFCS III\n'],
    [{ gmfcsLevel: 5, tubeFed: undefined }, 'cerebral palsy GMFCS V\n'],
    [{ gmfcsLevel: 5, tubeFed: false }, 'cerebral palsy GMFCS V, not tube-fed\n'],
  ])('name the level as far as it is stated: %o', (level, text) => {
    expect(resultTable(calculatePatient({ ...girl, ...level }, { today }), en)).toContain(text)
  })

  it('name no level that does not exist', () => {
    expect(resultTable(calculatePatient({ ...girl, gmfcsLevel: 7 }, { today }), en).split('\n')[0]).not.toContain(
      'GMFCS',
    )
  })

  it('are columns of a batch, as calculated', async () => {
    const columns = 'GmfcsLevel,TubeFed,SizeCerebralPalsySds,WeightCerebralPalsyPercentile,BmiCerebralPalsySdsReference'
    const { text } = await batchOf(table + rows, { to: 'csv', today, columns, references: 'cerebral-palsy' })
    const [first] = calculatePatient(girl, { references: cerebralPalsy, today }).measurements
    const [size, weight] = first?.diseaseScores ?? []
    const expected = [size?.score.value, weight?.percentile].map((value) => Number(value?.toFixed(2)))
    expect(text.split('\n')[1]).toBe(`5,1,${expected.join()},Brooks (GMFCS V TF) 2011`)
  })

  it('are among all columns, and those of diseases without a field in the result too', async () => {
    const { text } = await batchOf(table + rows, { to: 'csv', today, columns: 'all' })
    const names = text.split('\n')[0]?.split(',') ?? []
    expect(names).toEqual(expect.arrayContaining(['GmfcsLevel', 'TubeFed', 'SizeTurnerSyndromeSds']))
    for (const { disease, measure } of fieldlessDiseaseScores) {
      const name = `${measure.charAt(0).toUpperCase()}${measure.slice(1)}${disease}`
      expect(names).toEqual(expect.arrayContaining([`${name}Sds`, `${name}Percentile`, `${name}SdsReference`]))
    }
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('scores by the Dutch references of trisomy 21', () => {
  it('are in the table with the general ones', () => {
    const child = {
      dateOfBirth: '2012-02-10',
      gender: 'female',
      diseases: ['Trisomy21'],
      measurements: [{ date: '2012-08-12', sizeCm: 62, weightKg: 6, headCm: 40 }],
    } as const
    // Zemel's body mass index begins at two years.
    const text = resultTable(calculatePatient(child, { references: trisomy21Netherlands, today }), en)
    expect(text.match(/Trisomy 21 SDS/g)).toHaveLength(3)
    expect(text).toMatch(/62\.0 +-1\.75 +4\.0 +-0\.64/)
  })
})

describe('a table of results', () => {
  it('has size at birth with its scores', () => {
    const newborn = { gender: 'male', weekBirth: 28, sizeBirthCm: 37, weightBirthG: 1100, headBirthCm: 26 } as const
    const text = resultTable(calculatePatient(newborn, { references: olsen, today }), en)
    expect(text).toContain('head circumference at birth 26.0 cm (')
    expect(text).toMatch(/BMI at birth 8\.0 kg\/m² \([+-]\d\.\d\d SDS\)/)
    expect(resultTable(calculatePatient(newborn, { today }), en)).not.toContain('BMI at birth')
  })

  it('has the stages of puberty, and each of their hints once', () => {
    const puberty = [{ date: '2018-03-10', breastStage: 2, pubicHairStage: 1 }]
    const result = calculateWithPuberty({ dateOfBirth: '2011-03-05', gender: 'female', puberty }, { today })
    const text = resultTable(result, en)
    expect(text).toContain('  2018-03-10, 7.0 years: breast B2')
    expect(text.match(/Carel 2009/g)).toHaveLength(1)
  })
})

describe('a batch without --columns', () => {
  const warningFor = (header: string) => unwrittenWarning(tableColumns(header.split(','), tableForm({})))

  it('names what it read and the default columns lack', () => {
    expect(warningFor(table.trimEnd())).toBe(
      'read, but not in the default columns: GmfcsLevel, WaistCm, SystolicMmHg, BreastStage; --columns default,values,scores,patient adds them and their scores',
    )
    expect(warningFor('Id,SizeCm,Sitzhöhe')).toMatch(/: SeatCm; --columns default,values,scores adds/)
  })

  it('names nothing where the default columns have it, or other columns say it', () => {
    expect(
      warningFor('Id,FirstName,DateOfBirth,Gender,WeekBirth,Date,AgeInYears,SizeCm,SizePosition,WeightKg,HeadCm'),
    ).toBeUndefined()
  })
})
