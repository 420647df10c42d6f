import type {
  AdultHeightInput,
  AdultHeightMethodId,
  adultHeightSpreads,
  BoneAgeMethod,
  FamilyTargetMethod,
  GainMeasure,
  NoVelocityReason,
  ScreeningQuantity,
} from '../model/course-names.js'

/** The tables and equations that a method for adult height tells apart. */
export type AdultHeightVariant = 'average' | 'accelerated' | 'retarded' | 'premenarcheal' | 'postmenarcheal'

/** The texts of growth over time on the command line. */
export interface CourseWords {
  readonly gains: string
  readonly measures: { readonly [measure in GainMeasure]: string }
  /** Headings of the columns. */
  readonly from: string
  readonly to: string
  readonly gain: string
  readonly perYear: string
  readonly change: string
  /** Of a velocity that was read over so short a time that the season shows. */
  readonly seasonal: string
  readonly reasons: { readonly [reason in NoVelocityReason]: string }
  /** Where two references meet, and the change within one of them. */
  readonly referenceChanged: string
  readonly withinOne: (change: string, reference: string) => string
  /** An infant's weight gain given the weight before. */
  readonly conditional: (sds: string) => string
  readonly noGains: string
  readonly targets: { readonly [method in FamilyTargetMethod]: string }
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
    readonly age: (from: string, to: string) => string
    readonly boneAge: (from: string, to: string) => string
    readonly tooTall: (atMost: string) => string
    readonly disease: string
    readonly treatment: string
  }
  readonly noPrediction: string
  readonly screening: string
  readonly met: string
  readonly notMet: string
  readonly open: string
  readonly quantities: { readonly [quantity in ScreeningQuantity]: string }
  readonly lacks: (quantities: string) => string
  readonly notComparable: (quantities: string) => string
  readonly sensitivity: (percent: string) => string
  readonly specificity: (percent: string) => string
  readonly notScreened: { readonly [why in 'disease' | 'treatment']: string }
  readonly noRules: string
  /** What predictions and rules are not. */
  readonly caution: string
}
