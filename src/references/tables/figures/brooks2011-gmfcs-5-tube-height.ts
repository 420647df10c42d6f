// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5TubeHeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;y|.if_z7r+!7:a}l7ydpm46dwNMx5|r24dp4!C6?bt?a-u>,!pE5g]=lea;&--6}|g5v&7[;]o,!N5FhIhs;,!os.ea0)62|msb5C:is|yg g|!;',
  female: 'etCtbS;GS74x.n=teyp[2x)be3hGMG(9wo2(;) tvIv)B6h+Bcnpc6t&h5_l4}eEuvkp1NiA_f :(pn_&?2zdBpB;wulr|rD?n2dBAg1d.85-4t&=g4y>-EG',
}
