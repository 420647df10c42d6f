// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height28Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g;?y-gl9rh37ko4yexc6mh:ND2giddN-6:?suEN9-S;}ac.FeFeet[,w:Emmvt!Bn1-ix?:0l}M]k]!715eBwEm]8lpe2!oD([AF4whIfvhGkx.75!Iuzfu9&|p7sp4F:s',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g;5r,)6h6]EEg??v>6>glyMkeG>(wS01Se:vhIwI8al[yErim3D,1E,Bp}26b|u]]sBwdzs>AFuCf&nbayx5a]1A=B4aC[wz5Ao(h;vED7]n8A:u)5yl7;(bD5-Shwp66w d|(fa &Czl',
}
