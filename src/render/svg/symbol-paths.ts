import type { SymbolName } from '../../scene/scene.js'
import { pixels } from './pixels.js'

type SymbolPath = (x: number, y: number, radius: number) => string

function polygon(...corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${pixels(x)} ${pixels(y)}`).join('L')}Z`
}

/** The outline of each symbol. */
export const symbolPaths: { readonly [name in SymbolName]: SymbolPath } = {
  circle: (x, y, r) =>
    `M${pixels(x - r)} ${pixels(y)}a${pixels(r)} ${pixels(r)} 0 1 0 ${pixels(2 * r)} 0a${pixels(r)} ${pixels(r)} 0 1 0 ${pixels(-2 * r)} 0Z`,
  diamond: (x, y, r) => polygon([x, y - r], [x + r, y], [x, y + r], [x - r, y]),
}
