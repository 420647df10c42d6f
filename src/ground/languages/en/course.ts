import { enExpectedGrowth } from './expected-growth.js'
import { enFaltering } from './faltering.js'
import { enFindings } from './findings.js'

/** Growth over time in English. */
export const enCourse = {
  /** What is expected after the latest value. */
  expected: enExpectedGrowth as typeof enExpectedGrowth,
  chart: {
    /** Keys of the legend: from visit to visit, with the error of measuring. */
    interval: 'From visit to visit, with ±1 SD of the measuring error',
    /** The same of weight, whose error is small. */
    gain: 'From visit to visit',
    seasonal: 'Under 10 months: season counts',
    unscored: 'without a score',
    thrive: 'Thrive lines: gain on P5 in every 4 weeks (Cole 1998)',
    thriveNote:
      'Thrive lines: a curve that falls across them gains less than 19 of 20 infants of the same weight; from British infants (Cole 1998), drawn in the scores of this chart.',
    /** What can't be missed. `reference` is `DONALD 2025`. */
    noInterval: 'No two visits to compare.',
    /** P25 as a limit of disease: how many healthy children are never below it between 2 and 17 years, per cent. */
    quarter: (reference: string, never: string): string =>
      `In any one year a quarter of healthy children grow below P25, the limit of a German guideline (AWMF), in four years two in three at least once; only ${never}% never do between 2 and 17 years (${reference}).`,
    /** Velocities beyond a limit of our own, each with the share of healthy children as far from the mean. */
    beyond: (
      count: number,
      { side, limit }: { readonly side: -1 | 1; readonly limit: string },
      values: string,
    ): string => `${enIntervals(count)} ${side < 0 ? 'below' : 'above'} ${limit} SD (our own limit): ${values}.`,
    notDrawn: (count: number, reason: string): string => `${enIntervals(count)} not drawn: ${reason}.`,
    withoutScore: (count: number, reason: string): string => `${enIntervals(count)} drawn without a score: ${reason}.`,
    /** Gains scored over other intervals than those of the curves, months. */
    otherIntervals: (count: number, curves: string): string =>
      `${enIntervals(count)} scored over another time than that of the curves (${curves}): read the SDS, not the curves.`,
    infants:
      'Under 2 years: no curves, since each gain is scored by WHO 2009 over the time between its visits (2 to 6 months).',
    gainCurves: (months: string): string =>
      `Curves: gain over ${months}, the interval of WHO that most of the child's visits match; over a shorter time the range is wider.`,
    /** A preterm infant's velocities in units of their own, each with its age. */
    preterm: (velocities: string): string => `As a preterm infant (age since birth): ${velocities}.`,
    noWeightReference: 'Weight velocity has no reference from 2 years on.',
  },
  gains: 'Growth between visits',
  measures: { size: 'height, cm', weight: 'weight, kg', head: 'head circumference, cm' },
  from: 'from',
  to: 'to',
  gain: 'gain',
  perYear: 'rate',
  /** A velocity, `9.4 cm/y`, and what its axis counts, `cm/year`; in infancy a shorter time. */
  velocities: {
    cmPerYear: { of: (value: string): string => `${value} cm/y`, axis: 'cm/year' },
    kgPerYear: { of: (value: string): string => `${value} kg/y`, axis: 'kg/year' },
    cmPerMonth: { of: (value: string): string => `${value} cm/month`, axis: 'cm/month' },
    gramsPerDay: { of: (value: string): string => `${value} g/day`, axis: 'g/day' },
    cmPerWeek: { of: (value: string): string => `${value} cm/week`, axis: 'cm/week' },
    gramsPerKgPerDay: { of: (value: string): string => `${value} g/kg/day`, axis: 'g/kg/day' },
  },
  faltering: enFaltering as typeof enFaltering,
  /** The fall of a score since the highest one before, and since birth. */
  sinceHighest: (sds: string, age: string): string => `${sds} since the highest (${age})`,
  sinceBirth: (sds: string): string => `${sds} since birth`,
  /** How far a weight is below the highest earlier one: `52.8 kg`, `14 y 0 m`. */
  weightLoss: (percent: string, kg: string, age: string): string =>
    `weight ${percent}% below the highest earlier one (${kg} kg, ${age})`,
  /** What preterm infants should gain, and at which age. */
  goal: (from: string, to: string): string => `goal at 23 to 36 weeks: ${from} to ${to} g/kg/day (Fenton 2018)`,
  change: 'change of SDS',
  /** Of a velocity that was read over so short a time that the season shows. */
  seasonal: 'short interval, the season counts',
  reasons: {
    too_short: 'under half a year: no score',
    too_long: 'over one and a half years: no score',
    position_changed: 'lying before, standing now: not compared',
    treatment_changed: 'treatment of growth begun or ended in between: not compared',
    after_treatment_change: 'first half-year after treatment of growth began or ended: no score',
    end_of_growth: 'growth is ending (our own limit): no score',
    correction_ended: 'age corrected at one visit only: no score',
    interval_unmatched: 'the reference has no figures for an interval of that length: no score',
    no_reference: 'no reference: no score',
    not_cleared: 'reference left out for licensing reasons: no score',
  },
  /** The same without what follows from it. */
  whyNoVelocity: {
    too_short: 'under half a year apart',
    too_long: 'over one and a half years apart',
    position_changed: 'measured lying at one visit, standing at the other',
    treatment_changed: 'treatment of growth begun or ended in between',
    after_treatment_change: 'first half-year after treatment of growth began or ended',
    end_of_growth:
      'growth is ending: bone age from 14 (girls) or 16 years (boys), else over 2 years after menarche (our own limits)',
    correction_ended: 'age corrected for gestation at one visit only',
    interval_unmatched: 'the reference has no figures for an interval of that length',
    no_reference: 'no reference at that age',
    not_cleared: 'reference left out for licensing reasons',
  },
  /** Where two references meet: the one that the change of the score is by; undefined where none scores both visits. */
  referenceChanged: (within: string | undefined): string =>
    within === undefined ? 'other reference: SDS not comparable' : `other reference: change of SDS within ${within}`,
  /** An infant's weight gain given the weight before. */
  conditional: (sds: string): string => `weight gain given the earlier weight (Cole): ${sds} SDS`,
  noGains: 'No two visits to compare.',
  targets: { tanner: 'Target height (Tanner)', 'hermanussen-cole': 'Target height (Hermanussen-Cole)' },
  /** What the range of a target means. */
  targetRanges: { tanner: '±8.5 cm', 'hermanussen-cole': '95% of children' },
  range: (low: string, high: string): string => `${low} to ${high}`,
  /** How far the latest height is from the target, and how that changed. */
  distance: (sds: string, change: string | undefined): string =>
    change === undefined
      ? `the child is ${sds} SDS from it`
      : `the child is ${sds} SDS from it, a change of ${change} since the first visit from two years on`,
  /** Above what is expected on a day. */
  expectedAt: (day: string): string => `Expected on ${day}`,
  expectedMeasures: {
    size: 'height, cm',
    weight: 'weight, kg',
    bmi: 'body mass index, kg/m²',
    head: 'head circumference, cm',
  },
  expectedValue: 'expected',
  /** How many children a band holds. */
  band: (percent: number): string => `${percent} in 100 children`,
  /** How many the band of 90 holds of weight and body mass index from 10 years on. */
  heldOfFew: (held: number): string =>
    `Weight and BMI: from 10 years on the range of 90 in 100 children holds ${held}.`,
  chooseSex: (option: string): string => `Whose reference values to use can be chosen: ${option} male or female.`,
  conditionalSds: 'conditional SDS',
  adultHeight: 'Predicted adult height',
  predictedFrom: (visit: string): string => `from the values of ${visit}`,
  assumedScale: "The scale of the bone age was not given: Greulich and Pyle's was assumed.",
  methods: {
    'bayley-pinneau': 'Bayley-Pinneau',
    'roche-wainer-thissen': 'Roche-Wainer-Thissen',
    'modified-roche-wainer-thissen': 'RWT, modified by Khamis and Guo',
    'khamis-roche': 'Khamis-Roche',
    'tanner-1975': 'Tanner 1975',
    'blum-2022': 'Blum 2022 (idiopathic short stature)',
    'cole-wright': 'Cole-Wright',
    'heights-alone': 'Heights alone (our own estimate)',
  },
  variants: {
    average: 'average',
    accelerated: 'accelerated',
    retarded: "delayed (table 'retarded')",
    premenarcheal: 'before menarche',
    postmenarcheal: 'after menarche',
  },
  /** One of a paper's models, by its number. */
  model: (number: string): string => `model ${number}`,
  spreads: { sd: '±1 SD', '90%': '90% of the sample', published: 'range as published', unknown: 'range not available' },
  notUsed: 'Not used',
  inputs: {
    gender: 'sex',
    ageYears: 'age',
    sizeCm: 'height',
    weightKg: 'weight',
    boneAgeYears: 'bone age',
    sizeFatherCm: "father's height",
    sizeMotherCm: "mother's height",
    sizeSds: 'SDS of height',
    weightBirthG: 'birth weight',
    menarche: 'menarche',
  },
  boneAgeMethods: {
    'greulich-pyle': 'Greulich-Pyle',
    'tw2-rus': 'TW2 RUS',
    'tw3-rus': 'TW3 RUS',
    fels: 'Fels',
    other: 'another scale',
  },
  notUsable: {
    missing: (inputs: string): string => `missing: ${inputs}`,
    otherScale: (accepted: string): string => `needs a bone age by ${accepted}`,
    /** Ages, years, which may be our own limit. */
    age: (from: string, to: string, isOwn: boolean): string =>
      `only from ${from} to ${to} years${isOwn ? ' (our own limit)' : ''}`,
    boneAge: (from: string, to: string): string => `only for bone ages from ${from} to ${to} years`,
    /** Our own limit. */
    tooTall: (atMost: string): string => `only for heights of ${atMost} SDS or less (our own limit)`,
    implausible: (cm: string): string => `would give ${cm} cm: something given can't be right`,
    belowPresent: (cm: string, present: string): string => `${cm} cm, below the present ${present} cm`,
    atEndOfGrowth: (cm: string, present: string): string =>
      `at the end of growth (${cm} cm, less than 1 cm below the present ${present} cm)`,
    beyondBoneAge: (cm: string, atMost: string): string =>
      `${cm} cm, more than the bone age leaves room for (at most ${atMost} cm by Bayley-Pinneau's most generous table and 2 SD of its error; our own limit)`,
    boneAgeAdvanced: (cm: string, from: string): string =>
      `${cm} cm, not used from a bone age of ${from} years (our own limit)`,
    longAfterMenarche: (cm: string, years: string): string =>
      `${cm} cm, not used more than ${years} years after menarche (our own limit)`,
    disease: 'developed in children without a disease',
    not_cleared: 'left out for licensing reasons',
    treatment: 'developed in children whose growth is not treated',
    born_preterm: 'not estimated for children born preterm',
    latest_in_doubt: 'the latest height does not fit the earlier ones',
    unusual_growth: 'growth so far is unusual',
    unusual_maturity: 'puberty or bone age is unusual for the age',
  },
  noPrediction: 'None: no method holds for this child.',
  /** The present height in the panel of predictions. */
  presentHeight: 'Present height',
  /** Above predictions where growth is not normal: our own limit. */
  growthAssumed: 'Predictions assume normal growth; growth is not normal at present (our own limit)',
  doubtful: 'without bone age: doubtful here',
  doubtfulBecause: (reasons: string): string =>
    `${reasons}: predictions without a bone age are doubtful here (our own caution, no published limit).`,
  unusualMaturity: {
    long_after_menarche: 'more than 2 years after menarche',
    bone_age_ahead: 'bone age more than 1 year ahead',
    bone_age_behind: 'bone age more than 1 year behind',
    puberty_early: 'early puberty',
    puberty_late: 'delayed puberty',
  },
  /** In the row of a method that a review calls unable to describe such children. */
  doubtfulByReview: 'doubtful (Thodberg)',
  /** What a review says of two methods there. */
  linearInBoneAge:
    'Roche-Wainer-Thissen and Tanner cannot describe children with constitutional delay or precocious puberty (review: Thodberg, zora.uzh.ch/58516).',
  /** Of our own estimate from the heights so far. */
  aboutHeightsAlone:
    "Heights alone (our own estimate): without parents' heights; not independent of Cole-Wright; tried on 31 to 34 children an age.",
  /** Of a child born small who has not caught up. */
  smallWithoutCatchUp:
    'Born SGA and height still below −2 SDS: predictions are to be read with care here (our own caution, no published limit).',
  /** The methods that were not asked for, and the option that asks for them where the reader types it. */
  furtherMethods: (methods: string, option?: string): string =>
    `Further methods on request${option === undefined ? '' : ` (${option})`}: ${methods}.`,
  screening: 'Screening rules',
  /** How many of a rule's criteria are met. */
  criteriaMet: (met: number, of: number): string =>
    of === 1 ? 'met' : `met, ${enCount(met)} of ${enCount(of)} criteria`,
  notMet: 'not met',
  open: 'undecided',
  /** A limit, and a reference, after a value. */
  limit: (limit: string): string => `limit ${limit}`,
  /** A limit that a value must not fall below, as part of a criterion. */
  notBelow: (limit: string): string => `not below ${limit}`,
  by: (reference: string): string => `by ${reference}`,
  /** The reference that a rule was evaluated in, which may not be the one it was made for. */
  judgedIn: (reference: string): string => `here by ${reference}`,
  measuredUnits: { grams: 'g', weeks: 'weeks' },
  advices: { watch: 'keep an eye on it', repeat: 'measure again in 6 months' },
  notAsked: (signs: string): string => `not assessed: ${signs}`,
  /** Why a rule is open. */
  referencesDiffer: 'the references disagree',
  /** Of a rule without published sensitivity and specificity for the child's age and what met it. */
  noCosts: 'no published figures for this case',
  quantities: {
    sizeSds: 'height',
    earlierSizeSds: 'height half a year to a year before',
    sizeLessTargetSds: 'distance to target height',
    sizeLessRegressedTargetSds: 'distance to target height (Hermanussen-Cole)',
    sizeSdsSinceHighest: 'change since the highest height SDS from 3 years on',
    sizeSdsSinceLowest: 'change since the lowest height SDS from 3 years on',
    sizeSdsChangePerYear: 'change of height a year',
    velocitySds: 'height velocity of a year',
    earlierVelocitySds: 'height velocity of the year before',
    birthWeightG: 'birth weight',
    birthWeightSds: 'birth weight',
    birthLengthSds: 'birth length',
    gestationWeeks: 'gestation',
    weightSds: 'weight',
    weightSdsSinceHighest: 'change since the highest weight SDS from 3 weeks',
    headSds: 'head circumference',
    headSdsSinceHighest: 'change since the highest head SDS',
    headSdsSinceLowest: 'change since the lowest head SDS',
    headSdsRiseInHalfYear: 'rise of head circumference in the last half-year',
  },
  /** What one of several references lacks: it scores no earlier value. */
  noEarlierBy: (reference: string, quantities: string): string =>
    `no earlier value to compare by ${reference}: ${quantities}`,
  lacks: (quantities: string): string => `missing: ${quantities}`,
  /** Of values that were measured. */
  lacksScore: (quantities: string): string => `without an SDS: ${quantities}`,
  growthEnding: (quantities: string): string => `not judged, because growth is ending: ${quantities}`,
  notComparable: (quantities: string): string => `not comparable across references: ${quantities}`,
  sensitivity: (percent: string): string => `sensitivity ${percent}%`,
  specificity: (percent: string): string => `specificity ${percent}%`,
  notScreened: {
    disease:
      'Not evaluated; velocity (±2 SD), bone-age (±2 years) and faltering-growth limits not applied either: rules and limits are for children without a known disease.',
    treatment:
      'Not evaluated; velocity (±2 SD), bone-age (±2 years) and faltering-growth limits not applied either: rules and limits are for children whose growth is not treated.',
  },
  noRules: (isByNice: boolean): string =>
    `No rule applies at this age and with these values: ${isByNice ? 'only the thresholds of NICE NG75 were compared' : 'nothing was screened'}.`,
  puberty: 'Puberty',
  unusual: 'Of note',
  findings: enFindings as typeof enFindings,
  /** What predictions and rules are not; each alone, where there is no other. */
  caution: 'A prediction is not a guarantee, and meeting a rule is not a diagnosis.',
  predictionCaution: 'A prediction is not a guarantee.',
  ruleCaution: 'Meeting a rule is not a diagnosis.',
}

const enIntervals = (count: number): string => (count === 1 ? 'One interval' : `${count} intervals`)

const enNumerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function enCount(count: number): string {
  return enNumerals[count] ?? `${count}`
}
