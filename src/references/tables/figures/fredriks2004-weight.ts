// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2004WeightFigures: Figures = {
  range: [0, 20.5],
  per: { x: 10000, l: 10000, m: 100, s: 10000 },
  male: 'b22;iDznEB47grwIBv19)czvg3Gyud}k} &wuB!}C5_G,4zr?S8 pr;4-,9cCk>zlg&75A2f:xi:>o-t1; -t?-Ex355_0,y|&znl?!;+vp2|8yvS)5Ia)(,pFM5mrc8}?!yc(St]7AS;vv(,u]FNSM(4b8EofypDds9BN3fz:kSE-mCIDxn):_ekk?_nk52?)IBe]Bo5A.[,|MA',
  female: 'b3x!hDznEB47grwIBv19)czvg3Gyud}k} &wuB!}CmBy;sIpri]?5o}e[d&AD 1pmh&c&10n1,!ap6mw1]3b?0}2mSG4}np08+]n_sn5 yh54s(],eft)tv2l&&6G6ydxybBgo(_rz);_io]ig+[.53M35CxCc9Fmu>7]1o11eC]5S :.ABFNFu-koAr0M7m|zt&;ImD=:fz:5[[A]S7]1wl>;bb',
}
