// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head35Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmNGzD!f&&-3[a!_e!oirpoz>bw=2M>zolr8vNo}[zzrw46Du2!m+,IC3)S_M!3x}c}En:}SrB=-o,CAg4pB8Bw,|piSB1}4y=0Br|vg>6wb+3B',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmMy>9Egx4gh.,z&2lp1+f&1M:vdi8Dutpr2hdidvl,p3B=k)=8=v;2tf&96}]03l3)e;frSvv}S2>5o,vt],w>!M71w1k1.ID_(IgD6+S ).nA5',
}
