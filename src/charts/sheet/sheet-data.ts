import { type CourseAssessment, courseOf } from '../../clinical/course/assess-course.js'
import { basisOfCourse, type CourseBasis } from '../../clinical/course/course-basis.js'
import { type CourseChoices, courseSettings } from '../../clinical/course/course-options.js'
import { changeSinceTreatment, type TreatmentChange } from '../../clinical/course/treatment-change.js'
import type { GrowthInterval } from '../../clinical/course/velocity/growth-interval.js'
import type { ScoreFall } from '../../clinical/course/velocity/score-fall.js'
import type { Language } from '../../ground/languages/language.js'
import type { ChartMeasureName } from '../../ground/languages/words.js'
import { type AnyChartType, anyChartTypes } from '../../ground/model/chart-types.js'
import type { GainMeasure } from '../../ground/model/course-names.js'
import type { AuxologyError } from '../../ground/model/errors.js'
import { inputError } from '../../ground/text/invalid-input.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import type { ChartFrame } from '../data/frame/frame.js'
import { latestPoint } from '../picture/shown-data.js'
import { chartDefinitions } from '../types/chart-catalogue.js'
import { type HighPressure, highPressure } from './notes/high-pressure.js'
import { type CourseOfScore, fallOverTime, headCourse, type PretermScores, pretermScores } from './one-reference.js'
import { type VelocityStrip, velocityStrip } from './strips/velocity-strip.js'

/** A chart with growth over time: what a clinic sheet shows. Nothing is rounded. */
export interface SheetData {
  readonly data: ChartInLanguage
  readonly frame: ChartFrame
  readonly course: CourseAssessment
  readonly basis: CourseBasis
  /** A high blood pressure, whatever the chart is of. */
  readonly pressure: HighPressure | undefined
  readonly language: Language
  /** What growth over time compares; undefined for what has no velocity, such as body mass index. */
  readonly measure: GainMeasure | undefined
  /** The latest interval of that measure; of a head to 24 months its change of score is by WHO. */
  readonly latestInterval: GrowthInterval | undefined
  /** How far the latest score of that measure is from the highest one before, and from that at birth. */
  readonly fall: ScoreFall | undefined
  readonly preterm: PretermScores | undefined
  /** The course by the set's own reference, where that of a head is by WHO. */
  readonly bySet: CourseOfScore | undefined
  readonly velocity: VelocityStrip | undefined
  readonly sinceTreatment: TreatmentChange | undefined
}

/** What the notes on growth over time are written from. */
export type CourseOfChart = Pick<SheetData, 'frame' | 'course' | 'basis' | 'pressure' | 'language' | 'measure'>

/** One fact of the strip at the top: what it is, the figure, and what belongs to it, each in lines of its own. */
export interface SheetFact {
  readonly label: string
  readonly value: string
  readonly details: readonly string[]
}

/** A paragraph at the foot of a sheet: what it is about, and its text. */
export interface SheetNote {
  readonly lead: string
  readonly text: string
  /** In the colour of text rather than that of notes. */
  readonly isUrgent?: true
}

const gainMeasureOf: { readonly [measure in ChartMeasureName]?: GainMeasure } = {
  height: 'size',
  length: 'size',
  weight: 'weight',
  head: 'head',
}

/** The types of charts that a sheet can have: those by age in years. */
export const sheetTypes: readonly AnyChartType[] = anyChartTypes.filter(
  (type) => chartDefinitions[type].axis.boneAgeX !== undefined && chartDefinitions[type].velocity === undefined,
)

/** @throws AuxologyError `invalid_parameter` for a type without ages in years */
export function checkSheetType(type: AnyChartType): void {
  if (!sheetTypes.includes(type)) throw noSheetOf(type)
}

function noSheetOf(type: AnyChartType): AuxologyError {
  return inputError('invalid_parameter', {
    parameter: 'type',
    value: type,
    accepted: sheetTypes,
    detail: 'layout sheet has ages in years on its x axis',
  })
}

/** Everything on a sheet, from one assessment of the child. */
export function sheetData(
  data: ChartInLanguage,
  frame: ChartFrame,
  options: CourseChoices,
  language: Language,
): SheetData {
  const child = courseOfChart(frame, options, language)
  const { course, measure } = child
  const latest = course.intervals.filter((each) => each.measure === measure).at(-1)
  const bySet = { fall: course.scoreFalls.find((each) => each.measure === measure), change: latest?.sdsChange }
  const byWho = measure === 'head' ? headCourse(frame, latest) : undefined
  const told = (byWho ?? bySet).fall
  const fall = told && fallOverTime(told, frame.assessment)
  const preterm = measure && pretermScores(data, frame)
  return {
    ...child,
    data,
    fall: fall && isOfToday(preterm, data) ? { ...fall, sinceBirth: preterm.change } : fall,
    preterm,
    bySet: byWho && bySet,
    latestInterval: latest && { ...latest, sdsChange: (byWho ?? bySet).change },
    velocity:
      measure &&
      velocityStrip(measure, data, course.intervals, {
        pubertalTiming: courseSettings(options).pubertalTiming,
        clearedOnly: frame.assessment.growth.subject.clearedOnly,
      }),
    sinceTreatment: measure && changeSinceTreatment(frame.assessment, measure),
  }
}

/** Whether the reference of a preterm child's first weeks scores the latest value too. */
export function isOfToday(preterm: PretermScores | undefined, data: ChartInLanguage): preterm is PretermScores {
  return preterm !== undefined && preterm.latest === latestPoint(data)
}

/** What a chart has of growth over time. */
export function courseOfChart(frame: ChartFrame, options: CourseChoices, language: Language): CourseOfChart {
  const basis = basisOfCourse(frame.assessment, courseSettings(options), language)
  const pressure = highPressure(frame.assessment, language)
  return { frame, course: courseOf(basis), basis, pressure, language, measure: gainMeasureOf[frame.definition.measure] }
}
