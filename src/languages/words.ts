import type { BmiClass } from '../model/bmi-class.js'
import type { AnyChartType } from '../model/chart-types.js'
import type { ClinicClassName, ClinicMeasureName } from '../model/clinic-values.js'
import type { Gender, KnownDisease, MarkerKind, StagedSign } from '../model/patient.js'
import type { Severity } from '../model/validation-message.js'

/** Names that several parts of a language share, as written within a sentence: `target height`. */
export interface SharedNames {
  readonly diseases: { readonly [disease in KnownDisease]: string }
  readonly severities: { readonly [severity in Severity]: string }
  readonly bmiClasses: { readonly [bmiClass in BmiClass]: string }
  readonly clinicMeasures: { readonly [measure in ClinicMeasureName]: string }
  /** A stage, a volume or the menarche: `breast B2`. */
  readonly pubertySigns: { readonly [sign in StagedSign | 'menarche']: (value: string) => string }
  readonly targetHeight: string
  /** Short for standard deviation score, and for percentile. */
  readonly sds: string
  readonly percentile: string
}

/** What the y axis of a chart can measure. */
export type ChartMeasureName =
  | 'height'
  | 'length'
  | 'weight'
  | 'bodyMassIndex'
  | 'head'
  | 'sittingHeight'
  | 'legLength'
  | 'sittingHeightByHeight'
  | 'sittingHeightByLegLength'
  | 'heightVelocity'
  | 'weightVelocity'
  | 'waist'
  | 'hip'
  | 'waistHeightRatio'
  | 'waistHipRatio'
  | 'arm'
  | 'triceps'
  | 'subscapular'
  | 'systolic'
  | 'diastolic'

/** The texts of a chart. */
export interface ChartWords {
  readonly titles: { readonly [type in AnyChartType]: string }
  /** The y axis. */
  readonly measures: { readonly [measure in ChartMeasureName]: string }
  /** What a class of a clinic measure says: `half the height or more`. */
  readonly clinicClasses: { readonly [name in ClinicClassName]: string }
  /** Where a percentile and an adult limit of blood pressure stand side by side, by the German S2k guideline. */
  readonly lowerLimitCounts: string
  /** The unit of what is gained in a year: `cm/year`. */
  readonly per: { readonly [time in 'year' | 'month' | 'day']: (unit: string) => string }
  /** The x axis. */
  readonly axes: {
    readonly age: AxisWords & {
      /** The label where none, some or all of the child's ages are corrected for gestation. */
      readonly labels: { readonly [corrected in 'none' | 'some' | 'all']: string }
      /** What the labels of a section count. */
      readonly tickUnits: { readonly [unit in 'days' | 'weeks' | 'months' | 'monthsAndYears' | 'years']: string }
      /** The label of a birthday where months are labelled too. */
      readonly birthday: (years: number) => string
    }
    readonly postmenstrual: AxisWords & {
      readonly dueDate: string
      /** The upper scale, and term on it. */
      readonly correctedMonths: string
      readonly term: string
    }
    readonly bodyLength: AxisWords
  }
  /** Children of a sex, for the title. */
  readonly population: { readonly [gender in Gender]: string }
  /** Behind it, the level of motor function in cerebral palsy, 1 to 5: `GMFCS III`. At level 5 also how a child is fed. */
  readonly gmfcs: (level: number, tubeFed: boolean | undefined) => string
  /** The children of a disease's reference, in few letters: `Turner`. */
  readonly diseases: { readonly [disease in KnownDisease]: string }
  readonly born: (date: string) => string
  readonly patientId: (id: string) => string
  readonly drawnOn: (date: string) => string
  readonly percentile: (percentile: string) => string
  readonly median: string
  readonly approximateMedian: string
  /** Where a score lies, `+2 SD`, from a number with its sign. */
  readonly standardDeviations: (score: string) => string
  /** The range of a reference that is drawn as one band: `KiGGS 2013 P3–P97`. */
  readonly bandOf: (reference: string, lowest: string, highest: string) => string
  /** A multiple of a percentile: `120% of P95`. */
  readonly shareOf: (percent: string, percentile: string) => string
  readonly shareOfMedian: (percent: string) => string
  /** The class by weight for length, which stands where none of body mass index does. */
  readonly byLength: (name: string) => string
  readonly lying: string
  readonly standing: string
  /** Two fits of one publication that meet but were not joined. */
  readonly separateFits: string
  /** What gives the height that blood pressure is read at: a reference, a way of measuring, or one of the two after it. */
  readonly ofHeight: (source: string) => string
  /** Between two visits, where heights have no reference. */
  readonly measuredHeight: string
  /** Of an age, where the child's is unknown. */
  readonly middleHeight: string
  readonly birth: string
  /** The day and the age of a newborn, within a line. */
  readonly atBirth: string
  /** The value at birth with percentiles of its reference. */
  readonly birthLadder: (reference: string) => string
  readonly measurement: string
  readonly unused: string
  readonly warning: string
  readonly boneAge: string
  /** Where ages are no longer corrected. */
  readonly correctionEnds: string
  readonly correctedAge: string
  readonly targetLegend: string
  /** The range alone, where the section does not reach adult height. */
  readonly targetChannelLegend: string
  readonly event: string
  /** Empty where the kind says nothing more. */
  readonly markerKinds: { readonly [kind in MarkerKind]: string }
  /** The letter of the first, second, … event, from 0. */
  readonly eventName: (index: number) => string
  readonly eventCount: (count: number) => string
  readonly eventsOutside: (count: number) => string
  /** Stages, volumes and menarche: on the chart, `B2`, and in the legend, `B breast`. */
  readonly puberty: {
    readonly marks: { readonly [sign in StagedSign | 'menarche']: (value: string) => string }
    readonly keys: { readonly [sign in StagedSign]: string }
    readonly legend: (keys: string) => string
    /** The band of the ages at which puberty usually begins. */
    readonly onset: (from: string, to: string) => string
    readonly onsetLegend: (from: string, to: string) => string
    readonly notShown: (count: number) => string
  }
  readonly targetRange: (lowest: string, highest: string) => string
  readonly generalReference: string
  readonly references: string
  readonly reference: string
  /** After it, where none covers what is shown. */
  readonly noReference: string
  readonly corrected: (age: string) => string
  readonly days: (days: string) => string
  readonly weeks: (weeks: string) => string
  readonly oneMonth: string
  readonly months: (months: string) => string
  /** An age as it is spoken of: `9 y 10 m`. */
  readonly yearsAndMonths: (years: string, months: string) => string
  /** Completed weeks of gestation and, if known, days: `25+3 weeks`. */
  readonly gestation: (weeks: string, days: string | undefined) => string
  /** Of a child born preterm; the date may be unknown. */
  readonly bornAt: (date: string | undefined, gestation: string) => string
  /** For the picture's description. */
  readonly chartOf: (title: string, population: string) => string
  readonly noValues: string
  readonly values: (count: number) => string
  readonly latest: (point: string) => string
  /** After a value that the chart does not show. */
  readonly notInSection: string
  /** What no reader may miss. */
  readonly cautions: {
    readonly unused: (count: number, why: string, values: string) => string
    readonly why: {
      readonly implausible: string
      readonly future: string
      readonly undated: string
      readonly unmeasured: string
    }
    /** Values with a warning; no line leads to doubtful ones, which their neighbours don't bear out. */
    readonly warned: (count: number, values: string, areDoubtful: boolean) => string
    /** Values that velocity is not read from, because their neighbours contradict them. */
    readonly uncompared: (count: number, values: string) => string
    /** A value, and what was probably meant by it. */
    readonly perhaps: (value: string, meant: string) => string
    readonly later: (count: number, latest: string) => string
    readonly outside: (count: number, values: string) => string
    /** After the first of many values. */
    readonly more: (count: number) => string
    /** Only so many values or events are drawn, the latest; `rest` is the number of the others. */
    readonly earlierValues: (drawn: number, rest: number) => string
    readonly earlierEvents: (drawn: number, rest: number) => string
    readonly boneAges: (count: number) => string
    readonly events: (count: number) => string
    readonly otherDisease: (disease: string) => string
    /** The child's diagnoses where the curves are not theirs. */
    readonly generalReference: (diseases: string) => string
    /** Values beyond the reference, which may be that of a disease, and from where to where it reaches. */
    readonly withoutScore: (count: number, disease: string | undefined, from: string, to: string) => string
    /** Values whose score is not that of the curves around them: at the chronological age, or by another reference. */
    readonly otherAge: (count: number, references: string) => string
    readonly otherReference: (count: number, references: string) => string
    readonly approximateScores: (ages: string) => string
    /** Where the child's own sex has no references: whose were chosen. */
    readonly chosenSex: (population: string) => string
    readonly approximateReference: (reference: string, hasScores: boolean) => string
    /** Where the line between the values is broken: the place, the references on both sides, and how the score steps there. */
    readonly lineBroken: (place: string, before: string, after: string, step: string | undefined) => string
    /** Under which age, years, a body mass index has no class. */
    readonly noBmiClass: (years: string) => string
    /** Beside a blood pressure at or above a limit: under 16 years, and from then on with P95 of the child, mmHg. */
    readonly oneReading: { readonly child: string; readonly adult: (p95: string | undefined) => string }
  }
  /** Notes that a reader of the chart needs. */
  readonly notes: {
    /** The months up to which ages are corrected; undefined where they always are. */
    readonly correctedAge: (months: string | undefined) => string
    readonly beforeTerm: string
    readonly held: (reference: string, from: string) => string
    readonly birthReference: (reference: string) => string
    /** What is known of WHO's scores of heads, which stand beside those of the set. */
    readonly headByWho: string
    readonly tooOld: (count: number, years: string) => string
    /** How many values a window fitted to the child leaves out. */
    readonly leftOut: (count: number, years: string) => string
    readonly otherPosition: string
    /** Whom a reference describes. */
    readonly referenceGroup: (reference: string, population: string) => string
    /** For a table whose L, M and S were fitted to its percentiles. */
    readonly fitted: (deviation: string) => string
    /** Of a reference that describes children who are ill, and is no goal. */
    readonly notAGoal: string
    /** Curves of blood pressure, which a reference has by age and height: at the child's own height, or at none. */
    readonly ownHeight: (reference: string) => string
    readonly middleHeight: (reference: string) => string
    /** Of a limit whose source is not known to give this age. */
    readonly ownAge: (reference: string, years: string) => string
    /** Of a child who is scored by children born as early. */
    readonly sinceBirth: string
  }
  /** An unambiguous date. */
  readonly date: (year: number, month: number, day: number) => string
}

/** The texts of an x axis. */
export interface AxisWords {
  readonly label: string
  readonly unit: string
  /** Label and unit. */
  readonly title: string
}

/** The sets of lines that a chart can have. */
export type ChartLinesName = 'percentiles' | 'sds' | 'nine' | 'who' | 'cdc'
