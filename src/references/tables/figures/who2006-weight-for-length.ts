// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006WeightForLengthFigures: Figures = {
  range: [45, 110],
  per: { x: 10, l: 10000, m: 10000, s: 100000 },
  male: 'bozmz+Adc|F3GxbutBf:]3>4C(E|dA-Nmb>S+hukw!}rxS1ow;dA(S_=>c(GI:t121c=0?5618e(d?>5:eE3zf6d-15nG> [lw=ht!8euS } 595h79B-o3})ueMt|5&[pd3A0o!D>-E]k:v[zMeB|fre5?]=|h.v:?-}M;cn}?b]|}o:h>atBbs[Seu(',
  female: 'bMy&-!74m2|zd|c+.|[}>xy|)5]B>E[9G,Dyo)Ba&bp[D[mu!=[:rCb9ezS!kInn]cvG+8rAgdbzniah82--eN7pi 8fS+B[A(9w> !Ew+s:A7D}d69nn?d2ubEd!&>kAyGs:g gEv xwy2!>rb[v;tbnw1bG9)c4>|o|}nmem?M',
}
