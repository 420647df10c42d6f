// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height26Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g925a6M65u_gByucs,4A:|C4GG;I=?zMDvm.7[3Do7c;i6[dg&8N2 r .b+(])t.e+=4ANt}Imv(&m_k]F_9zoh,G(l]F[:;D1G7!rF;kg,+?=?.5inFFk+bfcv>56 o__ms',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g91]A:rCf67m|+FC3k2A>__BFkvy7-+GGmd&lB}9}fx-ud 1-=+kBkta;vtGpxIAd6=I=l=&7_Mvkllz:1fmu0Bhs17=mg-83rrvi>FroD5[l7:+2bgmcS(>lgGGF[-N?y[ol}BuC7',
}
