import type { ChartRequest } from '../charts/chart-request.js'
import { type applicableChartTypes, applicableTypes } from '../charts/data/applicable-chart-types.js'
import { chartDataOf } from '../charts/data/build-chart-data.js'
import type { ChartData } from '../charts/data/chart-data.js'
import { referencesOf } from '../charts/data/get-references.js'
import { type Equipment, equippedDefaults, type GrowthOptions, growthSettings } from '../growth/growth-options.js'
import type { PatientInput } from '../model/patient.js'
import type { Reference } from '../model/reference.js'
import { type chartGeometry, type chartSvg, geometryWith, svgWith } from './chart-svg.js'
import { drawChart, type renderChart } from './render-chart.js'
import type { RenderOptions } from './render-options.js'

/** The chart functions with other defaults. */
export interface Charts {
  readonly renderChart: typeof renderChart
  readonly chartSvg: typeof chartSvg
  readonly chartGeometry: typeof chartGeometry
  readonly applicableChartTypes: typeof applicableChartTypes
  readonly chartData: (patient: PatientInput, request: ChartRequest, options?: GrowthOptions) => ChartData
  readonly getReferences: (patient: PatientInput, request: ChartRequest, options?: GrowthOptions) => Reference[]
}

/**
 * The chart functions for one set of references and one language: a program
 * that uses only these doesn't have to carry the others.
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
export function createCharts(equipment: Equipment): Charts {
  const defaults = equippedDefaults(equipment)
  const render = (patient: PatientInput, request: ChartRequest, options: RenderOptions = {}) =>
    drawChart(patient, request, options, defaults, async (language) => language)
  return {
    renderChart: render as typeof renderChart,
    chartSvg: (patient, request, options) => svgWith(patient, request, growthSettings(options, defaults)),
    chartGeometry: (patient, request, options) => geometryWith(patient, request, growthSettings(options, defaults)),
    applicableChartTypes: (patient, { onlyIndicated, ...growthOptions } = {}) =>
      applicableTypes(patient, { onlyIndicated }, growthSettings(growthOptions, defaults)),
    chartData: (patient, request, options) => chartDataOf(patient, request, growthSettings(options, defaults)),
    getReferences: (patient, request, options) => referencesOf(patient, request, growthSettings(options, defaults)),
  }
}
