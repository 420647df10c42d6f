// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height29Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g=CB(AyD G)|9,x :mu-76pd?]?IAMDi2}vwSC1Se.u(d5M735d=6pkw7yIArz8wnM.78zc1]sykCFv=?bu|fg>|Drh;rCIFpwrbdBd3gk5D+c;i[+-GDf 3)w+]r93 5s',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g=4_N}wl+aG3v6vnhiM  _( |;F=rMaeu!dpMywGk4h?S&70>z0,(kox:bs?v6dhScamDiuG6s[vwD:8xl[4ag8:C6|fo_e1gkB[9EuAd;gI,|;dhDwab22m(-8&.0B(sb9hxG5',
}
