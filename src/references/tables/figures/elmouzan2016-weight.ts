// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016WeightFigures: Figures = {
  range: [5, 13],
  per: { x: 1, l: 10000000, m: 100000, s: 10000000 },
  male: 'mtkygp>&.c_arA&&y}-NFnwG8+4N[t!oAb6[33)(,p43ICMe1DEg ]Cr6(9;iA1:bIAtMAoMe v5hxbEy]8I9NE5[fB=u:+b5F33',
  female: 'mtkygp>&.cEIy>z2d:v8whF=C:CD]F1|3z};vDeyh+M3;)D|moN-o99t})w vp54,hC1}xsC3],rx);]GC0};F=M-:iue4.o6;-fg',
}
