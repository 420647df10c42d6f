// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2005LegLengthFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 10000, m: 10000, s: 10000 },
  male: 'bf:}:,1>8vmCN &!}=8];|BG-9].i(o3yo9[8f&>Ml31u.A2DoB2|598ivvI3wafi]S.ir-}x_!!,S+?F&B[S]g]z,mp 7vr8-)Sv[>>kfd0;hFS:&Nd v682]&&G+ CIMn?y2yb]?!3mn]_n3eavt?EM?=knSfyCt6B9S3;}M=|>_o4n|fB(tA]oF>6s|)ikwbo83)70vgp.[642Mcx gBxIkn[|',
  female: 'bf:}:,.w-4NMt=EIb.wzlog=>D:Niv:)l_4nai3wpNFhAbi2M||;:EvMx.3iS >r0&_gzcAS&1ggD b)!bF+v:-.]9N&szp,15_btywtGh;v6&rFtp(}5ai,DvBi5C vlC}mw5_||gtG;a9f!lwtoa05-eB312bixDc}}vzbbk}62ADn:6vmIh6aa0+4a.F+&7w-7(p}}myDB6i0:0ua0bAIa!m15l.?_8puts5k',
}
