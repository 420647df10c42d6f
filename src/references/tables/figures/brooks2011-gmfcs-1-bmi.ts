// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1BmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;zt![g9:D,|y5ix=ANd | 3FkN3G)8s:k4[l8>)!77m1bgpF.26 }6S_rrG,I7]5)wbM-oi-t|}GmIIu3er!S>ASrb?E?nA+ex;IeNBD&r2m2i',
  female: 'etCtbS;zt+Fi3>k]=C)3k4,auIGi6y:[7y|>G? )mzbba}d |xop,+]NtB[EGygv?)gun1m3D=MuD&( l?}D =1-=.cxv 9zkFNgu6,!N8.1f=',
}
