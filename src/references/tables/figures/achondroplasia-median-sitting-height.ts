// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianSittingHeightFigures: Figures = {
  range: [0, 20],
  per: { x: 2, m: 100 },
  male: 'f)9M6(!5>DyMz.zFzC 0cko!6sSc:,y4SNc!Dz.hB0p:vr_)|>C',
  female: 'f)9M6&kai3u_3c}r1[?mDNNss(y5.f6rlyg81|&gIo};1',
}
