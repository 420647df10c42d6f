// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009WeightFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 10, m: 10, s: 1000 },
  male: 'k8h4)][sg[::>CkbFa6Su>xA}fB[Bm}:FtB.?]!]3&_veped?cw[;gE5+c:brw[Be8A6',
  female: 'k8h4)][sg]t&r8]1b,:oSw3u1E|h}A3m|ng8d6ge)M]ea|:lx1_BSs0,hau I,F )E>+;',
}
