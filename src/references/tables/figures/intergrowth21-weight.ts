// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { SkewTFigures } from '../../skew-t-table.js'

export const intergrowth21WeightFigures: SkewTFigures = {
  range: [33, 42.857142857142854],
  per: { x: 14, mu: 1000000, sigma: 10000000, nu: 1000000, tau: 100000 },
  male: 'b7>i>_nxfs6>nM-I0Gxxe?=Di&9&k,?00&}sGfS pz1iE15et)9,9u I;1?C&85 ).?8rk0B=tz9}_t8_)S75FI>=8C0(aImDz,5+pB>[5yret9yt037',
  female: 'b7>i>_nxfs6:0-dm6BFr2k  ?Snz bGkDC-(c_S4z65=9;371E(D -B?3GEdomlt6x?xD,olwDC]D-n87a5Cc>+&E4l5 :9dw:=|xrslf&M+[e}Fwk,cD?l+t ;7',
}
