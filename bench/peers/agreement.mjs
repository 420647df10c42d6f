import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTable } from '@pedi-growth/core'
import {
  cdc2000Height,
  cdc2000Weight,
  lookUpTable,
  lyon1985TurnerHeight,
  scoreAt,
  scoreOfPercentile,
  who2006Bmi,
  who2006Head,
  who2006Height,
  who2006Weight,
  who2006WeightForHeight,
  who2006WeightForLength,
  who2007Bmi,
  who2007Height,
  who2007Weight,
  zemel2015Bmi,
  zemel2015HeadChild,
  zemel2015HeadInfant,
  zemel2015Height,
  zemel2015Weight,
} from '../../dist/references.js'
import { rcpchCurves } from './rcpch-curves.mjs'

const daysPerYear = 365.25
const monthsPerYear = 12

/** Where @pedi-growth/core has a table of ours: its name without the sex, ours, and its x in units of ours. */
const pediGrowthTables = [
  ['lhfa-SEX-0-5', who2006Height, (days) => days / daysPerYear],
  ['wfa-SEX-0-5', who2006Weight, (days) => days / daysPerYear],
  ['bfa-SEX-0-5', who2006Bmi, (days) => days / daysPerYear],
  ['hcfa-SEX-0-5', who2006Head, (days) => days / daysPerYear],
  ['wfl-SEX', who2006WeightForLength, (cm) => cm],
  ['wfh-SEX', who2006WeightForHeight, (cm) => cm],
  ['hfa-SEX-5-19', who2007Height, (months) => months / monthsPerYear],
  ['wfa-SEX-5-10', who2007Weight, (months) => months / monthsPerYear],
  ['bfa-SEX-5-19', who2007Bmi, (months) => months / monthsPerYear],
]

/**
 * Where the college's component has percentiles of a table of ours: its name
 * and measure, ours, and the years in which it draws them. At two years its
 * curves belong to both of two tables, so those points stay out.
 */
const rcpchTables = [
  ['who_2006_infant', 'height', who2006Height, 0, 1.99],
  ['who_2006_child', 'height', who2006Height, 2.01, 5],
  ['who_2006_infant', 'weight', who2006Weight, 0, 1.99],
  ['who_2006_child', 'weight', who2006Weight, 2.01, 5],
  ['who_2006_infant', 'bmi', who2006Bmi, 0, 1.99],
  ['who_2006_child', 'bmi', who2006Bmi, 2.01, 5],
  ['who_2006_infant', 'ofc', who2006Head, 0, 1.99],
  ['who_2006_child', 'ofc', who2006Head, 2.01, 5],
  ['who_2007_child', 'height', who2007Height, 5, 19],
  ['who_2007_child', 'weight', who2007Weight, 5, 10],
  ['who_2007_child', 'bmi', who2007Bmi, 5, 19],
  ['cdc_child', 'height', cdc2000Height, 2.01, 20],
  ['cdc_child', 'weight', cdc2000Weight, 2.01, 20],
  ['trisomy_21_aap_infant', 'height', zemel2015Height, 0, 3],
  ['trisomy_21_aap_child', 'height', zemel2015Height, 2, 20],
  ['trisomy_21_aap_infant', 'weight', zemel2015Weight, 0, 3],
  ['trisomy_21_aap_child', 'weight', zemel2015Weight, 2, 20],
  ['trisomy_21_aap_child', 'bmi', zemel2015Bmi, 2.01, 20],
  ['trisomy_21_aap_infant', 'ofc', zemel2015HeadInfant, 0, 3],
  ['trisomy_21_aap_child', 'ofc', zemel2015HeadChild, 3, 20],
  ['turners-syndrome', 'height', lyon1985TurnerHeight, 1, 20],
]

/**
 * Our tables beside those that other packages carry, each transcribed by
 * somebody else.
 *
 * @returns {Promise<{ table: string, other: string, cases: number, largest: number, mean: number }[]>} the largest and
 * the mean difference of the scores
 */
export async function agreement() {
  const differences = new Map()
  const note = (table, other, difference) => {
    const key = `${table.id} ${other}`
    if (!differences.has(key)) differences.set(key, { table: table.id, other, all: [] })
    differences.get(key).all.push(difference)
  }
  await compareWithPediGrowth(note)
  compareWithRcpch(note)
  return [...differences.values()].map(({ table, other, all }) => ({
    table,
    other,
    cases: all.length,
    largest: Math.max(...all),
    mean: all.reduce((sum, difference) => sum + difference, 0) / all.length,
  }))
}

/** Our scores of the values that its L, M and S give at -2, 0 and +2. */
async function compareWithPediGrowth(note) {
  for (const [name, ours, x] of pediGrowthTables) {
    for (const [sex, gender] of [
      ['boys', 'male'],
      ['girls', 'female'],
    ]) {
      for (const { age, L, M, S } of await loadTable(name.replace('SEX', sex))) {
        const place = lookUpTable(ours, gender, x(age))
        if (place === undefined) continue
        for (const score of [-2, 0, 2]) {
          const value = L === 0 ? M * Math.exp(S * score) : M * (1 + L * S * score) ** (1 / L)
          note(ours, '@pedi-growth/core', Math.abs(scoreAt(place, value) - score))
        }
      }
    }
  }
}

/** Our scores of the points of its percentile curves. */
function compareWithRcpch(note) {
  const bundle = join(
    import.meta.dirname,
    'node_modules/@rcpch/digital-growth-charts-react-component-library/build/esm.index.js',
  )
  const curves = rcpchCurves(readFileSync(bundle, 'utf8'))
  for (const [name, measure, ours, from, to] of rcpchTables) {
    const own = curves.filter((curve) => curve.reference === name && curve.measure === measure)
    if (own.length === 0) throw new Error(`The component has no ${measure} of ${name}.`)
    for (const { gender, percentile, sds, points } of own) {
      const scores = [scoreOfPercentile(percentile), ...(sds === undefined ? [] : [sds])]
      for (const { x, y } of points) {
        if (x < from || x > to) continue
        const place = lookUpTable(ours, gender, x)
        if (place === undefined) continue
        const score = scoreAt(place, y)
        note(
          ours,
          '@rcpch/digital-growth-charts-react-component-library',
          Math.min(...scores.map((expected) => Math.abs(score - expected))),
        )
      }
    }
  }
}
