// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006WeightFigures: Figures = {
  range: [0, 5.08145106091718],
  per: { x: 365.25, l: 10000, m: 10000, s: 100000 },
  male: 'bda:c5EpIG_=A;)(-d4(ntBu649m1>B6yE_e0olIEvezz&k:)!?vFv5]r?|r-8ko&o97lotdiu0EF9yAMpc}Mw c53.?3s|->:&N+eNy}e7f&&naeuF?a4A5:Elx6.z9.)?0u>6prCG[3 rN}baGfF]2efs!o3z,?7gyha?[N66_[I;t]0zp -opDIf|d5SBFk;z}pcDAAwBDB:iC+v.D>;v+0)66h((A2MApfcl9b&Ig',
  female: 'bbtbd_--nm2ocI[hcnBi?i|eu&3l9,+[9itEgAf,kCSt.[;es(Ne[F|tm-;9zbu9wxBy6EvssG;>;iMv3kBSxer33cSBM:-s7a549z2vDCt62D8DFI(d}9eNm+>h|la(57y}Ck9hnA&zn2ba?dr;IlwkND-3FANx[4dw(=(y00Fl(I=0zv?]]?]B7i5IcD-cyB_iNF7m2C[=y7dNDm]fs13A3Dbm4IfFuyw7r)_tz325!(ENCCs]7',
}
