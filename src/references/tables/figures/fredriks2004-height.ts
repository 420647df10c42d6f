// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2004HeightFigures: Figures = {
  range: [0, 20.5],
  per: { x: 10000, l: 1, m: 100, s: 10000 },
  male: 'b22;iDznEB47grwIBv19)czvg3Gyud}k} &wuB!}io>_Mekpt(N5ag.m6a,) 3EIwpnIeu;I5i9fMdv=Mhaxf_tuck0dp0Mig:D8eE],,a]b+|ikgv28rs5 M.;m&( G9pm&3x8pBBb&sro?xlA!&>',
  female: 'b3x!hDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k&bEsch54[wvzzcD]h>4Iso4w9&-0;SwxnrI5Fyrs9)zaiyn?B9>n)Gg5I5|N1o. ]C|z!(A;s ptx9gn).Nsk&AFi2zDt.! r;=)&0(3ylh>ik_4d',
}
