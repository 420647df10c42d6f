// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006WeightForLengthDailyFigures: Figures = {
  range: [45, 110],
  per: { x: 10, l: 10000, m: 10000, s: 100000 },
  male: 'E1>IeDzMC l(C)S4u3a2:gi|c|DfExo;tB1}gS5fn>s!C|N8.xmr+bFEt[p|]+x.b>f,6340sl7lFncGe(m4v}}-_Es4_[M,aG8D|tgz:]-Sv,k25 :!dbp.u=&BeGktGISfe0:Dgv82nDAG(m(  iy-;7Dc]]IfN[|>w_0 =09(Iky[EyAau!Emc23x9 ui+riC8t( GMo[b9B ?|7+,[6;rM:|E2gA.,+>M(5}=822:;|G8v u&IG5]BfMc8;?1|dmDEsta=c.2f3B)gt}b8N)8ug1nC,ti2(caM]0ul9Ca++B}S!}8p4g()_6B4my DyFFt9>y&56=f ul]5!?+ISkxy)h!IA2FMgw|0Noh}ftEC',
  female: 'E1>IeDzMC mB78B54npBt>a?nGIfkfd&>Nnbfd[&5m|z3kNk&(kz6|!827d|y7Nir4t+)0xB!8>0b4i +ufozCEa}6=lubG+FMEx93o1ySw[hi(,71-EpSNdEy&on>oAs,b(()ahMzoG?for-)iylvGpA 7D}oGmFi4c2>m-cl-4r3}g_wB[ENe6FMbuca|79pA;Fn6Emeu+}5u_(2(G)ig09;?d5xhwwulv_|+[fIBEf&6ifBb+|I;>l3mcB9.!a9uo2.F?-_._z4)s(a_M;,uAt474:uuo)vc3?suN(eF,b-Gi|xti,;!yiI)? !)lw[ff[++p=c9gy?k6l3wI',
}
