// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006HeightFigures: Figures = {
  range: [0, 5.08145106091718],
  per: { x: 365.25, l: 1, m: 10000, s: 100000 },
  male: '[cp;z!v[2G._z4?A(897p8BFzNoz_n,>oG7 -]eEyd FMpdiGNy}ItgG>mB6:_kn0Ahh,Dd!=+>]M1kpk3d0k>=tf7]s0sM4>m+!8903_aFz|m,+)(3E[[N8GF60,6|9bA-|+nv|68+FtC9C_kf:hmp-w02;2yko=9?d8}up;(z&|09.fFI]xc!7i! -!dMf7te}CuDwenMf;!m[r4>[>i?86 6]EG]u_CI13S?E[Fd17cCNIo] vsa|gdBeF8[|C3ur&: 7}A|]c]68ti3|y1in-D.SMz',
  female: 'cbt_yc;F_d|17=CNG=yl;8aGr4|[}:E4w6S)0lD..-Ma:y,0!d8le5M31F)k,1p= }p&68 C5}m3  13km9:gI?I+z-]6&(fk6cCl|]G)[4ngf_umv9&e26.rzs[Munlz+G(.)8?-n:&uA2ImaIagg7eMI8iMS?+b?c&vsa[ydye!mfG_96sIG3I;_-9;>stkca,-Nl}SNmBS>2a &bD8=3sogD97bc>_C|nxxIk0D)(|eC-(Nuznp=(a1',
}
