import type { ChartRequest } from '../../src/charts/chart-request.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartInLanguage } from '../../src/charts/data/chart-data.js'
import type { GrowthOptions } from '../../src/growth/growth-options.js'
import { chartLanguages, type Locale } from '../../src/languages/built-in.js'
import type { Patient } from '../../src/model/patient.js'

/** A chart's data with the language it is drawn in, as pictures and pages are made from it. */
export function chartInLanguage(
  patient: Patient,
  request: ChartRequest,
  options: Omit<GrowthOptions, 'locale'> & { readonly locale?: Locale } = {},
): ChartInLanguage {
  return { ...chartData(patient, request, options), language: chartLanguages[options.locale ?? 'de'] }
}
