import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { resultTable } from '../../../src/command/printed/result-table.js'
import { locales } from '../../../src/ground/languages/built-in.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { jakob } from '../../fixtures/children.js'
import { languages } from '../../fixtures/languages.js'

const today = '2025-03-10'

describe.each(locales)('in the language %s', (locale) => {
  it.each(['Svg', 'Html'] as const)('%s says which it is', async (format) => {
    const { body } = await renderChart(jakob, { type: 'Height', format }, { today, locale })
    expect(body).toMatch(new RegExp(`^[^]{0,200}<(svg|html)[^>]* lang="${locale}"`))
  })

  it('the table of results has its decimal mark', () => {
    const table = resultTable(calculatePatient(jakob, { today, locale }), languages[locale])
    expect(new Set(table.match(/(?<=\d)[.,](?=\d)/g))).toEqual(new Set([languages[locale].decimalMark]))
  })
})
