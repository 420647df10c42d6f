export { type AssessedOne, assessMany, assessManyAsync } from './assessment/assess-many.js'
export { calculatePatient } from './assessment/calculate-patient.js'
export type { CodeColumn, ColumnsToScore, NumberColumn } from './assessment/checked-columns.js'
export { type Calculator, createCalculator } from './assessment/create-calculator.js'
export {
  type ExplainOptions,
  explainScores,
  type ScoreBasis,
  type ScoreExplanation,
} from './assessment/explain-scores.js'
export { percentileColumns, scoreColumns } from './assessment/score-columns.js'
export { validatePatient } from './assessment/validate-patient.js'
export type { ChartOptions } from './charts/chart-growth.js'
export type { ChartRequest } from './charts/chart-request.js'
export {
  type ChartFormat,
  type ChartLayoutName,
  type ChartLines,
  type ChartWindow,
  chartFormats,
  chartLayouts,
  chartLines,
  chartWindows,
  isChartFormat,
} from './charts/chart-request.js'
export {
  type ChartColour,
  type ChartTheme,
  type ChartThemeName,
  chartColours,
  chartThemes,
} from './charts/chart-theme.js'
export { courseCharts } from './charts/course/course-charts.js'
export { type ApplicableOptions, applicableChartTypes, chartTitle } from './charts/data/applicable-chart-types.js'
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
  ChartInterval,
  ChartMarker,
  ChartPatient,
  ChartPoint,
  ChartReference,
  ChartRung,
  ChartScore,
  ChartStretch,
  ChartTarget,
  ChartUnused,
  CourseKey,
  PretermAge,
  PretermBirth,
} from './charts/data/chart-data.js'
export { getReferences } from './charts/data/get-references.js'
export {
  type ChartGeometry,
  type GeometryAxis,
  type PlotEdges,
  pixelOf,
  placeAt,
} from './charts/picture/chart-geometry.js'
export type { CourseChartInput, CourseCharts, VelocityValues } from './charts/types/growth-over-time.js'
export type { ParseOptions } from './codec/read-document.js'
export type { FormatOptions } from './codec/write-document.js'
export type { AdultHeightSpread, NotUsableReason } from './course/adult-height/adult-height-method.js'
export type { AdultHeightNotUsable, AdultHeightPrediction } from './course/adult-height/adult-height-panel.js'
export type { FamilyTarget } from './course/adult-height/family-target.js'
export { assessCourse, type CourseAssessment, type TargetDistance } from './course/assess-course.js'
export type { CourseOptions } from './course/course-options.js'
export type {
  CourseFigure,
  CourseLine,
  CourseStep,
  CourseSymbol,
  CourseUnit,
  StepFigures,
  TableReading,
} from './course/explain/course-step.js'
export {
  type CourseExplanation,
  type ExplainedCourse,
  type ExplainedPart,
  explainCourse,
} from './course/explain/explain-course.js'
export type { AlternativeExplanation, CriterionExplanation } from './course/explain/explain-screening.js'
export type { CourseFinding } from './course/findings/growth-finding.js'
export {
  assessPuberty,
  type PubertyAssessment,
  type PubertyHint,
  type PubertyStage,
} from './course/puberty/assess-puberty.js'
export type { ScreeningComparison, ScreeningGap, ScreeningResult } from './course/screening/evaluate-screening.js'
export { conditionalGain, type ThrivePoint, thriveLine, type WeightCourse } from './course/velocity/conditional-gain.js'
export type { FalteringGrowth, FalteringThreshold } from './course/velocity/faltering-growth.js'
export type { GrowthInterval, GrowthRate, SdsChange } from './course/velocity/growth-interval.js'
export type { ScoreFall } from './course/velocity/score-fall.js'
export { type CompareOptions, compareResults } from './documents/compare-results.js'
export type { AdultHeightNotUsableDocument, CourseDocument, CourseWritten } from './documents/course-document.js'
export { genderFromText } from './documents/gender.js'
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
export type { ResultDifference } from './documents/result-difference.js'
export type { ScoreDocument } from './documents/score-document.js'
export type {
  ClinicMeasureDocument,
  DiseaseScoreDocument,
  MeasurementResultDocument,
  MessageDocument,
  PatientResultDocument,
} from './documents/written-result.js'
export type { Equipment, GestationalCorrection, GrowthOptions } from './growth/growth-options.js'
export { isLocale, type Locale, localeFromTag, locales } from './languages/built-in.js'
export type { Language } from './languages/language.js'
export type { BmiClass, BmiClassResult } from './model/bmi-class.js'
export {
  type AnyChartType,
  anyChartTypes,
  type ChartType,
  type ClinicChartType,
  type CourseChartType,
  chartTypes,
  clinicChartTypes,
  courseChartTypes,
  isChartType,
  isClinicChartType,
  isCourseChartType,
  type LevelChartType,
  levelChartTypes,
} from './model/chart-types.js'
export {
  type ClinicClass,
  type ClinicClassName,
  type ClinicField,
  type ClinicMeasureName,
  type ClinicMeasureResult,
  type ClinicUnscored,
  clinicMeasureNames,
  hasClinicValues,
} from './model/clinic-values.js'

export type {
  AdultHeightChoice,
  AdultHeightInput,
  AdultHeightMethodId,
  BoneAgeMethod,
  FalteringSign,
  FamilyTargetMethod,
  FindingCode,
  GainMeasure,
  NoVelocityReason,
  PubertalTiming,
  ScreeningAdvice,
  ScreeningQuantity,
  ScreeningRuleName,
  UnusualMaturity,
  VelocityUnit,
} from './model/course-names.js'
export {
  type Accepted,
  type AcceptedRange,
  AuxologyError,
  type ErrorCode,
  type ErrorData,
  type ErrorPlace,
} from './model/errors.js'
export type {
  BeforeBirth,
  BeyondScore,
  BirthMeasure,
  CorrectionEndScore,
  DatedSign,
  EarlierVisit,
  Gestation,
  MarkerDate,
  MarkerEnd,
  MessageCode,
  MessageParameters,
  NoParameters,
  OffCourse,
  OnDate,
  ReferenceGroup,
  Shrinking,
} from './model/message-parameters.js'
export type {
  BeyondLimits,
  LikelySlip,
  MistakenUnit,
  NeighbourScore,
  Neighbours,
  StatedScore,
  Unit,
} from './model/message-values.js'
export type { OwnMembers, RightlyNamed, RightlyNamedPatient } from './model/own-members.js'
export {
  type Gender,
  genders,
  isGender,
  isRecordedGender,
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
export type { Provenance } from './model/provenance.js'
export type { Reference } from './model/reference.js'
export type { ScoreName } from './model/result-scores.js'
export type { Accuracy, Score } from './model/score.js'
export {
  type MessageOf,
  type MessageTarget,
  messageTargets,
  type Severity,
  severities,
  type ValidationMessage,
} from './model/validation-message.js'
export { libraryVersion as version } from './model/version.js'
export type { ScoreRule } from './references/distribution.js'
export type { AssessedMeasure, MeasuredChild, MeasureSet } from './references/measure-set.js'
export type { Edition, ReferenceSet } from './references/reference-set.js'
export { chartGeometry, chartSvg, type PictureRequest } from './render/chart-svg.js'
export { type Charts, createCharts } from './render/create-charts.js'
export { htmlStyleHash } from './render/html/html-style-hash.js'
export { renderChart } from './render/render-chart.js'
export type { RenderOptions, ResvgPackage } from './render/render-options.js'
export type { BinaryFormat, Bytes, ChartBody, ChartIn, RenderedChart, TextFormat } from './render/rendered-chart.js'
export { isMessageCode, messageCodes } from './validation/message-codes.js'
