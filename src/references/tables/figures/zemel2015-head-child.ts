// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015HeadChildFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 1000, m: 1000, s: 1000 },
  male: 'etCtbSCe,4s3}9?4xBfN>[)[[ded0[pzdG,Nan,yNy?;(:',
  female: 'etCtbSCe,or) ;:a55(ao2-6d8]IbyxtnBiC,f030}I0!SS0&7sx',
}
