// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000LengthFigures: Figures = {
  range: [0, 2.9583333333333335],
  per: { x: 24, l: 100000000, m: 100000, s: 100000000 },
  male: 'etDN31My82z:)wicsB    !FEkBkgN1pSrfF)Ab(B4EN!yF9w2wBkCri_xFn:4 =fnm-9ntAd+-!6eo!vA|[0:z93y;k1gw&8&_Cak(SvczzrM2in2oDx. 7Dicok   7+:(Be(}:e9DSb=|D0fxFC8mMdool(M(E88n]eB+kxh8ECz+[lf=!0)hfxMz(lwo24Nr8d84}s!)91dxbm}w]0);)-6+1p. f=6lau2p=NoG&g)axfkyl(I>8mAoGG5>}CAoD7,!}ezy70eM?rrE;5o,9e8&1mt??|e1M!2S6NF,cm z1_o)N&CF3&7l(24xFy;fFxdBwx',
  female: 'etDN31My82z:!m8i].l   p+ir7l+.t_c9ns&1lv4f?>Nr_|9&,7Ftwd;+F)gg5f8u;smalFf,e2;4&zz;tofge22m98kFE8MIF;g1:A s;M|Bs8746D1xwm &zxCa,o-k3w(6[g;Am+i1fivSwc>3xc&B-0?iB)AE2[ (Inh)=_2lNd|cz9i),n3=s|opdsy :kk+NAnAs&39rt[(nMmDoBn6pB D=|28Fr)!biS0&5;wDCNMC[?9SEg|A[NBv:mc n8aibriw;oI(G. ho_,.iD?Cxrd7GhIip1wM4M:Ao.ia[d,=5}c!E}4!fArp.wp0p53>h?3t5vfw=!',
}
