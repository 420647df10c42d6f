// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const vangameren2012HeightFigures: Figures = {
  range: [0, 21],
  per: { x: 10000, l: 1, m: 1000, s: 10000 },
  male: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k8ASywwS=x}y0x7>3yi6&vl|>r&,EriA,nv!=bDeSN (+l&ks0z0te_tA6?Dl!Fi,FM1?(a(u9F}+o N!pu6kD&g2_D)G =(4v[,a)fu(3c4Sb=>0lFB[(+B.lcur3 03-S;CMp2o&171',
  female: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k8ASvN802vaxnc]w|e-NM2v(4BD]&z(---kcBzu1g50.aw>l1D2&>7w0|z_h1St4?Mi7!e9zN(1t;eNE;bc)=v9&;1b27xw_u,-yohn !9lC).di+k3Ach0gAo 0A53suc)6>euEItfu.oD',
}
