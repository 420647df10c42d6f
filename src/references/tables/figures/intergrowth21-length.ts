// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { SkewTFigures } from '../../skew-t-table.js'

export const intergrowth21LengthFigures: SkewTFigures = {
  range: [33, 42.857142857142854],
  per: { x: 14, mu: 100000, sigma: 1000000, nu: 10000000, tau: 100000 },
  male: 'b7>i>_nxfs5]pdDCm:d+[iAc93:M=F;kw1+otbnDeS4&p&)3_B69+ h6ky&dm!e[cyc1hw!hmt!nD}c(vkScceFc)r7;=lz)8;xBxf(3-vG+A1&nlk&iams5i1g',
  female: 'b7>i>_nxfs5]p8_i|!5i?i| (9r-r6_}!rF2zSicsFpd9I]!95izu-ES_ ?2fwBNenFSw)r]dwsxA1>1x>,57)gbdvic8_edh!naMg]veNduM}DzC[}k-01sh>Ezwmx',
}
