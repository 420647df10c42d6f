// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight35Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5eo,f_I[[xhN6]2>dnxh)tNGl}4nIf![p1r>d|kg.|:2rBz:8cD4.odg6cunw1da=]5kc.6M_152CBxpM.(,1',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9!Sov4m(rh)!I&BDza_b9o8h9u74z Bm!x?fpv6.n13](l&d ,zxn=v96eg,g Gc,xBro>b1G5-6+6b|h',
}
