import type { ClinicClassName } from '../../model/clinic-values.js'

const intervals = (count: number) => (count === 1 ? 'One interval' : `${count} intervals`)

/** Where both pressures are high: scores and ranges of each, and a range of both. */
type BothPressures = Readonly<Record<'systolic' | 'diastolic', string> & { both: string | undefined }>

/** The clinic sheet in English. */
export const enSheet = {
  /** `Clinic sheet`, for the title of the document. */
  title: 'Clinic sheet',
  /** Headings of the facts. */
  facts: {
    latest: 'Latest',
    /** Where a later one is impossible. */
    latestUsed: 'Latest used',
    velocity: 'Velocity',
    gain: 'Gain',
    change: 'Change of SDS',
    /** Since the highest earlier score. */
    fall: 'Fall of SDS',
    /** In the first weeks, of the weight at birth. */
    loss: 'Deepest weight loss',
    bmiChange: 'Change of BMI',
    /** Of the value itself. */
    valueChange: 'Change',
    /** Since a treatment began; the treatment is named in the details. */
    sinceTreatment: 'SDS since treatment began',
    conditional: 'Conditional weight gain',
    target: 'Target height',
    boneAge: 'Bone age',
    birth: 'Birth',
  },
  /** Where there is nothing to say. */
  none: '–',
  /** One SD of the error of measuring. */
  uncertainty: (value: string): string => `±${value} (SD of measuring error)`,
  /** The time of an interval: `in 12.1 months`. */
  overMonths: (months: string): string => `in ${months} months`,
  /** A time of two weeks to two months, and one under two weeks. */
  overWeeks: (weeks: string): string => `in ${weeks} weeks`,
  overDays: (days: number): string => (days === 1 ? 'in one day' : `in ${days} days`),
  /** A value before and now: `from 165 to 169% of P97`. */
  fromTo: (before: string, now: string): string => `from ${before} to ${now}`,
  /** Before what rests on a value in doubt; what may be meant by it: `134.4 cm`, `lb: 21.1 kg`. */
  ifRight: (value: string, meant: string | undefined): string =>
    `If ${value} is right${meant === undefined ? '' : ` (perhaps ${meant})`}: `,
  /** The same in few words, beneath a figure. */
  restsOn: (value: string): string => `rests on ${value}, in doubt`,
  /** Beside a latest value that is in doubt, up to when a change counts. */
  until: (date: string): string => `up to ${date}, leaving out the latest value`,
  /** `−0.12 a year` */
  changePerYear: (sds: string): string => `${sds} a year`,
  /** Where two references meet: the scores at both ends, each with its reference. */
  referenceChanged: (from: string, to: string): string => `Reference changed: ${from}, ${to}`,
  /** In place of a change of reference, where the age was corrected for prematurity at the first visit alone: both scores as drawn. */
  correctionEnded: (from: string, to: string): string =>
    `by chronological age; on the chart ${from} (corrected), ${to}`,
  /** From which score a score has changed: the highest with its age, or that at birth: `since birth by WHO 2006 (−0.36 at birth, same reference)`. */
  fallSinceHighest: (age: string, sds?: string): string =>
    `since the highest${sds === undefined ? '' : `, ${sds}`} (${age})`,
  fallSinceBirth: (reference: string, score: string | undefined): string =>
    `since birth by ${reference}${score === undefined ? '' : ` (${score} at birth, same reference)`}`,
  /** The loss of the first days: its figure, and what it is a share of and when; what is still lost; the guideline's limit. */
  loss: {
    percent: (percent: string): string => `−${percent}%`,
    ofBirthWeight: (age: string): string => `of birth weight, at ${age}`,
    now: (percent: string): string => `now ${percent}`,
    regained: 'birth weight regained',
    beyond: (limit: string): string => `more than ${limit}% (NICE NG75)`,
  },
  /** Why there is no change of a score between visits under two weeks apart. */
  underTwoWeeks: 'under 2 weeks: no change of SDS',
  /** That a fall contains what newborns lose, and the change since the first weight from three weeks on. */
  firstDays: (age?: string, sds?: string): string =>
    `includes the loss of the first days${age === undefined ? '' : `; since the first value from 3 weeks on (${age}): ${sds}`}`,
  /** A change within one reference, that of both ends. */
  withinOne: (reference: string): string => `within ${reference}`,
  /** In the legend after the birth on the chart: by what its dot in the strip of scores is scored. */
  birthSds: (reference: string): string => `in the strip beneath, SDS by ${reference}`,
  notComparable: 'not comparable across the references',
  /** Why there is no change. */
  boundScore: 'beyond ±6 SDS: no change given',
  /** On the sheet of weight, beside the latest one. */
  heightNotUsed: 'Height implausible, not used: no BMI',
  /** Why there is no change of a score: there is no reference at one of the visits, or at both. */
  noScores: 'no SDS at one or both visits',
  /** The treatment and the day it began, and the visit that is compared with. */
  sinceStart: (treatment: string, date: string): string => `${treatment} from ${date}`,
  comparedWith: (date: string): string => `compared with ${date}`,
  /** The change over the latest interval: `latest change −0.22 in 12 months`. */
  lastChange: (change: string): string => `latest change ${change}`,
  /** The change of another score over the same time: `Turner: Lyon 1985 +0.61`. */
  byReference: (reference: string, change: string): string => `${reference} ${change}`,
  distance: (sds: string): string => `Distance ${sds} SDS`,
  noParents: 'A parent’s height is not known',
  noBoneAge: 'Not rated',
  noBirth: 'Not known',
  /** Of a preterm child: what scored birth, and what the first visits after it. */
  birthScoredBy: (reference: string, later: string): string => `by ${reference} (later by ${later}: not comparable)`,
  /** A preterm child's scores by the reference of the first weeks: `Fenton 2013: −0.30 at birth, −1.96 at 36+1 weeks`. */
  fromBirth: (reference: string, atBirth: string, later: string, age: string): string =>
    `${reference}: ${atBirth} at birth, ${later} at ${age}`,
  noValues: 'No value',
  /** Years and months by which a bone age is ahead of the age, or behind it. */
  ahead: (years: string): string => `${years} ahead of age`,
  behind: (years: string): string => `${years} behind age`,
  atAge: 'equal to age',
  /** Before the score of the height, had the child the age of its bones. */
  forBoneAge: 'SDS for bone age',
  /** The scale of the bone age was not given. */
  scaleAssumed: 'Greulich-Pyle assumed',
  /** An infant's gain since the visit just before the latest, beside a gain over a longer time. */
  latestStep: (gain: string, rate: string): string => `latest ${gain} (${rate}), not scored`,
  /** Heads what is said of a high reading. */
  bloodPressure: 'Blood pressure',
  /** What a percentile of blood pressure means under 16 years. */
  pressureRanges: {
    fromP90: 'in the high-normal range (ESH 2016)',
    fromP95: 'in the hypertensive range (ESH 2016)',
    fromP99: 'in the hypertensive range (ESH 2016)',
  } as { readonly [name in ClinicClassName]?: string },
  /** Among findings: when it was measured, and each pressure that is high. */
  highPressure: (when: string, values: string): string => `High blood pressure reading, ${when}: ${values}`,
  /** Where both are high: `142/92`, what belongs to each alone, and to both. */
  bothHigh: (reading: string, { systolic, diastolic, both }: BothPressures): string => {
    const parts = [systolic && `systolic ${systolic}`, diastolic && `diastolic ${diastolic}`, both && `both ${both}`]
    return `${reading} mmHg: ${parts.filter(Boolean).join('; ')}`
  },
  /** A pressure under 16 years that has no score. */
  unscoredHigh: (limits: string): string =>
    `at or above the adult limit of ${limits} mmHg (ESH 2016), high at any age (our own choice)`,
  /** Under 16 years; the reference that P99 is of. */
  farAboveP99: (reference: string): string =>
    `in the hypertensive range, more than 5 mmHg above P99 (ESH 2016; P99 by ${reference})`,
  /** Further high readings of the day: `128/92 mmHg, systolic 130 mmHg`. */
  highSameDay: (readings: string): string => `Also high that day: ${readings}.`,
  /** High readings before the latest: `4 Mar 2024 (7 y 9 m) systolic 130 mmHg`. */
  highBefore: (readings: string): string => `Also high before: ${readings}.`,
  alone: {
    systolic: (mmHg: string): string => `systolic ${mmHg} mmHg`,
    diastolic: (mmHg: string): string => `diastolic ${mmHg} mmHg`,
  },
  forGestation: { small: 'SGA', within: 'between −2 and +2 SDS', above: 'above +2 SDS' },
  length: (text: string): string => `Length ${text}`,
  weight: (text: string): string => `Weight ${text}`,
  /** Why there is no velocity. */
  twoVisits: 'Takes two visits with a usable value',
  oneVisit: 'No velocity yet: it takes two visits with a usable value.',
  noVisit: 'No velocity: no visit with a value in use.',
  noVelocity: 'No velocity: no two visits can be compared.',
  /** What the strip of velocity shows: a reference, and the infants' intervals. */
  velocityReference: (reference: string): string => `Velocity: P3, P50, P97 by ${reference}.`,
  gainReference: (reference: string): string =>
    `Under two years: boxes from P3 to P97 and medians of the gain over an interval of that length (${reference}).`,
  velocityMarks:
    'Bar: the interval; dot and whisker: velocity at its middle ±1 SD of the error of two measurements; hollow: not scored.',
  /** Intervals above the scale of the strip. */
  aboveScale: (text: string): string => `Above the scale of velocity (triangles): ${text}.`,
  /** Intervals that have no place in the strip: measured lying before, standing now, or outside the section. */
  outsideStrip: (count: number): string => `${intervals(count)} outside this section not drawn.`,
  /** Intervals without a velocity, and why. */
  without: (count: number, reasons: string): string => `${intervals(count)} without velocity: ${reasons}.`,
  breaks: 'Scores by different references are not joined.',
  /** After the first of many intervals. */
  more: (count: number): string => `${count} more`,
  adultHeight: 'Adult height, cm',
  /** The heading in place of adult height where the panel has the parents' figure alone, and why. */
  parentalTarget: 'Parental target height, cm',
  /** Beneath predictions of a child born small who is still short. */
  bornSmall: 'Born SGA and still small: read with caution',
  noPrediction: (reasons: string): string => `No prediction: ${reasons}`,
  noMethod: 'no method applies',
  /** From 18 years on. */
  grown: 'as a rule fully grown at this age',
  underTwo: 'under 2 years',
  underTwoOwn: 'not shown under 2 years (our own choice)',
  targetEntry: 'Target',
  /** On the sheet of a disease in place of the target height, where both parents' heights are given, and why. */
  targetElsewhere: 'see the general height sheet',
  notOfParents: (disease: string): string => `these curves (${disease}) are not those of the parents`,
  targetNotPredictive: (disease: string): string =>
    `Target height: in ${disease} the parents’ heights do not predict the child’s.`,
  notUsable: (count: number, reasons: string): string => `Predictions not usable (${count}): ${reasons}.`,
  /** Before what no reader may miss. */
  caution: 'Caution',
  /** Before what is expected a year after the latest value, today at the earliest. */
  outlook: 'Next visit',
  screening: 'Screening rules',
  /** Where none is on the measure of the sheet; on others there may be. */
  noRules: (isByNice: boolean): string =>
    `No rule for this measure applies at this age and with these values: ${isByNice ? 'only the thresholds of NICE NG75 were compared' : 'nothing was screened'}.`,
  /** Before the rules, where the latest value is in doubt or impossible and none of them judges it: its age. */
  withoutLatest: (age: string, isImpossible: boolean): string =>
    `Judged without the latest value (${age}), which is ${isImpossible ? 'implausible' : 'in doubt'}.`,
  /** Where the latest value is in doubt or impossible, and every other too: its age. */
  noneUsable: (age: string, isImpossible: boolean): string =>
    `Not screened: the latest value (${age}) is ${isImpossible ? 'implausible' : 'in doubt'}, and there is no other usable one.`,
  /** Rules that are not met, beside none that is. */
  noneMet: (rules: string): string => `Not met: ${rules}`,
  /** Rules that are not met, beside a finding. */
  notMetBesideFindings: (rules: string): string => `Not met (does not change what is said above): ${rules}`,
  /** Rules that are not met, beside one that is. */
  othersNotMet: (rules: string): string => `Also evaluated: ${rules}`,
  /** The name of a rule that is not met and has no limit of a fall at the child's age, of a child who has fallen: `short stature`, `−2.50`. */
  fallNotTested: (name: string, limit: string): string =>
    `${name}; at this age only < ${limit} SDS is tested, not a fall`,
  /** Of such a child, whom the rule referred at an earlier age. */
  metAt: (age: string, limit: string): string => `met at ${age}; at this age it tests only < ${limit} SDS, not a fall`,
  /** The present length of a child measured lying, with the height that it would have standing. */
  presentLying: (standing: string): string => `Present length (lying; standing, by calculation, ${standing})`,
  /** Beside a child's distance to the family's height under two years. */
  littleUnderTwo: 'The distance to target height says little under 2 years.',
  /** Rules met only by what says little at the child's age. */
  metMinor: (rules: string): string => `Met only by a criterion that says little at this age: ${rules}`,
  metElsewhere: (rules: string): string => `Met on another measure (see its sheet): ${rules}`,
  /** Days with findings of puberty before those that are listed. */
  earlierFindings: (count: number): string => (count === 1 ? 'one earlier finding' : `${count} earlier findings`),
  /** Whose children stages of puberty are scored by. */
  scoredBy: (reference: string): string => `SDS by ${reference}; above 0: ahead of the age.`,
  sources: 'Sources',
}
