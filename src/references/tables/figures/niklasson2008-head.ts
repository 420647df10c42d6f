// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008HeadFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 100, s: 100000000 },
  male: 'iC>xwSG|?N__wC-=9?4-b_gml9+Et.Fc>v_McrFdt7:cyF}ckrhh)&6|Io8(IbSt4Ia;u0s78f;| ,(ds3u]mg;xz4op_fsh-zm>5dc',
  female: 'iC>xwSG|?Nf1fAMSDy-;!+mAElob,9snf83p=hI5urEkb?oFIeG:+?8vwCmI&e9_;[0B05ux5:|p[M;mbbMNbogsp+9N6:l)(a,;y5',
}
