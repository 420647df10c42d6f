/** The limits of a head in a decision tree of Dutch youth health care, which has no published guideline. */
export const headDecisionTree = {
  guideline: 'Beslisboom Hoofdomtrek',
  citation:
    'Beslisboom Hoofdomtrek (decision tree of Dutch youth health care), coded in van Dommelen P, van Buuren S, Huizing A. growthscreener 1.23.0. TNO; 2024.',
  /** "z < -2 (microcephaly)", SDS. */
  smallBelow: -2,
  /** "may be a reason to refer", SDS. */
  largeAbove: 2.5,
  /** The ages, years, for which it was coded: from the first month on by our own choice. */
  fromYears: (1 / 12) as number,
  untilYears: 1,
} as const
