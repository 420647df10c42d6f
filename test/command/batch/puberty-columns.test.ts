import { describe, expect, it } from 'vitest'
import { assessPuberty } from '../../../src/clinical/course/puberty/assess-puberty.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { formatNumber } from '../../../src/ground/text/number.js'
import { batchOf } from './batch-of.js'

const today = '2026-11-22'
const girl = [
  'Id,DateOfBirth,Gender,Menarche,Date,SizeCm,BreastStage,PubicHairStage',
  'a,2012-06-04,w,2024-09-01,2022-06-04,140,2,1',
  'a,2012-06-04,w,2024-09-01,2023-06-04,,3,',
  'a,2012-06-04,w,2024-09-01,2024-06-04,155,,3',
]
const asPatient: Patient = {
  dateOfBirth: '2012-06-04',
  gender: 'female',
  menarche: '2024-09-01',
  puberty: [
    { date: '2022-06-04', breastStage: 2, pubicHairStage: 1 },
    { date: '2023-06-04', breastStage: 3 },
    { date: '2024-06-04', pubicHairStage: 3 },
  ],
  measurements: [],
}

/** The rows of a table of results, by the names of their columns. */
async function rowsOf(lines: readonly string[], columns: string, values: object = {}) {
  const { text, errors } = await batchOf(`${lines.join('\n')}\n`, { to: 'csv', columns, today, ...values })
  expect(errors).toEqual([])
  const [head = '', ...rows] = text.trimEnd().split('\n')
  const names = head.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [names[i] ?? '', cell])))
}

describe('stages of puberty in a table', () => {
  it('are findings of the day of their row', async () => {
    const { results } = await batchOf(`${girl.join('\n')}\n`, { today })
    expect(results[0]?.['Puberty']).toEqual([
      { Date: '2022-06-04T00:00:00', BreastStage: 2, PubicHairStage: 1 },
      { Date: '2023-06-04T00:00:00', BreastStage: 3 },
      { Date: '2024-06-04T00:00:00', PubicHairStage: 3 },
    ])
    const visits = results[0]?.['Measurements'] as readonly Record<string, unknown>[]
    expect(visits.map(({ SizeCm }) => SizeCm)).toEqual([140, undefined, 155])
    expect(visits[0]).not.toHaveProperty('BreastStage')
  })

  it.each([
    ['plain rows', girl],
    ['rows in quotes', girl.map((line) => line.replace(/^[^,]+/, (id) => `"${id}"`))],
    [
      'German names',
      girl.map((line) => line.replace('BreastStage', 'Tanner Brust').replace('PubicHairStage', 'Schambehaarung')),
    ],
  ])('are written with the scores of assessPuberty: %s', async (_, lines) => {
    const rows = await rowsOf(
      lines,
      'Date,BreastStage,BreastStageSds,PubicHairStageSds,BreastStageSdsAccuracy,MenarcheSds',
    )
    const { stages } = assessPuberty(asPatient, { today })
    const sds = (sign: string, date?: string) => {
      const score = stages.find((stage) => stage.sign === sign && (date === undefined || stage.date === date))?.sds
      return score === undefined ? '' : formatNumber(score.value, { min: 0, max: 2 })
    }
    expect(rows).toEqual(
      ['2022-06-04', '2023-06-04', '2024-06-04'].map((date, i) => ({
        Date: date,
        BreastStage: ['2', '3', ''][i],
        BreastStageSds: sds('breastStage', date),
        PubicHairStageSds: sds('pubicHairStage', date),
        BreastStageSdsAccuracy: i < 2 ? 'exact' : '',
        MenarcheSds: sds('menarche'),
      })),
    )
    expect(sds('menarche')).not.toBe('')
    expect(sds('breastStage', '2022-06-04')).not.toBe('')
  })

  it('say whether the onset is early or late, and nothing without a finding', async () => {
    const onsets = await rowsOf(
      [
        'Id,DateOfBirth,Gender,Date,SizeCm,BreastStage,TesticularVolumeMl,GenitalStage',
        'early,2016-06-04,w,2023-06-04,125,2,,',
        'late,2010-06-04,m,2025-06-04,150,,2,1',
        'usual,2012-06-04,m,2025-06-04,150,,8,3',
        'none,2012-06-04,m,2025-06-04,150,,,',
      ],
      'Id,PubertyEarly,PubertyLate,PubertyReference,TesticularVolumeMl',
    )
    const PubertyReference = 'Fredriks 2000'
    expect(onsets).toEqual([
      { Id: 'early', PubertyEarly: '1', PubertyLate: '0', PubertyReference, TesticularVolumeMl: '' },
      { Id: 'late', PubertyEarly: '0', PubertyLate: '1', PubertyReference, TesticularVolumeMl: '2' },
      { Id: 'usual', PubertyEarly: '0', PubertyLate: '0', PubertyReference, TesticularVolumeMl: '8' },
      { Id: 'none', PubertyEarly: '', PubertyLate: '', PubertyReference: '', TesticularVolumeMl: '' },
    ])
  })

  it('are in their groups, in wide tables too, and not in the default columns', async () => {
    const [wide] = await rowsOf(girl, 'Id,scores,values', { wide: '3' })
    expect(wide).toMatchObject({ BreastStage_1: '2', BreastStage_2: '3', PubicHairStage_3: '3' })
    expect(wide?.['BreastStageSds_2']).toMatch(/^-?\d/)
    const [plain] = await rowsOf(girl, 'default')
    expect(Object.keys(plain ?? {}).filter((name) => /Stage|Puberty|Menarche/.test(name))).toEqual([])
  })

  it('are lost, named, where they can’t be read; without a day they take no part, and a message says so', async () => {
    const broken = [...girl.slice(0, 2), 'a,2012-06-04,w,2024-09-01,2023-06-04,150,B?,']
    const { errors, results } = await batchOf(`${broken.join('\n')}\n`, { today })
    expect(errors).toMatchObject([{ Column: 'BreastStage', Value: 'B?', Lost: 'finding' }])
    expect(results[0]?.['Puberty']).toHaveLength(1)
    const undated = ['Id,DateOfBirth,Gender,AgeInYears,BreastStage', 'a,2012-06-04,w,10,2']
    const [row] = await rowsOf(undated, 'BreastStage,BreastStageSds,PatientMessages')
    expect(row).toEqual({ BreastStage: '', BreastStageSds: '', PatientMessages: 'puberty_finding_unused' })
  })

  const visitOf = (names: string, cells: string, quote = '') =>
    batchOf(`Id,DateOfBirth,Gender,Date,SizeCm,${names}\n${quote}a${quote},2012-06-04,w,2022-06-04,140,${cells}\n`, {
      today,
    })

  it.each([
    ['BreastStage', 'B2', 2],
    ['TannerB', 'b 3', 3],
    ['BreastStage', 'Tanner 4', 4],
    ['BreastStage', 'TANNER B5', 5],
    ['Schambehaarung', 'PH2', 2],
    ['PubicHairStage', 'P 3', 3],
    ['PubicHairStage', 'Ph IV', 4],
    ['GenitalStage', 'G1', 1],
    ['GenitalStage', 'II', 2],
    ['GenitalStage', 'v', 5],
  ])('are read as clinics write them: %s %s', async (name, cell, stage) => {
    for (const quote of ['', '"']) {
      const { results, errors } = await visitOf(name, cell, quote)
      expect(errors).toEqual([])
      const [finding] = (results[0]?.['Puberty'] ?? []) as readonly object[]
      expect(Object.values(finding ?? {})).toEqual(['2022-06-04T00:00:00', stage])
    }
  })

  it.each([
    ['BreastStage', 'nicht untersucht'],
    ['BreastStage', 'G2'],
    ['BreastStage', 'B6'],
    ['BreastStage', 'IIII'],
    ['TesticularVolumeMl', 'B2'],
  ])('lose an unreadable finding alone: %s %s', async (name, cell) => {
    for (const quote of ['', '"']) {
      const { results, errors } = await visitOf(`WeightKg,PubicHairStage,${name}`, `35,3,${cell}`, quote)
      expect(errors).toMatchObject([{ Record: 1, Id: 'a', Line: 2, Column: name, Value: cell, Lost: 'finding' }])
      expect(results[0]).toMatchObject({ Incomplete: true, Puberty: [{ PubicHairStage: 3 }] })
      expect(results[0]?.['Measurements']).toMatchObject([{ SizeCm: 140, WeightKg: 35 }])
    }
  })

  it('are lost with a visit that loses a measurement', async () => {
    const { results, errors } = await visitOf('WeightKg,BreastStage,PubicHairStage', '3S,3,?')
    expect(errors.map(({ Lost }) => Lost)).toEqual(['visit', 'finding'])
    expect(results[0]?.['Measurements'] ?? []).toEqual([])
    expect(results[0]).not.toHaveProperty('Puberty')
  })
})
