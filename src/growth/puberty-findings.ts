import type { Gender, PubertyFinding, StagedSign } from '../model/patient.js'

/** The signs, with what each can be and the only sex that has it. Volumes are read by comparison with beads, in whole ml. */
const pubertySigns: {
  readonly [sign in StagedSign]: {
    readonly least: number
    readonly most: number
    readonly whole: boolean
    readonly gender?: Gender
  }
} = {
  breastStage: { least: 1, most: 5, whole: true, gender: 'female' },
  genitalStage: { least: 1, most: 5, whole: true, gender: 'male' },
  pubicHairStage: { least: 1, most: 5, whole: true },
  testicularVolumeMl: { least: 0.5, most: 40, whole: false, gender: 'male' },
}

export const stagedSigns: readonly StagedSign[] = [
  'breastStage',
  'genitalStage',
  'pubicHairStage',
  'testicularVolumeMl',
]

/** Why a finding is not used: its date, an impossible value, or a sign of the other sex. */
export type WhyUnusedFinding = 'date' | 'value' | 'sex'

/**
 * Why a finding of puberty is not used; undefined for one that is.
 *
 * @param day the day number of the finding
 * @param from of the birth, where that is known
 * @param until the last day that counts
 */
export function whyUnusedFinding(
  finding: PubertyFinding,
  day: number | undefined,
  {
    from,
    until,
    gender,
  }: { readonly from: number | undefined; readonly until: number; readonly gender: Gender | undefined },
): WhyUnusedFinding | undefined {
  if (day === undefined || (from !== undefined && day < from) || day > until) return 'date'
  const given = stagedSigns.filter((sign) => finding[sign] !== undefined)
  if (!given.every((sign) => isPossible(sign, finding[sign] as number))) return 'value'
  const isOfOther = given.some((sign) => gender !== undefined && (pubertySigns[sign].gender ?? gender) !== gender)
  return isOfOther ? 'sex' : undefined
}

function isPossible(sign: StagedSign, value: number): boolean {
  const { least, most, whole } = pubertySigns[sign]
  return value >= least && value <= most && (!whole || Number.isInteger(value))
}

/** A sign of puberty, and the day on which it was found. */
export interface FoundSign {
  /** The day number. */
  readonly day: number
  readonly sign: StagedSign | 'menarche'
  /** The stage, or ml; undefined for menarche. */
  readonly value: number | undefined
}

/** What is known of a child's puberty, with day numbers. */
export interface PubertyRecord {
  readonly findings: readonly PubertyFinding[]
  /** Of the findings, in their order. */
  readonly days: readonly (number | undefined)[]
  readonly menarche: number | undefined
  readonly birthDay: number
  readonly today: number
  readonly gender: Gender
}

/** The signs that are used, by day, and how many findings are not. */
export function foundSigns({ findings, days, menarche, birthDay, today, gender }: PubertyRecord): {
  readonly found: readonly FoundSign[]
  readonly unused: number
} {
  const until = today + 1
  const found: FoundSign[] = []
  let unused = 0
  findings.forEach((finding, i) => {
    const day = days[i]
    if (day === undefined || whyUnusedFinding(finding, day, { from: birthDay, until, gender }) !== undefined) unused++
    else
      for (const sign of stagedSigns) if (finding[sign] !== undefined) found.push({ day, sign, value: finding[sign] })
  })
  if (gender === 'female' && menarche !== undefined && menarche >= birthDay && menarche <= until) {
    found.push({ day: menarche, sign: 'menarche', value: undefined })
  }
  return { found: found.sort((a, b) => a.day - b.day), unused }
}
