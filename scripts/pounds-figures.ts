/** What the hint about pounds finds, per cent, as test/clinical/validation/pounds.test.ts measures it and docs/plausibility.md prints it. */
export const poundsFigures = {
  /** Years of age. */
  bands: [
    [2, 4],
    [4, 6],
    [6, 8],
    [8, 12],
    [12, 18],
  ],
  /** Weights of children of normal weight, in pounds: named by the height, and by the age alone. */
  named: [
    { set: 'germany', byHeight: [100, 88, 14, 0, 0], byAge: [94, 43, 4, 0, 1] },
    { set: 'who', byHeight: [100, 100, 93, 45, 24], byAge: [94, 77, 56, 14, 0] },
    { set: 'cdc', byHeight: [100, 73, 24, 11, 9], byAge: [82, 29, 3, 0, 2] },
  ],
  /** Weights of children with obesity, in kilograms, taken for pounds where no height is given. With a height: none. */
  obeseByAge: [
    { set: 'germany', byAge: [0, 0, 0, 0, 4] },
    { set: 'who', byAge: [0, 0, 0, 0, 0] },
    { set: 'cdc', byAge: [2, 1, 0, 0, 3] },
  ],
  /** One check-up of a healthy child's record in pounds, by its age; the one before is in kilograms. */
  checkUps: [4, 5.2, 7.5, 9.5],
  afterEarlier: [99, 100, 100, 100],
  /** Healthy children of whose records a weight in kilograms is taken for pounds, in 10,000. */
  healthyIn10000: 10,
} as const
