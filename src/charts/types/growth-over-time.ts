import type { CourseChoices } from '../../clinical/course/course-options.js'
import type { GrowthSettings } from '../../clinical/growth/growth-options.js'
import type { Publication } from '../../clinical/references/table.js'
import type { PatientAssessment } from '../../clinical/validation/engine.js'
import type { ChartLanguage } from '../../ground/languages/language.js'
import type { CourseWords } from '../../ground/languages/words.js'
import type { ExpectedMeasure } from '../../ground/model/course-names.js'
import type { Gender, PatientInput } from '../../ground/model/patient.js'
import type { ChartSettings } from '../chart-settings.js'
import type { Place } from '../data/chart-curves.js'
import type { ChartExpected, ChartPoint, CourseKey } from '../data/chart-data.js'
import type { DrawnPiece } from '../data/curves/drawn-piece.js'
import type { ChartDefinition } from './chart-definition.js'
import type { ChartMeasure } from './measures.js'

/** What a chart of growth over time is made from. */
export interface CourseChartInput {
  readonly definition: ChartDefinition
  readonly assessment: PatientAssessment
  readonly gender: Gender
  readonly settings: ChartSettings
  readonly language: ChartLanguage
  readonly options: CourseChoices | undefined
}

/** The reference and the values of a chart of velocity, and what is to be said of them. */
export interface VelocityValues {
  /** In place of the chart's own: an infant's velocity is counted by the month or the day. */
  readonly measure?: ChartMeasure | undefined
  readonly pieces: readonly DrawnPiece[]
  /** Ascending in x. */
  readonly points: readonly ChartPoint[]
  /** What the points' scores come from. */
  readonly publications: readonly Publication[]
  readonly keys: readonly CourseKey[]
  readonly cautions: readonly string[]
  readonly notes: readonly string[]
  /** The same where the section shows the curves. */
  readonly ofCurves: { readonly cautions: readonly string[]; readonly notes: readonly string[] }
}

/** What the thrive lines of a weight chart are drawn from. */
export interface ThriveInput {
  readonly pieces: readonly DrawnPiece[]
  readonly gender: Gender
  readonly language: ChartLanguage
}

/** Thrive lines, and what is to be said of them. */
export interface ThriveLines {
  readonly lines: readonly (readonly Place[])[]
  readonly text: string
  readonly note: string
  readonly publication: Publication
}

/** What the fan of expected values is made from. */
export interface ExpectedInput extends Pick<CourseChartInput, 'definition' | 'assessment' | 'language' | 'options'> {
  readonly measure: ExpectedMeasure
  /** The latest value, from which is looked ahead; undefined without one. */
  readonly latest: ChartPoint | undefined
}

/** A visit that is supposed, and what is known of the child; the visit is not in it. */
export interface SupposedInput {
  readonly definition: ChartDefinition
  readonly patient: PatientInput
  readonly growth: GrowthSettings<ChartLanguage> & { readonly course?: CourseChoices | undefined }
  /** The day, ISO. */
  readonly at: string
  /** In the unit of the chart. */
  readonly value: number
}

/** What is expected of a child's growth, and what is to be said of it. */
export interface ExpectedFan {
  /** Undefined where nothing is expected, which the cautions explain. */
  readonly expected?: ChartExpected | undefined
  readonly cautions: readonly string[]
  readonly notes: readonly string[]
  /** The note of a section that ends before the fan. */
  readonly beyond?: string | undefined
}

/** What a chart of height, weight or head by age says of the child's course before anything else. */
export type CourseCautions = (
  chart: Pick<CourseChartInput, 'definition' | 'assessment' | 'language'>,
) => readonly string[]

/**
 * What charts show of growth over time. It is passed to them, so that a program
 * that draws none of it doesn't carry velocity, adult height and their figures.
 */
export interface CourseCharts {
  /** Its texts by language, for charts whose own language has none of the course. */
  readonly texts?: { readonly [tag: string]: CourseWords } | undefined
  readonly velocity: (input: CourseChartInput) => VelocityValues
  readonly thriveLines: (input: ThriveInput) => ThriveLines
  readonly expected: (input: ExpectedInput) => ExpectedFan
  /** What is expected on the day of a supposed visit, and how usual its value is, in sentences. */
  readonly supposed: (input: SupposedInput) => readonly string[]
  readonly cautions: CourseCautions
}
