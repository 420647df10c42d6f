import { expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { createCalculator } from '../../src/clinical/assessment/create-calculator.js'
import { explainScores } from '../../src/clinical/assessment/explain-scores.js'
import { validatePatient } from '../../src/clinical/assessment/validate-patient.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { createHandler } from '../../src/doors/http/create-handler.js'
import { en } from '../../src/ground/languages/en/index.js'
import { parsePatientXml } from '../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../src/shown/documents/patient-result-document.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { jakob } from '../fixtures/children.js'
import { errorOf } from '../fixtures/error-of.js'

const today = '2025-03-10'
const misspelt = { today, lokale: 'en' } as object
const height = { type: 'Height' } as const

it.each([
  ['calculatePatient', () => calculatePatient(jakob, misspelt)],
  ['validatePatient', () => validatePatient(jakob, misspelt)],
  ['explainScores', () => explainScores(jakob, misspelt)],
  ['chartData', () => chartData(jakob, height, misspelt)],
  ['chartReferences', () => chartReferences(jakob, height, misspelt)],
  ['createCalculator', () => createCalculator({ references: germany, language: en }).calculatePatient(jakob, misspelt)],
  ['createHandler', () => createHandler({ verifyKey: () => true, ...misspelt })],
])('%s: an option that there is not is an error that names those there are', (_, call) => {
  const error = errorOf(call)
  expect(error).toMatchObject({ code: 'invalid_parameter', parameter: 'lokale' })
  expect(error.message).toBe('lokale: no such option (did you mean locale?).')
})

it.each(['lang', 'language'])('%s, as others call it, is an error that proposes locale', (name) => {
  const { message } = errorOf(() => calculatePatient(jakob, { today, [name]: 'en' } as object))
  expect(message).toBe(`${name}: no such option (did you mean locale?).`)
})

it('a member of a chart request that there is not is one too, or of what a calculator is equipped with', () => {
  const request = errorOf(() => chartData(jakob, { ...height, cropx: true } as never, { today }))
  expect(request).toMatchObject({ code: 'invalid_parameter', parameter: 'cropx' })
  expect(request.message).toContain('did you mean cropX?')
  const equipped = errorOf(() => createCalculator({ references: germany, locale: en } as never))
  expect(equipped.message).toBe('locale: no such option; expected references, language or courseCharts.')
})

it('an option among the members of a chart request is sent to its argument', () => {
  const { message } = errorOf(() => chartData(jakob, { ...height, locale: 'en' } as never, { today }))
  expect(message).toBe('locale: an option, which goes in the third argument.')
})

it('a service names its own options', () => {
  const of = (options: object) => errorOf(() => createHandler({ verifyKey: () => true, ...options })).message
  expect(of({ basepath: '/growth' })).toBe('basepath: no such option (did you mean basePath?).')
  expect(of({ colour: 'red' })).toMatch(/^colour: no such option; expected verifyKey, basePath, .*, locale, /)
})

it('so is an option of reading or writing a document', () => {
  const read = errorOf(() => parsePatientXml('<Patient/>', { maxByte: 10 } as object))
  expect(read.message).toBe(
    'maxByte: no such option (did you mean maxBytes?); expected maxBytes, maxMeasurements or encoding.',
  )
  for (const format of [formatResultXml, formatResultJson]) {
    const written = errorOf(() => format(calculatePatient({}, { today }), { extension: true } as object))
    expect(written.message).toBe('extension: no such option (did you mean extensions?); expected pretty or extensions.')
  }
})

it('one object of options serves every call, and what is undefined is not given', async () => {
  const shared = { today, acrossSeams: true, resvg: undefined, lokale: undefined }
  expect(calculatePatient(jakob, shared)).toEqual(calculatePatient(jakob, { today }))
  expect((await renderChart(jakob, height, shared)).body).toBe((await renderChart(jakob, height, { today })).body)
})
