// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightForHeightFigures: Figures = {
  range: [77, 121.5],
  per: { x: 2, l: 10000000, m: 100000, s: 100000000 },
  male: 'f=am[4hz0>A!4D)ucu?Gw:i34N)FS l)MhS=s=Ip-y8gASzF7doym,.AS-1g3-wAygSscel:t-sDtpEB[co36eb=w10S>e5-M7Io7.14N9rmM4M=Ey,M)_,wexN:n7kzhD:3i B6;;IDuIna[6[lduGb:pDgb:+(.n>=DrE)gh&}b)my,!1GSsmtk8Gk6hIaEt4bvn v+bh9];ASkD65)S}[:,caot]r',
  female: 'f=am[4hz::|x>a)!]5u:u4F5uee)78.(]x++t11g(a(9bsS]2o7}oyo]hrpB-;Akkiv01Dh1ptd41m;:kGp:CMleSp9}2_GF;>aoitn6eDGx?=]St:t2=m;08A=3? )2]E87-C&4e]6|.(Ccfe3kwFn,xG:cyIcnS7br)Ee>Sz9zmzD+wyrf9u]![ra56+]st)h4yr4+[f,Be6y-xxIv2fAn.:mt=zG  4ma7,38e!haB9ez=lA=u6Se88',
}
