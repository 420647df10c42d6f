// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015WeightForLengthFigures: Figures = {
  range: [49, 93],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  male: 'f9.D_0pxpE;4hs-E(ncrvwhl|:u.]5gM!k2A',
  female: 'eG=|k}+0E7gI-2z} E|-[xFMm05s3& fr 4.(:S',
}
