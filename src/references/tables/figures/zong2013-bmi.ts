// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013BmiFigures: Figures = {
  range: [0, 18],
  per: { x: 12, l: 100, m: 100, s: 10000 },
  male: 'fB){1=+i8{sux88g..&|,w,Cgvpm-BC[BlmczN8+o?sd)+:&?cmr9MNE:p2h|y>uo(IS8mE}_.44ft_C0.,w3Bm(ok}wNz(84pbN{)m>uhx4+FE_7C::E',
  female: 'fB){1=+i8{suu49r{IndEf&{:9DsbibSloI72ACD{}{A;5ahE]o9(Mf]&A3Emo&6k:2m}NMcM f]Iv8!okv(IFD=CSi]tboli,e;?6y_?,)BF=',
}
