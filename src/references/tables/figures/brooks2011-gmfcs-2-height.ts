// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;z=;lSye9[?(z2|4+=uc3;ocMt.ankgyc|F,G&ufEAB>;sGn-zp7d2vAv]!Am voa=y|+&?sbzs&D(6fEvl-I1(w8m&yfuC?auv2;7.u3sD66sE]2 ,+ff6tr_nE_ncrAa nI',
  female: 'etCtbS;zC_x|)xN]};MDBp2E&[S&l1[)g+1,rwo-blF-.iuI+.r.bIC._n.c0}6 xpo(iMoaD8u]Ii?_I!3x=}-Gat7I+C=9insA_ n4D]7!vIxg&=ty|f7&BMv|?044D[2>yBAl7sC9t6rt4vy+e!4 B',
}
