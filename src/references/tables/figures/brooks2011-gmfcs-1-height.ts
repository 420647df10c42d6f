// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;yr2ye)kIl2,][g2hi9ryt_oCM4Ao>p:|bN7?9+3|5vez= Mw=E&7|:(2x}hxtA+rx}p}((vss)+r2p9v0t4yS7(! mAS(a;06-2nMe>BEdv+0oE=Dw5ls[292B+3+3w5FFA6Gs5}cMAewbsb',
  female: 'etCtbS;zF0Bysse|w!077(&h1?:bF3S5-f1si:ii!;>wk3i[wzN|kkxCD02>e(dF,h1lu.;a30cwdb396x I6g9n.F -av IsGF;52_!1Cxf]zxtcFlAF&._i>e Fx}?1,uc79vn] S0u4NM?po}B',
}
