// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007HeightFigures: Figures = {
  range: [5.083333333333333, 19.083333333333332],
  per: { x: 12, l: 1, m: 10000, s: 100000 },
  male: ']28!5wFI5E+5}E!&]9BS7 euGN.s|!Bh}} ohf:r|74khNF7yl4E 3I|E:8(]C1yDf(Sp]df,t i[l(g5Gm)t}Da:mcMd21-Fxd]i.8f?}0=B6Il4w?SC.ksB;_0xe7y-itc_xa =yBg_xd(zo(byli0&.3uf>uzf5b=FM7ey&?r|Ad(3zut',
  female: ']28!5wFI5E+5}?l()5?ddmNSw(dem7v!5|]-Bb12:6|Mn5id27!u2))ow;lEf]br-iS-m7iFF1nEBz!>c!6wdzsb?.&I_NB:2!6>_sdu=zsxp6sB)?FuamEDw53+Ehs(79=3ioupraz3)c-N?pocw3!!1+stk[.A1ymA4)oD -hn',
}
