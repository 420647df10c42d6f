import { percentileOf, type ReferenceTable } from '../../src/clinical/references/index.js'
import { measureUnits } from '../../src/clinical/references/table.js'
import type { ConformanceQuestion, ExpectedAnswer } from '../../src/command/conform/conformance-case.js'
import { daysPerYear } from '../../src/ground/model/calendar-date.js'

/** How an expected value came about, from the strongest evidence to none of its own. */
export const sourceKinds = {
  printed: 'printed by those who published the reference, or in a work that reprints it',
  'other program': 'a result of another program, or a worked example of its authors',
  'computed apart': 'computed in R from the figures of the source, by code that shares nothing with this library',
  'closed form': 'follows from a published formula, computed apart from this library',
  definition: 'follows from what the reference covers, or from its definition',
  'computed by this library': 'no independent value: the case repeats what this library computes',
} as const

export interface CaseSource {
  readonly kind: keyof typeof sourceKinds
  readonly text: string
}

/** A case before it has its id. */
export interface DraftCase extends Omit<ConformanceQuestion, 'id'> {
  readonly expected: ExpectedAnswer
  readonly tolerance: number
  readonly source: CaseSource
}

/** An expected score with its percentile, 100 Φ(score). */
export function expectedScore(score: number): ExpectedAnswer {
  return { score, percentile: percentileOf(score) }
}

/** How a case names a table, its measure and unit. */
export function ofTable({ id, measure, publications }: ReferenceTable) {
  const edition = String(publications[0].year ?? '')
  return { reference: id, edition, measure, unit: measureUnits[measure] }
}

/** The place of a case in a table, from x in units of its axis. */
export function placeIn({ id, axis }: ReferenceTable, x: number): Partial<ConformanceQuestion> {
  if (axis === 'cm') return { sizeCm: rounded(x), position: id.endsWith('length') ? 'lying' : 'standing' }
  if (axis !== 'years') return { postmenstrualDays: rounded(x * 7) }
  return { ageDays: rounded(x * daysPerYear) }
}

/** Days and scores have six decimals more than matter. */
export function rounded(value: number, decimals = 6): number {
  return Number(value.toFixed(decimals))
}

/** A tolerance, rounded up to two digits. */
export function allowing(tolerance: number): number {
  const digit = 10 ** (Math.floor(Math.log10(tolerance)) - 1)
  return Number((Math.ceil(tolerance / digit - 1e-9) * digit).toPrecision(2))
}

/** What scores computed from all figures allow: ours of thinned tables differ by up to 0.001 SD, and so may a port's. */
export const scoreAllowance = 0.002

/** The same at a score: what rounded figures do to it grows with its square. */
export function allowanceAt(score: number): number {
  return allowing(scoreAllowance * Math.max(1, (score / 4) ** 2))
}
