export { calculatePatient } from './assessment/calculate-patient.js'
export { type Calculator, createCalculator } from './assessment/create-calculator.js'
export {
  type ExplainOptions,
  explainScores,
  type ScoreBasis,
  type ScoreExplanation,
} from './assessment/explain-scores.js'
export { validatePatient } from './assessment/validate-patient.js'
export type { ChartRequest } from './charts/chart-request.js'
export {
  type ChartFormat,
  type ChartLines,
  type ChartWindow,
  chartFormats,
  chartLines,
  chartWindows,
} from './charts/chart-request.js'
export { chartData } from './charts/data/build-chart-data.js'
export type {
  ChartAxis,
  ChartCurve,
  ChartLandmark,
  ChartLimit,
  ChartSeam,
  ChartSegment,
  ChartTick,
  Place,
  UpperAxis,
} from './charts/data/chart-curves.js'
export type {
  ChartBirth,
  ChartBoneAge,
  ChartData,
  ChartMarker,
  ChartPatient,
  ChartPoint,
  ChartReference,
  ChartRung,
  ChartScore,
  ChartStretch,
  ChartTarget,
  ChartUnused,
  PretermAge,
  PretermBirth,
} from './charts/data/chart-data.js'
export { getReferences } from './charts/data/get-references.js'
export type { ParseOptions } from './codec/read-document.js'
export type { FormatOptions } from './codec/write-document.js'
export {
  formatPatientJson,
  formatPatientXml,
  type PatientParseOptions,
  parsePatientJson,
  parsePatientXml,
  type UnknownElements,
} from './documents/patient-document.js'
export {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
  type ResultFormatOptions,
} from './documents/patient-result-document.js'
export {
  formatReferencesJson,
  formatReferencesXml,
  parseReferencesJson,
  parseReferencesXml,
} from './documents/references-document.js'
export type {
  DiseaseScoreDocument,
  MeasurementResultDocument,
  MessageDocument,
  PatientResultDocument,
  ScoreDocument,
} from './documents/written-result.js'
export type { Equipment, GestationalCorrection, GrowthOptions } from './growth/growth-options.js'
export { type Locale, locales } from './languages/built-in.js'
export type { Language } from './languages/language.js'
export type { MessageCode } from './languages/message-parameters.js'
export type { BmiClass, BmiClassResult } from './model/bmi-class.js'
export { type ChartType, chartTypes } from './model/chart-types.js'
export {
  type Accepted,
  type AcceptedRange,
  AuxologyError,
  type ErrorCode,
  type ErrorData,
  type ErrorPlace,
} from './model/errors.js'
export type {
  Gender,
  KnownDisease,
  Marker,
  MarkerInput,
  MarkerKind,
  Measurement,
  MeasurementInput,
  Patient,
  PatientInput,
  RecordedGender,
  SizePosition,
} from './model/patient.js'
export type { DiseaseScore, MeasurementResult, PatientResult } from './model/patient-result.js'
export type { Reference } from './model/reference.js'
export type { ScoreName } from './model/result-scores.js'
export type { Accuracy, Score } from './model/score.js'
export {
  type MessageTarget,
  messageTargets,
  type Severity,
  severities,
  type ValidationMessage,
} from './model/validation-message.js'
export type { ScoreRule } from './references/distribution.js'
export type { ReferenceSet } from './references/reference-set.js'
export type { RenderedChart } from './render/chart-renderer.js'
export { type Charts, createCharts } from './render/create-charts.js'
export type { BinaryFormat, TextFormat } from './render/formats.js'
export { renderChart } from './render/render-chart.js'
export type { RenderOptions, ResvgPackage } from './render/render-options.js'
