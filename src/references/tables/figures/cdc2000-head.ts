// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000HeadFigures: Figures = {
  range: [0, 3],
  per: { x: 24, l: 100000000, m: 100000, s: 100000000 },
  male: 'eww6t17v; )b   1yCE]9+7 [I1?|zN42.s0&mkpr1dfoBs;-Mrug25?x-5!e,D3ac]f3krGg>z=fncnI02 2BcvyFtGv7DhkS3z2=l49 ] D.6y(Gyihcsyr(v3gehmpA?1z6.:C:u1BdIivxp;vr?z  &xI0=,dM_2&w9s>nkr.8rxxw186:0,m1I[SI78l:vv5rf8f))-(N50x&]6gS>oa M 7,;1>-sI1.2!Gio7}3_B2.[=_3zbu81mtMvt7e:Nxl2BxD,vS8gCIiINpmcwh+8DbBzC;w!11yG9;NlF',
  female: 'eww6t17v; )b  6es)+&3 ,N_SC.MosB)2Ng-G !Sv mc=-}BS]N(M3w9kwG)u.fgFE-=:y8-lg2x:Fuc+}x &zncxDaM9i|D03mw}-D1F)F 2lAsi6v|g8luw}8w836.oo rviBhz_   !gn|46n1xy0d9t-i(1iopFaNGwnBm[y.6 oDcS[8iz:5xeBiA0ch-+]s)Nw,4c>d5]Ii;nxc(v]?.n9;di|-.7r7(Dx[tBt(&89;];?t93rf!me(0>A6[(4f|ryt[4oaA:lMnI4SDz>',
}
