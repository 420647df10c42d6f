// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const isojima2016NoonanHeightFigures: Figures = {
  range: [0, 20],
  per: { x: 2, l: 1, m: 10, s: 1000 },
  male: 'f)9M6(2-cDx)Bs)4scy.BC&;f}Enehi>k]]F3xNx54=IN_vz[D(Sa8io0',
  female: 'f)9M6(2-cDI[|,-NG>:_CDD,[ G8kElSu_Gd9c_me cDrtrAp=9n',
}
