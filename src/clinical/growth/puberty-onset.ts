import { birthday } from '../../ground/model/calendar-date.js'
import type { Gender } from '../../ground/model/patient.js'
import { isGermanSet, type ReferenceSet } from '../references/reference-set.js'
import type { FoundSign } from './puberty-findings.js'

/** The ages between which puberty usually begins, years, and the signs of its beginning. */
interface UsualOnset {
  readonly from: number
  /** Before this age a menarche is early with the references of German children. */
  readonly menarcheFromInGermany?: number
  readonly to: number
  /** With the references of German children. */
  readonly toInGermany: number
  /** The value at which each has begun. Of several on one day the first counts. */
  readonly signs: readonly (readonly [sign: FoundSign['sign'], begins: number])[]
}

/**
 * When puberty usually begins. Early: Carel 2009, as the German guideline on early puberty, which has
 * its own limit for menarche, "erste Regelblutung vor dem 9. Lebensjahr" beside "vor vollendetem
 * 8. Lebensjahr" for other signs (S. Heger, U. Paetow: "Pubertas praecox", DGKED/DGKJ). It is read as
 * before the 9th birthday; to the letter it can be read as before the 8th.
 * Late: Palmert 2012; in Germany the guideline on late puberty, AWMF 027-025 (2011), which
 * waits for half a year longer in girls.
 */
export const usualOnset: { readonly [gender in Gender]: UsualOnset } = {
  // Menarche has no value: breasts have begun half a year before or earlier (W. A. Marshall, J. M. Tanner:
  // "Variations in pattern of pubertal changes in girls", Arch. Dis. Child. 44 (1969) 291-303).
  female: {
    from: 8,
    menarcheFromInGermany: 9,
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

/** The age, years, before which a sign that has begun is early, and who says so. */
function earlyBefore(gender: Gender, sign: FoundSign['sign'], references: ReferenceSet) {
  const { from, menarcheFromInGermany } = usualOnset[gender]
  return sign === 'menarche' && menarcheFromInGermany !== undefined && isGermanSet(references)
    ? ({ limitYears: menarcheFromInGermany, publication: 'DGKED Pubertas praecox' } as const)
    : ({ limitYears: from, publication: 'Carel 2009' } as const)
}

export const onsetSources = ['Carel 2009', 'DGKED Pubertas praecox', 'Palmert 2012', 'AWMF 027-025'] as const

/** A publication that says when an onset is early or late. */
export type OnsetSource = (typeof onsetSources)[number]

/** An onset before or after the usual ages, and the finding that shows it. */
export interface UnusualOnset extends FoundSign {
  readonly kind: 'early' | 'late'
  /** The age that bounds the usual, years. */
  readonly limitYears: number
  /** Who says so. */
  readonly publication: OnsetSource
  /** Of a late onset: the first later day on which puberty was found to have begun. */
  readonly begunDay?: number | undefined
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
  const { signs } = usualOnset[gender]
  const to = lateFrom(gender, references)
  const judged = signs.flatMap(([sign, begins], rank) =>
    found.flatMap((each) => (each.sign === sign ? [{ each, rank, hasBegun: (each.value ?? begins) >= begins }] : [])),
  )
  judged.sort((a, b) => a.each.day - b.each.day || a.rank - b.rank)
  let early: UnusualOnset | undefined
  let late: FoundSign | undefined
  /** The first sign that has shown the beginning so far. */
  let shownBy = signs.length
  for (const [i, { each, rank, hasBegun }] of judged.entries()) {
    if (each.day === judged[i - 1]?.each.day) continue
    if (hasBegun) {
      const { limitYears, publication } = earlyBefore(gender, each.sign, references)
      if (each.day < birthday(birthDay, limitYears)) early ??= { ...each, kind: 'early', limitYears, publication }
      shownBy = Math.min(shownBy, rank)
    }
    // What shows none after the same sign has begun is an error or has passed, unless it is the latest word.
    else if (rank < shownBy || (rank === shownBy && each.day === judged.at(-1)?.each.day)) late = each
  }
  const onsets: UnusualOnset[] = early === undefined ? [] : [early]
  if (late !== undefined && late.day >= birthday(birthDay, to)) {
    const publication = isGermanSet(references) ? 'AWMF 027-025' : 'Palmert 2012'
    const { day } = late
    const begunDay = judged.find(({ each, hasBegun }) => hasBegun && each.day > day)?.each.day
    onsets.push({ ...late, kind: 'late', limitYears: to, publication, begunDay })
  }
  return onsets
}
