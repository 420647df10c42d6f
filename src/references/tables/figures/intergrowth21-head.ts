// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { SkewTFigures } from '../../skew-t-table.js'

export const intergrowth21HeadFigures: SkewTFigures = {
  range: [33, 42.857142857142854],
  per: { x: 14, mu: 100000, sigma: 10000000, nu: 1000000, tau: 100000 },
  male: 'b7>i>_nxwbde)ztw?c[n+!e=0|}12cdA:p:Iw4yo3+h>3>+h?[n6mv;.5!9!r?t-D-;;g:pb)k9aarSSE[r}d)4b()!F0Gkp-+|>y}:M(z7!u1:wxk;9n?;n6p10_z5:[[?xxEsg2796(266|g]C&M_chF',
  female: 'b7>i>_nxwbdd:1=f7nyzcd[viBI68kB-:=u8iBp?68=Ir7k69 !>go==fi;Il_p50 >66_NE.&1;_lGEv[>9[xFwF80:f(a}7r(pk=c>zC8,-y:[F(N!4pc7|v_(G:Bf_Abi7?];[!dBe4&u-xN:dC1u9d.Ar2Ac!_G[',
}
