import type { BmiClass } from '../../ground/model/bmi-class.js'
import type { ClinicClassName } from '../../ground/model/clinic-values.js'

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
  /** A value is written with as many decimals as tell it from this limit. */
  readonly limit?: number | undefined
  readonly ticks: readonly ChartTick[]
}

/** A second scale along x, at the upper edge. */
export interface UpperAxis {
  /** What its labels count: `Corrected months`. */
  readonly title: string
  /** By their x. */
  readonly ticks: readonly ChartTick[]
}

/** A line of the grid. */
export interface ChartTick {
  readonly value: number
  /** 1: strong, with a label; 2: lighter, with a small label; 3: faint. */
  readonly level: 1 | 2 | 3
  readonly label?: string | undefined
}

/** One percentile or score. */
export interface ChartCurve {
  /** `P97`, `+3 SD`; `Median` or `Median (approx.)` where only the median is known. */
  readonly label: string
  /** What its label counts in. */
  readonly kind: 'percentile' | 'sds'
  /** 0 to 100. */
  readonly percentile: number
  readonly sds: number
  /** Not joined: the reference changes between them. */
  readonly segments: readonly ChartSegment[]
}

/** The part of a curve that comes from one reference. */
export interface ChartSegment {
  /** Name of the reference, `KiGGS 2013`. */
  readonly reference: string
  /** True where the reference has ended, and its last figures are carried forward. */
  readonly held?: boolean | undefined
  readonly points: readonly Place[]
}

/** A limit of the body mass index, the waist or the arm, beyond which a child belongs to a class. */
export interface ChartLimit {
  readonly class: BmiClass | ClinicClassName
  /** The side of the limit on which the class lies. */
  readonly side: 'below' | 'above'
  /** `Obesity (AGA P97)`: its name and the line that it runs along. */
  readonly label: string
  /** `Obesity` */
  readonly name: string
  /** `AGA P97` */
  readonly line: string
  /** 0 to 100, where the classification names one. */
  readonly percentile?: number | undefined
  /** The score in the reference that the limit runs along or, in severe obesity, is a multiple of; a fixed limit has none. */
  readonly sds?: number | undefined
  readonly segments: readonly ChartSegment[]
}

/** A position in the chart, in the units of its axes. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A section of an axis, in its unit. */
export type Section = readonly [from: number, to: number]

/** Where one reference ends and the next begins, or lying length becomes standing height; for blood pressure, of the height. */
export interface ChartSeam {
  readonly x: number
  /** What changes: `WHO 2006 | KiGGS 2013`, `lying | standing`, `separate fits`, `Height: WHO 2006 | Height: KiGGS 2013`. */
  readonly label: string
  /** What applies on either side: the same on both where one publication has two fits. */
  readonly before: string
  readonly after: string
}

/** A named position on the x axis. */
export interface ChartLandmark {
  readonly x: number
  readonly label: string
}
