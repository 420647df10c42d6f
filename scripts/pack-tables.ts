/**
 * Generates the packed figures in src/clinical/references/tables/figures from a folder of
 * CSV files (`sex,x,l,m,s`, `sex,x,m` or, for skew-t distributions,
 * `sex,x,mu,sigma,nu,tau`, one file per table, named after it) and
 * prints how far the scores of each table deviate from the source.
 *
 * Whether a table is thinned, has a step or linear tails is read from its
 * declaration. One that is not declared yet is packed row by row. Of the daily
 * tables of WHO, those with every row are packed from the same files.
 *
 *     npm run pack-tables -- FOLDER
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Curve, curveAt } from '../src/clinical/references/curve.js'
import { unpackFigures } from '../src/clinical/references/figures.js'
import type { ReferenceTable } from '../src/clinical/references/index.js'
import { dailyTables } from '../src/clinical/references/who-daily.js'
import { type Lms, linearTailScore, linearTailValue, lmsScore, lmsValue } from '../src/ground/math/lms.js'
import type { SkewT } from '../src/ground/math/skew-t.js'
import { packFigures } from './pack-figures.js'
import { tables } from './reference-tables.js'

interface Row extends Lms, SkewT {
  readonly x: number
}

/** The columns that a source can have beside x; a table has some of them. */
const figureColumns = ['l', 'm', 's', 'mu', 'sigma', 'nu', 'tau'] as const

/** What packing asks of a table's declaration. */
type Facts = Pick<ReferenceTable, 'id' | 'tails' | 'steps' | 'thinned'>

/** The largest deviation that thinning may cause, SD; the library guarantees 0.002. */
const tolerance = 0.001
const scoresCompared = Array.from({ length: 33 }, (_, i) => i / 4 - 4)
/** Denominators for x: whole, halves, months, half months, days, half days of a week, then decimals. */
const denominators = [1, 2, 12, 24, 365.25, 14, 10, 100, 1e3, 1e4, 1e5, 1e6]

const folder = process.argv[2]
if (folder === undefined) throw new Error('missing FOLDER with the CSV files: npm run pack-tables -- FOLDER')
const target = join(import.meta.dirname, '../src/clinical/references/tables/figures')
mkdirSync(target, { recursive: true })

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.csv'))
  .sort()) {
  const id = basename(file, '.csv')
  const declared = tables.find((table) => table.id === id)
  const daily = dailyTables.find((table) => table.id === `${id}-daily`)
  packTable(file, declared ?? { id, tails: 'lms', steps: [], thinned: false })
  if (daily !== undefined) packTable(file, daily)
  if (declared === undefined) {
    console.log(`${id} is not declared yet; pack it again if its declaration says thinned, steps or tails`)
  }
}

function packTable(file: string, facts: Facts): void {
  const { id } = facts
  const bySex = readRows(join(folder as string, file))
  const packed = packRows(facts, bySex)
  const unpacked = Object.fromEntries(
    Object.entries(packed.texts).map(([sex, text]) => [sex, unpackFigures(packed.per, text) as Columns]),
  )
  const xs = Object.values(unpacked).flatMap(({ x }) => (x ? [...x] : []))
  writeFileSync(join(target, `${id}.ts`), moduleText(id, packed, [Math.min(...xs), Math.max(...xs)]))
  for (const [sex, columns] of Object.entries(unpacked)) {
    const source = bySex[sex] ?? []
    const knots = columns['x'] ?? []
    const deviation = largestDeviation(facts, source, columns)
    console.log(
      `${id}\t${sex}\t${source.length} rows\t${knots.length} knots\tlargest deviation ${deviation.toExponential(1)} SD`,
    )
    if (deviation > 0.002) throw new Error(`${id} deviates by ${deviation} SD`)
  }
}

interface Packed {
  readonly per: Readonly<Record<string, number>>
  readonly texts: Readonly<Record<string, string>>
}

type Columns = Readonly<Record<string, Float64Array>>

function readRows(path: string): Record<string, Row[]> {
  const [head, ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const names = (head ?? '').split(',')
  const bySex: Record<string, Row[]> = {}
  for (const line of lines) {
    const cells = line.split(',')
    const sex = cells[0] ?? ''
    bySex[sex] ??= []
    // Not a number where the source lacks the column.
    const row = ['x', ...figureColumns].map((name) => [name, Number(cells[names.indexOf(name)] ?? Number.NaN)])
    bySex[sex].push(Object.fromEntries(row))
  }
  return bySex
}

function packRows(facts: Facts, bySex: Readonly<Record<string, readonly Row[]>>): Packed {
  const per: Record<string, number> = { x: denominator(Object.values(bySex).flatMap((rows) => rows.map(({ x }) => x))) }
  const knots = Object.entries(bySex).map(([sex, rows]) => [sex, knotsOf(facts, rows, per['x'] as number)] as const)
  for (const name of figureColumns) {
    const figures = knots.flatMap(([, rows]) => rows.map((row) => row[name]))
    if (!figures.some(Number.isNaN)) per[name] = decimalScale(figures)
  }
  const whole = (rows: readonly Row[]) =>
    Object.entries(per).map(([name, scale]) => rows.map((row) => Math.round(row[name as keyof Row] * scale)))
  return { per, texts: Object.fromEntries(knots.map(([sex, rows]) => [sex, packFigures(whole(rows))])) }
}

function knotsOf(facts: Facts, rows: readonly Row[], per: number): Row[] {
  const steps = facts.steps.map((step) => Math.round(step * per))
  return betweenSteps(rows, steps, per).flatMap((stretch) => (facts.thinned ? thin(facts, stretch) : stretch))
}

/**
 * The rows from step to step. The figures before a step hold up to it, so that
 * nothing is interpolated across; unless the source has two rows at the step,
 * the first being the last before it.
 *
 * @param steps as whole numbers of 1 / per
 */
function betweenSteps(rows: readonly Row[], steps: readonly number[], per: number): Row[][] {
  const ends = [...steps, Number.POSITIVE_INFINITY]
  return ends.map((end, i) => {
    const begin = steps[i - 1] ?? Number.NEGATIVE_INFINITY
    const stretch = rows.filter((row, at) => {
      const count = Math.round(row.x * per)
      const isFirstOfTwo = rows[at + 1]?.x === row.x
      return (count > begin || (count === begin && !isFirstOfTwo)) && (count < end || (count === end && isFirstOfTwo))
    })
    return Number.isFinite(end) && stretch.at(-1)?.x !== end / per ? held(stretch, end / per) : stretch
  })
}

function held(rows: readonly Row[], until: number): Row[] {
  const last = rows.at(-1)
  return last === undefined ? [] : [...rows, { ...last, x: until }]
}

/** The factor that makes every x whole. The sources round x to six or seven digits. */
function denominator(xs: readonly number[]): number {
  const fits = (per: number) =>
    xs.every((x) => Math.abs(Math.round(x * per) / per - x) <= 6e-7 * Math.max(1, Math.abs(x)))
  const per = denominators.find(fits)
  if (per === undefined) throw new Error(`no denominator fits ${xs.slice(0, 5)}`)
  return per
}

/** The power of ten that makes every figure whole. */
function decimalScale(figures: readonly number[]): number {
  for (let digits = 0; digits <= 12; digits++) {
    if (figures.every((figure) => Math.abs(Number(figure.toFixed(digits)) - figure) < 1e-12)) return 10 ** digits
  }
  throw new Error('figures have more than twelve decimals')
}

/** Greedy thinning: from each knot the farthest next one that keeps every row between within the tolerance. */
function thin(facts: Facts, rows: readonly Row[]): Row[] {
  const kept = [rows[0] as Row]
  let from = 0
  while (from < rows.length - 1) {
    let to = from + 1
    // The farthest good end may be a little beyond a bad one.
    for (let end = from + 1; end < Math.min(rows.length, from + 500); end++) if (spans(facts, rows, from, end)) to = end
    kept.push(rows[to] as Row)
    from = to
  }
  return kept
}

function spans(facts: Facts, rows: readonly Row[], from: number, to: number): boolean {
  const a = rows[from] as Row
  const b = rows[to] as Row
  for (let i = from + 1; i < to; i++) {
    const row = rows[i] as Row
    const t = (row.x - a.x) / (b.x - a.x)
    const between = { l: a.l + (b.l - a.l) * t, m: a.m + (b.m - a.m) * t, s: a.s + (b.s - a.s) * t }
    if (deviation(facts, row, between) > tolerance) return false
  }
  return true
}

/** How far the scores by our figures lie from those by the source, over scores of -4 to 4. */
function deviation({ tails }: Facts, source: Lms, ours: Lms): number {
  const [value, score] = tails === 'linear' ? [linearTailValue, linearTailScore] : [lmsValue, lmsScore]
  let largest = 0
  for (const z of scoresCompared) {
    const y = value(z, source)
    if (y > 0) largest = Math.max(largest, Math.abs(score(y, ours) - z))
  }
  return largest
}

function largestDeviation(facts: Facts, rows: readonly Row[], columns: Columns): number {
  const column = (name: string, absent: number) => {
    return columns[name] ?? new Float64Array(rows.length).fill(absent)
  }
  if ('mu' in columns) return largestDifference(rows, columns)
  const curve: Curve = { x: column('x', 0), l: column('l', 1), m: column('m', 0), s: column('s', 0) }
  let largest = 0
  for (const [i, row] of rows.entries()) {
    // Of two rows at a step the second applies there, the first just before.
    const ours = curveAt(curve, rows[i + 1]?.x === row.x ? row.x - 1e-9 : row.x)
    if (ours === undefined) throw new Error(`${facts.id} has no figures at ${row.x}`)
    largest = Math.max(largest, Number.isNaN(row.s) ? Math.abs(ours.m - row.m) : deviation(facts, row, ours))
  }
  return largest
}

/** Skew-t distributions are kept row by row: every figure as it is in the source. */
function largestDifference(rows: readonly Row[], columns: Columns): number {
  const differences = (['x', 'mu', 'sigma', 'nu', 'tau'] as const).flatMap((name) => {
    return rows.map((row, i) => Math.abs((columns[name]?.[i] ?? Number.NaN) - row[name]))
  })
  return Math.max(...differences)
}

function moduleText(id: string, { per, texts }: Packed, range: readonly [number, number]): string {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const [type, file] = 'mu' in per ? ['SkewTFigures', 'skew-t-table'] : ['Figures', 'figures']
  const lines = Object.entries(texts).map(([sex, text]) => `  ${sex}: '${text}',`)
  const divisors = Object.entries(per).map(([column, divisor]) => `${column}: ${divisor}`)
  return `// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { ${type} } from '../../${file}.js'

export const ${name}Figures: ${type} = {
  range: [${range.join(', ')}],
  per: { ${divisors.join(', ')} },
${lines.join('\n')}
}
`
}
