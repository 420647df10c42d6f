// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007SubscapularSkinfoldFigures: Figures = {
  range: [0.24914442162902123, 5.08145106091718],
  per: { x: 365.25, l: 10000, m: 10000, s: 100000 },
  male: 'eozEE[ECSC(AeDmvNd>7hoi4i isd,oEn;mko7.gy0_)C!cC+ !.8wsk}m6)z2mr9r7}S3o}5)d1|19S F)wo6F!75[:F)4[,3v}2eS+M>DFN2p?0s;}ir6pg[1((',
  female: 'etEuua!Fi86h_(::A&c-G}|BkoN]2k)(&hNB>2FGFD9326:zBfFaB(ru]7rStDig:v;-:Bxp5NlAn[hNkixt2DCM-Bs1)?}4i7S_E]o_BsNSrANk]CB>m.yz.=gB?.+reA5wI',
}
