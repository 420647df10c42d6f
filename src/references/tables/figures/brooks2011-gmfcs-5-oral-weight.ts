// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5OralWeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS= f-2]7+MC}ogG.m)>,__|Il0EiI:5]z.8=eI9_;!}rm3esF7_dlbSNI0vDt&?yt07pflgb]nk9Sy+vSdDcb1S(z|;ah |1C,6EMB[>u0;)!]kk:5+',
  female: 'etCtbS;}Bi&xit9)9Bln+7plGwrt=y9|y|>7;Nptwl.ksna)4(=s-Sl+]nI>(g:y,;+s.w?6)f0S]GD_ vnxd}]deF22d_}2pgM1N,0',
}
