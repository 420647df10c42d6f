// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006WeightForHeightDailyFigures: Figures = {
  range: [65, 120],
  per: { x: 10, l: 10000, m: 10000, s: 100000 },
  male: 'Dri_GeEc:CIGnt5:0wxb=s9&,zBy)]I-+ BBec}gD;ko_238&k4+lz6h8di-2!;wb [El_z[DeboAmIm0=7,4h2w&s1ee}=oM&]F7y[0gz:)i1;?]M_e5(2FF:5Dify+Nzto5h;a?F(dF10p9v7N0xusGS0(s3p,-sGktG=|CSf(.}eI2IdIpBS?d!e|=)-aN)opw3l]v:&ax(lkbn_,|Sg&c6&pcBeCMl-d6[?;w2ag9(iDl)o.g:k ,D8)hC)7 9mta;0Mr8t}[(>IDlvlFS6(r1n?)sr(.3zx3[ai?e!.vE6llGyr1,',
  female: 'Dri_GeEc:CNsS8>8gi 79CE+!,6IN1y(1:g4}1vGo.}a-w(khkcSwm[&psS=pgF a88;=8ognw6&y!rc+;rCm)n22]+zu!kE5uv(uC&g,itzMhie2!g.?n0&7[b+?A![c4w+nn1r52;o+7 8i }leEbFD;s;f3_G7[][!akub?)}c5i!si(1-r=nt,p|76vuGc(IEr_-[F=7;N0m!-4C2m_!?v}tCkB2:ktt9a,!]5 r_Gibz&spD4o3?E;My5uhF4b5FI MbMN8-MS',
}
