// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs3BmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;ztSu.vm:6MvMrF>.x1elplAi4&byry-zN&C]|I]bl4vnm>x[=u}u(0?>,4dA,a 5& wyb2?ylNw;8CS_8427o}EnI}- tn1+gdwlM+d_;s4I|',
  female: 'etCtbS;zoa3+k1(7D+E)-&)phuvfump+bwr|?bnrs)=Mh(l+9 kM5hiy_z-lFo7otk>E?dm[A2p0uM6p]0.w_-}hf7>8wGE[6v7Sux9',
}
