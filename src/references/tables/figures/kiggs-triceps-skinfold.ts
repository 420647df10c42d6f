// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsTricepsSkinfoldFigures: Figures = {
  range: [0.3333333333333333, 18],
  per: { x: 12, l: 10000, m: 100, s: 10000 },
  male: 'f9.ptI 2C.IaMikI2cizS-5?u=5:+16|0r6np?,FI)wdl-Mnc->2(dMF)w[guuux.gSmmCw4fv:u&E 7GcEA2n c8zy25I!rub,h>F',
  female: 'f9.ptI 2C.)AD],l8y>a:u+}?acw53wMe:&(0t79b:(l;5,}wc72h(p2zuI4-yrbz>rt:3lzlm58opC1w-9I|-d|ED[=kII  i798z>8mlh,3FM',
}
