export { validatePatient } from './clinical/assessment/validate-patient.js'

// Above the rest: a bundle that begins with what this needs has the tables side by side, and is 1.5 kB smaller in gzip.

export type { ChartOptions } from './charts/chart-growth.js'
export {
  type ChartFormat,
  type ChartLayoutName,
  type ChartLines,
  type ChartRequest,
  type ChartWindow,
  chartFormats,
  chartLines,
} from './charts/chart-request.js'
export { type ChartTheme, type ChartThemeName, chartThemes } from './charts/chart-theme.js'
export { courseCharts } from './charts/course/course-charts.js'
export { type ApplicableOptions, applicableChartTypes, chartTitle } from './charts/data/applicable-chart-types.js'
export { chartData } from './charts/data/build-chart-data.js'
export type { ChartAxis, ChartCurve } from './charts/data/chart-curves.js'
export type {
  ChartData,
  ChartMarker,
  ChartPoint,
  ChartReference,
  ChartScore,
  ChartUnused,
} from './charts/data/chart-data.js'
export { chartReferences } from './charts/data/notes/chart-references.js'
export { type ChartGeometry, pixelAt, placeAt } from './charts/picture/chart-geometry.js'
export type { CourseCharts } from './charts/types/growth-over-time.js'
export { type CalculatedOne, calculateMany, calculateManyAsync } from './clinical/assessment/calculate-many.js'
export { calculatePatient } from './clinical/assessment/calculate-patient.js'
export type { ColumnsToScore } from './clinical/assessment/checked-columns.js'
export { type Calculator, createCalculator } from './clinical/assessment/create-calculator.js'
export { type ExplainOptions, explainScores, type ScoreExplanation } from './clinical/assessment/explain-scores.js'
export type { OwnMembers, RightlyNamed, RightlyNamedPatient } from './clinical/assessment/own-members.js'
export { percentileColumns, scoreColumns } from './clinical/assessment/score-columns.js'
export type { AdultHeightPrediction } from './clinical/course/adult-height/adult-height-panel.js'
export type { FamilyTarget } from './clinical/course/adult-height/family-target.js'
export { assessCourse, type CourseAssessment } from './clinical/course/assess-course.js'
export type { CourseOptions } from './clinical/course/course-options.js'
export type { ExpectedCaution } from './clinical/course/expected/expected-cautions.js'
export {
  type ExpectedBand,
  type ExpectedGrowth,
  expectedGrowth,
  type NoExpectedGrowth,
} from './clinical/course/expected/expected-growth.js'
export type { ExpectedGrowthOptions } from './clinical/course/expected/expected-options.js'
export { expectedGrowthText } from './clinical/course/expected/expected-text.js'
export type { NotExpectedReason } from './clinical/course/expected/why-not-expected.js'
export type { CourseStep } from './clinical/course/explain/course-step.js'
export { type CourseExplanation, explainCourse } from './clinical/course/explain/explain-course.js'
export { type ExplainedExpectedGrowth, explainExpectedGrowth } from './clinical/course/explain/explain-expected.js'
export type { CourseFinding } from './clinical/course/findings/growth-finding.js'
export { assessPuberty, type PubertyAssessment } from './clinical/course/puberty/assess-puberty.js'
export type { ScreeningResult } from './clinical/course/screening/evaluate-screening.js'
export type { FalteringGrowth } from './clinical/course/velocity/faltering-growth.js'
export type { GrowthInterval, GrowthRate, SdsChange } from './clinical/course/velocity/growth-interval.js'
export type { Equipment } from './clinical/growth/equipment.js'
export type { GestationalCorrection, GrowthOptions } from './clinical/growth/growth-options.js'
export type { ReferenceSet } from './clinical/references/reference-set.js'
export { messageCodes } from './clinical/validation/message-codes.js'
export type { ParseOptions } from './ground/codec/read-document.js'
export type { FormatOptions } from './ground/codec/write-document.js'
export { type Locale, localeFromTag, locales } from './ground/languages/built-in.js'
export type { Language } from './ground/languages/language.js'
export type { BmiClassResult } from './ground/model/bmi-class.js'
export {
  type AnyChartType,
  type ChartType,
  type ChartTypeOf,
  chartTypes,
  chartTypesOfKind,
} from './ground/model/chart-types.js'
export type { ClinicMeasureResult } from './ground/model/clinic-values.js'
export type { BoneAgeMethod, PubertalTiming } from './ground/model/course-names.js'
export { AuxologyError, type ErrorCode, type ErrorData } from './ground/model/errors.js'
export type { MessageCode, MessageParameters } from './ground/model/message-parameters.js'
export type { ModuleName } from './ground/model/module-names.js'
export {
  type Gender,
  type KnownDisease,
  type Marker,
  type MarkerInput,
  type MarkerKind,
  type Measurement,
  type MeasurementInput,
  type Patient,
  type PatientInput,
  type PubertyFinding,
  type PubertyFindingInput,
  type RecordedGender,
  recordedGenders,
  type SizePosition,
  type StagedSign,
} from './ground/model/patient.js'
export type { DiseaseScore, MeasurementResult, PatientResult } from './ground/model/patient-result.js'
export { libraryVersion as version, type Provenance, type Reference } from './ground/model/provenance.js'
export type { ScoreName } from './ground/model/result-scores.js'
export type { Score } from './ground/model/score.js'
export {
  type MessageOf,
  type MessageTarget,
  messageTargets,
  type Severity,
  severities,
  type ValidationMessage,
} from './ground/model/validation-message.js'
export { type CompareOptions, compareResults, type ResultDifference } from './shown/documents/compare-results.js'
export {
  formatPatientJson,
  formatPatientXml,
  type PatientParseOptions,
  parsePatientJson,
  parsePatientXml,
  type UnknownElements,
} from './shown/documents/patient-document.js'
export { genderFromText } from './shown/documents/patient-fields.js'
export {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
  type ResultFormatOptions,
} from './shown/documents/patient-result-document.js'
export type {
  CourseDocument,
  MeasurementResultDocument,
  MessageDocument,
  PatientResultDocument,
  ScoreDocument,
} from './shown/documents/written-result.js'
export { chartSummary } from './shown/render/chart-summary.js'
export { chartGeometry, chartSvg, type PictureRequest } from './shown/render/chart-svg.js'
export { type Charts, createCharts } from './shown/render/create-charts.js'
export { renderChart } from './shown/render/render-chart.js'
export type { RenderOptions, ResvgPackage } from './shown/render/render-options.js'
export type { BinaryFormat, RenderedChart } from './shown/render/rendered-chart.js'
