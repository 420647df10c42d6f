import { figureAt } from '../../../ground/math/interpolation.js'
import type { ErrorData } from '../../../ground/model/errors.js'
import { type Gender, genders } from '../../../ground/model/patient.js'
import { formatNumber, formatSignificant } from '../../../ground/text/number.js'
import type { Curve } from '../curve.js'
import type { Measure, ReferenceTable } from '../table.js'

/** What medians of a measure are anywhere between the 22nd week of gestation and adult age, in its unit: others are probably in another unit. */
const usualMedians: { readonly [measure in Measure]: readonly [least: number, most: number] } = {
  height: [20, 200],
  weight: [0.3, 110],
  bmi: [8, 35],
  head: [15, 65],
  sittingHeight: [15, 105],
  legLength: [5, 105],
  sittingHeightRatio: [0.4, 0.8],
  waist: [25, 130],
  hip: [25, 140],
  waistHeightRatio: [0.3, 0.8],
  waistHipRatio: [0.6, 1.2],
  armCircumference: [7, 45],
  tricepsSkinfold: [3, 35],
  subscapularSkinfold: [3, 35],
  systolic: [40, 160],
  diastolic: [20, 100],
}

/** Measures whose median never falls with age. */
const growing: readonly Measure[] = ['height', 'head', 'sittingHeight', 'legLength']

/** At adult age medians are level: a fall by no more than this share is one of rounding. */
const levelled = 0.001

/** L and S of growth references are well within these; others are possible, and seldom meant. */
const usualL = [-6, 6] as const
const usualS = [0.005, 0.5] as const

/** A figure is out of line if it is this far from what its neighbours give, and this many times as far as usual. */
const outOfLine = { m: 0.15, s: 0.1, l: 0.3, times: 12 } as const

/** A step between rows is a gap if it is this many times as wide as those before and after it. */
const gapTimes = 1.9

/** What is odd about the figures of a table that can be used: probably mistakes, certainly worth a look. Paths are those of `TableData`. */
export function* tableWarnings(table: ReferenceTable): Generator<ErrorData> {
  const curves = genders.flatMap((gender) => {
    const curve = table.curve(gender)
    return curve === undefined ? [] : [{ gender, curve }]
  })
  for (const { gender, curve } of curves) {
    yield* rowWarnings(table, gender, curve)
    if (table.distribution !== 'median') yield* unevenFigures(gender, curve)
    if (!table.thinned) yield* gaps(gender, curve)
  }
  const [one, other] = curves.map(({ curve: { x } }) => [figureAt(x, 0), figureAt(x, x.length - 1)] as const)
  if (one !== undefined && other !== undefined && (one[0] !== other[0] || one[1] !== other[1])) {
    const range = ([from, to]: readonly [number, number]) => `${formatNumber(from)} to ${formatNumber(to)}`
    yield { path: 'rows', detail: `from ${range(one)} for boys, from ${range(other)} for girls` }
  }
}

function* rowWarnings({ measure, distribution }: ReferenceTable, gender: Gender, curve: Curve): Generator<ErrorData> {
  const [least, most] = usualMedians[measure]
  for (const i of curve.x.keys()) {
    const place = (name: string) => `rows.${gender}[${i}].${name}`
    const [l, m, s] = [figureAt(curve.l, i), figureAt(curve.m, i), figureAt(curve.s, i)]
    if (m < least || m > most) {
      yield { path: place('m'), value: m, accepted: { from: least, to: most }, detail: 'in another unit?' }
    }
    const isFirst = i === 0 || curve.x[i] === curve.x[i - 1]
    const before = isFirst ? m : figureAt(curve.m, i - 1)
    if (growing.includes(measure) && m < before * (1 - levelled)) {
      yield {
        path: place('m'),
        value: m,
        detail: 'the median falls',
        accepted: `at least ${shown(before)} of the row before`,
      }
    }
    if (distribution === 'median') continue
    if (s < usualS[0] || s > usualS[1]) {
      yield {
        path: place('s'),
        value: s,
        accepted: { from: usualS[0], to: usualS[1] },
        detail: 'a coefficient of variation?',
      }
    }
    if (l < usualL[0] || l > usualL[1])
      yield { path: place('l'), value: l, accepted: { from: usualL[0], to: usualL[1] } }
  }
}

/** Figures that their neighbours contradict: misread digits, exchanged columns, a row of another sex. */
function* unevenFigures(gender: Gender, { x, l, m, s }: Curve): Generator<ErrorData> {
  const columns = [
    {
      name: 'm',
      figures: m,
      offBy: (i: number, expected: number) => Math.abs(Math.log(figureAt(m, i) / expected)) / figureAt(s, i),
    },
    { name: 's', figures: s, offBy: (i: number, expected: number) => Math.abs(figureAt(s, i) / expected - 1) },
    { name: 'l', figures: l, offBy: (i: number, expected: number) => Math.abs(figureAt(l, i) - expected) },
  ] as const
  for (const { name, figures, offBy } of columns) {
    const expected = Array.from(x, (_, i) => fromNeighbours(x, figures, i))
    const off = expected.map((figure, i) =>
      figure === undefined || !(figure > 0 || name === 'l') ? 0 : offBy(i, figure),
    )
    const usual = median(off.filter((each) => each > 0))
    for (const [i, each] of off.entries()) {
      // A wrong figure puts its neighbours out of line too, but less.
      const isWorst = each >= Math.max(...off.slice(Math.max(0, i - 2), i + 3))
      const figure = expected[i]
      if (figure === undefined || !isWorst || each <= outOfLine[name] || each <= outOfLine.times * usual) continue
      const accepted = `about ${shown(figure)}, as its neighbours have it`
      yield { path: `rows.${gender}[${i}].${name}`, value: figureAt(figures, i), accepted, detail: 'out of line' }
    }
  }
}

/** The figure at a row from two rows before and two after it, by the cubic through them (Lagrange); undefined near the ends. */
function fromNeighbours(x: Float64Array, figures: Float64Array, row: number): number | undefined {
  if (row < 2 || row > x.length - 3) return undefined
  // At a step two rows have the same x.
  if ([row - 1, row + 1].some((beside) => figureAt(x, beside) === figureAt(x, row))) return undefined
  const others = [row - 2, row - 1, row + 1, row + 2]
  const figure = others.reduce((sum, i) => {
    const weight = others
      .filter((j) => j !== i)
      .reduce((product, j) => (product * (figureAt(x, row) - figureAt(x, j))) / (figureAt(x, i) - figureAt(x, j)), 1)
    return sum + weight * figureAt(figures, i)
  }, 0)
  return Number.isFinite(figure) ? figure : undefined
}

/** Rows that are missing between others at even steps. */
function* gaps(gender: Gender, { x }: Curve): Generator<ErrorData> {
  const step = (i: number) => figureAt(x, i) - figureAt(x, i - 1)
  for (let i = 2; i < x.length - 1; i++) {
    if (step(i) <= gapTimes * Math.max(step(i - 1), step(i + 1))) continue
    const detail = `${shown(step(i))} after the row before, ${shown(step(i - 1))} there`
    yield {
      path: `rows.${gender}[${i}].x`,
      value: figureAt(x, i),
      detail,
      accepted: 'even steps: a row may be missing',
    }
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function shown(figure: number): string {
  return formatSignificant(figure, 4)
}
