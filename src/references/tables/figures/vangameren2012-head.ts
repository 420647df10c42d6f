// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const vangameren2012HeadFigures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 10000, m: 10000, s: 10000 },
  male: 'ki=r-Ne&?p_-rcf 0>Fex;xCn1=,yd3lk4el_v+2g?wBg?6uD}f1+2ch]>M8r>]wzF6!1ik95+S05|_sd[9gl2BBz)ufcrgb[0e2!x_Dap+l|sx7g+8c7:gFd.S0!ItA',
  female: 'ki=r-Ne&?p_-rcf 0>Fex;xCn1=,yd3lk4i(c|?(=nzFxGSA7G&3EAS,&BGon+|AeC0i}d>i8(Nnw}sy2myzMx1k7;bc(c.|r?g()5][Ibcu)!Ikd+2(.x',
}
