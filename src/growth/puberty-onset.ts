import type { Gender, StagedSign } from '../model/patient.js'
import { yearsBetween } from './growth-age.js'
import type { FoundSign } from './puberty-findings.js'

/** The ages between which puberty usually begins, years, and the signs of the beginning by which it is judged. */
interface UsualOnset {
  readonly from: number
  readonly to: number
  readonly signs: readonly { readonly sign: StagedSign; readonly begins: number }[]
}

/** When puberty usually begins. */
export const usualOnset: { readonly [gender in Gender]: UsualOnset } = {
  female: { from: 8, to: 13, signs: [{ sign: 'breastStage', begins: 2 }] },
  // The volume before the stage, which is harder to tell.
  male: {
    from: 9,
    to: 14,
    signs: [
      { sign: 'testicularVolumeMl', begins: 4 },
      { sign: 'genitalStage', begins: 2 },
    ],
  },
}

/** Who says before which age an onset is early, and from which it is late. */
export const onsetSources = { early: 'Carel 2009', late: 'Palmert 2012' } as const

/** An onset before or after the usual ages, and the finding that shows it. */
export interface UnusualOnset {
  readonly kind: keyof typeof onsetSources
  readonly sign: StagedSign
  readonly value: number
  /** The day number of the finding. */
  readonly day: number
  /** The value at which the sign begins. */
  readonly begins: number
  /** The age that bounds the usual, years. */
  readonly limitYears: number
}

/**
 * The first sign before the usual ages, and the latest finding after them that shows none; of one sign each.
 *
 * @param found by day
 */
export function unusualOnsets(gender: Gender, birthDay: number, found: readonly FoundSign[]): UnusualOnset[] {
  const { from, to, signs } = usualOnset[gender]
  for (const { sign, begins } of signs) {
    const own = found.flatMap(({ value, day, ...each }) =>
      each.sign === sign && value !== undefined ? [{ sign, value, day, years: yearsBetween(birthDay, day) }] : [],
    )
    const last = own.at(-1)
    if (last === undefined) continue
    const first = own.find(({ value }) => value >= begins)
    const of = (kind: UnusualOnset['kind'], { years, ...finding }: typeof last): UnusualOnset => ({
      kind,
      ...finding,
      begins,
      limitYears: kind === 'early' ? from : to,
    })
    return [
      ...(first !== undefined && first.years < from ? [of('early', first)] : []),
      ...(last.value < begins && last.years >= to ? [of('late', last)] : []),
    ]
  }
  return []
}
