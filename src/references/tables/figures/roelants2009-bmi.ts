// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009BmiFigures: Figures = {
  range: [2, 21],
  per: { x: 1, l: 10, m: 10, s: 1000 },
  male: 'iS9[D6vkrI=G}Arm:;&.vpv;B5sd:Sd]v((_MS=|',
  female: 'iS9[D6|?g|.I52I4N.]GM=kelw6w;&gp|o(hd]bh]g1',
}
