/** A change that no test can find. */
export type Equivalent = readonly [
  file: string,
  /** What the source has. */
  was: string,
  /** The line with the change, or a part of it. */
  line: string,
]

/** The changes that no test can find, by the reason. */
export const equivalentChanges: { readonly [reason: string]: readonly Equivalent[] } = {
  'allows for rounding in arithmetic: any figure far below a day or a thousandth of an SD does': [
    ['src/course/adult-height/bayley-pinneau.ts', '1e-9', 'nearLimitYears + 1e-9'],
    ['src/course/adult-height/why-refused.ts', '1e-9', 'const rounding'],
    ['src/course/explain/explain-interval.ts', '1e-9', 'const isWhole'],
    ['src/course/velocity/conditional-gain.ts', '1e-6', 'const roundingWeeks'],
    ['src/course/velocity/velocity-curves.ts', '1e-9', 'const near'],
    ['src/course/velocity/velocity-references.ts', '1e-9', 'matchedWithin: number'],
    ['src/growth/growth-age.ts', '1e-6', 'wholeDayWithin'],
    ['src/references/blood-pressure.ts', '1e-9', 'const afterStep'],
    ['src/references/blood-pressure.ts', '1e-6', 'const beforeEnd'],
    ['src/references/bmi-limits.ts', '1e-9', 'const sameScore'],
    ['src/references/classify-bmi.ts', '1e-9', 'const sameBmi'],
    ['src/references/classify-bmi.ts', '1e-6', 'const nearLimit'],
    ['src/references/curve.ts', '1e-5', 'const endTolerance'],
    ['src/references/define-set.ts', '1e-5', 'first - 1e-5'],
    ['src/references/define-set.ts', '1e-5', 'last + 1e-5'],
    ['src/references/figures.ts', '1e-9', 'widestLinearYears + 1e-9'],
    ['src/references/fit-lms.ts', '60', 'const narrowings'],
    ['src/references/lookup.ts', '1e-9', 'nearDays / daysPerYear'],
    ['src/references/lookup.ts', '1e-9', 'nearDays / 7'],
    ['src/references/lookup.ts', '1e-7', 'besideStep = 1e-7'],
  ],
  'a tie that no difference of ages reaches: with a share of a day, with an allowance for rounding, or with 0 beyond a limit':
    [
      ['src/course/adult-height/bayley-pinneau.ts', '>', 'distance > dayOfTolerance'],
      ['src/course/adult-height/bayley-pinneau.ts', '<=', 'nearLimitYears + 1e-9'],
      ['src/course/adult-height/unusual-maturity.ts', '>', 'usualWithinYears + dayOfTolerance'],
      ['src/growth/bmi-classification.ts', '>=', 'bmiClassesFrom - nearEnd.years'],
      ['src/references/blood-pressure.ts', '>=', 'range[0] - nearEnd.years'],
    ],
  'at a difference of 0 only the table for average maturity is given': [
    ['src/course/adult-height/bayley-pinneau.ts', '>', 'ahead > 0'],
  ],
  'a tie of scores, which are computed by logarithms: no value in a few decimals has a score that is the limit to the last digit':
    [
      ['src/course/adult-height/why-refused.ts', '>', 'Math.abs(score) > farthestScore'],
      ['src/growth/birth-size.ts', '>', 'scored.score > largeAbove + tolerance'],
      ['src/references/assess-measures.ts', '>=', 'scored.score >= percentileScores'],
      ['src/references/bmi-limits.ts', '>', '> sameScore'],
      ['src/references/check-references.ts', '<=', 'Math.abs(jump) <= smallJump'],
      ['src/growth/birth-size.ts', '<', 'scored.score < smallBelow - tolerance'],
      ['src/validation/borne-out.ts', '>=', 'neighbour.score / score >= supportingShare'],
      ['src/validation/course-slips.ts', '<=', 'distance(corrected) <= fitsWithin'],
      ['src/validation/deciding-score.ts', '<', 'Math.abs(deciding.score) < Math.abs(nearest.score)'],
      ['src/validation/rules/correction-end.ts', '>', 'Math.abs(score) > scoreBound'],
      ['src/validation/rules/head-reference.ts', '>', 'Math.abs(score) > scoreBound'],
      ['src/validation/rules/off-course.ts', '>', 'earlier > farFromMedian'],
      ['src/validation/rules/off-course.ts', '<=', 'unevenness(target, withoutHere)'],
    ],
  'a menarche has no value, which would be compared': [['src/growth/puberty-onset.ts', '0', "['menarche', 0]"]],
  'where no limit lies along it, P97 is taken, which it is': [['src/references/bmi-limits.ts', '97', 'percentOf: 97']],
  'the parameters of a distribution are those of the place, whatever L, M and S': [
    ['src/references/checksum.ts', '1', 'JSON.stringify(distributionAt(place'],
  ],
  'the last digit of a double, far below what a value in a few decimals shows of a score': [
    ['src/references/percentile-scores.ts', '1.8807936081512509', '3:'],
    ['src/references/percentile-scores.ts', '1.6448536269514726', '5:'],
    ['src/references/percentile-scores.ts', '1.2815515655446006', '10:'],
    ['src/references/percentile-scores.ts', '1.2815515655446006', '90:'],
    ['src/references/percentile-scores.ts', '1.8807936081512504', '97:'],
  ],
  'whichever value others are divided by before the fit, the fit is the same': [
    ['src/references/fit-lms.ts', '2', 'const middle'],
  ],
  'a score of 0 lies beyond no limit': [['src/references/bmi-limits.ts', '<', 'score < 0 ? beyond[0]']],
  'a height of 0 is impossible, and out of use before': [['src/references/assess-measures.ts', '>', 'whole > 0']],
  'no two names are the same': [['src/references/checksum.ts', '<', 'a < b ? -1 : 1']],
  'no row or step lies at the ends of the figures': [
    ['src/references/blood-pressure.ts', '>', 'years > from && years < to'],
    ['src/references/blood-pressure.ts', '<', 'years > from && years < to'],
    ['src/references/blood-pressure.ts', '>', 'age > from && age < to'],
    ['src/references/blood-pressure.ts', '<', 'age > from && age < to'],
  ],
  'never read: the curves of a skew t distribution have other figures': [
    ['src/references/skew-t-table.ts', '1', 'per: { x: 1, m: 1 }'],
  ],
  'a bone age that is the age differs from it by nothing': [
    ['src/validation/rules/age.ts', '>', 'ageYears > boneAgeYears'],
  ],
  'asks rules for ages too, which find nothing without one: asked-rules.test.ts': [
    ['src/validation/asked-rules.ts', '2', 'visit.boneAgeYears'],
    ['src/validation/asked-rules.ts', '4', 'visit.headCm'],
    ['src/validation/asked-rules.ts', '8', 'visit.seatCm'],
    ['src/validation/asked-rules.ts', '16', 'hasClinicValues(visit)'],
  ],
  'a quick answer alone: whatever it lets through is decided by the exact comparison after it': [
    ['src/references/classify-bmi.ts', '<', 'if (years < limit.from'],
    ['src/references/classify-bmi.ts', '>', 'if (years < limit.from'],
    ['src/references/classify-bmi.ts', '<=', '(limit.atMost ?? bmi + 1) <= bmi'],
    ['src/references/classify-bmi.ts', '<', '(limit.atMost ?? bmi + 1) <= bmi'],
    ['src/references/classify-bmi.ts', '>', 'sds > lowest'],
    ['src/references/classify-bmi.ts', '<', 'sds < highest'],
    ['src/references/classify-bmi.ts', '<', 'years < table.range[0]'],
    ['src/references/classify-bmi.ts', '>', 'years < table.range[0]'],
    ['src/references/classify-bmi.ts', '>', 'score > lowest + nearLimit'],
    ['src/references/classify-bmi.ts', '<', 'score > lowest + nearLimit'],
    ['src/references/classify-bmi.ts', '>=', 'bmi >= place.m'],
    ['src/references/classify-bmi.ts', '<', 'bmi >= place.m'],
    ['src/references/classify-bmi.ts', '<=', 'bmi >= place.m'],
    ['src/validation/value-limits.ts', '>=', 'value >= least'],
    ['src/validation/value-limits.ts', '<=', 'value <= most'],
    ['src/validation/zone-days.ts', '10', 'date.length === 10'],
    ['src/validation/zone-days.ts', '19', 'date.length === 19'],
    ['src/course/velocity/gain-partner.ts', '0.92', 'const surely'],
    ['src/course/velocity/gain-partner.ts', '0.01', 'const surely'],
    // 1.4 times the high percentile lies beyond +2.3 SD in every set.
    ['src/validation/rules/bmi.ts', '1', 'const highScore'],
  ],
  'both rows give the same figure at their common age': [
    ['src/validation/course-limits.ts', '>=', 'if (years >= row[0])'],
    ['src/references/blood-pressure.ts', '>=', 'height >= heightCm'],
  ],
  '130 years are 47,482.5 days, which no number of days equals': [
    ['src/validation/rules/dates.ts', '<=', 'oldestYears * daysPerYear'],
  ],
  'the last character has no second, and is left out by the line after next': [
    ['src/validation/slips.ts', '<', 'first < text.length - 1'],
  ],
  'a visit of that day counts as one before, which comes first': [
    ['src/course/treatment-change.ts', '<', 'begun.day < dayOf(visit)'],
  ],
  'the same double': [['src/course/velocity/conditional-gain.ts', '1.6448536269514722', 'const fifthCentile']],
  'visits lie whole days apart: any share of a day separates them': [
    ['src/course/velocity/earlier-visits.ts', '2', 'dayOfTolerance / 2'],
    ['src/course/velocity/weight-loss.ts', '2', 'dayOfTolerance / 2'],
  ],
  'a half byte never asks for the seventeenth': [['src/references/checksum.ts', '16', 'length: 16']],
}
