import type { ChartOptions } from '../../charts/chart-growth.js'
import type { ChartRequest } from '../../charts/chart-request.js'
import { assessingDefaults } from '../../charts/data/notes/course-cautions.js'
import { describeChart, wholeSummary } from '../../charts/picture/summary/describe-chart.js'
import { wholeLanguage } from '../../ground/languages/built-in.js'
import type { ChartLanguage } from '../../ground/languages/language.js'
import type { PatientInput } from '../../ground/model/patient.js'
import { chartToRender, type DrawingDefaults } from './render-chart.js'

/**
 * A chart or a sheet in a few sentences, to be read aloud: what it shows; first of all what is left out or in
 * doubt; the latest value with age, score, percentile and reference; the course; what the references cover.
 * Ages, units and signs are in words ("minus 1.94"), because screen readers pass over many signs. The same text
 * describes the picture of every format: the `desc` of an Svg, the picture of an Html page, the alternate
 * text in a Pdf.
 *
 * @param request a `format` other than Svg counts where that format begins with another section
 * @throws AuxologyError as `renderChart` does
 * @example
 * ```ts
 * const summary = await chartSummary(clara, { type: 'Height' }, { today: '2025-03-10', locale: 'en' })
 *
 * summary.startsWith('Growth chart: height, girls.') // true
 * summary.includes('SDS minus 1.94 by KiGGS 2013, percentile 3') // true
 * ```
 */
export function chartSummary(
  patient: PatientInput,
  request: ChartRequest,
  options: ChartOptions = {},
): Promise<string> {
  return summaryWith(patient, request, options, { defaults: assessingDefaults, wholeLanguage })
}

/** {@link chartSummary} with any defaults. */
export async function summaryWith<Known extends ChartLanguage>(
  patient: PatientInput,
  request: ChartRequest,
  options: ChartOptions,
  defaults: DrawingDefaults<Known>,
): Promise<string> {
  const { data, sheet, settings } = await chartToRender(patient, request, options, defaults)
  return wholeSummary(sheet === undefined ? describeChart(data) : sheet({ theme: settings.theme }))
}
