import { readdirSync, readFileSync } from 'node:fs'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import type { ChartCurve } from '../../../src/charts/data/chart-curves.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import { formatPatientJson, formatPatientXml } from '../../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { formatReferencesJson, formatReferencesXml } from '../../../src/shown/documents/references-document.js'
import * as children from '../../fixtures/children.js'
import { extendedMira } from '../../shown/documents/documents-under-test.js'

const options = { today: '2025-03-10', locale: 'de' } as const
const folder = new URL('../../../examples/patients/', import.meta.url)
const examples = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
const ending = (end: string) => examples.filter(({ name }) => name.endsWith(end)).map(({ text }) => text)

const patients = Object.values(children)
const results = patients.map((patient) => calculatePatient(patient, options))
const references = patients.map((patient) => chartReferences(patient, { type: 'Weight' }, options))
// Short sections: the documents of whole charts are a hundred times as long, and no richer.
const charts = [
  chartData(children.jakob, { type: 'Height', cropX: true, cropXAt: 17 }, options),
  chartData(children.emil, { type: 'WeightPremature' }, options),
  chartData(children.mira, { type: 'HeightWithTurnerSyndrome' }, options),
].map((data) => ({
  ...data,
  curves: data.curves.map(shortCurve),
  background: data.background.slice(0, 1).map(shortCurve),
}))

function shortCurve(curve: ChartCurve): ChartCurve {
  return { ...curve, segments: curve.segments.map((segment) => ({ ...segment, points: segment.points.slice(0, 4) })) }
}

/** Documents as they are in use, by kind and format: what the mutations begin with. */
export const realDocuments = {
  request: {
    xml: [...ending('.xml'), ...patients.map((patient) => formatPatientXml(patient))],
    json: [...ending('.json'), ...patients.map((patient) => formatPatientJson(patient))],
  },
  result: {
    xml: results.map((result) => formatResultXml(result)),
    json: results.map((result) => formatResultJson(result)),
  },
  extendedResult: {
    xml: [extendedMira, ...results].map((result) => formatResultXml(result, { extensions: true })),
    json: [extendedMira, ...results].map((result) => formatResultJson(result, { extensions: true })),
  },
  references: {
    xml: references.map((list) => formatReferencesXml(list)),
    json: references.map((list) => formatReferencesJson(list)),
  },
  chart: {
    xml: charts.map((data) => formatChartDataXml(data)),
    json: charts.map((data) => formatChartDataJson(data)),
  },
} as const
