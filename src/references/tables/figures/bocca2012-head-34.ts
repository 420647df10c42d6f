// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head34Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmM_>mvAFnee}Sd6vuM+6z> B5+B=h zCD6N8mr])McCxvGfrbofN,ov8GoyvxC10!M(vkN=mSs6-4&Mp Nl..zzBnB(ur}f|]wh]9kcEN4gdtn,9GE-',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmI[f. zE:c ,-l.,)3Mg7c0ccrnS=.|lf!h;Dv9bdG.n?Fp]B,)m.cS(n1_Ne?;=De?m]g_bie05uGwmeGf) Br6F G.?IGlk,I),Sc;4mtgxh0nGllhS',
}
