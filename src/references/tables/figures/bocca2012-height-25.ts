// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height25Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g8!=a(_Ma&2-=o4Eb!?n,fy&0p)u!:96mmyii-0S:6C::|8}>F?8=;ms}DB1d ]yoFiDMmB>}&r.p>[Fr-=cx;i!!Nc|u7)GfhA+Itlg|?+[38 _IIg=C,.gvM36t2Ns7x0F>vd,.',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g8+(++(k447))Sr>vk.g;&+|k2?x-i___C],]:yN_]8 vc]yi,hCk;CC1S2i5n BoAbu5]a8z?]&t,]f?&vFbmrAI[}rfd.AaFClA|e>d5x[8|h.c_?6p f?B,rNpn[74F5(ii_iDF',
}
