import type { CourseFigure, CourseUnit } from '../model/course-figures.js'
import type {
  AdultHeightInput,
  AdultHeightMethodId,
  adultHeightSpreads,
  BoneAgeMethod,
  FamilyTargetMethod,
  FindingCode,
  GainMeasure,
  NoVelocityReason,
  ScreeningAdvice,
  ScreeningQuantity,
  UnusualMaturity,
  VelocityUnit,
} from '../model/course-names.js'

/** What a sentence about a finding is made from, written as the language writes numbers. */
export interface FindingParts {
  /** The age at the finding: `6 y 6 m`. */
  readonly age: string
  /** The value as a score with its sign, `≤ −6` beyond six SD. */
  readonly score: string
  /** The value without its sign, to a decimal. */
  readonly size: string
  /** The limit without its sign. */
  readonly limit: string
  /** Who publishes the limit, `GHRS 2000`, or that it is our own. */
  readonly limitBy: string
  /** The sign of puberty: `breast B2`. */
  readonly sign: string
  /** In how many healthy children the same is found. */
  readonly share: string
  /** At which age a late puberty was first found to have begun. */
  readonly begun: string | undefined
  /** Of underweight: the class, and the body mass index in per cent of the median, `65% of the median`, where that is known. */
  readonly bmiClass: string
  readonly ofMedian: string | undefined
  /** Their share of all, per cent, without the sign. */
  readonly percent: string
}

/** The tables and equations that a method for adult height tells apart. */
export type AdultHeightVariant = 'average' | 'accelerated' | 'retarded' | 'premenarcheal' | 'postmenarcheal'

/** The texts of growth over time on charts. */
export interface CourseChartWords {
  /** Keys of the legend: from visit to visit, with the error of measuring. */
  readonly interval: string
  /** The same of weight, whose error is small. */
  readonly gain: string
  readonly seasonal: string
  readonly unscored: string
  readonly thrive: string
  readonly thriveNote: string
  /** What can't be missed. `reference` is `DONALD 2025`. */
  readonly noInterval: string
  /** P25 as a limit of disease: how many healthy children are never below it between 2 and 17 years, per cent. */
  readonly quarter: (reference: string, never: string) => string
  /** Velocities beyond a limit of our own, and the share of healthy children beyond it. */
  readonly beyond: (
    count: number,
    limits: { readonly side: -1 | 1; readonly limit: string; readonly percent: string },
    values: string,
  ) => string
  readonly notDrawn: (count: number, reason: string) => string
  readonly withoutScore: (count: number, reason: string) => string
  /** Gains scored over other intervals than those of the curves, months. */
  readonly otherIntervals: (count: number, curves: string) => string
  /** Notes: the child's gains under two years; the intervals of the curves, months; where there is no reference. */
  readonly infants: string
  readonly gainCurves: (months: string) => string
  /** A preterm infant's velocities in units of their own, each with its age. */
  readonly preterm: (velocities: string) => string
  readonly noWeightReference: string
}

/** The texts of growth over time on the command line and on charts. */
export interface CourseWords {
  readonly chart: CourseChartWords
  readonly gains: string
  readonly measures: { readonly [measure in GainMeasure]: string }
  /** Headings of the columns. */
  readonly from: string
  readonly to: string
  readonly gain: string
  readonly perYear: string
  /** A velocity, `9.4 cm/y`, and what its axis counts, `cm/year`; in infancy a shorter time. */
  readonly velocities: {
    readonly [unit in VelocityUnit]: { readonly of: (value: string) => string; readonly axis: string }
  }
  /** The thresholds of NICE NG75; figures in SDS, of a loss in per cent. */
  readonly faltering: {
    readonly title: string
    /** `below`, `between` or `above` the 9th and 91st centiles at birth. */
    readonly weightFall: (sds: string, limit: string, spaces: number) => string
    readonly lowWeight: (sds: string) => string
    readonly belowParents: (sds: string, limit: string) => string
    readonly earlyLoss: (percent: string) => string
    readonly notRegained: string
    /** What a fall since birth contains, and the change since the first weight from three weeks on, where there is an earlier one. */
    readonly firstDays: (sds?: string, age?: string) => string
    /** A fall since birth after which the weight kept its centile: by how much, from which age on, and the change since. */
    readonly earlyFall: (of: Readonly<Record<'sds' | 'reference' | 'age' | 'change', string>>) => string
    /** What the thresholds are. */
    readonly guide: string
    /** By what weights and lengths were scored, and the target height where that was compared. */
    readonly scoredBy: (reference: string, target: string | undefined) => string
    /** Ages that the guideline doesn't name; those of a fall where one is told. */
    readonly ownReading: (hasFall: boolean) => string
    /** No gestation was given. */
    readonly termAssumed: string
  }
  /** The fall of a score since the highest one before, and since birth. */
  readonly sinceHighest: (sds: string, age: string) => string
  readonly sinceBirth: (sds: string) => string
  /** How far a weight is below the highest earlier one: `52.8 kg`, `14 y 0 m`. */
  readonly weightLoss: (percent: string, kg: string, age: string) => string
  /** What preterm infants should gain, and at which age. */
  readonly goal: (from: string, to: string) => string
  readonly change: string
  /** Of a velocity that was read over so short a time that the season shows. */
  readonly seasonal: string
  readonly reasons: { readonly [reason in NoVelocityReason]: string }
  /** The same without what follows from it. */
  readonly whyNoVelocity: { readonly [reason in NoVelocityReason]: string }
  /** Where two references meet: the one that the change of the score is by; undefined where none scores both visits. */
  readonly referenceChanged: (within: string | undefined) => string
  /** An infant's weight gain given the weight before. */
  readonly conditional: (sds: string) => string
  readonly noGains: string
  readonly targets: { readonly [method in FamilyTargetMethod]: string }
  /** What the range of a target means. */
  readonly targetRanges: { readonly [method in FamilyTargetMethod]: string }
  readonly range: (low: string, high: string) => string
  /** How far the latest height is from the target, and how that changed. */
  readonly distance: (sds: string, change: string | undefined) => string
  readonly adultHeight: string
  readonly predictedFrom: (visit: string) => string
  readonly assumedScale: string
  readonly methods: { readonly [method in AdultHeightMethodId]: string }
  readonly variants: { readonly [variant in AdultHeightVariant]: string }
  /** One of a paper's models, by its number. */
  readonly model: (number: string) => string
  readonly spreads: { readonly [spread in (typeof adultHeightSpreads)[number]]: string }
  readonly notUsed: string
  readonly inputs: { readonly [input in AdultHeightInput]: string }
  readonly boneAgeMethods: { readonly [method in BoneAgeMethod]: string }
  readonly notUsable: {
    readonly missing: (inputs: string) => string
    readonly otherScale: (accepted: string) => string
    /** Ages, years, which may be our own limit. */
    readonly age: (from: string, to: string, isOwn: boolean) => string
    readonly boneAge: (from: string, to: string) => string
    /** Our own limit. */
    readonly tooTall: (atMost: string) => string
    readonly implausible: (cm: string) => string
    readonly belowPresent: (cm: string, present: string) => string
    readonly atEndOfGrowth: (cm: string, present: string) => string
    readonly beyondBoneAge: (cm: string, atMost: string) => string
    readonly boneAgeAdvanced: (cm: string, from: string) => string
    readonly longAfterMenarche: (cm: string, years: string) => string
    readonly disease: string
    readonly treatment: string
  }
  readonly noPrediction: string
  /** The present height in the panel of predictions. */
  readonly presentHeight: string
  /** Beside a method without a bone age where maturity is unusual, and why that is. */
  /** Above predictions where growth is not normal: our own caution. */
  readonly growthAssumed: string
  readonly doubtful: string
  readonly doubtfulBecause: (reasons: string) => string
  readonly unusualMaturity: { readonly [why in UnusualMaturity]: string }
  /** What a review says of two methods there. */
  readonly linearInBoneAge: string
  /** Of a child born small who has not caught up. */
  readonly smallWithoutCatchUp: string
  /** The methods that were not asked for, and the option that asks for them where the reader types it. */
  readonly furtherMethods: (methods: string, option?: string) => string
  readonly screening: string
  /** How many of a rule's criteria are met. */
  readonly criteriaMet: (met: number, of: number) => string
  readonly notMet: string
  readonly open: string
  /** A limit, and a reference, after a value. */
  readonly limit: (limit: string) => string
  /** A limit that a value must not fall below, as part of a criterion. */
  readonly notBelow: (limit: string) => string
  readonly by: (reference: string) => string
  /** The reference that a rule was evaluated in, which may not be the one it was made for. */
  readonly judgedIn: (reference: string) => string
  readonly measuredUnits: { readonly [unit in 'grams' | 'weeks']: string }
  readonly advices: { readonly [advice in ScreeningAdvice]: string }
  /** Criteria on signs. */
  readonly notAsked: (signs: string) => string
  /** Why a rule is open. */
  readonly referencesDiffer: string
  /** Of a rule without published sensitivity and specificity for the child's age and what met it. */
  readonly noCosts: string
  readonly quantities: { readonly [quantity in ScreeningQuantity]: string }
  readonly lacks: (quantities: string) => string
  readonly notComparable: (quantities: string) => string
  readonly sensitivity: (percent: string) => string
  readonly specificity: (percent: string) => string
  readonly notScreened: { readonly [why in 'disease' | 'treatment']: string }
  readonly noRules: string
  readonly puberty: string
  /** The heading of findings. */
  readonly unusual: string
  /** Findings beside the rules; each a sentence without its full stop. */
  readonly findings: { readonly [code in FindingCode]: (parts: FindingParts) => string } & {
    readonly ownLimit: string
    readonly shares: { readonly [known in 'of' | 'fewer' | 'unknown']: (percent: string) => string }
  }
  /** What predictions and rules are not; rules alone, where there is no prediction. */
  readonly caution: string
  readonly ruleCaution: string
}

/** The texts of how each number came about. */
export interface CourseHandWords {
  readonly title: string
  readonly figures: { readonly [figure in CourseFigure]: string }
  /** After a number. */
  readonly units: { readonly [unit in CourseUnit]: string }
  /** The rows between which straight lines are drawn, or the row at x. */
  readonly rows: (rows: readonly string[]) => string
  /** An interval between two visits. */
  readonly interval: (measure: string, from: string, to: string) => string
  /** The distance of the height at a visit from a target. */
  readonly distanceAt: (target: string, visit: string) => string
  /** Criteria of a rule that have to hold together. */
  readonly together: (criteria: string) => string
  readonly holds: string
  readonly fails: string
  readonly notKnown: string
}
