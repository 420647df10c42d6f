// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHeadFigures: Figures = {
  range: [0.3333333333333333, 18],
  per: { x: 12, l: 10000, m: 100, s: 10000 },
  male: 'f9.ptI 2C-ICxrF!Es|4-N]62we!53Cclnrn]8xu?||h[bh2}kvp39tebgIhC_b5-wFk6N4u87cky_}hk,&Cr>bS5,Buwxp2bd[3}(9]db3G+s76z(flI|B,Apn0 0&',
  female: 'f9.ptI 2C-IMgFSM08}p_azbzEoN97SfazAsnv6tS[e(CcNE)]G9dCe6e_pp&Nx--,&Fa_0:ce(pky[9FIkhpDSN:zzzN|:bNn>m&F>emgw3?4',
}
