export { type CalculatedOne, calculateMany, calculateManyAsync } from './assessment/calculate-many.js'
export { calculatePatient } from './assessment/calculate-patient.js'
export type { ColumnsToScore } from './assessment/checked-columns.js'
export { type Calculator, createCalculator } from './assessment/create-calculator.js'
export { type ExplainOptions, explainScores, type ScoreExplanation } from './assessment/explain-scores.js'
export type { OwnMembers, RightlyNamed, RightlyNamedPatient } from './assessment/own-members.js'
export { percentileColumns, scoreColumns } from './assessment/score-columns.js'
export { validatePatient } from './assessment/validate-patient.js'
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
export type { ParseOptions } from './codec/read-document.js'
export type { FormatOptions } from './codec/write-document.js'
export type { AdultHeightPrediction } from './course/adult-height/adult-height-panel.js'
export type { FamilyTarget } from './course/adult-height/family-target.js'
export { assessCourse, type CourseAssessment } from './course/assess-course.js'
export type { CourseOptions } from './course/course-options.js'
export type { CourseStep } from './course/explain/course-step.js'
export { type CourseExplanation, explainCourse } from './course/explain/explain-course.js'
export type { CourseFinding } from './course/findings/growth-finding.js'
export { assessPuberty, type PubertyAssessment } from './course/puberty/assess-puberty.js'
export type { ScreeningResult } from './course/screening/evaluate-screening.js'
export type { FalteringGrowth } from './course/velocity/faltering-growth.js'
export type { GrowthInterval, GrowthRate, SdsChange } from './course/velocity/growth-interval.js'
export { type CompareOptions, compareResults, type ResultDifference } from './documents/compare-results.js'
export {
  formatPatientJson,
  formatPatientXml,
  type PatientParseOptions,
  parsePatientJson,
  parsePatientXml,
  type UnknownElements,
} from './documents/patient-document.js'
export { genderFromText } from './documents/patient-fields.js'
export {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
  type ResultFormatOptions,
} from './documents/patient-result-document.js'
export type {
  CourseDocument,
  MeasurementResultDocument,
  MessageDocument,
  PatientResultDocument,
  ScoreDocument,
} from './documents/written-result.js'
export type { Equipment, GestationalCorrection, GrowthOptions } from './growth/growth-options.js'
export { type Locale, localeFromTag, locales } from './languages/built-in.js'
export type { Language } from './languages/language.js'
export type { BmiClassResult } from './model/bmi-class.js'
export {
  type AnyChartType,
  type ChartType,
  type ChartTypeOf,
  chartTypes,
  chartTypesOfKind,
} from './model/chart-types.js'
export type { ClinicMeasureResult } from './model/clinic-values.js'
export type { BoneAgeMethod, PubertalTiming } from './model/course-names.js'
export { AuxologyError, type ErrorCode, type ErrorData } from './model/errors.js'
export type { MessageCode, MessageParameters } from './model/message-parameters.js'
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
} from './model/patient.js'
export type { DiseaseScore, MeasurementResult, PatientResult } from './model/patient-result.js'
export { libraryVersion as version, type Provenance, type Reference } from './model/provenance.js'
export type { ScoreName } from './model/result-scores.js'
export type { Score } from './model/score.js'
export {
  type MessageOf,
  type MessageTarget,
  messageTargets,
  type Severity,
  severities,
  type ValidationMessage,
} from './model/validation-message.js'
export type { ReferenceSet } from './references/reference-set.js'
export { chartGeometry, chartSvg, type PictureRequest } from './render/chart-svg.js'
export { type Charts, createCharts } from './render/create-charts.js'
export { renderChart } from './render/render-chart.js'
export type { RenderOptions, ResvgPackage } from './render/render-options.js'
export type { BinaryFormat, RenderedChart } from './render/rendered-chart.js'
export { messageCodes } from './validation/message-codes.js'
