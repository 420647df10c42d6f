// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeightFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 1, m: 10, s: 10000 },
  male: 'k8h4)][sg]Goa0w=|v (ovCh=t}]zS}F|nav b}v[}}fNBENpn,0w[5rmmt Ek|220 u._d',
  female: 'k8h4)][sg]Goa0+eC&;.Bd4DBni-6A!vA!=t]:bh6>[wF-e3E1&:[ix6ah;-k-F:1-uh2',
}
