import { describe, expect, it } from 'vitest'
import { chartTypes } from '../../src/charts/types/chart-types.js'
import { chartDefinitions } from '../../src/charts/types/index.js'
import type { SeriesName } from '../../src/references/reference-set.js'
import { germany } from '../../src/references/sets/germany.js'
import { expectTranslated } from '../model/expect-translated.js'

describe('the definitions', () => {
  it.each(chartTypes)('%s: its series are in the default set', (type) => {
    const { type: own, series, background, beforeTerm, title } = chartDefinitions[type]
    expect(own).toBe(type)
    for (const name of [series, background, beforeTerm].filter((one): one is SeriesName => one !== undefined)) {
      expect(germany.series[name]).toBeDefined()
    }
    expectTranslated(title)
  })
})
