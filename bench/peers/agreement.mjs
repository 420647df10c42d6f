import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTable } from '@pedi-growth/core'
import {
  cdc2000Bmi,
  cdc2000Head,
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

const fromDays = (days) => days / daysPerYear
const fromMonths = (months) => months / monthsPerYear

/**
 * Tables that @pedi-growth/core shares with us: its name without the sex, our
 * table, the conversion of its x to ours, and the years compared. Its head table
 * for trisomy 21 joins Zemel's two fits between two and three years; we have two
 * tables.
 */
const pediGrowthTables = [
  { name: 'lhfa-SEX-0-5', ours: who2006Height, x: fromDays },
  { name: 'wfa-SEX-0-5', ours: who2006Weight, x: fromDays },
  { name: 'bfa-SEX-0-5', ours: who2006Bmi, x: fromDays },
  { name: 'hcfa-SEX-0-5', ours: who2006Head, x: fromDays },
  { name: 'wfl-SEX', ours: who2006WeightForLength, x: (cm) => cm },
  { name: 'wfh-SEX', ours: who2006WeightForHeight, x: (cm) => cm },
  { name: 'hfa-SEX-5-19', ours: who2007Height, x: fromMonths },
  { name: 'wfa-SEX-5-10', ours: who2007Weight, x: fromMonths },
  { name: 'bfa-SEX-5-19', ours: who2007Bmi, x: fromMonths },
  { name: 'ds-lhfa-SEX-0-18', ours: zemel2015Height, x: fromDays },
  { name: 'ds-wfa-SEX-0-18', ours: zemel2015Weight, x: fromDays },
  { name: 'ds-bfa-SEX-0-18', ours: zemel2015Bmi, x: fromDays },
  { name: 'ds-hcfa-SEX-0-18', ours: zemel2015HeadInfant, x: fromDays, to: 1.99 },
  { name: 'ds-hcfa-SEX-0-18', ours: zemel2015HeadChild, x: fromDays, from: 3.01 },
]

/**
 * Tables that the college's component shares with us: its name and measure, our
 * table, and the years compared. Left out: points at two years, where its curves
 * belong to two tables; its fit of the older head below three years, where it
 * draws the younger one; and its BMI above the 95th CDC percentile, which uses
 * another method.
 */
const rcpchTables = [
  { name: 'who_2006_infant', measure: 'height', ours: who2006Height, to: 1.99 },
  { name: 'who_2006_child', measure: 'height', ours: who2006Height, from: 2.01 },
  { name: 'who_2006_infant', measure: 'weight', ours: who2006Weight, to: 1.99 },
  { name: 'who_2006_child', measure: 'weight', ours: who2006Weight, from: 2.01 },
  { name: 'who_2006_infant', measure: 'bmi', ours: who2006Bmi, to: 1.99 },
  { name: 'who_2006_child', measure: 'bmi', ours: who2006Bmi, from: 2.01 },
  { name: 'who_2006_infant', measure: 'ofc', ours: who2006Head, to: 1.99 },
  { name: 'who_2006_child', measure: 'ofc', ours: who2006Head, from: 2.01 },
  { name: 'who_2007_child', measure: 'height', ours: who2007Height },
  { name: 'who_2007_child', measure: 'weight', ours: who2007Weight },
  { name: 'who_2007_child', measure: 'bmi', ours: who2007Bmi },
  { name: 'cdc_child', measure: 'height', ours: cdc2000Height, from: 2.01 },
  { name: 'cdc_child', measure: 'weight', ours: cdc2000Weight, from: 2.01 },
  { name: 'cdc_child', measure: 'bmi', ours: cdc2000Bmi, from: 2.01, highestPercentile: 95 },
  { name: 'cdc_child', measure: 'ofc', ours: cdc2000Head, from: 2.01 },
  { name: 'trisomy_21_aap_infant', measure: 'height', ours: zemel2015Height },
  { name: 'trisomy_21_aap_child', measure: 'height', ours: zemel2015Height },
  { name: 'trisomy_21_aap_infant', measure: 'weight', ours: zemel2015Weight },
  { name: 'trisomy_21_aap_child', measure: 'weight', ours: zemel2015Weight },
  { name: 'trisomy_21_aap_child', measure: 'bmi', ours: zemel2015Bmi, from: 2.01 },
  { name: 'trisomy_21_aap_infant', measure: 'ofc', ours: zemel2015HeadInfant },
  { name: 'trisomy_21_aap_child', measure: 'ofc', ours: zemel2015HeadChild, from: 3 },
  // Its curves are two thirds of an SD apart; their percentiles are rounded from the SD.
  { name: 'turners-syndrome', measure: 'height', ours: lyon1985TurnerHeight, standsFor: 'sds' },
]

/**
 * Our tables compared with those in other packages.
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

/** Our scores of the values that its L, M and S give at -2, 0 and +2 SD. */
async function compareWithPediGrowth(note) {
  const sexes = { boys: 'male', girls: 'female' }
  for (const { name, ours, x, from = 0, to = Number.POSITIVE_INFINITY } of pediGrowthTables) {
    for (const [sex, gender] of Object.entries(sexes)) {
      for (const { age, L, M, S } of await loadTable(name.replace('SEX', sex))) {
        const place = x(age) < from || x(age) > to ? undefined : lookUpTable(ours, gender, x(age))
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
  const component = '@rcpch/digital-growth-charts-react-component-library'
  const bundle = join(import.meta.dirname, 'node_modules', component, 'build/esm.index.js')
  const curves = rcpchCurves(readFileSync(bundle, 'utf8'))
  for (const table of rcpchTables) {
    const { name, measure, ours, from = 0, to = 100, highestPercentile = 100, standsFor = 'percentile' } = table
    const own = curves.filter((curve) => curve.reference === name && curve.measure === measure)
    if (own.length === 0) throw new Error(`The component has no ${measure} of ${name}.`)
    for (const { gender, percentile, sds, points } of own) {
      if (percentile > highestPercentile) continue
      const expected = standsFor === 'sds' ? sds : scoreOfPercentile(percentile)
      for (const { x, y } of points) {
        const place = x < from || x > to ? undefined : lookUpTable(ours, gender, x)
        if (place !== undefined) note(ours, component, Math.abs(scoreAt(place, y) - expected))
      }
    }
  }
}
