// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016HeightFigures: Figures = {
  range: [5, 18],
  per: { x: 1, l: 10000000, m: 10000, s: 10000 },
  male: 'nyrsdu>F2t,;|+y;IplG[N3ND(Sctt87yevGEhg_,BNl}(B)M|gp}w_:kSpF4u7!N8s.2von8;vAxEo!|[MBhAd)76+p!af 8.8|;sAAduo]1,id0NBfz',
  female: 'nyrsdu>F2sg&|w6oA+84x>Mhxn]ugr.8(3;]gz9l63z1St.9d|Axf]o(?8NGeh6h.>7ubo}>wd;GEl9FSIFk.lGsf5lGl): nh b7d(v>FF}o9o|o',
}
