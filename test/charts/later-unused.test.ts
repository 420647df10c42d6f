import { expect, test } from 'vitest'
import { chartData, type Measurement, type Patient, renderChart } from '../../src/index.js'

const today = '2026-11-28'
const child = { gender: 'female', dateOfBirth: '2016-05-10' } as const
const earlier = [
  { date: '2024-05-14', sizeCm: 127, weightKg: 24.5 },
  { date: '2025-05-13', sizeCm: 132, weightKg: 27 },
]
const impossible = { date: '2026-05-12', sizeCm: 312, weightKg: 30 }

async function words(
  measurements: readonly Measurement[],
  layout: 'chart' | 'sheet',
  type: 'Height' | 'Bmi' | 'Weight' | 'WeightLength',
) {
  const patient: Patient = { ...child, measurements }
  const chart = await renderChart(patient, { type, format: 'Svg', layout }, { today, locale: 'en' })
  return String(chart.body)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test.each(['Height', 'Bmi'] as const)(
  'a latest value with an impossible one after it is called so (%s)',
  async (type) => {
    const visits = [...earlier, impossible]
    expect(await words(visits, 'chart', type)).toContain('later value (12 May 2026) not used')
    expect(await words(visits, 'chart', type)).toContain('Later value (12 May 2026) not used.')
    const sheet = await words(visits, 'sheet', type)
    expect(sheet).toContain('Latest used')
    expect(sheet).toMatch(/Latest used: [\w. ]+, 13 May 2025, 9 years, Later value \(12 May 2026\) not used,/)
    // Among the facts, beneath the latest value.
    expect(sheet).toMatch(/13 May 2025 [^.]* Later value \(12 May 2026\) not used SDS/)
  },
)

test.each([
  ['without one', earlier],
  ['with one before it', [...earlier, { ...impossible, date: '2024-11-12' }]],
])('a latest value %s is the latest', async (_, visits) => {
  for (const layout of ['chart', 'sheet'] as const) {
    const text = await words(visits, layout, 'Height')
    expect(text).not.toMatch(/[Ll]ater value|Latest used/)
  }
  expect(chartData({ ...child, measurements: visits }, { type: 'Height' }, { today }).points).toHaveLength(2)
})

test.each([
  ['of two the last', [{ ...impossible, date: '2025-11-11' }, impossible], '12 May 2026'],
  ['one of a future day', [{ ...impossible, date: '2027-05-13', sizeCm: 139 }], '13 May 2027'],
])('after a latest value is named %s', async (_, later, date) => {
  for (const visits of [
    [...earlier, ...later],
    [...[...later].reverse(), ...earlier],
  ]) {
    const text = await words(visits, 'chart', 'Height')
    expect(new Set(text.match(/later value \(.*?\) not used/gi))).toEqual(
      new Set([`later value (${date}) not used`, `Later value (${date}) not used`]),
    )
  }
})

test('an unused value without a day is not called later', async () => {
  const { date: _, ...undated } = impossible
  const text = await words([...earlier, { ...undated, sizeCm: 139 }], 'chart', 'Height')
  expect(text).toContain('no date or age')
  expect(text).not.toMatch(/later value/i)
})

test('on a chart by length no unused value is called later', async () => {
  const visits = [
    { date: '2017-05-10', sizeCm: 74, weightKg: 9 },
    { date: '2017-11-10', sizeCm: 80, weightKg: 90 },
  ]
  const text = await words(visits, 'chart', 'WeightLength')
  expect(text).toContain('not shown: implausible')
  expect(text).not.toMatch(/later value/i)
  expect(await words(visits, 'chart', 'Weight')).toMatch(/later value/i)
})
