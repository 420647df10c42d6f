import type { CourseWords } from '../course-words.js'

/** Growth over time in English. */
export const enCourse: CourseWords = {
  chart: {
    interval: 'From visit to visit, with ±1 SD of the measuring error',
    gain: 'From visit to visit',
    seasonal: 'Under 10 months: season counts',
    unscored: 'without a score',
    thrive: 'Thrive lines: gain on P5 in every 4 weeks (Cole 1998)',
    thriveNote:
      'Thrive lines: a curve that falls across them gains less than 19 of 20 infants of the same weight; from British infants (Cole 1998), drawn in the scores of this chart.',
    noInterval: 'No two visits to compare.',
    quarter: (reference, never) =>
      `Below P25, the limit of a German guideline (AWMF), lies a quarter of healthy children in any year, and two in three at least once in four years; only ${never}% are never below it between 2 and 17 years (${reference}).`,
    beyond: (count, { side, limit, percent }, values) =>
      `${enIntervals(count)} ${side < 0 ? 'below' : 'above'} ${limit} SD (our own limit; in any one interval ${percent}% of healthy children): ${values}.`,
    notDrawn: (count, reason) => `${enIntervals(count)} not drawn: ${reason}.`,
    withoutScore: (count, reason) => `${enIntervals(count)} drawn without a score: ${reason}.`,
    otherIntervals: (count, curves) =>
      `${enIntervals(count)} scored over another time than that of the curves (${curves}): read the SDS, not the curves.`,
    infants:
      'Under 2 years: no curves, since each gain is scored by WHO 2009 over the time between its visits (2 to 6 months).',
    gainCurves: (months) =>
      `Curves: gain over ${months}, the interval of WHO that most of the child's visits match; over a shorter time the range is wider.`,
    preterm: (velocities) => `As a preterm infant (age since birth): ${velocities}.`,
    noWeightReference: 'Weight velocity has no reference from 2 years on.',
  },
  gains: 'Growth between visits',
  measures: { size: 'height, cm', weight: 'weight, kg', head: 'head circumference, cm' },
  from: 'from',
  to: 'to',
  gain: 'gain',
  perYear: 'rate',
  velocities: {
    cmPerYear: { of: (value) => `${value} cm/y`, axis: 'cm/year' },
    kgPerYear: { of: (value) => `${value} kg/y`, axis: 'kg/year' },
    cmPerMonth: { of: (value) => `${value} cm/month`, axis: 'cm/month' },
    gramsPerDay: { of: (value) => `${value} g/day`, axis: 'g/day' },
    cmPerWeek: { of: (value) => `${value} cm/week`, axis: 'cm/week' },
    gramsPerKgPerDay: { of: (value) => `${value} g/kg/day`, axis: 'g/kg/day' },
  },
  faltering: {
    title: 'Faltering growth? (NICE NG75)',
    weightFall: (sds, limit, spaces) =>
      `weight has fallen by ${sds} SDS since birth: ${limit} or more (${spaces === 1 ? 'one centile space' : `${spaces} centile spaces`}) with a birth weight ${enBirthBands[spaces] ?? ''}`,
    lowWeight: (sds) => `weight ${sds} SDS, below the 2nd centile (−2 SDS)`,
    belowParents: (sds, limit) =>
      `length or height ${sds} SDS below the mid-parental centile: more than ${limit} (2 centile spaces)`,
    earlyLoss: (percent) => `weight loss since birth ${percent}%: more than 10%`,
    notRegained: 'birth weight not regained by 3 weeks',
    firstDays: (sds, age) =>
      `this includes the ordinary weight loss of the first days${sds === undefined ? '' : ` (since the first value from 3 weeks on, ${age}: ${sds} SDS)`}`,
    earlyFall: ({ sds, reference, age, change }) =>
      `NICE NG75: weight fell by ${sds} SDS since birth (by ${reference}), but through no centile space after that (${change} SDS since the first value from 3 weeks on, ${age}): only noted, our own reading.`,
    guide: 'To be considered: a guide, not a diagnosis.',
    scoredBy: (reference, target) =>
      `Scored by ${reference}${target === undefined ? '' : ` (target height by ${target})`}, not by the guideline's UK-WHO charts.`,
    ownReading: (hasFall) => `Our own reading: up to 5 years${hasFall ? ', a fall only from 3 weeks' : ''}.`,
    termAssumed: 'taken as born at term: no gestation given',
  },
  sinceHighest: (sds, age) => `${sds} since the highest (${age})`,
  sinceBirth: (sds) => `${sds} since birth`,
  weightLoss: (percent, kg, age) => `weight ${percent}% below the highest earlier one (${kg} kg, ${age})`,
  goal: (from, to) => `goal at 23 to 36 weeks: ${from} to ${to} g/kg/day (Fenton 2018)`,
  change: 'change of SDS',
  seasonal: 'short interval, the season counts',
  reasons: {
    too_short: 'under half a year: no score',
    too_long: 'over one and a half years: no score',
    position_changed: 'lying before, standing now: not compared',
    treatment_changed: 'treatment of growth begun or ended in between: not compared',
    after_treatment_change: 'first half-year after treatment of growth began or ended: no score',
    correction_ended: 'age corrected at one visit only: no score',
    interval_unmatched: 'the reference has no figures for an interval of that length: no score',
    no_reference: 'no reference: no score',
  },
  whyNoVelocity: {
    too_short: 'under half a year apart',
    too_long: 'over one and a half years apart',
    position_changed: 'measured lying at one visit, standing at the other',
    treatment_changed: 'treatment of growth begun or ended in between',
    after_treatment_change: 'first half-year after treatment of growth began or ended',
    correction_ended: 'age corrected for gestation at one visit only',
    interval_unmatched: 'the reference has no figures for an interval of that length',
    no_reference: 'no reference at that age',
  },
  referenceChanged: (within) =>
    within === undefined ? 'other reference: SDS not comparable' : `other reference: change of SDS within ${within}`,
  conditional: (sds) => `weight gain given the earlier weight (Cole): ${sds} SDS`,
  noGains: 'No two visits to compare.',
  targets: { tanner: 'Target height (Tanner)', 'hermanussen-cole': 'Target height (Hermanussen-Cole)' },
  targetRanges: { tanner: '±8.5 cm', 'hermanussen-cole': '95% of children' },
  range: (low, high) => `${low} to ${high}`,
  distance: (sds, change) =>
    change === undefined
      ? `the child is ${sds} SDS from it`
      : `the child is ${sds} SDS from it, a change of ${change} since the first visit from two years on`,
  adultHeight: 'Predicted adult height',
  predictedFrom: (visit) => `from the values of ${visit}`,
  assumedScale: "The scale of the bone age was not given: Greulich and Pyle's was assumed.",
  methods: {
    'bayley-pinneau': 'Bayley-Pinneau',
    'roche-wainer-thissen': 'Roche-Wainer-Thissen',
    'modified-roche-wainer-thissen': 'RWT, modified by Khamis and Guo',
    'khamis-roche': 'Khamis-Roche',
    'tanner-1975': 'Tanner 1975',
    'blum-2022': 'Blum 2022 (idiopathic short stature)',
    'cole-wright': 'Cole-Wright',
  },
  variants: {
    average: 'average',
    accelerated: 'accelerated',
    retarded: "delayed (table 'retarded')",
    premenarcheal: 'before menarche',
    postmenarcheal: 'after menarche',
  },
  model: (number) => `model ${number}`,
  spreads: { sd: '±1 SD', '90%': '90% of children', published: 'range as published', unknown: 'spread not available' },
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
    missing: (inputs) => `missing: ${inputs}`,
    otherScale: (accepted) => `needs a bone age by ${accepted}`,
    age: (from, to, isOwn) => `only from ${from} to ${to} years${isOwn ? ' (our own limit)' : ''}`,
    boneAge: (from, to) => `only for bone ages from ${from} to ${to} years`,
    tooTall: (atMost) => `only for heights of ${atMost} SDS or less (our own limit)`,
    implausible: (cm) => `would give ${cm} cm: something given can't be right`,
    belowPresent: (cm, present) => `${cm} cm, below the present ${present} cm`,
    atEndOfGrowth: (cm, present) => `at the end of growth (${cm} cm, less than 1 cm below the present ${present} cm)`,
    beyondBoneAge: (cm, atMost) =>
      `${cm} cm, more than the bone age leaves room for (at most ${atMost} cm by Bayley-Pinneau's most generous table; our own limit)`,
    boneAgeAdvanced: (cm, from) => `${cm} cm, not used from a bone age of ${from} years (our own limit)`,
    longAfterMenarche: (cm, years) => `${cm} cm, not used more than ${years} years after menarche (our own limit)`,
    disease: 'developed in children without a disease',
    treatment: 'developed in children whose growth is not treated',
  },
  noPrediction: 'None: no method holds for this child.',
  presentHeight: 'Present height',
  growthAssumed: 'Predictions assume normal growth; growth is not normal at present (our own caution)',
  doubtful: 'without bone age: doubtful here',
  doubtfulBecause: (reasons) =>
    `${reasons}: predictions without a bone age are doubtful here (our own caution, no published limit).`,
  unusualMaturity: {
    bone_age_ahead: 'bone age more than 1 year ahead',
    bone_age_behind: 'bone age more than 1 year behind',
    puberty_early: 'early puberty',
    puberty_late: 'late puberty',
  },
  linearInBoneAge:
    'Roche-Wainer-Thissen and Tanner cannot describe children with constitutional delay or precocious puberty (review: Thodberg, zora.uzh.ch/58516).',
  smallWithoutCatchUp:
    'Born SGA and height still below −2 SDS: predictions are to be read with care here (our own caution, no published limit).',
  furtherMethods: (methods, option) =>
    `Further methods on request${option === undefined ? '' : ` (${option})`}: ${methods}.`,
  screening: 'Screening rules',
  criteriaMet: (met, of) => (of === 1 ? 'met' : `met, ${enCount(met)} of ${enCount(of)} criteria`),
  notMet: 'not met',
  open: 'open',
  limit: (limit) => `limit ${limit}`,
  notBelow: (limit) => `not below ${limit}`,
  by: (reference) => `by ${reference}`,
  judgedIn: (reference) => `here by ${reference}`,
  measuredUnits: { grams: 'g', weeks: 'weeks' },
  advices: { watch: 'keep an eye on it', repeat: 'measure again in 6 months' },
  notAsked: (signs) => `not asked: ${signs}`,
  referencesDiffer: 'the references disagree',
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
  lacks: (quantities) => `lacks ${quantities}`,
  notComparable: (quantities) => `not comparable across references: ${quantities}`,
  sensitivity: (percent) => `sensitivity ${percent}%`,
  specificity: (percent) => `specificity ${percent}%`,
  notScreened: {
    disease:
      'Not evaluated; velocity (±2 SD), bone-age (±2 years) and faltering-growth limits not applied either: rules and limits are for children without a known disease.',
    treatment:
      'Not evaluated; velocity (±2 SD), bone-age (±2 years) and faltering-growth limits not applied either: rules and limits are for children whose growth is not treated.',
  },
  noRules: 'None for this age.',
  puberty: 'Puberty',
  unusual: 'Of note',
  findings: {
    ownLimit: 'our own limit',
    shares: {
      of: (percent) => `in ${percent}% of healthy children`,
      fewer: (percent) => `in fewer than ${percent}% of healthy children`,
      unknown: () => 'how common in healthy children is not known',
    },
    early_puberty: ({ sign, age, limit, limitBy, share }) =>
      `Early puberty: ${sign} at ${age} (before ${limit} years, ${limitBy}); at this age ${share}`,
    late_puberty: ({ sign, age, limit, limitBy, share, begun }) =>
      `Late puberty: ${begun === undefined ? '' : 'was '}still ${sign} at ${age} (limit ${limit} years, ${limitBy})${begun === undefined ? '' : `, begun by ${begun}`}; at this age ${share}`,
    slow_growth: ({ score, limit, limitBy, percent }) =>
      `Slow growth: velocity ${score} SDS (below −${limit}, ${limitBy}); below −${limit} are ${percent}% of healthy children in any one year`,
    fast_growth: ({ score, limit, limitBy, percent }) =>
      `Fast growth: velocity ${score} SDS (above +${limit}, ${limitBy}); above +${limit} are ${percent}% of healthy children in any one year`,
    bone_age_far_ahead: ({ size, limit, limitBy, share }) =>
      `Bone age ${size} years ahead of age (over ${limit}, ${limitBy}); ${share}`,
    bone_age_far_behind: ({ size, limit, limitBy, share }) =>
      `Bone age ${size} years behind age (over ${limit}, ${limitBy}); ${share}`,
    severe_underweight: ({ bmiClass, ofMedian, score, limit, limitBy }) =>
      `${bmiClass}: ${ofMedian === undefined ? '' : `BMI ${ofMedian}, `}SDS ${score} (below −${limit}, ${limitBy})`,
    far_below_target: ({ score, limit, limitBy }) =>
      `Distance to target height ${score} SDS (limit −${limit}, ${limitBy}): says little under 2 years`,
  },
  caution: 'A prediction is no promise, and meeting a rule is not a diagnosis.',
  ruleCaution: 'Meeting a rule is not a diagnosis.',
}

/** The weight at birth by the centile spaces that count. */
const enBirthBands: { readonly [spaces: number]: string } = {
  1: 'below the 9th centile',
  2: 'from the 9th to the 91st centile',
  3: 'above the 91st centile',
}

function enIntervals(count: number): string {
  return count === 1 ? 'One interval' : `${count} intervals`
}

const enNumerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function enCount(count: number): string {
  return enNumerals[count] ?? `${count}`
}
