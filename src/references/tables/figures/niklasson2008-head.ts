// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008HeadFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 100, s: 100000000 },
  text: 'mBCwBCCCCCCCCCCCCCCCCCCACCCCCCCCCCCCCCCCCCCEgsEwHVAVAVAVAAVAVUpBUrE2CG6+24Mjh5U+lwDthhCs7iBziyX4tztB/ygYy6b7jiB9d40Yxwc0jX9sjTg5xlB1j+TmmtNvhvWmBKKE8tEoGUVVAAVVUVVUVAVA9CwBE0jqzMhygRv3Dqt6CzswUqqsY+iV28yB0msB1/SyunBrt9R285S83dg9E09Z+iDh0Ow5tF',
}
