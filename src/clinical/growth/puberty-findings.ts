import type { Gender, PubertyFinding, StagedSign } from '../../ground/model/patient.js'

/** The signs, with what each can be and the only sex that has it: whole stages, and volumes by comparison with beads. */
const pubertySigns: {
  readonly [sign in StagedSign]: { readonly least: number; readonly most: number; readonly gender?: Gender }
} = {
  breastStage: { least: 1, most: 5, gender: 'female' },
  genitalStage: { least: 1, most: 5, gender: 'male' },
  pubicHairStage: { least: 1, most: 5 },
  testicularVolumeMl: { least: 0.5, most: 40, gender: 'male' },
}

export const stagedSigns: readonly StagedSign[] = /* @__PURE__ */ Object.keys(pubertySigns) as StagedSign[]

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
  let why: WhyUnusedFinding | undefined
  for (const sign of stagedSigns) {
    const value = finding[sign]
    if (value === undefined) continue
    const { least, most, gender: only = gender } = pubertySigns[sign]
    const isPossible = value >= least && value <= most && (isVolume(sign) || Number.isInteger(value))
    if (!isPossible) return 'value'
    if (gender !== undefined && only !== gender) why = 'sex'
  }
  return why
}

/** Whether a sign is measured, not staged. */
export function isVolume(sign: FoundSign['sign']): boolean {
  return sign === 'testicularVolumeMl'
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

/**
 * The signs that are used, whatever the order of the findings, and how many findings are not:
 * by day, of one day menarche first, of one sign the higher value.
 */
export function foundSigns({ findings, days, menarche, birthDay, today, gender }: PubertyRecord): {
  readonly found: readonly FoundSign[]
  readonly unused: number
} {
  const until = today + 1
  const used = findings.flatMap((finding, i) => {
    const day = days[i]
    const why = whyUnusedFinding(finding, day, { from: birthDay, until, gender })
    return day === undefined || why !== undefined ? [] : [{ finding, day }]
  })
  const hasMenarche = gender === 'female' && menarche !== undefined && menarche >= birthDay && menarche <= until
  const found: FoundSign[] = hasMenarche ? [{ day: menarche, sign: 'menarche', value: undefined }] : []
  for (const sign of stagedSigns) {
    const ofSign = used.flatMap(({ finding: { [sign]: value }, day }) =>
      value === undefined ? [] : [{ day, sign, value }],
    )
    found.push(...ofSign.sort((a, b) => b.value - a.value))
  }
  return { found: found.sort((a, b) => a.day - b.day), unused: findings.length - used.length }
}
