// Columns of scores beside the same rows in single calls, in one run: goal four times as fast. `npm run bench -- columns`.
import { Bench } from 'tinybench'
import { percentileColumns, scoreColumns } from '../src/clinical/assessment/score-columns.js'
import {
  cdc,
  germany,
  type Lookup,
  lookUp,
  percentileOf,
  type ReferenceSet,
  type SeriesName,
  scoreAt,
  valueAt,
  who,
} from '../src/clinical/references/index.js'
import { daysPerYear } from '../src/ground/model/calendar-date.js'

const rows = 65_536
const sexes = ['male', 'female'] as const

// A fixed pseudo-random sequence (Park and Miller 1988): the same rows on every run.
let state = 20240604
const random = () => {
  state = (state * 48271) % 2147483647
  return state / 2147483647
}

interface Columns {
  readonly references: ReferenceSet
  readonly series: SeriesName
  readonly sex: Uint8Array
  readonly ageDays: Int32Array
  readonly value: Float64Array
  readonly out: Float64Array
}

function columnsOf(references: ReferenceSet, series: SeriesName, fromDays: number, toDays: number): Columns {
  const sex = Uint8Array.from({ length: rows }, () => (random() < 0.5 ? 1 : 2))
  const ageDays = Int32Array.from({ length: rows }, () => fromDays + Math.floor(random() * (toDays - fromDays)))
  const value = Float64Array.from({ length: rows }, (_, i) => {
    const place = lookUp(
      references,
      series,
      sexes[(sex[i] as number) - 1] ?? 'male',
      (ageDays[i] as number) / daysPerYear,
    )
    return valueAt(place as Lookup, random() * 5 - 2.5) as number
  })
  return { references, series, sex, ageDays, value, out: new Float64Array(rows) }
}

const cases: Readonly<Record<string, Columns>> = {
  'height, germany': columnsOf(germany, 'height', 0, 6900),
  'weight, WHO': columnsOf(who, 'weight', 0, 3600),
  'bmi, CDC': columnsOf(cdc, 'bmi', 800, 7000),
}

function oneByOne({ references, series, sex, ageDays, value, out }: Columns): void {
  for (let i = 0; i < rows; i++) {
    const place = lookUp(references, series, sex[i] === 1 ? 'male' : 'female', (ageDays[i] as number) / daysPerYear)
    out[i] = place === undefined ? Number.NaN : (scoreAt(place, value[i] as number) ?? Number.NaN)
  }
}

let single = 0
/** The million rows a second of each, and as a multiple of those of the single calls before it. */
async function compare(tasks: Readonly<Record<string, () => unknown>>): Promise<void> {
  const bench = new Bench({ time: 1000, warmupTime: 300 })
  for (const [name, task] of Object.entries(tasks)) bench.add(name, () => void task())
  await bench.run()
  for (const { name, result } of bench.tasks) {
    if (!('latency' in result)) continue
    const perSecond = rows / (result.latency.p50 / 1000)
    if (name.endsWith('one by one')) single = perSecond
    const ratio = (perSecond / single).toFixed(1)
    console.log(`${name.padEnd(48)}${(perSecond / 1e6).toFixed(1).padStart(6)} million/s ${ratio.padStart(6)} times`)
  }
}

for (const [name, columns] of Object.entries(cases)) {
  await compare({
    [`${name}: lookUp + scoreAt, one by one`]: () => oneByOne(columns),
    [`${name}: scoreColumns`]: () => scoreColumns(columns),
  })
}

const [heights] = Object.values(cases) as [Columns]
const { ageDays, ...others } = heights
const ageYears = Float64Array.from(ageDays, (days) => days / daysPerYear)
const gestationDays = Uint16Array.from({ length: rows }, () => (random() < 0.08 ? 224 : 280))
const asFloats = { ...heights, ageDays: Float64Array.from(ageDays), value: Float32Array.from(heights.value) }
await compare({
  'percentiles, one by one': () => {
    oneByOne(heights)
    for (let i = 0; i < rows; i++) heights.out[i] = percentileOf(heights.out[i] as number)
  },
  percentileColumns: () => percentileColumns(heights),
})
await compare({
  'lookUp + scoreAt again, one by one': () => oneByOne(heights),
  'scoreColumns, 8 % preterm by gestationDays': () => scoreColumns({ ...heights, gestationDays }),
  'scoreColumns by ageYears': () => scoreColumns({ ...others, ageYears }),
  'scoreColumns of other types of columns': () => scoreColumns(asFloats),
})
