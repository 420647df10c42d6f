import { scoreBound } from '../../ground/model/score.js'
import { type Dialect, numberSql } from './dialects.js'
import { upperQuantileSql, upperTailSql } from './normal-sql.js'

/** Powers closer to 0 than this are scored by a series: the formula loses digits there. */
const smallPower = 0.001

/** Beyond this distance above the 95th percentile, in σ, a share is too small for some engines; the score is far beyond 6. */
const mostSigma = 36

/** L, M and S as expressions, and what the tails are: of a row of days, or of a stretch. */
export interface FiguresSql {
  readonly l: string
  readonly m: string
  readonly s: string
  readonly tails: readonly TailSql[]
}

/** From where a value is scored along a line, and along which. */
export interface TailSql {
  readonly isBeyond: string
  readonly score: string
}

/**
 * The score of a value: ((y/M)^L - 1) / (L S), where L is nearly 0 by the first
 * terms of its series in L ln(y/M); T. J. Cole, P. J. Green, Stat. Med. 11 (1992)
 * 1305-1319. NULL without a value or without figures.
 */
export function zSql(value: string, { l, m, s, tails }: FiguresSql): string {
  const log = `LN(${value} / ${m})`
  const power = `${l} * ${log}`
  const series = `${log} / ${s} * (1 + ${power} * (0.5E0 + ${power} * (1 / 6E0 + ${power} / 24E0)))`
  const lines = tails.map(({ isBeyond, score }) => `WHEN ${isBeyond} THEN ${score} `).join('')
  const formula = `WHEN ABS(${l}) < ${numberSql(smallPower)} THEN ${series} ELSE (POWER(${value} / ${m}, ${l}) - 1) / (${l} * ${s})`
  // Where a join finds nothing, ClickHouse gives 0 instead of NULL.
  return `CASE WHEN ${m} > 0 THEN CASE ${lines}${formula} END END`
}

/** The value at a score, M (1 + L S z)^(1/L): the inverse of the score; NULL where the distribution has none. */
export function valueSql(score: number, { l, m, s }: Omit<FiguresSql, 'tails'>): string {
  const z = numberSql(score)
  const power = `${l} * ${s} * ${z}`
  const series = `${m} * EXP(${s} * ${z} * (1 - ${power} * (0.5E0 - ${power} * (1 / 3E0 - ${power} / 4E0))))`
  return `CASE WHEN ABS(${l}) < ${numberSql(smallPower)} THEN ${series} WHEN ${power} > -1 THEN ${m} * POWER(1 + ${power}, 1 / ${l}) END`
}

/** A figure of a stretch at an age. */
export function cubicSql(row: string, figure: string, years: string): string {
  const t = `((${years} - ${row}.x_from) * ${row}.x_per)`
  const of = (power: number) => `${row}.${figure}${power}`
  return `(${of(0)} + ${t} * (${of(1)} + ${t} * (${of(2)} + ${t} * ${of(3)})))`
}

/** How far a value lies above the 95th percentile, in σ; NULL below it, and where the tail is not half-normal. */
export function sigmasAboveSql(value: string, p95: string, sigma: string): string {
  const sigmas = `(${value} - ${p95}) / ${sigma}`
  return `CASE WHEN ${sigma} > 0 AND ${value} > ${p95} THEN CASE WHEN ${sigmas} > ${mostSigma} THEN ${mostSigma}E0 ELSE ${sigmas} END END`
}

/**
 * √(-ln p) of the share p above a value, 0.1 Φ(-t): the half-normal tail of the
 * CDC (R. Wei et al., Ann. Hum. Biol. 47 (2020) 514-521).
 */
export function rootOfShareSql(sigmas: string): string {
  return `SQRT(-LN(0.1E0 * (${upperTailSql(sigmas)})))`
}

/** The score in a half-normal tail, else by the formula. */
export function halfNormalSql(root: string, z: string): string {
  return `CASE WHEN ${root} > 0 THEN ${upperQuantileSql(root)} ELSE ${z} END`
}

/** The score as it is reported. */
export function sdsSql(z: string, { number }: Dialect): string {
  const bound = (score: number) => `CAST(${score} AS ${number})`
  return `CASE WHEN ${z} < ${-scoreBound} THEN ${bound(-scoreBound)} WHEN ${z} > ${scoreBound} THEN ${bound(scoreBound)} ELSE ${z} END`
}

/** Whether it is the computed one. */
export function accuracySql(z: string): string {
  return `CASE WHEN ${z} < ${-scoreBound} THEN 'less_or_equal' WHEN ${z} > ${scoreBound} THEN 'greater_or_equal' WHEN ${z} IS NOT NULL THEN 'exact' END`
}
