import type { ChartLanguage } from '../../languages/language.js'
import type { ChartType } from '../../model/chart-types.js'
import type { Gender } from '../../model/patient.js'
import type { Reference } from '../../model/reference.js'
import type { ReportedScore } from '../../model/score.js'

/**
 * A chart in clinical units: what CSV, JSON and XML write, and what the
 * picture is drawn from. Nothing is rounded.
 */
export interface ChartData {
  readonly type: ChartType
  /** The language of its texts, a BCP 47 tag. */
  readonly locale: string
  readonly gender: Gender
  /** What is drawn: `Height`. */
  readonly title: string
  /** Whose references are drawn: `Boys`. */
  readonly population: string
  readonly patient: ChartPatient
  readonly xAxis: ChartAxis
  readonly yAxis: ChartAxis
  /** The percentiles, lowest first. */
  readonly curves: readonly ChartCurve[]
  /** The general reference behind that of a disease. */
  readonly background: readonly ChartCurve[]
  /** Where the references change along x. */
  readonly seams: readonly ChartSeam[]
  /** Named positions on the x axis, such as the due date. */
  readonly landmarks: readonly ChartLandmark[]
  /** The patient's values, ascending in x. */
  readonly points: readonly ChartPoint[]
  /** The value at birth. */
  readonly birth?: ChartPoint | undefined
  readonly boneAges: readonly ChartBoneAge[]
  readonly markers: readonly ChartMarker[]
  readonly target?: ChartTarget | undefined
  /** The references that are visible, in the order of their numbers. */
  readonly references: readonly ChartReference[]
  /** What a reader must know about the figures. */
  readonly notes: readonly string[]
}

/** Chart data with the language of its reader: the source of pictures and pages. */
export interface ChartInLanguage extends ChartData {
  readonly language: ChartLanguage
}

/** Whose chart it is, as far as this is known. */
export interface ChartPatient {
  readonly name?: string | undefined
  /** ISO, without a time of day. */
  readonly dateOfBirth?: string | undefined
}

/** An axis and the section of it that the chart shows. */
export interface ChartAxis {
  /** `Age`, `Height`. */
  readonly label: string
  /** Unit of every number along the axis: `years`, `cm`; empty for a ratio. */
  readonly unit: string
  /** Label with the unit of the tick labels: `Age (months, years)`. */
  readonly title: string
  readonly from: number
  readonly to: number
  /** Decimals of a value along the axis in a label. */
  readonly decimals: number
  readonly ticks: readonly ChartTick[]
}

/** A line of the grid. */
export interface ChartTick {
  readonly value: number
  /** 1: strong, with a label; 2: lighter, with a small label; 3: faint. */
  readonly level: 1 | 2 | 3
  readonly label?: string | undefined
}

/** One percentile. */
export interface ChartCurve {
  /** `P97`; `Median` or `Median (approx.)` where only the median is known. */
  readonly label: string
  /** 0 to 100. */
  readonly percentile: number
  readonly sds: number
  /** Not joined: the reference changes between them. */
  readonly segments: readonly ChartSegment[]
}

/** The part of a percentile that comes from one reference. */
export interface ChartSegment {
  /** Short name of the reference, `KiGGS`. */
  readonly reference: string
  readonly points: readonly Place[]
}

/** A position in the chart, in the units of its axes. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A section of an axis, in its unit. */
export type Section = readonly [from: number, to: number]

/** Where one reference ends and the next begins, or lying length becomes standing height. */
export interface ChartSeam {
  readonly x: number
  readonly before: string
  readonly after: string
}

/** A named position on the x axis. */
export interface ChartLandmark {
  readonly x: number
  readonly label: string
}

/** A value of the patient. */
export interface ChartPoint extends Place {
  /** Index in the patient's measurements; undefined at birth. */
  readonly measurementIndex?: number | undefined
  /** ISO, without a time of day. */
  readonly date?: string | undefined
  /** Age since birth, years. */
  readonly ageYears?: number | undefined
  /** The x of the uncorrected age, where x is corrected for gestation. */
  readonly uncorrectedX?: number | undefined
  readonly score?: ReportedScore | undefined
  /** 0 to 100. */
  readonly percentile?: number | undefined
  /** Short name of the reference that the score comes from. */
  readonly reference?: string | undefined
}

/** The value of a point, plotted at the bone age instead of the age. */
export interface ChartBoneAge extends Place {
  readonly measurementIndex: number
  /** The x of the point itself. */
  readonly pointX: number
}

/** A marker of the patient and its position on the x axis. */
export interface ChartMarker {
  readonly x: number
  readonly text: string
  /** ISO, without a time of day. */
  readonly date: string
}

/** Target height at the adult end of the reference. */
export interface ChartTarget {
  readonly x: number
  /** Target height, cm. */
  readonly value: number
  /** The range in which about 85 % of the adult heights of such parents' children lie, cm. */
  readonly lowest: number
  readonly highest: number
  readonly score?: ReportedScore | undefined
}

/** A reference and its number, which its name ends with. */
export interface ChartReference extends Reference {
  readonly number: number
  readonly shortName: string
}
