// The types of what the library gives: `npm run types` is the test.
import { expectTypeOf } from 'vitest'
import { createHandler, keyVerifier, type VerifyKey } from '../../src/http/index.js'
import {
  type Accuracy,
  AuxologyError,
  type ChartData,
  type ChartFormat,
  type ChartType,
  calculatePatient,
  chartData,
  chartFormats,
  chartTypes,
  type ErrorCode,
  formatResultJson,
  formatResultXml,
  getReferences,
  type MeasurementResult,
  type MessageTarget,
  type Patient,
  type PatientResult,
  type PatientResultDocument,
  parsePatientXml,
  parseResultJson,
  parseResultXml,
  type Reference,
  type RenderedChart,
  renderChart,
  type Score,
  type Severity,
  type ValidationMessage,
  validatePatient,
} from '../../src/index.js'
import { nodeListener } from '../../src/node/node-listener.js'
import { germany, kiggsHeight, lookUpTable, type ReferenceSet, scoreAt } from '../../src/references/index.js'

declare const patient: Patient

const result = calculatePatient(patient)
expectTypeOf(result).toEqualTypeOf<PatientResult>()
expectTypeOf(result).toExtend<Patient>()
expectTypeOf(result.measurements).toEqualTypeOf<readonly MeasurementResult[]>()
expectTypeOf(result.targetSizeCm).toEqualTypeOf<number | undefined>()
expectTypeOf(result.sizeBirthUndersized).toEqualTypeOf<boolean | undefined>()
expectTypeOf(result.validationMessages).toEqualTypeOf<readonly ValidationMessage[]>()

declare const visit: MeasurementResult
expectTypeOf(visit.sizeSds).toEqualTypeOf<Score | undefined>()
expectTypeOf(visit.sizePercentile).toEqualTypeOf<number | undefined>()
expectTypeOf<Score['value']>().toEqualTypeOf<number>()
expectTypeOf<Score['accuracy']>().toEqualTypeOf<Accuracy>()
expectTypeOf<Accuracy>().toEqualTypeOf<'exact' | 'less_or_equal' | 'greater_or_equal'>()
// @ts-expect-error: a score may be missing
visit.sizeSds.value

expectTypeOf(validatePatient(patient)).toExtend<readonly ValidationMessage[]>()
expectTypeOf<ValidationMessage['severity']>().toEqualTypeOf<Severity>()
expectTypeOf<Severity>().toEqualTypeOf<'error' | 'warning' | 'hint'>()
expectTypeOf<ValidationMessage['target']>().toEqualTypeOf<MessageTarget>()
expectTypeOf<ValidationMessage['measurementIndex']>().toEqualTypeOf<number | undefined>()

expectTypeOf(parsePatientXml('')).toEqualTypeOf<Patient>()
expectTypeOf(formatResultXml(result)).toEqualTypeOf<string>()
expectTypeOf(formatResultJson(result)).toEqualTypeOf<string>()
// @ts-expect-error: a result is written, not a patient that nobody has calculated
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
expectTypeOf(getReferences(patient, { type: 'Height' })).toExtend<readonly Reference[]>()
expectTypeOf(renderChart(patient, { type: 'Height' })).toEqualTypeOf<Promise<RenderedChart<string>>>()
expectTypeOf(renderChart(patient, { type: 'Height', format: 'Png' })).toEqualTypeOf<
  Promise<RenderedChart<Uint8Array>>
>()
expectTypeOf<RenderedChart['body']>().toEqualTypeOf<string | Uint8Array>()
expectTypeOf(chartTypes).toExtend<readonly ChartType[]>()
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
