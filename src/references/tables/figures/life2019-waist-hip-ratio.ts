// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019WaistHipRatioFigures: Figures = {
  range: [3, 18],
  per: { x: 12, l: 1000000000, m: 10000000, s: 100000000 },
  male: 'bv0.399v]BFklh4ffla)D]? f>b    !bd00.I     :,wGsB5SF-d. (3?6iwhDh4?5c[w-=ayw9Ic6xI8I()C)vI}?!9y.tn7r 58ap0ut8ss]5]zodMiN}9m Nsc4dpCl[[7r0(h=aky!e189t+nd:?A7>tdfcv}N]e.ivfaSbns:rl;e60zo:1Goymr2sxl]:w9&9:rv67?1[&lD148MlMII}CSt>NnflyGw|?I2ta, 3?rEsin4EF!44?z-3+4&u0Driwc: S(GgszSoMF.fcB_CadMB)=>!21N[Acy:I1}4y[a?!1D762dk]hadpo)|]w]?9b&,gtp[tfN(.v?!_mu. 0_8l2?811w:x88+1-CIcoyG=>sc,Aobenh0td?C2drvGIi=p]e;af 9}Eku(8t&09hzEt>nDacD?Nk-Fr!:G3)E1sc40vheo+E;!BwohBn_892.G.0oa.6)w-n0BEim)1l:[(S6r}iCGnn}M._vMov;a4mh}r5:cF}DklzpG?bepG;A58|o:d:8Dh_edN2h]ixaI2u&,&Sxr)[pB5 cr>]8[&&]]-agm1wlkCD-y B8g1&v&',
  female: 'b-iEd99ydG ,2v|zldi8>]zIS84A    l7ygI.N   pGl:kz6_7g&zkml4_ou-h[6..a=2b&xl!8y|anN3dg_t6myB+8y_c,t13w zx[,3Mn8m(9)4mI}y2->+rA]M(4=-G-r+yh[|7kEd+,[:rEFt3th|zthpwE,|>|shN20SdBGSneG|w48s=p,dt:vk,4D fwMh=kl6CeoIcc_7?>&f]a7bsIo,bfA)>DD7&9}a0=n)0CGihl+=k}N2hc +Ms2C?BeEoo6ezpD3lb)?=GMx0Iv(C0ew;993[S:|?_+r4:bosG2;-l5uAoDw2&.g!sb |EISyz7cGwBSo8_hu!6(A9A,pF?57z>Aw;z+F}i9pDwIMx.r!hp&Ex!FA!)N7i[>p8!Soo>Na[-cu8NED6c (cpnGyNn]E>ws-Aa_6I}p_5F9SBCN+&ypwdr8_e9..>t]s6[xND6Dv>=G-cmeF-[zD_e}g476D=([euMbs}hf;:',
}
