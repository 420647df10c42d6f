// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height35Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|ftAy![m!u20ti,I>:[}_;8 _b,(.d,f1oI8Gp3t(tM7G737D 8xgt8&cEu0(a-0;CFD=Msy:1}(}&ys1kFxn6_G>xeh)Bty8=su+S,;_ch(+b1Bpl1B?nEvF.mCg]5E-+_8I+:n35_',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|ft.]hvaB:bf7:cgmyF:k+[}u_[,ImhA;)-8[FIr_E0)pr+Mr!E&M+G:6w;1};k1|Ic27cDt5dA]>.Dt34 -_DF)!;y)s)k?-5oBb3oS(ue=zB7MBeyenam+o)75a(CC([r+',
}
