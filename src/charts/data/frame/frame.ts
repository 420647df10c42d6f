import { assessPatient } from '../../../clinical/assessment/assess-patient.js'
import { correctedUpTo } from '../../../clinical/growth/growth-age.js'
import type { ReferenceSet } from '../../../clinical/references/reference-set.js'
import { leftOutOf, mayUse } from '../../../clinical/references/set-rights.js'
import { publicationName } from '../../../clinical/references/table.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { extent } from '../../../ground/math/extent.js'
import { dayNumber } from '../../../ground/model/calendar-date.js'
import type { AnyChartType } from '../../../ground/model/chart-types.js'
import type { ModuleChoice } from '../../../ground/model/module-names.js'
import type { Gender, PatientInput } from '../../../ground/model/patient.js'
import type { ChartGrowth } from '../../chart-growth.js'
import type { ChartRequest } from '../../chart-request.js'
import { type ChartSettings, chartSettings } from '../../chart-settings.js'
import { chartDefinitions } from '../../types/chart-catalogue.js'
import type { ChartDefinition } from '../../types/chart-definition.js'
import type { CourseCautions, ExpectedFan, ThriveLines, VelocityValues } from '../../types/growth-over-time.js'
import { type ChartMeasure, chartMeasures } from '../../types/measures.js'
import type { Section } from '../chart-curves.js'
import type { ChartPoint } from '../chart-data.js'
import { clinicPieces, measuresFor } from '../curves/clinic-pieces.js'
import { type DrawnPiece, pretermFirst, seriesPieces, visiblePieces } from '../curves/drawn-piece.js'
import { type PatientValues, patientValues } from '../points/patient-values.js'
import { applicableGender, notApplicable } from './applicable-child.js'
import { valuesInside, xSection } from './axis-section.js'
import {
  courseChartsFor,
  expectedFanOf,
  type SaidOfVelocities,
  saidOf,
  thriveLinesOf,
  velocityBegins,
  withVelocities,
} from './velocity-frame.js'

/**
 * What a chart shows, before any curve is sampled: the patient's values, the
 * section of x and the references in it.
 */
export interface ChartFrame {
  readonly type: AnyChartType
  readonly definition: ChartDefinition
  readonly measure: ChartMeasure
  readonly settings: ChartSettings
  readonly language: ChartLanguage
  readonly gender: Gender
  readonly assessment: PatientAssessment
  readonly values: PatientValues
  /** Values that a window fitted to the child leaves out, because the chart doesn't apply to their ages. */
  readonly leftOut: readonly ChartPoint[]
  readonly section: Section
  /** Where the reference begins and ends. */
  readonly reference: Section
  /** The pieces of the chart's reference, and of the general one behind it. */
  readonly pieces: readonly DrawnPiece[]
  /** Those outside the section too: the patient's line may lead there. */
  readonly allPieces: readonly DrawnPiece[]
  readonly background: readonly DrawnPiece[]
  readonly courseCautions: CourseCautions | undefined
  readonly modules: ModuleChoice
  /** What growth over time depends on. */
  readonly courseOptions?: ChartGrowth['course']
  /** The thrive lines, where they were asked for and the section shows some. */
  readonly thrive?: ThriveLines | undefined
  /** What is expected after the latest value, where that was asked for, in whatever section. */
  readonly fan?: ExpectedFan | undefined
  /** What `clearedOnly` leaves out, as scores name it. */
  readonly notCleared: readonly string[]
  /** The values of a chart of growth over time, in whatever section. */
  readonly velocity?: VelocityValues | undefined
  /** What it says beside its curves and points, in this one. */
  readonly course?: SaidOfVelocities | undefined
}

/**
 * The frame of a chart.
 *
 * @param settings those of the request, where they are read already
 * @throws AuxologyError for a request, an option or a patient for which no
 * chart can be drawn
 */
export function chartFrame(
  patient: PatientInput,
  request: ChartRequest,
  growth: ChartGrowth,
  settings: ChartSettings = chartSettings(request),
): ChartFrame {
  const { type } = settings
  const { language } = growth
  const definition = chartDefinitions[type]
  const assessment = assessPatient(patient, growth)
  const gender = applicableGender({ type, definition, assessment, language })
  const chart = { type, definition, assessment, gender, settings, language }
  const velocity = definition.velocity && courseChartsFor(type, growth).velocity({ ...chart, options: growth.course })
  const { pieces, reference } = referenceOfChart(chart, velocity)
  const given = definedValues(definition, velocity, assessment, language)
  const { values, leftOut } = valuesInWindow(given, definition, settings)
  const section = sectionOfChart({ ...chart, values, reference, velocity }, growth.today)
  const allPieces = withPreterm(chart, pieces)
  const shown = visiblePieces(allPieces, section)
  const { references, isAgeFromBirth } = assessment.growth.subject
  const asked = isAgeFromBirth
    ? undefined
    : thriveLinesOf(definition, settings, { pieces: shown, gender, language }, growth)
  const thrive = asked && mayUse(growth, asked.publication) ? asked : undefined
  return {
    ...chart,
    measure: velocity?.measure ?? chartMeasures[definition.measure],
    values,
    leftOut,
    section,
    reference,
    pieces: shown,
    allPieces,
    background: backgroundPieces(definition, references, section),
    courseCautions: growth.courseCautions,
    modules: growth.modules,
    courseOptions: growth.course,
    thrive,
    fan: expectedFanOf({ ...chart, options: growth.course, latest: given.points.at(-1) ?? given.birth }, growth),
    notCleared: notCleared(chart, velocity, asked),
    velocity,
    course: velocity && saidOf(velocity, shown),
  }
}

/** The pieces of the general reference behind that of a disease, in a section. */
export function backgroundPieces(
  { background }: ChartDefinition,
  references: ReferenceSet,
  section: Section,
): readonly DrawnPiece[] {
  return background === undefined ? [] : visiblePieces(seriesPieces(references, background), section)
}

type ChartOfChild = Pick<ChartFrame, 'type' | 'definition' | 'assessment' | 'gender' | 'language'>

/** The pieces of the chart's reference, and where it begins and ends. */
function referenceOfChart(
  { type, definition, assessment, gender, language }: ChartOfChild,
  velocity: VelocityValues | undefined,
): Pick<ChartFrame, 'pieces' | 'reference'> {
  const { references } = assessment.growth.subject
  const { series, pressure, measure } = definition
  const measures = chartMeasures[measure].clinic === undefined ? undefined : measuresFor(type, assessment)
  const leftOut = notCleared({ definition, assessment }, velocity)
  const pieces =
    velocity?.pieces ??
    (measures && clinicPieces(definition, measures, assessment, gender)) ??
    seriesPieces(references, series)
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (leftOut.length > 0 && (velocity !== undefined || first === undefined)) {
    const data = { path: 'clearedOnly', value: true, accepted: 'false' }
    throw notApplicable({ type, language }, (words, title) => words.notCleared(title, leftOut.join(', ')), data)
  }
  if (first === undefined || last === undefined) {
    const [path, value] = measures === undefined ? ['references', references.id] : ['measures', measures.references.id]
    const accepted = `a set with the series ${pressure ?? series}`
    throw notApplicable({ type, language }, (words, title) => words.references(title), { path, value, accepted })
  }
  return { pieces, reference: [first.from, last.to] }
}

/** What `clearedOnly` leaves out of the references that a chart is drawn by. */
function notCleared(
  { definition: { series }, assessment }: Pick<ChartFrame, 'definition' | 'assessment'>,
  velocity: VelocityValues | undefined,
  thrive?: ThriveLines,
): readonly string[] {
  const { subject } = assessment.growth
  const { clearedOf } = subject.references
  const ofVelocity = velocity?.pieces.flatMap(({ piece }) => piece.table.publications)
  const drawn = [...(ofVelocity ?? []), ...(thrive === undefined ? [] : [thrive.publication])]
  const others = drawn.filter((publication) => !mayUse(subject, publication)).map(publicationName)
  return velocity === undefined && clearedOf !== undefined ? [...leftOutOf(clearedOf, [series]), ...others] : others
}

/** The section of x that the chart shows. */
function sectionOfChart(
  {
    definition,
    assessment,
    settings,
    values,
    reference,
    velocity,
  }: Pick<ChartFrame, 'definition' | 'assessment' | 'settings' | 'values' | 'reference' | 'velocity'>,
  today: number,
): Section {
  const withoutInfancy = velocityBegins(definition, values)
  const framed: Section = [withoutInfancy ?? Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return xSection({
    axis: definition.axis,
    begins: withoutInfancy ?? definition.begins,
    // A preterm infant's first velocities lie before term.
    followsEarly: definition.beforeTerm !== undefined || velocity?.measure !== undefined,
    reference,
    parameters: valuesInside(parametersOnX(values, assessment.growth.subject.birthDay, today), framed),
    values: valuesInside(framedValues(values, definition), framed),
    // An infant's velocities are drawn over the ages of WHO's gains.
    fitsYoung: definition.fitsYoung === true && velocity?.measure === undefined,
    oldest: oldestOf(definition, assessment),
    settings,
  })
}

/** The pieces with those before term, of a child whose ages are corrected. */
function withPreterm(
  { definition: { beforeTerm }, assessment: { growth } }: ChartOfChild,
  pieces: readonly DrawnPiece[],
): readonly DrawnPiece[] {
  const { subject } = growth
  return beforeTerm !== undefined && correctedUpTo(subject) !== undefined
    ? pretermFirst(subject.references, beforeTerm, pieces)
    : pieces
}

/** What was measured, or what was gained between visits. */
function definedValues(
  definition: ChartDefinition,
  velocity: VelocityValues | undefined,
  assessment: PatientAssessment,
  language: ChartLanguage,
): PatientValues {
  const measured = definition.velocity?.measured ?? definition.measure
  const values = patientValues(definition, chartMeasures[measured], assessment, language)
  return velocity === undefined ? values : withVelocities(values, velocity)
}

/** The values for the window: fitted to the child, without those at ages for which the axis has no scores. */
function valuesInWindow(
  values: PatientValues,
  { axis: { scoredBelowYears } }: ChartDefinition,
  { window }: ChartSettings,
): Pick<ChartFrame, 'values' | 'leftOut'> {
  if (window !== 'fit' || scoredBelowYears === undefined) return { values, leftOut: [] }
  const isOld = ({ ageYears }: ChartPoint) => ageYears !== undefined && ageYears >= scoredBelowYears
  return {
    values: { ...values, points: values.points.filter((point) => !isOld(point)) },
    leftOut: values.points.filter(isOld),
  }
}

/** The x of the oldest of all visits, whatever was measured at them; without a visit, of today. */
function oldestOf({ axis }: ChartDefinition, { growth }: PatientAssessment): number | undefined {
  const [, oldest] = extent(growth.measurements.flatMap(({ age }) => axis.x({ age }) ?? [])) ?? []
  return oldest ?? growth.ageYears
}

/** Markers before birth or in the future are drawn if the section shows them, but do not extend it. */
function parametersOnX(values: PatientValues, birthDay: number | undefined, today: number): number[] {
  const { markers } = values
  const markersInLife = markers.filter(({ date }) => {
    const day = dayNumber(date)
    return day !== undefined && birthDay !== undefined && day >= birthDay && day <= today
  })
  return [...valuesOnX(values), ...markersInLife.map(({ x }) => x)]
}

/**
 * What a section fitted to the child frames: the visits. Size at birth counts where there are none, on an axis of
 * postmenstrual age, where the course begins with it, and else if it is near.
 */
function framedValues(values: PatientValues, { axis }: ChartDefinition): number[] {
  const isWithBirth = values.points.length === 0 || axis.needsGestation === true
  return valuesOnX(isWithBirth ? values : { ...values, birth: undefined })
}

function valuesOnX({ points, birth, boneAges }: PatientValues): number[] {
  return [...points, ...boneAges, ...(birth === undefined ? [] : [birth])].map(({ x }) => x)
}

/**
 * Whether a page or a sheet frames the child where no section is asked for: the years to four are too long for an
 * infant; the child's own window has no place for adult height, which an older child needs, nor for what is expected.
 */
export function framesChild({ window, cropX, expected }: ChartRequest, { definition, section }: ChartFrame): boolean {
  const { young } = definition.axis
  return window === undefined && !cropX && !expected && young !== undefined && section[1] <= young
}
