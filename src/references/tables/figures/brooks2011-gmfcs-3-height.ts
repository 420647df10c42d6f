// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs3HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;z,NnEdC)5,M[]7_I2}cb]26=k ?2M&:oM.zS2S ?&>-Ar9rF[v& ,&;Ncwis{D)hstz{_?36r649{4{n{yk|ot13zhl5D8bybf;wf02zh{bii+{;D:3h=an6+Sp(gu)8w_o-mag',
  female: 'etCtbS;z8.BFw8;rcgw=!>{ic!BN,S.:luD3 -FNz?v>ba_E:-8CN) tEs!{:B72 b|pE II}2B5gFw9I{|I4m4?v0itb;{)6t!h]t>C]l7-{{3|tnMIz,i;3B',
}
