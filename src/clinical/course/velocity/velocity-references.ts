import { inTails, type Lms, linearTailScore, lmsScore } from '../../../ground/math/lms.js'
import type { GainMeasure, PubertalTiming } from '../../../ground/model/course-names.js'
import type { Gender } from '../../../ground/model/patient.js'
import { clampScore, type Score } from '../../../ground/model/score.js'
import { unstated, whoTerms } from '../../references/declare-table.js'
import { type Publication, publicationName } from '../../references/table.js'
import { donald2025Velocity } from '../figures/donald2025-velocity.js'
import { type FigureRows, figuresAt } from '../figures/figure-rows.js'
import { kelly2014Velocity } from '../figures/kelly2014-velocity.js'
import { who2009HeadGain } from '../figures/who2009-head-gain.js'
import { who2009LengthGain } from '../figures/who2009-length-gain.js'
import { who2009WeightGain } from '../figures/who2009-weight-gain.js'

/** A reference of height velocity: cm a year by the age at the middle of the interval. */
export interface VelocityReference {
  readonly publication: Publication
  /** The intervals it scores, years. */
  readonly intervals: readonly [from: number, to: number]
  readonly figures: { readonly [gender in Gender]: FigureRows }
  /** How many of the reference's own healthy children have no year below P25 between 2 and 17 years, per cent. */
  readonly neverBelowP25?: { readonly [gender in Gender]: number } | undefined
}

/** Height velocity of German children from two years on; the one in use unless another is asked for. */
export const donald2025: VelocityReference = {
  publication: {
    shortName: 'DONALD',
    year: 2025,
    citation:
      'Duran I, Zimmermann M, Buggisch J, Hoyer-Kuhn H, Alexy U, Schoenau E. J Pediatr Endocrinol Metab. 2025;38(9):887-897.',
    doi: '10.1515/jpem-2025-0225',
    population: {
      de: '453 gesunde Mädchen und 473 gesunde Jungen der DONALD-Studie, Dortmund, 1985-2022',
      en: '453 healthy girls and 473 healthy boys of the DONALD study, Dortmund, Germany, 1985-2022',
    },
    rights: unstated,
  },
  intervals: [0.5, 1.5],
  figures: donald2025Velocity,
  // By the abstract of Duran 2025.
  neverBelowP25: { male: 4.3, female: 10.4 },
}

const kelly2014: Publication = {
  shortName: 'Kelly',
  year: 2014,
  citation:
    'Kelly A et al. Age-based reference ranges for annual height velocity in US children. J Clin Endocrinol Metab. 2014;99(6):2104-2112.',
  doi: '10.1210/jc.2013-4455',
  population: {
    de: 'Etwa 1500 Kinder der Bone Mineral Density in Childhood Study, USA',
    en: 'About 1,500 children of the Bone Mineral Density in Childhood Study, United States',
  },
  rights: unstated,
}

/** Annual height velocity of children in the United States, of all or by the timing of puberty. */
export function kelly2014By(timing: PubertalTiming): VelocityReference {
  return {
    publication: kelly2014,
    intervals: [11 / 12, 13 / 12],
    figures: { male: kelly2014Velocity.male[timing], female: kelly2014Velocity.female[timing] },
  }
}

/** WHO's increments of length, weight and head circumference over 1 to 6 months in the first two years. */
export const who2009Gain: Publication = {
  shortName: 'WHO',
  year: 2009,
  citation:
    'WHO Child Growth Standards: Growth velocity based on weight, length and head circumference: Methods and development. Geneva: World Health Organization; 2009.',
  population: { de: 'Gestillte Kinder aus sechs Ländern', en: 'Breastfed children of six countries' },
  rights: whoTerms,
}

/** Their rows: from, to (months), L, M (cm, g of weight), S and delta, by the length of the interval in months. */
const gains: {
  readonly [measure in GainMeasure]: { readonly [gender in Gender]: { readonly [months: number]: FigureRows } }
} = { size: who2009LengthGain, weight: who2009WeightGain, head: who2009HeadGain }

/** Height velocity at an age as L, M and S; undefined outside the reference's ages. */
export function velocityLms({ figures }: VelocityReference, gender: Gender, midYears: number): Lms | undefined {
  return lmsOf(figuresAt(figures[gender], midYears))
}

/** The score of a height velocity, cm a year. */
export function velocityScore(
  reference: VelocityReference,
  gender: Gender,
  midYears: number,
  cmPerYear: number,
): Score | undefined {
  const lms = velocityLms(reference, gender, midYears)
  return lms === undefined ? undefined : scoreBy(reference.publication, tailedScore(cmPerYear, lms))
}

/** An interval of WHO's that matches a child's. */
export interface GainPlace extends Lms {
  readonly months: number
  /** Length of the standard's interval, months, to which the child's gain is scaled. */
  readonly length: number
  readonly delta: number
}

/** WHO's rows for a measure and a sex, by the length of their intervals in months. */
export function gainRows(measure: GainMeasure, gender: Gender): { readonly [months: number]: FigureRows } {
  return gains[measure][gender]
}

/** WHO's intervals of one length in months, for a measure and a sex. */
export interface GainTable {
  readonly months: number
  readonly rows: FigureRows
}

/** The tables for a measure and a sex, the shortest intervals first. */
export function gainTables(measure: GainMeasure, gender: Gender): readonly GainTable[] {
  return Object.entries(gains[measure][gender]).map(([months, rows]) => ({ months: Number(months), rows }))
}

/** WHO's figures for the interval that begins at an age; straight lines between the rows. */
export function gainAt({ months, rows }: GainTable, fromMonths: number): GainPlace | undefined {
  const [to, l, m, s, delta] = figuresAt(rows, fromMonths) ?? []
  if (to === undefined || l === undefined || m === undefined || s === undefined || delta === undefined) return undefined
  return { months, length: to - fromMonths, l, m, s, delta }
}

/** The age, months, at which the last of WHO's intervals of a length begins. */
export function lastGainStart({ rows }: GainTable): number {
  return rows().at(-1)?.[0] ?? Number.NEGATIVE_INFINITY
}

/** How far an interval may be from the standard's, as a share; a little more for the rounding of ages. */
export const matchedWithin: number = 0.15 + 1e-9

/**
 * The standard's interval that matches best one from an age on: within 15 % of its
 * length; straight lines between its rows.
 */
export function gainPlace(
  measure: GainMeasure,
  gender: Gender,
  fromMonths: number,
  lengthMonths: number,
): GainPlace | undefined {
  let best: GainPlace | undefined
  let bestDistance: number = matchedWithin
  for (const table of gainTables(measure, gender)) {
    const place = gainAt(table, fromMonths)
    const distance = place === undefined ? Number.POSITIVE_INFINITY : Math.abs(lengthMonths / place.length - 1)
    if (distance < bestDistance) {
      bestDistance = distance
      best = place
    }
  }
  return best
}

/**
 * The score of a gain by WHO's standard: LMS of the gain plus delta, the gain
 * scaled to the length of the standard's interval.
 *
 * @param gain cm, or grams of weight
 */
export function gainScore(place: GainPlace, gain: number, lengthMonths: number): Score {
  return scoreBy(who2009Gain, tailedScore((gain / lengthMonths) * place.length + place.delta, place))
}

/**
 * By the LMS formula, and below -3 by the linear rule of WHO: nothing gained, or
 * lost, has a score too. Where the formula comes to no growth before it comes to -3,
 * it goes on from there in steps of M S. So of two gains the smaller never has the
 * higher score.
 */
function tailedScore(value: number, lms: Lms): number {
  const score = value > 0 ? lmsScore(value, lms) : Number.NEGATIVE_INFINITY
  if (score > 0 || !inTails(score)) return score
  const atZero = -1 / (lms.l * lms.s)
  return lms.l > 0 && !inTails(atZero) ? atZero + value / (lms.m * lms.s) : linearTailScore(value, lms)
}

function scoreBy(publication: Publication, raw: number): Score {
  const { value, accuracy } = clampScore(raw)
  return { value, accuracy, raw, reference: publicationName(publication) }
}

function lmsOf(figures: readonly number[] | undefined): Lms | undefined {
  const [l, m, s] = figures ?? []
  return l === undefined || m === undefined || s === undefined ? undefined : { l, m, s }
}
