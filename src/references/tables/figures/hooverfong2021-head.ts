// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const hooverfong2021HeadFigures: Figures = {
  range: [0, 5],
  per: { x: 1000000, l: 10000, m: 10000, s: 100000 },
  male: 'g0a; 17     f?f8pa&2>>xMMfs(ks)orvp5[DM99-EAz[=xgkAed1o-}tENw035[h;?}eamD8>&v&rrM1[flG=(73|v29i+F)[!3G>inFN u:8N(e)A;NB6;5b>Sd7(tz,53=N}[9-_80[.Fh39fiF|F =dw ]M:v4omGdh CNMrGB[[.+2EN;uF3kAScG:dB4GkA!Siyz|vtI2B]-2.4iDo AkaA_kw>to|C:d11_eugavr>sxC=fi|;e8C;e>cSsB74Ek.}k4a:d7-F25!>8a&C4}A4|g6Bp8_v+k]8!e791pmfAM}8e}k&&>g&!Balc>p',
  female: 'g0a; 17     f?f8pa&2>>xMMfs(ks)orvp5[DM99-EAz[=tuCb&)ytwlwBEtA&l-nSci5=Bz=b_ym3I0([IC;DS6o-_8z2.6fb6)I}nz:ptM0 .ei8DIruM9zok!k3fIvk((p7ps]0G!?[N_7y} .[sz0iM.DvvSB}xuxrEyg3 Sa+7]!pf 3iedzBevh]|DF IbSx8BF3wE |FGM;icu.w3;4Ec]mS,,ssnoiSby30zgd8hmy0y&ik[eS867-!lCgmod8,7G5?NgBvo-:6Fmt3]BGDNctB)rmh8SFah2zc0aF_NIrn4t6F4e:z9p&,dCk',
}
