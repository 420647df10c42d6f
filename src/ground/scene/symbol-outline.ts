import type { SymbolName } from './scene.js'

/** Half the width of a cross's arms, as a share of its radius. */
const crossArm = 0.36

/** The corners of a symbol, x, y, x, y, …; a circle has none. */
export const symbolCorners: {
  readonly [name in Exclude<SymbolName, 'circle'>]: (x: number, y: number, radius: number) => readonly number[]
} = {
  diamond: (x, y, r) => [x, y - r, x + r, y, x, y + r, x - r, y],
  cross: (x, y, r) => crossCorners(x, y, r, r * crossArm),
}

/** A cross lying on its side, ×, whose arms have this width. */
function crossCorners(x: number, y: number, r: number, near: number): number[] {
  const tip = r - near
  const [left, top, right, bottom] = [x - tip, y - tip, x + tip, y + tip]
  return [
    ...[x, y - near, right, y - r, x + r, top, x + near, y, x + r, bottom, right, y + r],
    ...[x, y + near, left, y + r, x - r, bottom, x - near, y, x - r, top, left, y - r],
  ]
}
