import { expect, test } from 'vitest'
import { chartData, type Measurement, type Patient, renderChart } from '../../src/index.js'

const today = '2026-11-28'
const child = { gender: 'female', dateOfBirth: '2016-05-10' } as const
const earlier = [
  { date: '2024-05-14', sizeCm: 127, weightKg: 24.5 },
  { date: '2025-05-13', sizeCm: 132, weightKg: 27 },
]
const impossible = { date: '2026-05-12', sizeCm: 312, weightKg: 30 }

async function words(measurements: readonly Measurement[], layout: 'chart' | 'sheet', type: 'Height' | 'Bmi') {
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
    expect(sheet).toMatch(/Later value \(12 May 2026\) not used|Later value .{0,40}12 May/)
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
