// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007BmiFigures: Figures = {
  range: [5.083333333333333, 19.083333333333332],
  per: { x: 12, l: 10000, m: 10000, s: 100000 },
  male: ']28!5wFEi_F)rNt!dv=&it2v_NlnE!t&+!S8mh:tvc[D_iN,9d)9h9g>[DN|y8)3;n|=tA(2_6|=k+n0&GaD!d}8=Cgd?8|kE>vt0> Buv2u[;ynNEcBMnE|)!4wx)icCNN9>?_.]uAdND..B+I->8vo99ax-b!?M_]i(=tlBe-c-tu|[|[_k8bbIh9(|F(iNDh!6Be1)N!Cl(d3ABo]cAw)',
  female: ']28!5wFEfxMloyhSieg(lEtIF9wp|al9B:rM}}m;b?2]S>oA945h:78AkBB)}+?g[)rzp|AawGEot}v3Gv9hG}|N=x)2dwfkS}tI9cExtux: 63v9oI)&[5s-r.3]r3tFio1Dvz94n}l_7ar]5!e}4uGEzkzhhhkrDI-d2g_y1Mpox([r;cv_-a.Scf:&[DrreB9aya&33453GFl-fS&e?x0_}&',
}
