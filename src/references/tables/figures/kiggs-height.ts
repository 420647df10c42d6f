// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHeightFigures: Figures = {
  range: [0.3333333333333333, 18],
  per: { x: 12, l: 10000, m: 100, s: 10000 },
  male: 'f9.ptI 2C-Il24Mo+d)[-oMsvm?mh1al=6Ikg(A 6eS4!hrn?1C} lzsvpcAciev_c2-xd;m+}79}|+Dy.M|IwBb7(3u6as(zDBtwvDN}}v&dNA;hC&n)A:E=d c!h|d it&Bf7lgw_4bC9e&G',
  female: 'f9.ptI 2C1.hvI-r!C]m(-5&tCvGAxxer9>rr]fcs9wgEadui;Nid142ba0r[ >7_Dzg+y.&z>iuMy!|2cge.3};I,A5v',
}
