// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianLegLengthFigures: Figures = {
  range: [0, 20],
  per: { x: 2, m: 100 },
  male: 'f)9M6(!Aac Ml_S|=?:f+&N;cGpzum7_ml>nvbD!0S',
  female: 'f)9M6(!AMt>lk&Ao!lhu3F59Dmn0}g9>[-F',
}
