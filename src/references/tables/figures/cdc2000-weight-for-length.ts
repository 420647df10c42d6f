// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightForLengthFigures: Figures = {
  range: [45, 103.5],
  per: { x: 2, l: 100000000, m: 1000000, s: 100000000 },
  male: 'g,,;14c}8Cek. )+bNxMCN!(?5=N?9lyG+f&[-B!d0=rpzAcvyt96M;M?I,;o(SDfA!,)gBagxD2dure2A:,77AiM_+]b9]9guChd,Am!0|b]G;tF>,(|xfd 5t+w v_[!y45[|,c!mSbgC zvilh?&});v+2prD:w3l,ik:vpw&;rh M2[-AS4iFzs3N07._(S?xk)k:nx0l8mx3FNn}&gSD|vBt?v8!BhA?S3bts)iAwv4BvF>e4C08=e-2)0tu9f o)_nFS|h:Bfs._cI79k(lB.9deuCb!:+&[}_n_t7cGg,(!b?3|S.]A2iayfwC?2xcv7NGigm5)|8lo=f,!2F}MGny3rMS55e9,p,bDua(2|Sl-6iax(Mf',
  female: 'g,,;14c}8Cek.Angy.Im[D4efh!S33k0?5bScr?cf855g9Dz;=nu.f(!lCfoalv rz &0f=Ime?NNC6?y1MDrMF_!,ny1IdgeDgNf&t4[N=uiF5D.o4?o=3ANIf_5A9FGEtacgDB=w bt![=|rrgMm7F>zC}waG& c3F}f1c5dotoMDietAAdN)]tBdtbv1oiGD82}4ta_b+ImofkvNN+ha|2?ksgla|mN5}!ACymM5)[e>)mMo7g4;697I7==5haa-tv=-Gtr]x:33b}3d2v,2-1aemB,za7)h4254gv>rI)wbNdN}S,nu]690fBcC1=hm!usyp|kxy;ENxrGp-[>)z3_57l4vzzlcGhbtvy3Esdof5ged-v]|_E7u(1Ed4A9i6A-Iw00NviuNrnwf;hS_;MGB]S_t+s?Nd)i6vB-;',
}
