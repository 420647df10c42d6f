// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height36Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|ftm3}D,u};lIe:FGBcC7_C}0-r[y5g,CS6mS[e>= ;moD=,z3BIIcaw!lE+k>AozlyS0w;G[dMNlIsy8spo.N!bNNc,g|>+e8&,=B}-.d 6y[DS?1S?+4wGmG77D6>0(1kFi6',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|ftIM9Avo[_,}B]BACuch-4wiE_)0i[]|,?F+3[NplmuCz9g1.4}S+3Mf- 3bzag+sA6>&t[9wn);lm(_fcl]!4bCsed+bNCCy+[I2)(>s Fem|!5vxMS)z!0}kgx350',
}
