// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height27Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g:9mEh!d|k.9Adwl)]>7yg1I=Be??&cNtI.E=E[!deBi.e,CcC.(5rbp2l5fiv]0(>zc(1o]9+:iCNmBI!F9n-Det!+0!Crd:M8E>)o[2N[x[zE??=.SCsr4gd+7,_S&w[N[A7wbCm)',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g:5&,0yt+G6Dz9|Ia!maexnG=zAlNd&&D44DiadvBmg[uS(.B)!,=kivr;p_SdC )2f&Bz[.b:a m6gi-6xx+ 4e?[[Io}>?CC02fCwF80-GB}efruvg7fh|p&cor1y1>F(i,tc',
}
