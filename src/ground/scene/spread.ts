/**
 * Places along a line that keep a distance and their order, together as close
 * as possible to where they are wanted.
 *
 * Isotonic regression of the places less their distances, by pooling adjacent
 * violators: R. E. Barlow et al., "Statistical inference under order
 * restrictions", Wiley 1972.
 *
 * @param wanted ascending
 * @returns places between from and to; closer together than the distance only
 * if there is not enough room
 */
export function spread(wanted: readonly number[], distance: number, from: number, to: number): number[] {
  const gaps = Math.max(1, wanted.length - 1)
  const spacing = Math.min(distance, (to - from) / gaps)
  const pools: { sum: number; count: number }[] = []
  wanted.forEach((place, i) => {
    let pool = { sum: place - i * spacing, count: 1 }
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop()
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
    }
    pools.push(pool)
  })
  const end = Math.max(from, to - (wanted.length - 1) * spacing)
  return pools
    .flatMap(({ sum, count }) => new Array<number>(count).fill(Math.min(Math.max(sum / count, from), end)))
    .map((place, i) => place + i * spacing)
}
