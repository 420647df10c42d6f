// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height31Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g??7y]-B,tN6b,u5]E-]c=ub:ys|pCM>S.a;C7Bp ],vwFwc[3=ofoa0.Sd9rG&kh|9+4Ey)G.|Mvda?.N!!dD(,l>u>p|?u}IsG x1M2>.oep_:0E;6p34CuGe5oi(9wr8Ge[',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g?(>GkCgn37Ik!:9N7s5t6tB,h6Mi3EB,5n!:919ub?[:s?|gze|k6((d-Cnbvyv>9]>.p}s Mog.+BNId.D172m(ilwf0n!;=MbsaMp}2?]g.9>fzB.Ct7c?-n]pS?ahCs=',
}
