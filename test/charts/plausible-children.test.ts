import { expect, test } from 'vitest'
import { type ChartLayoutName, chartLayouts } from '../../src/charts/chart-request.js'
import { sheetTypes } from '../../src/charts/sheet/sheet-data.js'
import { type AnyChartType, anyChartTypes } from '../../src/ground/model/chart-types.js'
import { AuxologyError } from '../../src/ground/model/errors.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { optionsOfType } from './patient-of-type.js'
import { plausibleChildren } from './plausible-children.js'

/** `npm run soak` draws more children, and others every day. */
const count = Number(process.env['PLAUSIBLE_CHILDREN'] ?? 500)
const seed = Number(process.env['PLAUSIBLE_SEED'] ?? 20_261_123)

/** Each type as a chart, and as a sheet where it has one. */
const kinds = anyChartTypes.flatMap((type): (readonly [AnyChartType, ChartLayoutName])[] =>
  chartLayouts.filter((layout) => layout === 'chart' || sheetTypes.includes(type)).map((layout) => [type, layout]),
)

test(`${count} plausible children, each in one type and layout, from seed ${seed}: drawn, with every number one`, {
  timeout: Math.max(120_000, count * 200),
}, async () => {
  const wrong: string[] = []
  let drawn = 0
  for (const [i, child] of plausibleChildren(count, seed).entries()) {
    const [type, layout] = kinds[i % kinds.length] as (typeof kinds)[number]
    const options = { today: '2026-11-23', locale: i % 2 === 0 ? 'de' : 'en', ...optionsOfType(type) } as const
    try {
      const { body } = await renderChart(child, { type, layout, format: 'Svg' }, options)
      drawn++
      const [found] = String(body).match(/.{0,80}(NaN|Infinity|undefined).{0,40}/) ?? []
      if (found !== undefined) wrong.push(`${type} ${layout}: ${found}\n${JSON.stringify(child)}`)
    } catch (error) {
      // Turner syndrome in a boy, no week of birth, no level of motor function.
      if (error instanceof AuxologyError && error.code === 'chart_not_applicable') continue
      wrong.push(`${type} ${layout}: ${error}\n${JSON.stringify(child)}`)
    }
  }
  console.log(`plausible children, seed ${seed}: ${drawn} of ${count} drawn`)
  expect(wrong).toEqual([])
  expect(drawn).toBeGreaterThan(0.8 * count)
})
