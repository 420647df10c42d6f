// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2005SittingHeightRatioFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 10000, m: 10000, s: 10000 },
  male: 'bf:}:,1Gte.:lIsCEg2N4_S?6>dyk]h)n w4dtF!;8[9.i:3[c8ryMmbk?C]1N.+N5S:ezSlgiFMI?gma57,y)',
  female: 'bf:}:,1Gohck}5vz;_z)]  a:a7|mA9I2D5u ud]0f] peoEe4tnNgic0+0yh(.[gkg&|;(p[:}l& 8z)E10|5',
}
