// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const merker2018BmiFigures: Figures = {
  range: [0, 20],
  per: { x: 10000, l: 10000, m: 10000, s: 10000 },
  male: '].g0bE=]v[C[l-54f=?&)1[0|IxAE_] 0&vBbxbsa;B4>7y1g+-mM(htsCgk i5G2h_A3cD>ma0dh4}|EDk=3xI8sg6sp(6;|>7lp2+xC.)M2)6gl0krhSfx|8e(C:_D]lur? ,.0e1Bd!yC19&]0e(MSx?v&t7;zvtI2n7 n8h&Sw?.M+[cig7+oi9,1b7Fl)9o;[NN(];?)Ei?z|c];;7pIh0y=.z9F[=rbs1|Cr1NmsuE=I}ans, faFbe&,a:pk4;azwaizCk3..0B6xlN8}yE8zo)B4=eD=arMsu4b2Fzz>_(?n',
  female: '].g0bE=]v[C[l-54f=?&)1[0|IG=Dr2)!xlECt61|Gnl5vsu)ht?(AeBl6_} }>9(S}B9AEE=&-b2&h&tl>[too )6|:Dg,i+.(eg:mh?}yi zaumM;>h7vF?mG;F[73iSyowv:CsmED0(vk&xk8wp?7b9B)70GBscB?p&+d6&c?suk]4c(__u)bvc3=ND0s,9f)8u4hv0s+ovy;6lo|NABeyx7Sot5tb=>>xkbEmASAa>=0o27|4>kixxo&;i:=|;wbcw3F|7=)x[;e}5(>F(|:]B.5GApC> ;!E++GgiE',
}
