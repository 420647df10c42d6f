// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008HeadFigures: Figures = {
  range: [24, 42],
  male: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'gsExkEVAVAVAVAAVAVUpBUrE2C' },
    s: { per: 100000000, text: '6+24M9/vtN+lwDykvB+/xC1igVkrzYm4S4yuB+uMixL6lkBq1H+4e/zkSiltTz+Q0n8M75yJ' },
  },
  female: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '8tE1nEUVVAAVVUVVUVAVA9CwB' },
    s: { per: 100000000, text: '0jqzM11qkNv3Dqt6CzswUqqsY+iV28yB0msB1/SyunBrt9R285S83dg9E09Z+iDh0Ow5tF' },
  },
}
