// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010LengthFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  male: 'iC>w?cw( Ai[ b2ii}!oaC.e1ud,ea7Ghnwi_c1=xz}Gv1A2N7hA&3BI=kay[bu1sG_frDa;',
  female: 'iC>w?cw(!Bf+ho9-;[2-:2w=& 6ok8514sS9iE0k(0}v7lAM_Cd 4xofm}lazNl;pz+A!0+Nbg&0w:yFC& =c',
}
