import { describe, expect, it } from 'vitest'
import { expectedGrowth } from '../../../src/clinical/course/expected/expected-growth.js'
import { formatNumber } from '../../../src/ground/text/number.js'
import { batchOf } from './batch-of.js'

const today = '2026-11-22'
const visits = [
  { date: '2021-06-04', sizeCm: 110, weightKg: 18.5 },
  { date: '2022-06-04', sizeCm: 116.5, weightKg: 21 },
  { date: '2023-06-04', sizeCm: 119 },
  { date: '2024-06-04', sizeCm: 127.5, weightKg: 26 },
]
const lines = [
  'Id,DateOfBirth,Gender,Diseases,Date,SizeCm,WeightKg',
  ...['', 'TurnerSyndrome'].flatMap((disease) =>
    visits.map(
      ({ date, sizeCm, weightKg = '' }) => `${disease || 'a'},2016-06-04,w,${disease},${date},${sizeCm},${weightKg}`,
    ),
  ),
]

async function rowsOf(columns: string, values: object = {}) {
  const { text } = await batchOf(`${lines.join('\n')}\n`, { to: 'csv', columns, today, digits: '4', ...values })
  const [head = '', ...rows] = text.trimEnd().split('\n')
  const names = head.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [names[i] ?? '', cell])))
}

describe('what was expected of each visit in a table', () => {
  it.each(['size', 'weight', 'bmi'] as const)(
    'is that of expectedGrowth from the visits before it: %s',
    async (measure) => {
      const name = { size: 'Size', weight: 'Weight', bmi: 'Bmi' }[measure]
      const rows = await rowsOf('Id,expected')
      const written = (value: number) => formatNumber(value, { min: 0, max: 4 })
      const found = visits.map(({ date, sizeCm, weightKg }) => {
        const value = { size: sizeCm, weight: weightKg, bmi: weightKg && weightKg / (sizeCm / 100) ** 2 }[measure]
        if (value === undefined) return ['', '', '']
        const patient = { dateOfBirth: '2016-06-04', gender: 'female', measurements: visits } as const
        const next = expectedGrowth(patient, { measure, at: date, value, today })
        if ('reason' in next) return ['', '', next.reason.code]
        return [written(next.sds.value), written(next.conditionalSds?.value ?? Number.NaN), '']
      })
      const cells = rows
        .slice(0, 4)
        .map((row) => ['ExpectedSds', 'ConditionalSds', 'NotExpected'].map((of) => row[name + of]))
      expect(cells).toEqual(found)
      expect(found.filter(([sds]) => sds !== '').length).toBeGreaterThan(0)
      expect(rows.slice(4).map((row) => row[`${name}NotExpected`])).toEqual(
        found.map((cell) => (cell.join('') === '' ? '' : 'disease')),
      )
    },
  )

  it('is in no other group, and in all neither', async () => {
    for (const columns of ['default', 'all', 'scores']) {
      const [row = {}] = await rowsOf(columns)
      expect(Object.keys(row).filter((name) => name.includes('Expected'))).toEqual([])
    }
  })

  it('is refused where growth over time is off', async () => {
    const refused = rowsOf('Id,expected', { modules: 'scores,plausibility' })
    await expect(refused).rejects.toThrow(
      '--columns names SizeExpectedSds, which belongs to the module course; --modules has it off',
    )
  })
})
