import { calculateZScore, loadTable } from '@pedi-growth/core'
import jstat from 'jstat'
import { lookUp, percentileOf, scoreAt, valueAt, who } from '../../dist/references.js'
import { perSecond } from './measure.mjs'

const daysPerYear = 365.25
/** Scores per benchmark iteration, so that the overhead of timing is negligible. */
const count = 256

// Heights from birth to five years, where every implementation reads the same table day by day; a fixed sequence
// (Park and Miller 1988), so that every run has the same cases.
let state = 20061115
const random = () => {
  state = (state * 48271) % 2147483647
  return state / 2147483647
}
export const cases = Array.from({ length: count }, () => {
  const sex = random() < 0.5 ? 'male' : 'female'
  const ageInDays = Math.floor(random() * 1826)
  const place = lookUp(who, 'height', sex, ageInDays / daysPerYear)
  return { sex, ageInDays, height: valueAt(place, random() * 5 - 2.5) }
})

/** The age of a case in years. */
export function yearsOf({ ageInDays }) {
  return ageInDays / daysPerYear
}

const plainTables = {
  male: await loadTable('lhfa-boys-0-5'),
  female: await loadTable('lhfa-girls-0-5'),
}

/** The least code that computes a score: a table row for every day, and the LMS formula. */
function plainScore({ sex, ageInDays, height }) {
  const { L, M, S } = plainTables[sex][ageInDays]
  return L === 0 ? Math.log(height / M) / S : ((height / M) ** L - 1) / (L * S)
}

/** Our score of a case. */
export function ownScore({ sex, ageInDays, height }) {
  return scoreAt(lookUp(who, 'height', sex, yearsOf({ ageInDays })), height)
}

async function pediGrowthScore({ sex, ageInDays, height }) {
  const { zScore } = await calculateZScore({
    indicator: 'length-height-for-age',
    sex,
    ageInDays,
    measurement: height,
  })
  return zScore
}

/** Collects the results, so that no call is optimised away. */
let sum = 0

/** Scores of height for age, per second. */
export async function scores() {
  return times(
    count,
    await perSecond({
      auxology: () => {
        for (const own of cases) sum += ownScore(own)
      },
      '@pedi-growth/core': async () => {
        for (const own of cases) sum += await pediGrowthScore(own)
      },
      'plain: a row for every day, the LMS formula': () => {
        for (const own of cases) sum += plainScore(own)
      },
    }),
  )
}

/** Percentiles of a score, per second. */
export async function percentiles() {
  const values = cases.map(ownScore)
  return times(
    count,
    await perSecond({
      auxology: () => {
        for (const value of values) sum += percentileOf(value)
      },
      jstat: () => {
        for (const value of values) sum += jstat.normal.cdf(value, 0, 1)
      },
    }),
  )
}

function times(factor, rates) {
  if (Number.isNaN(sum)) throw new Error('A score is not a number.')
  return Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, rate * factor]))
}
