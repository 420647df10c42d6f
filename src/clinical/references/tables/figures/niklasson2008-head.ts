// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008HeadFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 100, s: 100000000 },
  male: '1wBCCCCCCCCCCCCCCCCCC 1CAAAAAAAAAAAAAAAAAA 2gsEwHVAVAVAVAAVAVUpBUrE2C 26+24Mjh5U+lwDykvB+/xC1igVkrzYm4S4yuB+uMixL6lkBq1H+4e/zkSiltTz+Q0n8M75yJ',
  female: '1wBCCCCCCCCCCCCCCCCCC 1CAAAAAAAAAAAAAAAAAA 28tEoGUVVAAVVUVVUVAVA9CwB 20jqzMhygRv3Dqt6CzswUqqsY+iV28yB0msB1/SyunBrt9R285S83dg9E09Z+iDh0Ow5tF',
}
