import { numberAt } from '../../../ground/math/interpolation.js'
import { normalQuantile } from '../../../ground/math/normal-distribution.js'
import type { Gender, StagedSign } from '../../../ground/model/patient.js'
import type { SetProvenance } from '../../../ground/model/provenance.js'
import type { ReportedScore } from '../../../ground/model/score.js'
import { nearEnd } from '../../references/lookup.js'
import { type FigureRows, figuresAt } from '../figures/figure-rows.js'
import {
  breastStages,
  genitalStages,
  menarcheReached,
  pubicHairStagesOfBoys,
  pubicHairStagesOfGirls,
  testicularVolumes,
} from '../figures/nl1997-puberty.js'

/** A sign with its shares of children, and the values at which each of its columns begins. */
interface Shares {
  readonly rows: FigureRows
  readonly begins: readonly number[]
}

const tanner = [2, 3, 4, 5] as const

const sharesOf: { readonly [gender in Gender]: { readonly [sign in StagedSign]?: Shares } } = {
  female: {
    breastStage: { rows: breastStages, begins: tanner },
    pubicHairStage: { rows: pubicHairStagesOfGirls, begins: tanner },
  },
  male: {
    genitalStage: { rows: genitalStages, begins: tanner },
    pubicHairStage: { rows: pubicHairStagesOfBoys, begins: tanner },
    testicularVolumeMl: { rows: testicularVolumes, begins: [3, 4, 8, 12, 16, 20, 25] },
  },
}

/** The figures as results name them: a test computes the checksum. */
export const pubertyProvenance: SetProvenance = {
  references: 'puberty-netherlands-1997@2026',
  checksum: 'a19bc595',
  rights: 'licensed',
  nonCommercial: false,
}

/** Beyond it the shares, which have four decimals, say no more than that. */
const farthest = 3

/**
 * The score of a stage at an age: the normal quantile of the share of children who are
 * less advanced, and half of those at the same stage. Above 0 is advanced.
 *
 * S. van Buuren, J. C. L. Ooms: "Stage line diagram: an age-conditional reference diagram
 * for tracking development", Stat. Med. 28 (2009) 1569-1579.
 *
 * @returns undefined where there are no figures for the sign, the sex or the age
 */
export function stageScore(
  gender: Gender,
  sign: StagedSign,
  value: number,
  ageYears: number,
): ReportedScore | undefined {
  const shares = sharesOf[gender][sign]
  const reached = shares && sharesAt(shares.rows, ageYears)
  if (shares === undefined || reached === undefined) return undefined
  const at = shares.begins.filter((begin) => value >= begin).length
  const here = at === 0 ? 1 : numberAt(reached, at - 1)
  const next = reached[at] ?? 0
  return bounded(1 - (here + next) / 2)
}

/** The score of a menarche at an age: of the share of girls who have not had it yet. Above 0 is early. */
export function menarcheScore(ageYears: number): ReportedScore | undefined {
  const reached = menarcheShare(ageYears)
  return reached === undefined ? undefined : bounded(1 - reached)
}

/** The share of girls who have had their menarche at an age, 0 to 1; undefined where there are no figures. */
export function menarcheShare(ageYears: number): number | undefined {
  return sharesAt(menarcheReached, ageYears)?.[0]
}

/** The share of children who have reached a value of a sign at an age, 0 to 1. */
export function shareReached(gender: Gender, sign: StagedSign, value: number, ageYears: number): number | undefined {
  const shares = sharesOf[gender][sign]
  return shares && sharesAt(shares.rows, ageYears)?.[shares.begins.indexOf(value)]
}

/**
 * The share of children who have reached a value of a sign at an age, 0 to 1; at ages
 * before or after the figures, that at the nearest age with figures.
 */
export function shareReachedNear(
  gender: Gender,
  sign: StagedSign,
  value: number,
  ageYears: number,
): { readonly share: number; readonly isNearest: true | undefined } | undefined {
  const here = shareReached(gender, sign, value, ageYears)
  if (here !== undefined) return { share: here, isNearest: undefined }
  const rows = sharesOf[gender][sign]?.rows() ?? []
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0]
  const share = shareReached(gender, sign, value, ageYears < first ? first : last)
  return share === undefined ? undefined : { share, isNearest: true }
}

/** The eighth birthday is mostly a little less than 8.000 years: the ends are also read a few days beyond. */
function sharesAt(rows: FigureRows, ageYears: number): readonly number[] | undefined {
  const [first = 0, last = 0] = [rows()[0]?.[0], rows().at(-1)?.[0]]
  const nearest = Math.min(last, Math.max(first, ageYears))
  return figuresAt(rows, Math.abs(nearest - ageYears) <= nearEnd.years ? nearest : ageYears)
}

function bounded(share: number): ReportedScore {
  const score = share <= 0 ? Number.NEGATIVE_INFINITY : share >= 1 ? Number.POSITIVE_INFINITY : normalQuantile(share)
  if (score > farthest) return { value: farthest, accuracy: 'greater_or_equal' }
  return score < -farthest ? { value: -farthest, accuracy: 'less_or_equal' } : { value: score, accuracy: 'exact' }
}
