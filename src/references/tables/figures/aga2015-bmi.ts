// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const aga2015BmiFigures: Figures = {
  range: [0, 20],
  per: { x: 1000, l: 1000, m: 1000, s: 1000 },
  male: '_0]DhE_wkD}i8rl5g0,BMG0+>v]u:31d9} -=18:ADogs,13liBv}Ddgf>D-cED2vp&_vkDFaEM4x ey>r3 yCaNEkooFhe2?5(}?5a(b+gg&,MC]=c_k44s4o.7417Ag0dpsElxEaa1F68:xk>-f&yzSA? 3dcu!f)2M;x dudniB0SC9rhidpo.!Gxp+nGv0FlkorI&):4)w.but-v;be&]!p-,7;tS_MDI9w)Ia[[+?kMo]4N3]s>_5dvz9',
  female: '_0]DhE_wkD}i8rl5g0,iN?4Fke!b9(hG!m6|Eg?,>a8G3A||>4utExDg-k!g:6CSe|.Evr1cS=eN_.wu>IlDE7]==_c yoNBg(mxvBu63[z]cv:(5Inx5;w-9zx>p ;3&+rf&7}[F|N&pf7o]i?-[7>04giuoF,g]dwee_3t7IG!F)2]s|S584tev?d90}uubl79N&_,(1x}=1}rFAl(nzym1pG9GtDuxS_I!xpM)3-F5;-Bp>IvwAuI?!w+nxmto}>k9t_',
}
