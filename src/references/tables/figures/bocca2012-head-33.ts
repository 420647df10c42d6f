// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head33Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmI)p2bwwNdg8_rwxD!gi>shvme.3B6pM[+2am!GlMuMzh0tM>Cawh7z+eft7ch2e}3[2?ccbl)mB5!.4F:rFnpAy [9SNhxA|IsDzI4&;ozwzg',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmF),5?:}zAt ?-tN_hd>EF6Ssr:NM9=15m.z ;hnnzG7+cgf9g9v+.g]9fim(Fn]GvD7D9[w6C(mMd:t2cc,Bt,zbeu>C?SA|?kf?obwC:z.]s|n',
}
