// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWeightFigures: Figures = {
  range: [0.3333333333333333, 18],
  per: { x: 12, l: 10000, m: 100, s: 10000 },
  male: 'f9.ptI 2C-IaC:8y:De!62z&(FsESpfluFS1B4)zG4imrd}1I2ic1t30-aCAS!N(N[ft,Fs(y76SmF_2byBv83pGy:3c xoa+1mbh:r2e&goEhxIrMkSifA}7_vsBo;DbN:uF.B-9k7iS0)}FAA12z(mh|m4x!Euw}!5',
  female: 'f9.ptI 2C-Iwk?->.a[+s+I44>N-ynS[}!ch4B_tcx8bom)e:gnD;y,>9oc6d0],+! f83m}zp?G(bars)&3=lg_vi_7k7I9=)0eB]&DNpkp;Msu}IBAk!ge+7t-Nu7c]p-6iuzcmB0C;9-(ny;3[?N|C;',
}
