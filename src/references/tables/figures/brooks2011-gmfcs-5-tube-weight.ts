// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5TubeWeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbSB;d(a;z5o!ES_Dx|Cfxe(fAxr>Eab(N,]BSS?&a+ex|?rla&g;)g,?d9t6y(nSx8,pau+?MG.rmN8}uw7E4d7_BmMg mw',
  female: 'etCtbSBB-6f}wwM95845eg|vuCuBdF5(ug-MFu:zDffkxEMiowc! z8r=D= 9i6}&::!N(beo9t;.bFfwSnp!bsG)iSx64-dx-B:i-S},',
}
