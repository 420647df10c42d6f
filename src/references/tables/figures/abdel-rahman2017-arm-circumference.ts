// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const abdelRahman2017ArmCircumferenceFigures: Figures = {
  range: [0.16666666666666666, 18.5],
  per: { x: 12, l: 1000, m: 1000, s: 1000 },
  male: ']v7+y68k[c uf004f(G[;zAv5d9m.v2}]EI_ICfmpFM2lMa0E[y6hlF2}&vpiow|6F6I wyt9.-y[hs5gcS 9t;GpBDwruB2S!cf(vM9mn[2M9vaAC__z|8-[fM1fonhA7d-.a+beaI-nGagG7=dztzB04|pB:kMliDpIvw,kxlfA8G Et>9uh+pAF>.pCN3Egac?a9>7GkD,kIz 50A:,;f43kcg[_rvzdC:rs0vM=',
  female: ']v7+y6;cd-]y-M=shA(:m+ofG5->4D1(=w,gw_acdpiE+4li.a4ABezrc;eg1t|tebxyF?sB4:vaBAFFzl8aIa]x=GgDu=E+|i|3goz]1y, .E.u_.4i7!tk[EtB3[C0-cFo4,IGbxxorAgFExM>:An7AxNil8?x+,os_:rvzF3!sNDmeEA ,,Me3g[3MxDAffwf?5f!>t+Sp&Fo;5kiIcb[rf;G.tMi9tv]7uSl',
}
