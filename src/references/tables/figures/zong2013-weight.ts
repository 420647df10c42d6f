// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013WeightFigures: Figures = {
  range: [0, 18],
  per: { x: 12, l: 100, m: 100, s: 10000 },
  male: 'f=c4N=+l7FBCGD[S6AS6w]rMlaAlzCA[oa.t(nng&0vyS(}[0Ang7tDtf7( ?Mk7o=]pGelNb0;S]&Ep+_f9]4:u>o Nf;NnvraskC8D:[-,&,5sIooo>bu}p0vem',
  female: 'f=c4N=+l7FSE(Ip.bSt;)3thpC -8ephFlB3?irmsN=&]kpm5] r=;>kFGl.dC9|[+_8x3Iyche6,=SaosBvmm6 b?A,b:6??b0([![7=v0Srcv-uI',
}
