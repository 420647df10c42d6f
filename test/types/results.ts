// The types of what the library gives: `npm run types` is the test.
import { expectTypeOf } from 'vitest'
import { germany, kiggsHeight, lookUpTable, type ReferenceSet, scoreAt } from '../../src/clinical/references/index.js'
import { createHandler, keyVerifier, type VerifyKey } from '../../src/doors/http/index.js'
import { nodeListener } from '../../src/doors/node/node-listener.js'
import { de } from '../../src/ground/languages/index.js'
import {
  AuxologyError,
  type ChartData,
  type ChartFormat,
  type ChartRequest,
  type ChartType,
  calculatePatient,
  chartData,
  chartFormats,
  chartReferences,
  chartTypes,
  createCalculator,
  createCharts,
  type ErrorCode,
  formatResultJson,
  formatResultXml,
  genderFromText,
  type Locale,
  localeFromTag,
  type MeasurementResult,
  type MessageCode,
  type MessageDocument,
  type MessageParameters,
  type MessageTarget,
  messageCodes,
  type Patient,
  type PatientResult,
  type PatientResultDocument,
  parsePatientXml,
  parseResultJson,
  parseResultXml,
  type RecordedGender,
  type Reference,
  type RenderedChart,
  renderChart,
  type Score,
  type Severity,
  type ValidationMessage,
  validatePatient,
} from '../../src/index.js'

declare const patient: Patient

const result = calculatePatient(patient)
expectTypeOf(result).toEqualTypeOf<PatientResult>()
expectTypeOf(result).toExtend<Patient>()
expectTypeOf(result.measurements).toEqualTypeOf<readonly MeasurementResult[]>()
expectTypeOf(result.targetSizeCm).toEqualTypeOf<number | undefined>()
expectTypeOf(result.sizeBirthUndersized).toEqualTypeOf<boolean | undefined>()
expectTypeOf(result.validationMessages).toEqualTypeOf<readonly ValidationMessage[]>()

// A measurement's own members come back with its result.
interface Row {
  readonly id: number
  readonly note: string | null
  readonly date: string
  readonly sizeCm: number | null
}
declare const rows: readonly Row[]
const [ofRow] = calculatePatient({ gender: 'female', measurements: rows }).measurements
expectTypeOf(ofRow?.id).toEqualTypeOf<number | undefined>()
expectTypeOf(ofRow?.note).toEqualTypeOf<string | null | undefined>()
expectTypeOf(ofRow?.sizeCm).toEqualTypeOf<number | undefined>()
expectTypeOf(ofRow?.sizeSds).toEqualTypeOf<Score | undefined>()
const [bound] = createCalculator({ references: germany, language: de }).calculatePatient({
  measurements: rows,
}).measurements
expectTypeOf(bound?.id).toEqualTypeOf<number | undefined>()
expectTypeOf(calculatePatient({ measurements: rows })).toExtend<PatientResult>()
expectTypeOf(calculatePatient({ measurements: [{ date: '2024-06-04', sizeCm: 130 }] })).toEqualTypeOf<PatientResult>()
expectTypeOf(calculatePatient(calculatePatient(patient))).toEqualTypeOf<PatientResult>()
expectTypeOf(calculatePatient({})).toEqualTypeOf<PatientResult>()
// @ts-expect-error: it has no code
ofRow?.code
formatResultXml(calculatePatient({ measurements: rows }))

declare const visit: MeasurementResult
expectTypeOf(visit.sizeSds).toEqualTypeOf<Score | undefined>()
expectTypeOf(visit.sizePercentile).toEqualTypeOf<number | undefined>()
expectTypeOf<Score['value']>().toEqualTypeOf<number>()
expectTypeOf<Score['accuracy']>().toEqualTypeOf<'exact' | 'less_or_equal' | 'greater_or_equal'>()
// @ts-expect-error: a score may be missing
visit.sizeSds.value

expectTypeOf(validatePatient(patient)).toExtend<readonly ValidationMessage[]>()
expectTypeOf<ValidationMessage['severity']>().toEqualTypeOf<Severity>()
expectTypeOf<Severity>().toEqualTypeOf<'error' | 'warning' | 'hint'>()
expectTypeOf<ValidationMessage['target']>().toEqualTypeOf<MessageTarget>()
expectTypeOf<ValidationMessage['measurementIndex']>().toEqualTypeOf<number | undefined>()

// A message is told apart by its code, which decides what its parameters are.
expectTypeOf<ValidationMessage['code']>().toEqualTypeOf<MessageCode>()
export function proposal(message: ValidationMessage): string | number | undefined {
  switch (message.code) {
    case 'size_limits':
      expectTypeOf(message.parameters).toEqualTypeOf<MessageParameters['size_limits']>()
      return message.parameters.slip && `use ${message.parameters.slip.meant} cm instead`
    case 'weight_score':
      expectTypeOf(message.parameters.neighbours).toEqualTypeOf<MessageParameters['weight_score']['neighbours']>()
      return message.parameters.usual[1]
    case 'date_in_future':
      expectTypeOf(message.parameters.date).toEqualTypeOf<string>()
      // @ts-expect-error: a date has no limits
      return message.parameters.least
    // @ts-expect-error: no message has this code
    case 'sise_limits':
      return 0
    default:
      return undefined
  }
}
declare const advice: Readonly<Record<MessageCode, string>>
declare const message: ValidationMessage
expectTypeOf(advice[message.code]).toEqualTypeOf<string>()
// @ts-expect-error: every code needs its advice
export const half: Readonly<Record<MessageCode, string>> = { size_limits: 'Measure again.' }
expectTypeOf(messageCodes).toEqualTypeOf<readonly MessageCode[]>()
expectTypeOf<ValidationMessage>().toExtend<MessageDocument>()

expectTypeOf(parsePatientXml('')).toEqualTypeOf<Patient>()
expectTypeOf(formatResultXml(result)).toEqualTypeOf<string>()
expectTypeOf(formatResultJson(result)).toEqualTypeOf<string>()
// @ts-expect-error: a result is written, not a patient without a calculation
formatResultXml(patient)

expectTypeOf(parseResultXml('')).toEqualTypeOf<PatientResultDocument>()
expectTypeOf(parseResultJson('')).toEqualTypeOf<PatientResultDocument>()
expectTypeOf<PatientResult>().toExtend<PatientResultDocument>()
declare const read: PatientResultDocument
expectTypeOf(read.measurements[0]?.sizeSds?.reference).toEqualTypeOf<string | undefined>()
expectTypeOf(read.validationMessages[0]?.code).toEqualTypeOf<string | undefined>()
expectTypeOf(formatResultXml(read, { extensions: true, pretty: false })).toEqualTypeOf<string>()
// @ts-expect-error: of a document, where a score comes from may be unknown
expectTypeOf(read).toExtend<PatientResult>()

expectTypeOf(chartData(patient, { type: 'Height' })).toEqualTypeOf<ChartData>()
expectTypeOf(chartReferences(patient, { type: 'Height' })).toExtend<readonly Reference[]>()
// A chart is told apart by its format.
expectTypeOf(renderChart(patient, { type: 'Height' })).toEqualTypeOf<Promise<RenderedChart<'Svg'>>>()
const png = renderChart(patient, { type: 'Height', format: 'Png' })
expectTypeOf(png).toEqualTypeOf<Promise<RenderedChart<'Png'>>>()
expectTypeOf<RenderedChart<'Png'>['body']>().toEqualTypeOf<Uint8Array<ArrayBuffer>>()
expectTypeOf<RenderedChart<'Svg'>['body']>().toEqualTypeOf<string>()
expectTypeOf<RenderedChart['body']>().toEqualTypeOf<string | Uint8Array<ArrayBuffer>>()
declare const format: ChartFormat
const chart = await renderChart(patient, { type: 'Height', format })
if (chart.format === 'Svg') expectTypeOf(chart.body).toEqualTypeOf<string>()
if (chart.format === 'Pdf') expectTypeOf(chart.body).toEqualTypeOf<Uint8Array<ArrayBuffer>>()
declare const asked: ChartRequest
expectTypeOf(await renderChart(patient, asked)).toEqualTypeOf<RenderedChart>()
declare const pictures: 'Png' | 'Svg'
expectTypeOf(
  await createCharts({ references: germany, language: de }).renderChart(patient, { type: 'Bmi', format: pictures }),
).toEqualTypeOf<RenderedChart<'Png' | 'Svg'>>()
// The first thing that a page does with a chart.
new Blob([chart.body], { type: chart.mediaType })
new Response(chart.body, { headers: { 'Content-Type': chart.mediaType } })
// @ts-expect-error: no such format
renderChart(patient, { type: 'Height', format: 'svg' })
// @ts-expect-error: options are another argument
renderChart(patient, { type: 'Height', format: 'Svg', locale: 'en' })
expectTypeOf(chartTypes).toExtend<readonly ChartType[]>()
expectTypeOf(genderFromText).toEqualTypeOf<(text: string | null | undefined) => RecordedGender | undefined>()
expectTypeOf(localeFromTag).toEqualTypeOf<(tag: string | null | undefined) => Locale | undefined>()
expectTypeOf(chartFormats).toExtend<readonly ChartFormat[]>()

expectTypeOf(new AuxologyError('invalid_value', '').code).toEqualTypeOf<ErrorCode>()
expectTypeOf(new AuxologyError('invalid_value', '').line).toEqualTypeOf<number | undefined>()
expectTypeOf<AuxologyError>().toExtend<Error>()

expectTypeOf(germany).toExtend<ReferenceSet>()
const place = lookUpTable(kiggsHeight, 'male', 10)
expectTypeOf(place).not.toEqualTypeOf<NonNullable<typeof place>>()
expectTypeOf(scoreAt).returns.toEqualTypeOf<number | undefined>()

expectTypeOf(keyVerifier({ keys: ['a key'] })).toExtend<VerifyKey>()
const handle = createHandler({ verifyKey: () => true })
expectTypeOf(handle).toEqualTypeOf<(request: Request) => Promise<Response>>()
nodeListener(handle)
// @ts-expect-error: without verifyKey everybody could ask
createHandler({})
