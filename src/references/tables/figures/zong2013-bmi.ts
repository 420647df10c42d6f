// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013BmiFigures: Figures = {
  range: [0, 18],
  per: { x: 12, l: 100, m: 100, s: 10000 },
  male: 'fB)G1=+i8Gsux88g..&|,w,Cgvpm-BC[BlmczN8+o?sd)+:&?cmr9MNE:p2h|y>uo(IS8mE}_.44ft_C0.,w3Bm(ok}wNz(84pbNG)m>uhx4+FE_7C::E',
  female: 'fB)G1=+i8Gsuu49rGIndEf&G:9DsbibSloI72ACDG}GA;5ahE]o9(Mf]&A3Emo&6k:2m}NMcM f]Iv8!okv(IFD=CSi]tboli,e;?6y_?,)BF=',
}
