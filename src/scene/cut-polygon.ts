import type { Rectangle } from './scene.js'

/** One side of a rectangle: how far inside a corner lies. */
type Side = (x: number, y: number) => number

/**
 * The part of a polygon that lies in a rectangle; empty if there is none.
 *
 * I. E. Sutherland, G. W. Hodgman, "Reentrant polygon clipping", Commun. ACM
 * 17 (1974) 32-42.
 *
 * @param polygon coordinates x, y, x, y, … of its corners
 */
export function cutPolygon(polygon: readonly number[], { x, y, width, height }: Rectangle): readonly number[] {
  const sides: Side[] = [(px) => px - x, (px) => x + width - px, (_, py) => py - y, (_, py) => y + height - py]
  return sides.reduce<readonly number[]>(cutAtSide, polygon)
}

function cutAtSide(polygon: readonly number[], inside: Side): number[] {
  const cut: number[] = []
  for (let i = 0; i + 1 < polygon.length; i += 2) {
    const [x, y] = [polygon[i] as number, polygon[i + 1] as number]
    const next = (i + 2) % polygon.length
    const [nextX, nextY] = [polygon[next] as number, polygon[next + 1] as number]
    const [own, others] = [inside(x, y), inside(nextX, nextY)]
    if (own >= 0) cut.push(x, y)
    if (own >= 0 !== others >= 0) {
      const share = own / (own - others)
      cut.push(x + share * (nextX - x), y + share * (nextY - y))
    }
  }
  return cut
}
