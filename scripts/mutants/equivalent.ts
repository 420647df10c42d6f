/** A change that no test can find, and why. */
export interface Equivalent {
  readonly file: string
  readonly was: string
  /** The line with the change, or a part of it. */
  readonly line: string
  readonly reason: string
}

const rounding = 'what arithmetic may add: any figure far below a day or a thousandth of an SD does'
const superfluous = 'asks rules for ages too, which find nothing without one: asked-rules.test.ts'
const quickAnswer = 'a quick answer alone: whatever it lets through is decided by the exact comparison after it'
const sameSum = 'the terms of farther visits stand in both sums that are compared'

export const equivalentChanges: readonly Equivalent[] = [
  { file: 'src/validation/asked-rules.ts', was: '2', line: 'visit.boneAgeYears', reason: superfluous },
  { file: 'src/validation/asked-rules.ts', was: '4', line: 'visit.headCm', reason: superfluous },
  { file: 'src/validation/asked-rules.ts', was: '8', line: 'visit.seatCm', reason: superfluous },
  { file: 'src/validation/asked-rules.ts', was: '16', line: 'hasClinicValues(visit)', reason: superfluous },
  {
    file: 'src/validation/course-limits.ts',
    was: '>=',
    line: 'if (years >= row[0])',
    reason: 'both rows give the same figure at their common age',
  },
  { file: 'src/validation/course-slips.ts', was: '0.001', line: 'linearTailValue(expectedScore', reason: quickAnswer },
  {
    file: 'src/validation/rules/dates.ts',
    was: '<=',
    line: 'oldestYears * daysPerYear',
    reason: '130 years are 47,482.5 days, which no number of days equals',
  },
  { file: 'src/validation/rules/off-course.ts', was: '4', line: 'const nearestEachWay', reason: sameSum },
  {
    file: 'src/validation/slips.ts',
    was: '<',
    line: 'first < text.length - 1',
    reason: 'the last character has no second, and is left out by the line after next',
  },
  { file: 'src/validation/zone-days.ts', was: '10', line: 'date.length === 10', reason: quickAnswer },
  { file: 'src/validation/zone-days.ts', was: '19', line: 'date.length === 19', reason: quickAnswer },
  { file: 'src/course/adult-height/bayley-pinneau.ts', was: '1e-9', line: 'nearLimitYears + 1e-9', reason: rounding },
  { file: 'src/course/adult-height/why-refused.ts', was: '1e-9', line: 'const rounding', reason: rounding },
  { file: 'src/course/explain/explain-interval.ts', was: '1e-9', line: 'const isWhole', reason: rounding },
  {
    file: 'src/course/treatment-change.ts',
    was: '<',
    line: 'begun.day < dayOf(visit)',
    reason: 'a visit of that day counts as one before, which comes first',
  },
  { file: 'src/course/velocity/conditional-gain.ts', was: '1e-6', line: 'const roundingWeeks', reason: rounding },
  {
    file: 'src/course/velocity/conditional-gain.ts',
    was: '1.6448536269514722',
    line: 'const fifthCentile',
    reason: 'the same double',
  },
  {
    file: 'src/course/velocity/earlier-visits.ts',
    was: '2',
    line: 'dayOfTolerance / 2',
    reason: 'visits lie whole days apart: any share of a day tells them',
  },
  { file: 'src/course/velocity/gain-partner.ts', was: '0.92', line: 'const surely', reason: quickAnswer },
  { file: 'src/course/velocity/gain-partner.ts', was: '0.01', line: 'const surely', reason: quickAnswer },
  { file: 'src/course/velocity/velocity-curves.ts', was: '1e-9', line: 'const near', reason: rounding },
  {
    file: 'src/references/checksum.ts',
    was: '16',
    line: 'length: 16',
    reason: 'a half byte never asks for the seventeenth',
  },
]
