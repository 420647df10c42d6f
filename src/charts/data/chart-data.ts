import type { ChartLanguage } from '../../ground/languages/language.js'
import type { BmiClassResult } from '../../ground/model/bmi-class.js'
import type { AnyChartType } from '../../ground/model/chart-types.js'
import type { ClinicClass } from '../../ground/model/clinic-values.js'
import type { HeightLoss } from '../../ground/model/message-values.js'
import type { Gender, MarkerKind, StagedSign } from '../../ground/model/patient.js'
import type { Provenance, Reference } from '../../ground/model/provenance.js'
import type { ReportedScore } from '../../ground/model/score.js'
import type { ChartAxis, ChartCurve, ChartLandmark, ChartLimit, ChartSeam, Place, UpperAxis } from './chart-curves.js'

/** A chart in clinical units: what CSV, JSON and XML write and pictures are drawn from. Nothing is rounded. */
export interface ChartData {
  readonly type: AnyChartType
  /** The language of its texts, a BCP 47 tag. */
  readonly locale: string
  readonly gender: Gender
  /** What is drawn: `Height`. */
  readonly title: string
  /** Whose references are drawn: `Boys`. */
  readonly population: string
  readonly patient: ChartPatient
  readonly xAxis: ChartAxis
  /** The upper edge, where it has a scale of its own. */
  readonly upperAxis?: UpperAxis | undefined
  readonly yAxis: ChartAxis
  /** The percentiles or scores, lowest first. */
  readonly curves: readonly ChartCurve[]
  /** The general reference behind that of a disease. */
  readonly background: readonly ChartCurve[]
  /** The limits of classes, of body mass index, waist to height and the arm. */
  readonly limits: readonly ChartLimit[]
  /** Where the references change along x. */
  readonly seams: readonly ChartSeam[]
  /** Named positions on the x axis, such as the due date. */
  readonly landmarks: readonly ChartLandmark[]
  /** The patient's values, ascending in x. */
  readonly points: readonly ChartPoint[]
  /** The latest value, where a window leaves it out; documents don't have it. */
  readonly latest?: ChartPoint | undefined
  /** Thrive lines, each in order of age: along them an infant gains on the 5th centile in every four weeks. */
  readonly thriveLines?: readonly (readonly Place[])[] | undefined
  /** What is expected of the child after its latest value. */
  readonly expected?: ChartExpected | undefined
  /** What the chart shows of growth over time, in words for its legend; documents don't have them. */
  readonly courseKeys?: readonly CourseKey[] | undefined
  /** The line that joins them. */
  readonly line: readonly ChartStretch[]
  /** The value at birth, which the line leaves out. */
  readonly birth?: ChartBirth | undefined
  /** Values that plausibility checks took out of use. */
  readonly unused: readonly ChartUnused[]
  readonly boneAges: readonly ChartBoneAge[]
  readonly markers: readonly ChartMarker[]
  /** Findings of puberty; undefined on charts that show none. */
  readonly puberty?: ChartPuberty | undefined
  readonly target?: ChartTarget | undefined
  /** The references that are visible, in the order of their numbers. */
  readonly references: readonly ChartReference[]
  /** What no reader may miss: which values are not shown, which scores are approximate or of another population. */
  readonly cautions: readonly string[]
  /** What else a reader should know about the figures. */
  readonly notes: readonly string[]
  /** The day on which the chart is drawn, ISO. */
  readonly drawnOn?: string | undefined
  /** What made it: the version of the library, the set of references and its checksum. */
  readonly provenance?: Provenance | undefined
}

/** Chart data with the language of its reader: the source of pictures and pages. */
export interface ChartInLanguage extends ChartData {
  readonly language: ChartLanguage
  /** True where growth over time is switched off or not there: no clinic sheet either. */
  readonly isCourseOff?: boolean | undefined
}

/** Whose chart it is, as far as this is known. */
export interface ChartPatient {
  readonly name?: string | undefined
  /** ISO, without a time of day. */
  readonly dateOfBirth?: string | undefined
  /** The number or name under which the chart is filed. */
  readonly id?: string | undefined
  /** The birth of a child born before 37 completed weeks. */
  readonly preterm?: PretermBirth | undefined
}

/** When a child was born preterm, and how light. */
export interface PretermBirth {
  /** Completed weeks of gestation. */
  readonly weeks: number
  /** Days beyond them, if known. */
  readonly days?: number | undefined
  /** Grams. */
  readonly weightG?: number | undefined
}

/** How the age at a place is counted in a child born preterm, and on an axis of postmenstrual age. */
export interface PretermAge {
  /** The x of the uncorrected age, where x is corrected for gestation. */
  readonly uncorrectedX?: number | undefined
  /** Weeks since the last menstrual period, and years since term, where a child born preterm is plotted by either. */
  readonly postmenstrualWeeks?: number | undefined
  readonly correctedYears?: number | undefined
  /** True if weeks since the last menstrual period are known without days, as the week of birth is; documents leave it out. */
  readonly isWeekAlone?: boolean | undefined
}

/** A value of the patient. */
export interface ChartPoint extends Place, PretermAge {
  /** Index in the patient's measurements; undefined at birth. */
  readonly measurementIndex?: number | undefined
  /** ISO, without a time of day. */
  readonly date?: string | undefined
  /** Age since birth, years. */
  readonly ageYears?: number | undefined
  readonly score?: ReportedScore | undefined
  /** 0 to 100. */
  readonly percentile?: number | undefined
  /** The reference of the score with its year, and on the chart of a disease whose it is: `Turner: Lyon 1985`. */
  readonly reference?: string | undefined
  /** True if the score may be off by more than 0.3. */
  readonly approximate?: boolean | undefined
  /** The score by the general reference, on the chart of a disease; of a head that by WHO, from where the set goes by another reference to 24 months. */
  readonly generalScore?: ChartScore | undefined
  /** Of a body mass index, on a chart with the limits of the classes. */
  readonly bmiClass?: BmiClassResult | undefined
  /** Why the body mass index has no class: which value is in doubt, or that the limits end before the age. */
  readonly noClass?: 'height' | 'weight' | 'age' | undefined
  /** Of a waist, an arm or a blood pressure, beyond a limit. */
  readonly clinicClass?: ClinicClass | undefined
  /** What plausibility checks say of the value in a warning. */
  readonly warnings?: readonly string[] | undefined
  /** True for a value with a warning that the values beside it don't bear out: no line leads to it. */
  readonly isDoubtful?: boolean | undefined
  /** What was probably meant by a value with a warning, in the unit of the y axis: 31 for 3.1 kg. */
  readonly likelyMeant?: number | undefined
  /** What a height is less than at the visit before, or more than at the one after. */
  readonly heightLoss?: HeightLoss | undefined
  /** Of a velocity: the visits between which it was gained. */
  readonly interval?: ChartInterval | undefined
}

/** The visits of a velocity, which is plotted in the middle between them. */
export interface ChartInterval {
  /** Index of the earlier visit in the patient's measurements; that of the later one is the point's. */
  readonly fromIndex: number
  /** ISO, without a time of day. */
  readonly fromDate?: string | undefined
  /** The x of both visits. */
  readonly fromX: number
  readonly toX: number
  /** Years between them. */
  readonly years: number
  /** What was gained, cm or kg. */
  readonly gain: number
  /** One standard deviation of the velocity's error that comes from measuring; for length and height. */
  readonly error?: number | undefined
  /** True for an interval so short that the season shows. */
  readonly seasonal: boolean
  /** Why the velocity has no score, and what else is to be said of it. */
  readonly note?: string | undefined
}

/** A line of the legend about growth over time. */
export interface CourseKey {
  readonly mark: 'interval' | 'seasonal' | 'unscored' | 'thrive' | 'expected'
  readonly text: string
}

/** The values that are expected after the latest one: a fan. */
export interface ChartExpected {
  /** What its bands hold: `expected (ranges of 50% and 90%)`. */
  readonly text: string
  /** The value a year after the latest one, today at the earliest, or where the fan ends, with the band of 90; else why no value is given. */
  readonly sentence: string
  /**
   * The 5th, 25th, 50th, 75th and 95th percentile among children with the same earlier values, and their scores
   * among these; each segment by the reference of its ages.
   */
  readonly curves: readonly ChartCurve[]
}

/** A score with its percentile and its reference. */
export interface ChartScore extends ReportedScore {
  /** 0 to 100. */
  readonly percentile: number
  /** With its year: `KiGGS 2013`. */
  readonly reference: string
  /** True if the score may be off by more than 0.3. */
  readonly approximate?: boolean | undefined
}

/** The value at birth, scored by gestation. */
export interface ChartBirth extends ChartPoint {
  /** P3, P50 and P97 of the reference that scored it, at the child's gestation; empty where there is no score. */
  readonly ladder: readonly ChartRung[]
}

/** A percentile of the reference at birth. */
export interface ChartRung {
  /** 0 to 100. */
  readonly percentile: number
  readonly y: number
}

/** A part of the line between the patient's values: it keeps to the percentiles between two visits. */
export interface ChartStretch {
  /** A long time lies between the visits: what happened meanwhile is unknown. */
  readonly dashed: boolean
  readonly points: readonly Place[]
}

/** A value that was given and is not used. */
export interface ChartUnused {
  /** Index in the patient's measurements; undefined at birth. */
  readonly measurementIndex?: number | undefined
  /** ISO, without a time of day. */
  readonly date?: string | undefined
  /** Where it would be, if that is known. */
  readonly x?: number | undefined
  readonly y?: number | undefined
  /** As it was given, with its unit: `1.32 cm`. */
  readonly value: string
  /** The messages of the plausibility checks. */
  readonly text: string
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
  /** Age since birth, years; negative before it. */
  readonly ageYears?: number | undefined
  /** The other ages of a child born preterm; documents leave them out. */
  readonly preterm?: PretermAge | undefined
  readonly kind?: MarkerKind | undefined
  /** The end of a period: ISO, and its x. */
  readonly until?: string | undefined
  readonly untilX?: number | undefined
}

/** Findings of puberty, and when it usually begins. */
export interface ChartPuberty {
  /** By date. */
  readonly signs: readonly ChartPubertySign[]
  /** How many findings are not used, or are earlier than a chart has room for. */
  readonly notShown: number
  /** The ages between which puberty usually begins, years. */
  readonly onsetFrom: number
  readonly onsetTo: number
}

/** A stage, a testicular volume or the menarche, at the age since birth. */
export interface ChartPubertySign {
  /** Years. */
  readonly x: number
  /** ISO. */
  readonly date: string
  readonly sign: StagedSign | 'menarche'
  /** The stage, or ml; undefined for menarche. */
  readonly value?: number | undefined
}

/** Target height at the adult end of the reference. */
export interface ChartTarget {
  readonly x: number
  /** Target height, cm. */
  readonly value: number
  /** The target range as published with the method, the target height ±8.5 cm (Tanner 1970), cm. */
  readonly lowest: number
  readonly highest: number
  /** Documents leave out its reference. */
  readonly score?: (ReportedScore & { readonly reference?: string | undefined }) | undefined
  /** The ends of the range as scores, drawn back through all ages: the edges of the channel towards the target. */
  readonly channel: readonly ChartCurve[]
}

/** A reference and its number, which its name ends with. */
export interface ChartReference extends Reference {
  readonly number: number
  readonly shortName: string
  /** Of its figures; documents leave it out. */
  readonly year?: number | undefined
  /** It scored the value at birth, and the curves are others'; documents leave it out. */
  readonly isOfBirth?: true | undefined
}
