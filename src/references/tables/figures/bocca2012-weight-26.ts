// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight26Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5fS34s15_3kg}EIw-e7v1+5],>4u1Aw8Me;>y?reE3lzp]=&0zm[xx;d]a=5v ipAs!v8)u!cG0B7A!)&.rNk(M!-',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9(-aG+ 0[Ems!>MicGIu}v70p6&7rEGEvC-s_6.hmcllkDufg;gw}ShuCSBc5plmMGei;GcvDx[cDmx268_',
}
