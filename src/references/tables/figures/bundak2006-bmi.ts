// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bundak2006BmiFigures: Figures = {
  range: [6, 18],
  per: { x: 2, l: 100, m: 100, s: 100 },
  male: 'k(suS5AexNI3r6llM)zt?G|,1v|}f 4ndv2lgy+BsA&;fbrh Gyvgoe>?}MD,[ezu6?_+0NS5pcS:hg8ds;F.;(b1iIdoe',
  female: 'k(suS5AgA2G6sdow8.N=wBS+D(d+S[nD3ElBuA9akls0sA+![5)].y16=EaS15f,]_:M)A&sSkliEo69EwCrt22',
}
