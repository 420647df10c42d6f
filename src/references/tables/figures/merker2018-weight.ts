// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const merker2018WeightFigures: Figures = {
  range: [0, 20],
  per: { x: 10000, l: 10000, m: 10000, s: 10000 },
  male: '].g0bE=]v[C[l-54f=?&)1[0|IGkSNgCfptyDiop]e!xu7t7]|r|=DMz)IvN_3rfF6>0A&hw!,f|z1d9NEw|]NdN!nndAd|:BNi rl&im4z][n?4p]ie5w0uM;|,l_1.CB[ueF|.0BC]!6?e+hd0vG+eg6(=N]trhM9[(t1(t(g8g+-p,9E+y)s4ab+l I+Inv}nDCz+0?a!6tF9r[E87.2NSd4nI.w9[,&F[,gEe6Fnx(n_8u)-S3z!64y ,|yot ;S4Mdc1m&=iMc(]1Mcngh:w|v]vun79o8.nkN;;ok?mf 0G3tod7em) [c,5a;ax!c=AM92c|&A?C',
  female: '].g0bE=]v[C[l-54f=?&)1[0|M(3Ck!p|pvzAzuinup?c+bSDG4fp,9)robSGpzso!0_b2}p!= v;SdGrBxsI)B[Cp?fox_t(ysD22lSut4!w)|gy)C[[b;:Nnc:osB}tgc96u+:rC[ABuDSg(:vtoN8hEb-ds=Eu9-4u|D+Fn|)+5kN7bEgr[00w>]s!9o>&Ddi-aai_oc3whh&(CgcN6[[CE);7vvSNFnA=z?5g!l:t5nIFEFe[8tN40,:(wC8-?G>df=pr!42,Afsa?BA6D;)yo:F]D!SE1;ow:B>.b2-9DayS6]1+z?AhGAgy+Myx8f}l',
}
