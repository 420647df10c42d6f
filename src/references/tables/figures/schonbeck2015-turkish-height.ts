// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2015TurkishHeightFigures: Figures = {
  range: [0.0575, 21],
  per: { x: 10000, l: 1, m: 100, s: 10000 },
  male: 'bSeeyo1b1&,yi[ Eml+x6=9N F5)gpxE]34t+t3Dv}yDyxN7&7)(9.45.&gMkD30?=Ax-=on &l&&hGbM8sio_!)dt4:6(em)xgo]oAu9]pG;Bxy&Egyv.duh,Ab9_SfcGNE4G1_2,.mk!F.5n7|it>.',
  female: 'bMxGm+i3o|.5k0SkA,dDcBvd::&62p|}I,s]3 vI7}y:g=>]u7d;2I)DrC]yv+e8yg5h,6hGEAabm 8i(-FAwvey|d=oG1f)IA|m]ixE>3u,w0]ts[zz+]ys:-p4](7e0o42z zw|h;8DiyIE|u(>|z',
}
