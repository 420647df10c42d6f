// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5OralHeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;yw,oE+9&.pn]c>i1,s}i|.(,,;s-f&M:3+tNBpcovG(b1yIpMp8,Mr95wpyx}D&]e:;+9t;&pSElh]hm9CdCD6 !lFi)>vx+Bz >7_o209',
  female: 'etCtbS;yu326I)pFAy5GDg98m3gs=MF3I1?>=Gz](f0FeDk&cp!||!kpil}e]Am1ln0;cx[i2zN0oh}I}ogM;F_c k=a|&Bl++E;a1|05:w;sE8us8&n(,DI57lAf',
}
