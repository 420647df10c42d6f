import type { FigureRows } from '../../clinical/course/figures/figure-rows.js'
import { type GainCurve, gainAges, gainVelocity, velocityAges } from '../../clinical/course/velocity/velocity-curves.js'
import { type VelocityReference, who2009Gain } from '../../clinical/course/velocity/velocity-references.js'
import type { Curve, PlaceDistribution } from '../../clinical/references/curve.js'
import { type Publication, publicationName, type ReferenceTable } from '../../clinical/references/table.js'
import type { Gender } from '../../ground/model/patient.js'
import type { DrawnPiece } from '../data/curves/drawn-piece.js'

/** A reference of velocity as charts draw every reference. Scores come from the course. */
function velocityTable(
  measure: 'height' | 'weight',
  publication: Publication,
  range: readonly [from: number, to: number],
  curve: ReferenceTable['curve'],
): ReferenceTable {
  const id = `${publicationName(publication).toLowerCase().replace(' ', '')}-${measure}-velocity`
  return {
    id,
    source: id,
    measure,
    axis: 'years',
    range,
    distribution: 'lms',
    tails: 'lms',
    steps: [],
    thinned: false,
    publications: [publication],
    limits: publication.population,
    rough: [],
    approximate: false,
    curve,
  }
}

function pieceOf(table: ReferenceTable): DrawnPiece {
  const [from, to] = table.range
  const same = (x: number) => x
  return { piece: { table, from, to, closed: true }, from, to, seriesX: same, chartX: same }
}

/** Height velocity over age, cm a year. */
export function heightVelocityPiece(reference: VelocityReference, gender: Gender): DrawnPiece {
  const curve = curveOf(reference.figures[gender])
  return pieceOf(velocityTable('height', reference.publication, velocityAges(reference, gender), () => curve))
}

function curveOf(figures: FigureRows): Curve {
  const rows = figures()
  const column = (i: number) => Float64Array.from(rows, (row) => row[i] as number)
  return { x: column(0), l: column(1), m: column(2), s: column(3) }
}

/** Between two ages at which the gain is laid out, years. */
const step = 1 / 24

/** Which of WHO's gains are drawn. */
interface DrawnGain extends GainCurve {
  /** What a velocity of a year is divided by, in the unit of the chart. */
  readonly divisor: number
}

/** WHO's gain over intervals of one length, over the age in their middle. */
export function gainPiece({ divisor, ...gain }: DrawnGain): DrawnPiece {
  const [from, to] = gainAges(gain)
  const value = (x: number, sds: number) => (gainVelocity(gain, x, sds) ?? Number.NaN) / divisor
  const count = Math.round((to - from) / step)
  const x = Float64Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + ((to - from) * i) / count))
  const curve: Curve = {
    x,
    l: x.map(() => 1),
    m: x.map((age) => value(age, 0)),
    // Never read, as all values are those of the distribution.
    s: x.map(() => 0),
    distributionAt: (age) => gainDistribution((sds) => value(Math.min(Math.max(age, from), to), sds)),
  }
  return pieceOf(velocityTable(gain.measure === 'size' ? 'height' : 'weight', who2009Gain, [from, to], () => curve))
}

/** Values alone: the child's own are scored over the time between their visits. */
function gainDistribution(value: (sds: number) => number): PlaceDistribution {
  const none = () => Number.NaN
  return { parameters: {}, score: none, value, uncappedScore: none }
}
