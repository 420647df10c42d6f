/**
 * The scores of the percentiles along which limits run: `scoreOfPercentile` of each, to
 * the last digit, as a test holds. Written out, so that a program that only reads
 * limits need not carry the inverse of the normal distribution.
 */
export const percentileScores = {
  3: -1.8807936081512509,
  5: -1.6448536269514726,
  10: -1.2815515655446006,
  85: 1.0364333894937894,
  90: 1.2815515655446006,
  95: 1.6448536269514715,
  97: 1.8807936081512504,
  99: 2.32634787404084,
  99.5: 2.5758293035489,
} as const

/** A percentile along which limits run. */
export type LimitPercentile = keyof typeof percentileScores
