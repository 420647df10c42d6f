import { type ChartOptions, chartGrowth } from '../../charts/chart-growth.js'
import type { ChartRequest } from '../../charts/chart-request.js'
import { type applicableChartTypes, applicableTypes } from '../../charts/data/applicable-chart-types.js'
import { chartDataOf } from '../../charts/data/build-chart-data.js'
import type { ChartData } from '../../charts/data/chart-data.js'
import { referencesOf } from '../../charts/data/notes/chart-references.js'
import { type Equipment, equippedDefaults } from '../../clinical/growth/equipment.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { Reference } from '../../ground/model/provenance.js'
import { type chartSummary, summaryWith } from './chart-summary.js'
import { type chartGeometry, type chartSvg, geometryWith, svgWith } from './chart-svg.js'
import { drawChart, type renderChart } from './render-chart.js'
import type { RenderOptions } from './render-options.js'

/** The chart functions with other defaults. */
export interface Charts {
  readonly renderChart: typeof renderChart
  readonly chartSvg: typeof chartSvg
  readonly chartGeometry: typeof chartGeometry
  readonly chartSummary: typeof chartSummary
  readonly applicableChartTypes: typeof applicableChartTypes
  readonly chartData: (patient: PatientInput, request: ChartRequest, options?: ChartOptions) => ChartData
  readonly chartReferences: (patient: PatientInput, request: ChartRequest, options?: ChartOptions) => Reference[]
}

/**
 * The chart functions for one set of references and one language: a program
 * that uses only these doesn't have to carry the others. With `courseCharts` among
 * its equipment, the functions that draw at once know the charts of growth over time.
 *
 * @throws AuxologyError `invalid_parameter` if `references` isn't a set of
 * references or `language` isn't a language; the functions throw as
 * `renderChart` does
 * @example
 * ```ts
 * import { createCharts } from 'auxology'
 * import { en } from 'auxology/languages'
 * import { who } from 'auxology/references'
 *
 * const { renderChart } = createCharts({ references: who, language: en })
 * ```
 */
export function createCharts(equipment: Equipment & Pick<ChartOptions, 'courseCharts'>): Charts {
  const defaults = { ...equippedDefaults(equipment), courseCharts: equipment.courseCharts }
  const drawing = { defaults, wholeLanguage: async <Known>(language: Known) => language }
  const render = (patient: PatientInput, request: ChartRequest, options: RenderOptions = {}) =>
    drawChart(patient, request, options, drawing)
  return {
    renderChart: render as typeof renderChart,
    chartSvg: (patient, request, options) => svgWith(patient, request, chartGrowth(options, defaults)),
    chartGeometry: (patient, request, options) => geometryWith(patient, request, chartGrowth(options, defaults)),
    chartSummary: (patient, request, options = {}) => summaryWith(patient, request, options, drawing),
    applicableChartTypes: (patient, { onlyIndicated, ...growthOptions } = {}) =>
      applicableTypes(patient, { onlyIndicated }, chartGrowth(growthOptions, defaults)),
    chartData: (patient, request, options) => chartDataOf(patient, request, chartGrowth(options, defaults)),
    chartReferences: (patient, request, options) => referencesOf(patient, request, chartGrowth(options, defaults)),
  }
}
