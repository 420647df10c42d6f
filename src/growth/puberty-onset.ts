import { birthday } from '../model/calendar-date.js'
import type { Gender } from '../model/patient.js'
import { isGermanSet, type ReferenceSet } from '../references/reference-set.js'
import type { FoundSign } from './puberty-findings.js'

/** The ages between which puberty usually begins, years, and the signs of its beginning. */
interface UsualOnset {
  readonly from: number
  readonly to: number
  /** With the references of German children. */
  readonly toInGermany: number
  /** The value at which each has begun. Of several on one day the first counts. */
  readonly signs: readonly (readonly [sign: FoundSign['sign'], begins: number])[]
}

/**
 * When puberty usually begins. Early: Carel 2009, as the German guideline on early puberty.
 * Late: Palmert 2012; in Germany the guideline on late puberty, AWMF 027-025 (2011), which
 * waits for half a year longer in girls.
 */
export const usualOnset: { readonly [gender in Gender]: UsualOnset } = {
  // Menarche has no value: breasts have begun half a year before or earlier (W. A. Marshall, J. M. Tanner:
  // "Variations in pattern of pubertal changes in girls", Arch. Dis. Child. 44 (1969) 291-303).
  female: {
    from: 8,
    to: 13,
    toInGermany: 13.5,
    signs: [
      ['menarche', 0],
      ['breastStage', 2],
    ],
  },
  // The volume before the stage, which is harder to tell.
  male: {
    from: 9,
    to: 14,
    toInGermany: 14,
    signs: [
      ['testicularVolumeMl', 4],
      ['genitalStage', 2],
    ],
  },
}

/** The age, years, from which a puberty that has not begun is late. */
export function lateFrom(gender: Gender, references: ReferenceSet): number {
  const { to, toInGermany } = usualOnset[gender]
  return isGermanSet(references) ? toInGermany : to
}

/** Who says before which age an onset is early, and from which it is late. */
export function onsetSource(kind: UnusualOnset['kind'], references: ReferenceSet): OnsetSource {
  if (kind === 'early') return 'Carel 2009'
  return isGermanSet(references) ? 'AWMF 027-025' : 'Palmert 2012'
}

export const onsetSources = ['Carel 2009', 'Palmert 2012', 'AWMF 027-025'] as const

/** A publication that says when an onset is early or late. */
export type OnsetSource = (typeof onsetSources)[number]

/** An onset before or after the usual ages, and the finding that shows it. */
export interface UnusualOnset extends FoundSign {
  readonly kind: 'early' | 'late'
  /** The age that bounds the usual, years. */
  readonly limitYears: number
}

/**
 * The first sign before the usual ages, and the latest finding after them that shows none,
 * also where puberty has begun since. Each day is judged by the first of the signs found on it.
 *
 * @param found by day, the higher of two values first
 */
export function unusualOnsets(
  {
    gender,
    birthDay,
    references,
  }: { readonly gender: Gender; readonly birthDay: number; readonly references: ReferenceSet },
  found: readonly FoundSign[],
): UnusualOnset[] {
  const { from, signs } = usualOnset[gender]
  const to = lateFrom(gender, references)
  const judged = signs.flatMap(([sign, begins], rank) =>
    found.flatMap((each) => (each.sign === sign ? [{ each, rank, hasBegun: (each.value ?? begins) >= begins }] : [])),
  )
  judged.sort((a, b) => a.each.day - b.each.day || a.rank - b.rank)
  let early: FoundSign | undefined
  let late: FoundSign | undefined
  /** The first sign that has shown the beginning so far. */
  let shownBy = signs.length
  for (const [i, { each, rank, hasBegun }] of judged.entries()) {
    if (each.day === judged[i - 1]?.each.day) continue
    if (hasBegun) {
      early ??= each
      shownBy = Math.min(shownBy, rank)
    }
    // What shows none after the same sign has begun is an error or has passed, unless it is the latest word.
    else if (rank < shownBy || (rank === shownBy && each.day === judged.at(-1)?.each.day)) late = each
  }
  const onsets: UnusualOnset[] = []
  if (early !== undefined && early.day < birthday(birthDay, from))
    onsets.push({ ...early, kind: 'early', limitYears: from })
  if (late !== undefined && late.day >= birthday(birthDay, to)) onsets.push({ ...late, kind: 'late', limitYears: to })
  return onsets
}
