import fc from 'fast-check'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import type { ErrorCode } from '../../../src/ground/model/errors.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import {
  formatReferencesJson,
  formatReferencesXml,
  parseReferencesJson,
} from '../../../src/shown/documents/references-document.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import type { TextFormat } from '../../../src/shown/render/rendered-chart.js'
import { parseChartDataJson, parseChartDataXml } from '../../shown/documents/parse-chart-data.js'
import { readCsvRows } from '../../shown/render/csv-reader.js'
import { chartRequest } from '../given/chart-requests.js'
import { growthOptions, hostilePatient, misfitPatient, reordered } from '../given/patients.js'
import { assertNoLeak, assertSame, assertUnpolluted, assertWellFormed } from '../oracles/texts.js'
import { tried, triedLater } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const codes: readonly ErrorCode[] = ['invalid_value', 'invalid_parameter', 'chart_not_applicable']

/** What the text of a format has to be. */
const readable: { readonly [format in TextFormat]: (body: string, bench: Bench) => void } = {
  Svg: assertWellFormed,
  Html: assertWellFormed,
  Csv: (body) => {
    if (readCsvRows(body.replace(/^\uFEFF/, '')).length === 0) throw new Error('a table without a row')
  },
  Xml: (body, { samples }) => {
    assertWellFormed(body)
    samples.addXml('ChartData', body)
    assertSame(formatChartDataXml(parseChartDataJson(formatChartDataJson(parseChartDataXml(body)))), body, 'by JSON')
  },
  Json: (body, { samples }) => {
    samples.addJson('ChartData', body)
    assertSame(formatChartDataJson(parseChartDataXml(formatChartDataXml(parseChartDataJson(body)))), body, 'by XML')
  },
}

/** Most patients have a sex: without it there is no chart. */
const charted = fc
  .tuple(hostilePatient, fc.constantFrom('male' as const, 'female' as const, 'female' as const))
  .map(([patient, gender]) => (patient.gender === undefined ? { ...patient, gender } : patient))
const subject = fc.oneof(
  { weight: 15, arbitrary: charted },
  { weight: 1, arbitrary: misfitPatient as fc.Arbitrary<Patient> },
)

export const chartTargets: readonly Target[] = [
  {
    name: 'draw charts',
    share: 45,
    property: (bench) =>
      fc.asyncProperty(subject, chartRequest, growthOptions, (patient, request, options) =>
        drawn(patient, request, options, bench),
      ),
  },
  {
    name: 'list references',
    share: 50,
    property: (bench) =>
      fc.property(subject, chartRequest, growthOptions, (patient, request, options) =>
        listed(patient, request, options, bench),
      ),
  },
]

async function drawn(
  patient: Patient,
  request: ChartRequest & { readonly format: TextFormat },
  options: GrowthOptions,
  bench: Bench,
): Promise<void> {
  const chart = await triedLater(bench.tally, codes, () => renderChart(patient, request, options))
  assertUnpolluted()
  if (chart === undefined) return
  const body = chart.body as string
  assertNoLeak(body, patient)
  readable[request.format](body, bench)
  const again = await renderChart(reordered(patient), reordered(request), { ...options })
  assertSame(again.body as string, body, 'drawn a second time, the properties in another order')
}

function listed(patient: Patient, request: ChartRequest, options: GrowthOptions, { tally, samples }: Bench): void {
  const references = tried(tally, codes, () => chartReferences(patient, request, options))
  assertUnpolluted()
  if (references === undefined) return
  // Where the y axis ends is no concern of the references.
  const data = tried(tally, ['invalid_parameter'], () => chartData(patient, request, options))
  if (data !== undefined) {
    const { xAxis, yAxis, references: own } = data
    if (!(xAxis.from < xAxis.to && yAxis.from < yAxis.to)) throw new Error('an axis that shows nothing')
    if (own.length !== references.length) throw new Error('the chart knows other references')
  }
  if (!references.every(({ xAxisValue, name, text }) => Number.isFinite(xAxisValue) && name !== '' && text !== '')) {
    throw new Error('a reference without place, name or text')
  }
  const [xml, json] = [formatReferencesXml(references), formatReferencesJson(references)]
  assertWellFormed(xml)
  samples.addXml('References', xml)
  samples.addJson('References', json)
  assertSame(formatReferencesXml(parseReferencesJson(json)), xml, 'JSON turned into XML')
}
