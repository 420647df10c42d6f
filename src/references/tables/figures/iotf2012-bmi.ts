// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const iotf2012BmiFigures: Figures = {
  range: [2, 18],
  per: { x: 2, l: 1000, m: 1000, s: 100000 },
  male: 'ed]u|SB9|_6Iy]nh3lat6B}IDr64;5.M-_Csa3[h)E-ce-Ea(;3nsp5oiCG5zkuI_y=G.zmEf)Ay,3DIBG74e0I9kl63.DupyA922',
  female: 'ed]u|S;i55rt0pNEDbD6p>Aen.adGMp!vDx11.1(DC0gD7ngFCfg=}odItCDI?cfFfcd-vc81(>]> [vC;x,_79cAzx;vw-SlhlM',
}
