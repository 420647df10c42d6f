// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head25Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm7[ooe-Exl.)4v[N>|v1>;h4??_g3,-bA[.w,F9xsMuflIGG]!G 8?:r>ywC)ixD>N-s[sr:??iD.|rw|&[;|?0+x7.xdgiM[ve[ty4[t79}6tuvgiI!',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm6F-u( vAulc5+,Mmy)5Bh:9oa6i0>(6]ew}Bh chscl:fb>e(l 6A&91]=)d=[+0h!A8h1lmuI7)&;[+M:u: 9-baEmMo(yMc64tBgh(uGg5',
}
