// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2BmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;zwp5akn Ct9}zf>5ew7xn||dI,lGSBt3y58Axl]z &ruMB(k+)x&h[n0};6>=myE8B=9!70cgf]tm0x=sirxvG- bm;A34&I|z9lfI',
  female: 'etCtbS;zp?E> ;=r7xmdnc8}6gh&_[6}gDo347n:IB0=f[[o):;E8eAl2u(804?}z6f r]xa+0E:|?(6xmtvvM.ai+a5|Nfi5SBA,mhwg',
}
