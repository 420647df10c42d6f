// One score, looked up and computed, in single calls: goal 5 million/s. Run with `npm run bench -- score`.
import { Bench } from 'tinybench'
import { lazyCurves } from '../src/clinical/references/figures.js'
import {
  germany,
  type Lookup,
  lookUp,
  percentileOf,
  type SeriesName,
  scoreAt,
  valueAt,
} from '../src/clinical/references/index.js'
import { kiggsHeightFigures } from '../src/clinical/references/tables/figures/kiggs-height.js'
import { who2006HeightFigures } from '../src/clinical/references/tables/figures/who2006-height.js'
import type { Gender } from '../src/ground/model/patient.js'

/** Calls per benchmark iteration, so that the overhead of timing is negligible. */
const calls = 1024

interface Case {
  readonly name: SeriesName
  readonly gender: Gender
  readonly x: number
  readonly value: number
}

// A fixed pseudo-random sequence (Park and Miller 1988): the same cases on every run.
let state = 20240604
const random = () => {
  state = (state * 48271) % 2147483647
  return state / 2147483647
}

const series: readonly SeriesName[] = ['height', 'weight', 'bmi', 'head']

function randomCase(): Case {
  const name = series[Math.floor(random() * series.length)] as SeriesName
  const gender = random() < 0.5 ? 'male' : 'female'
  const x = random() * 18.9
  const place = lookUp(germany, name, gender, x) as Lookup
  return { name, gender, x, value: valueAt(place, random() * 5 - 2.5) as number }
}

const cases = Array.from({ length: calls }, randomCase)
const places = cases.map(({ name, gender, x }) => lookUp(germany, name, gender, x) as Lookup)
const scores = Array.from({ length: calls }, () => random() * 8 - 4)

/** Collects the results, so that no call is optimised away. */
let sum = 0

const bench = new Bench({ time: 1000, warmupTime: 300 })
bench
  .add('score: lookUp in germany + scoreAt', () => {
    for (let i = 0; i < calls; i++) {
      const { name, gender, x, value } = cases[i] as Case
      sum += scoreAt(lookUp(germany, name, gender, x) as Lookup, value) as number
    }
  })
  .add('lookUp in germany', () => {
    for (let i = 0; i < calls; i++) {
      const { name, gender, x } = cases[i] as Case
      sum += (lookUp(germany, name, gender, x) as Lookup).m
    }
  })
  .add('scoreAt', () => {
    for (let i = 0; i < calls; i++) sum += scoreAt(places[i] as Lookup, (cases[i] as Case).value) as number
  })
  .add('percentileOf', () => {
    for (let i = 0; i < calls; i++) sum += percentileOf(scores[i] as number)
  })
  .add('unpack KiGGS height, one sex', () => {
    sum += lazyCurves(kiggsHeightFigures, 'years')('male')?.m[0] ?? 0
  })
  .add('unpack WHO 2006 height, one sex', () => {
    sum += lazyCurves(who2006HeightFigures, 'years')('male')?.m[0] ?? 0
  })

await bench.run()

for (const { name, result } of bench.tasks) {
  if (!('throughput' in result)) continue
  const perTurn = name.startsWith('unpack') ? 1 : calls
  const perSecond = result.throughput.mean * perTurn
  const shown = perSecond > 1e6 ? `${(perSecond / 1e6).toFixed(1)} million/s` : `${Math.round(perSecond)}/s`
  console.log(`${name.padEnd(36)}${shown.padStart(16)}   ± ${result.throughput.rme.toFixed(1)} %`)
}
if (Number.isNaN(sum)) throw new Error('A score is not a number.')
