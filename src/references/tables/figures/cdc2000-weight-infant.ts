// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightInfantFigures: Figures = {
  range: [0, 3],
  per: { x: 24, l: 100000000, m: 1000000, s: 10000000 },
  male: 'eww6t17v; )b  !tl6z!v  !rg3:E7 82MxB3n]iwx>u5D9mDe+5N[5eue&gSGg]aS4u4u!}+esc 7=h !ggA1a;9u9?=t&na&6:Nu-ce:|4k0Ez}-CDf:Nd!}zS.t0;AA(i=CyGmc+|vsI2()r &84Ny-Gwwxm1z]vAcoh_MlahFl(;og:!96798;C g[mwx--y>}9ekpMDzt Gn]C=3+>}NixMl[:Mg64Cx4+kku5?i)k}g7dIdyyAGvc;uk+tFCd uMlxeykS][f14+_S-]s.ph|7dM)',
  female: 'eww6t17v2zIA   mGrD568 2gvb|kp16 |A}_!}[s=9>o_]4MbuuC,|:icv-DFG?:3B48+cSweh&|cl(3S_7aAINNlt&05ws26Sk.>S4uA[&!m)Ge|t)c&6C;Bg6lsd||G0A,4||7ozNgdkD:e>CFzn9vB|=Dikr:]NN9GkgS1[kGGgy4NvbpM>+zk;dC}[>Sl2 y3o :E?s;b[hpu:2:,lF4:-C?CFzuI}hdoAMbs(kw:n|l?E+BmNghi}x.]&',
}
