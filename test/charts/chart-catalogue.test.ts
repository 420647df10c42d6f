import { describe, expect, it } from 'vitest'
import { inEveryLanguage } from '../../scripts/in-every-language.js'
import { achondroplasiaCharts } from '../../src/charts/types/achondroplasia.js'
import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import { clinicCharts } from '../../src/charts/types/clinic.js'
import { generalCharts } from '../../src/charts/types/general.js'
import { cerebralPalsyCharts } from '../../src/charts/types/motor-levels.js'
import { pretermCharts } from '../../src/charts/types/preterm.js'
import { syndromeCharts } from '../../src/charts/types/syndromes.js'
import { velocityCharts } from '../../src/charts/types/velocity.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { clinicMeasures } from '../../src/clinical/references/clinic-measures.js'
import type { SeriesName } from '../../src/clinical/references/reference-set.js'
import { chartLanguages } from '../../src/ground/languages/built-in.js'
import { anyChartTypes, chartTypes, chartTypesOfKind } from '../../src/ground/model/chart-types.js'
import { expectTranslated } from '../ground/model/expect-translated.js'
import { setOfType } from './patient-of-type.js'

describe('the definitions', () => {
  it.each(anyChartTypes)('%s: its series are in the default set, or in that of its own measures', (type) => {
    const { series, background, beforeTerm, measure } = chartDefinitions[type]
    for (const name of [series, background, beforeTerm].filter((one): one is SeriesName => one !== undefined)) {
      const series = [
        germany.series,
        clinicMeasures.references.series,
        ...Object.values(setOfType(type)?.groups ?? {}).map((group) => group?.series),
      ]
      expect(series.some((each) => each?.[name] !== undefined)).toBe(true)
    }
    expectTranslated(inEveryLanguage((tag) => chartLanguages[tag].chart.titles[type]))
    expectTranslated(inEveryLanguage((tag) => chartLanguages[tag].chart.measures[measure]))
  })
})

it('every type belongs to one family, in the order of the specification wherever they are listed', () => {
  const families = [generalCharts, pretermCharts, syndromeCharts, achondroplasiaCharts]
  expect(families.flatMap((family) => Object.keys(family)).sort()).toEqual([...chartTypes].sort())
  for (const { chart } of Object.values(chartLanguages)) expect(Object.keys(chart.titles)).toEqual([...anyChartTypes])
  expect(Object.keys(velocityCharts)).toEqual([...chartTypesOfKind.course])
  expect(Object.keys(cerebralPalsyCharts)).toEqual([...chartTypesOfKind.cerebralPalsy])
  expect(Object.keys(clinicCharts)).toEqual([...chartTypesOfKind.clinic])
  expect(chartTypes).toHaveLength(28)
  expect(new Set(anyChartTypes).size).toBe(anyChartTypes.length)
})
