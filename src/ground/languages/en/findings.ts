/** What a sentence about a finding is made from, written as the language writes numbers. */
interface FindingParts {
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
  /** Of slow growth: whether this child's has ended isn't known. */
  readonly isMaturityUnknown: boolean | undefined
  /** Of underweight and obesity: the class, and the body mass index in per cent, `65% of the median`, where that is known. */
  readonly bmiClass: string
  readonly ofPercentile: string | undefined
  /** Of obesity: the percentile that the limit is, `P99.5`, where it is one. */
  readonly limitOf: string | undefined
}

/** Findings in addition to the rules, in English; each a sentence without its full stop. */
export const enFindings = {
  ownLimit: 'our own limit',
  shares: {
    of: (percent: string): string => `in ${percent}% of healthy children`,
    fewer: (percent: string): string => `in fewer than ${percent}% of healthy children`,
    unknown: (_percent: string): string => 'how common in healthy children is not known',
  },
  early_puberty: ({ sign, age, limit, limitBy, share }: FindingParts): string =>
    `Early puberty: ${sign} at ${age} (before ${limit} years, ${limitBy}); at this age ${share}`,
  late_puberty: ({ sign, age, limit, limitBy, share, begun }: FindingParts): string =>
    `Delayed puberty: ${sign} at ${age} (limit ${limit} years, ${limitBy})${begun === undefined ? '' : `, begun by ${begun}`}; at this age ${share}`,
  slow_growth: ({ score, limit, limitBy, share, isMaturityUnknown }: FindingParts): string =>
    `Slow growth: velocity ${score} SDS (below −${limit}, ${limitBy}); as slow or slower in any one year ${share}${isMaturityUnknown ? '; without a bone age or a menarche it can’t be told whether growth is ending' : ''}`,
  fast_growth: ({ score, limit, limitBy, share }: FindingParts): string =>
    `Fast growth: velocity ${score} SDS (above +${limit}, ${limitBy}); as fast or faster in any one year ${share}`,
  bone_age_far_ahead: ({ size, limit, limitBy, share }: FindingParts): string =>
    `Bone age ${size} years ahead of age (over ${limit}, ${limitBy}); ${share}`,
  bone_age_far_behind: ({ size, limit, limitBy, share }: FindingParts): string =>
    `Bone age ${size} years behind age (over ${limit}, ${limitBy}); ${share}`,
  severe_underweight: ({ bmiClass, ofPercentile, score, limit, limitBy }: FindingParts): string =>
    `${bmiClass}: ${ofPercentile === undefined ? '' : `BMI ${ofPercentile}, `}SDS ${score} (below −${limit}, ${limitBy})`,
  extreme_obesity: ({ bmiClass, ofPercentile, size, limit, limitOf, limitBy }: FindingParts): string =>
    `${bmiClass}: BMI ${size} kg/m²${ofPercentile === undefined ? '' : `, ${ofPercentile}`} (limit${limitOf === undefined ? '' : ` ${limitOf}:`} ${limit} kg/m², ${limitBy})`,
  small_without_catch_up: ({ score, limit, limitBy, age }: FindingParts): string =>
    `Born small for gestational age, no catch-up growth: height ${score} SDS at ${age} (below −${limit}); distance to target height and velocity of the last year are below their limits too (product information of somatropin, ${limitBy}): assess further; not in itself an indication for treatment`,
  far_below_target: ({ score, limit, limitBy }: FindingParts): string =>
    `Distance to target height ${score} SDS (limit −${limit}, ${limitBy}): says little under 2 years`,
}
