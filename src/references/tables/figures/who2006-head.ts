// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006HeadFigures: Figures = {
  range: [0, 5.08145106091718],
  per: { x: 365.25, l: 1, m: 10000, s: 100000 },
  male: ']!m6A!y|N:&Eo-owA1D[gf+8A72w]+[G7Nr5vgl(((_=rerkezo1wc:M_=EAk.=ei};buA[p9bGv+FgFmG3?lwi?x4I!h9)2zxCM6N5}-xh&4?;z:8(Ncxbmw8kv]!;z!0p!6N[s>cdCf7>ve>[c,)1Ds?zb;|iguSyhfC9zM=i(&0y)r82?7>3tu:n1)CdC+IhbC,0b;kBf!SklhySs8D,-FB2(es)BGytc!2:FyD>_g(fdwu)2wI|u7=S99sf:2]fzB5p+M.=wi c]Nfx&,nko67r0>!',
  female: '[labI!vu7)+mCk1Fz}-ukt.},wmgcpbG,:0z(zz.N9nd>r8&fp_dNzibf.8A>>m4 +Ddb!49Akh(&uppyyAgfESs2?t;c[;h-zc++3M,(n+s.!ws9w?35n2S)|wuk(!dI>ycAE:zb|.3wMh1:oCSk04r9xp_>}s|!or4!=asi2h9hlN.k;b-bGy0]sc3 SmFm|4n4Fvynz])DB271k!uDEg;',
}
