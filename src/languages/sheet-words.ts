import type { ClinicClassName } from '../model/clinic-values.js'

/** The texts of the clinic sheet that the chart and growth over time don't have. */
export interface SheetWords {
  /** `Clinic sheet`, for the title of the document. */
  readonly title: string
  /** Headings of the facts. */
  readonly facts: {
    readonly latest: string
    readonly velocity: string
    readonly gain: string
    readonly change: string
    /** Since the highest earlier score. */
    readonly fall: string
    readonly bmiChange: string
    /** Since a treatment began; the treatment is named in the details. */
    readonly sinceTreatment: string
    readonly conditional: string
    readonly target: string
    readonly boneAge: string
    readonly birth: string
  }
  /** Where there is nothing to say. */
  readonly none: string
  /** One SD of the error of measuring. */
  readonly uncertainty: (value: string) => string
  /** The time of an interval: `in 12.1 months`. */
  readonly overMonths: (months: string) => string
  /** A time of two weeks to two months, and one under two weeks. */
  readonly overWeeks: (weeks: string) => string
  readonly overDays: (days: number) => string
  /** A value before and now: `from 165 to 169% of P97`. */
  readonly fromTo: (before: string, now: string) => string
  /** `−0.12 a year` */
  readonly changePerYear: (sds: string) => string
  /** Where two references meet: the scores at both ends, each with its reference. */
  readonly referenceChanged: (from: string, to: string) => string
  /** In place of a change of reference, where the age was corrected for prematurity at the first visit alone: both scores as drawn. */
  readonly correctionEnded: (from: string, to: string) => string
  /** From which score a score has fallen: the highest with its age, or that at birth. */
  readonly fallSinceHighest: (age: string) => string
  readonly fallSinceBirth: (reference: string, score: string | undefined) => string
  /** The change since birth beside another: `−1.49 since birth by WHO 2006`. */
  readonly sinceBirthBy: (sds: string, reference: string) => string
  /** Why there is no change of a score between visits under two weeks apart. */
  readonly underTwoWeeks: string
  /** That a fall contains what newborns lose, and the change since the first weight from three weeks on. */
  readonly firstDays: (age?: string, sds?: string) => string
  /** A change within one reference, that of both ends. */
  readonly withinOne: (reference: string) => string
  readonly notComparable: string
  /** Why there is no change of a score: there is no reference at one of the visits, or at both. */
  readonly noScores: string
  /** The treatment and the day it began, and the visit that is compared with. */
  readonly sinceStart: (treatment: string, date: string) => string
  readonly comparedWith: (date: string) => string
  /** The change over the latest interval: `last −0.22 in 12 months`. */
  readonly lastChange: (change: string) => string
  /** The change of another score over the same time: `Turner: Lyon 1985 +0.61`. */
  readonly byReference: (reference: string, change: string) => string
  readonly distance: (sds: string) => string
  readonly noParents: string
  readonly noBoneAge: string
  /** An infant's gain since the visit just before the latest, beside a gain over a longer time. */
  readonly latestStep: (gain: string, rate: string) => string
  /** Heads what is said of a high reading. */
  readonly bloodPressure: string
  /** What a percentile of blood pressure means under 16 years. */
  readonly pressureRanges: { readonly [name in ClinicClassName]?: string }
  readonly noBirth: string
  readonly noValues: string
  /** Years and months by which a bone age is ahead of the age, or behind it. */
  readonly ahead: (years: string) => string
  readonly behind: (years: string) => string
  readonly atAge: string
  /** The scale of the bone age was not given. */
  readonly scaleAssumed: string
  readonly forGestation: { readonly [size in 'small' | 'within' | 'above']: string }
  readonly length: (text: string) => string
  readonly weight: (text: string) => string
  /** Why there is no velocity. */
  readonly twoVisits: string
  readonly oneVisit: string
  readonly noVisit: string
  readonly noVelocity: string
  /** What the strip of velocity shows: a reference, and the infants' intervals. */
  readonly velocityReference: (reference: string) => string
  readonly gainReference: (reference: string) => string
  readonly velocityMarks: string
  /** Intervals above the scale of the strip. */
  readonly aboveScale: (intervals: string) => string
  /** Intervals that have no place in the strip: measured lying before, standing now, or outside the section. */
  readonly outsideStrip: (count: number) => string
  /** Intervals without a velocity, and why. */
  readonly without: (count: number, reasons: string) => string
  readonly breaks: string
  /** After the first of many intervals. */
  readonly more: (count: number) => string
  readonly adultHeight: string
  /** The heading in place of adult height where the panel has the parents' figure alone, and why. */
  readonly parentalTarget: string
  readonly noPrediction: (reasons: string) => string
  readonly noMethod: string
  readonly underTwo: string
  readonly underTwoOwn: string
  readonly targetEntry: string
  readonly notUsable: (count: number, reasons: string) => string
  readonly screening: string
  /** Rules that are not met, beside none that is. */
  readonly noneMet: (rules: string) => string
  /** Rules that are not met, beside a finding. */
  readonly notMetBesideFindings: (rules: string) => string
  /** Rules that are not met, beside one that is. */
  readonly othersNotMet: (rules: string) => string
  /** The present length of a child measured lying, with the height that it would have standing. */
  readonly presentLying: (standing: string) => string
  /** Beside a child's distance to the family's height under two years. */
  readonly littleUnderTwo: string
  /** A rule on another measure than the sheet's that is met. */
  /** Rules met only by what says little at the child's age. */
  readonly metMinor: (rules: string) => string
  readonly metElsewhere: (rules: string) => string
  /** Days with findings of puberty before those that are listed. */
  readonly earlierFindings: (count: number) => string
  /** Whose children stages of puberty are scored by. */
  readonly scoredBy: (reference: string) => string
  readonly sources: string
}
