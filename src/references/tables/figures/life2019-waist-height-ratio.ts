// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019WaistHeightRatioFigures: Figures = {
  range: [3, 18],
  per: { x: 12, l: 1000000, m: 10000000, s: 100000000 },
  male: 'brgk5)C}ttygA1x2=4w?}zxt=7(di|muSM]CA563}602IBpAn?(}:tm_S;8|>h gE;AN2o7,Gf2hwomx4_nI;=3[ i58G]}MF4+no7ki)mM)mt[hCE?kb)0}> uu7iEArs]s3y(4vMF7SiG&?cvz)t)gB>bkC3.16A:yN&d?9-w,I+u41sr9hGi9efI:?[4a&GpF_5c+k(drSA?i=&59tmdhnm}5[!v!|+,}6nCN}h=-]z|Bge}1_n,]4tGl(8vN(tfm-rt:8-ormebd?wnC2yuGaA_Nhm)1CG?lAlg?_;N1hC[B|])xE9tN6gdy[10SgsceoGE,o-0Ixxb8>]t;v oCnAy0!B+_e0|70Nd]o|gC i88>C)_db}}Sp=:3h]af]9p7=hy6C7Cy55E?lI|x8',
  female: 'ba-B?8?kma>r|AxA8z-}9(G.hi8py?F--NhF=9_+wN4r:avy(}n!h_igNmuo?i|9z9ekAe>4e]Bs(b8:}(dB1B192|ix&iSSy,&w=F;E.s2d|v|}m=_yG]&SzBgt.n!8MEo9mCB5 rcG2ihAu1:5m0fMG [cF(5A)vkkso)wxI;v4:a8)rrt6eAig=gs}|CdoEECsE!2vB>y?vtM;w]}DE7)9I?cp5k6-!foht(Gp?:C_D(z}6lErB8G(sG-s?!|iF>Imf4rw5mF[v=I9c1&9cx(?s[75gf71g}1> =[m+ z0;AxmN6N!aElN6fy)my.I,C8xfNa(>?lN!er&x851d6c5xi0.oe60fEm1,Ef>?-w>MlS}|r:]kNo7gNS]B|h]yBN)2o',
}
