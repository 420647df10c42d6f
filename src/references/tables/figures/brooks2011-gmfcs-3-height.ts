// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs3HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;z,NnEdC)5,M[]7_I2}cb]26=k ?2M&:oM.zS2S ?&>-Ar9rF[v& ,&;NcwisGD)hstzG_?36r649G4GnGyk|ot13zhl5D8bybf;wf02zhGbii+G;D:3h=an6+Sp(gu)8w_o-mag',
  female: 'etCtbS;z8.BFw8;rcgw=!>Gic!BN,S.:luD3 -FNz?v>ba_E:-8CN) tEs!G:B72 b|pE II}2B5gFw9IG|I4m4?v0itb;G)6t!h]t>C]l7-GG3|tnMIz,i;3B',
}
