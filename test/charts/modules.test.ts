import { describe, expect, it } from 'vitest'
import type { ChartOptions } from '../../src/charts/chart-growth.js'
import { courseCharts } from '../../src/charts/course/course-charts.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { who } from '../../src/clinical/references/index.js'
import { de, en } from '../../src/ground/languages/index.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { createCharts } from '../../src/shown/render/create-charts.js'
import { renderChart } from '../../src/shown/render/render-chart.js'

/** Falls by more than two centile spaces of weight and 2 SD of length; her head is small by both references. */
const girl: Patient = {
  dateOfBirth: '2024-10-01',
  gender: 'female',
  weekBirth: 39,
  weightBirthG: 3400,
  measurements: [
    { date: '2024-12-31', weightKg: 6.2, sizeCm: 61, headCm: 39 },
    { date: '2025-11-28', weightKg: 7.6, sizeCm: 69, headCm: 41 },
  ],
}
const today = '2025-12-01'
const switchedOff: ChartOptions = { today, locale: 'en', modules: ['scores', 'plausibility', 'charts', 'exchange'] }
const said = (type: 'Height' | 'Weight' | 'Head', options: ChartOptions) => {
  const { cautions, notes } = chartData(girl, { type }, options)
  return { cautions: cautions.join(' '), notes: notes.join(' ') }
}

describe('charts without growth over time', () => {
  it.each([
    [
      'Height',
      'Height SDS has fallen by',
      'A fall of the height SDS is not assessed here.',
      'Auf einen Abfall des Größen-SDS wird hier nicht geprüft.',
    ],
    [
      'Weight',
      'Faltering growth?',
      'Faltering growth is not assessed here.',
      'Auf eine Gedeihstörung wird hier nicht geprüft.',
    ],
    ['Head', 'below −2 SDS', 'Growth of the head is not assessed here.', 'Das Kopfwachstum wird hier nicht beurteilt.'],
  ] as const)('of %s say that it is not assessed', (type, finding, note, germanNote) => {
    const whole = said(type, { today, locale: 'en' })
    expect(whole.cautions).toContain(finding)
    expect(whole.notes).not.toContain(note)
    const part = said(type, switchedOff)
    expect(part.cautions).not.toContain(finding)
    expect(part.notes).toContain(note)
    expect(said(type, { ...switchedOff, locale: 'de' }).notes).toContain(germanNote)
  })

  it('of a disease say nothing of it', () => {
    const { notes } = chartData(
      { ...girl, diseases: ['TurnerSyndrome'] },
      { type: 'HeightWithTurnerSyndrome' },
      switchedOff,
    )
    expect(notes.join(' ')).not.toContain('not assessed')
  })

  it.each([
    ['HeightVelocity', {}],
    ['Weight', { thriveLines: true }],
    ['Height', { expected: true }],
    ['Weight', { layout: 'sheet' }],
    ['Weight', { course: true }],
  ] as const)('of type %s with %j are refused', async (type, more) => {
    await expect(renderChart(girl, { type, ...more }, switchedOff)).rejects.toMatchObject({ code: 'module_off' })
    expect((await renderChart(girl, { type, ...more }, { today })).body).toContain('<svg')
  })

  it('have no section of it on a page', async () => {
    const page = async (options: ChartOptions) =>
      (await renderChart(girl, { type: 'Weight', format: 'Html' }, options)).body
    const texts = [en.page.course, en.page.gains]
    const whole = await page({ today, locale: 'en' })
    const part = await page(switchedOff)
    for (const text of texts) {
      expect(whole).toContain(text)
      expect(part).not.toContain(text)
    }
    expect(part).toContain('Faltering growth is not assessed here.')
  })
})

describe('createCharts', () => {
  it('assesses growth over time with courseCharts among its equipment, and says where it does not', () => {
    const weight = (equipment: object) =>
      createCharts({ references: who, language: de, ...equipment }).chartData(girl, { type: 'Weight' }, { today })
    expect(weight({ courseCharts }).cautions.join(' ')).toContain('Gedeihstörung?')
    const { cautions, notes } = weight({})
    expect(cautions.join(' ')).not.toContain('Gedeihstörung?')
    expect(notes).toContain('Auf eine Gedeihstörung wird hier nicht geprüft.')
  })
})

it('a deployment without charts draws none', async () => {
  const options: ChartOptions = { today, modules: ['scores', 'plausibility'] }
  expect(() => chartData(girl, { type: 'Height' }, options)).toThrow(
    'charts: the module charts is switched off here (option modules).',
  )
  await expect(renderChart(girl, { type: 'Height' }, options)).rejects.toMatchObject({ code: 'module_off' })
})
