type Loss = (point: readonly number[]) => number

const step = 1e-4

const moved = (point: readonly number[], at: number, by: number) => point.map((x, i) => (i === at ? x + by : x))

function gradient(loss: Loss, point: readonly number[]): readonly number[] {
  return point.map((_, i) => (loss(moved(point, i, step)) - loss(moved(point, i, -step))) / (2 * step))
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, i) => sum + x * (b[i] as number), 0)

/** The first metric: a small step down the slope. */
const scaled = (size: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 0.01 : 0)))

/** Where a smooth function is least, by the method of Broyden, Fletcher, Goldfarb and Shanno. */
export function minimise(loss: Loss, start: readonly number[]): readonly number[] {
  let [point, value, slope] = [start, loss(start), gradient(loss, start)]
  let metric = scaled(start.length)
  for (let round = 0; round < 300; round++) {
    const direction = metric.map((row) => -dot(row, slope))
    const descent = dot(direction, slope)
    let size = Math.min(1, 1 / Math.max(...direction.map(Math.abs)))
    const at = () => point.map((x, i) => x + size * (direction[i] as number))
    while (size > 1e-10 && !(loss(at()) <= value + 1e-4 * size * descent)) size /= 2
    const next = at()
    const [nextValue, nextSlope] = [loss(next), gradient(loss, next)]
    if (!(nextValue < value - 1e-8)) return point
    metric = updated(
      metric,
      next.map((x, i) => x - (point[i] as number)),
      nextSlope.map((x, i) => x - (slope[i] as number)),
    )
    ;[point, value, slope] = [next, nextValue, nextSlope]
  }
  return point
}

/** The inverse of the second derivatives, after a move and the change of slope along it. */
function updated(metric: number[][], move: readonly number[], turn: readonly number[]): number[][] {
  const along = dot(move, turn)
  if (along <= 1e-12) return scaled(move.length)
  const image = metric.map((row) => dot(row, turn))
  const stretch = (1 + dot(image, turn) / along) / along
  return metric.map((row, i) =>
    row.map((x, j) => {
      const [mi, mj, hi, hj] = [move[i], move[j], image[i], image[j]] as [number, number, number, number]
      return x + stretch * mi * mj - (hi * mj + mi * hj) / along
    }),
  )
}

/** Standard errors at the least value: roots of the diagonal of the inverse of the second derivatives. */
export function curvature(loss: Loss, point: readonly number[]): readonly number[] {
  const wide = 1e-3
  const second = point.map((_, i) => {
    const side = (by: number) => gradient(loss, moved(point, i, by))
    const [up, down] = [side(wide), side(-wide)]
    return up.map((x, j) => (x - (down[j] as number)) / (2 * wide))
  })
  return inverse(second).map((row, i) => Math.sqrt(row[i] as number))
}

/** Gauss and Jordan; the matrices here are positive definite. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))])
  for (let i = 0; i < size; i++) {
    const pivot = (rows[i] as number[])[i] as number
    rows[i] = (rows[i] as number[]).map((x) => x / pivot)
    for (let k = 0; k < size; k++) {
      const factor = (rows[k] as number[])[i] as number
      if (k !== i) rows[k] = (rows[k] as number[]).map((x, j) => x - factor * ((rows[i] as number[])[j] as number))
    }
  }
  return rows.map((row) => row.slice(size))
}
