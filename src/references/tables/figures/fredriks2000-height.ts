// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2000HeightFigures: Figures = {
  range: [0, 21],
  per: { x: 10000, l: 1, m: 100, s: 10000 },
  male: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k85--af}7sEgD7yv416&(yfG t_u;xc7G;|dGgaEF_7FS1Buio&a4:r!-r?!y&d=1dxSfdephyFkww>m+meteFl)l|dy?:|-DSmM+E5A',
  female: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k80)D(>d > G=82tS:4f3Fy(=&45!9gp]EeN7xw M32yc4ehc)wz-r]BwC_,amas]veS?GFm58v!.=9v_)D-7gyy=1Bs+e_v1:zktme}:>7',
}
