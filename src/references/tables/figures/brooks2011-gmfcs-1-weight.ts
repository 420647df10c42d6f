// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1WeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS=!7Ezdh.A[p,kBwrAGs7o;2yfd.3Cet,[n9aG229N|0,|;k(8})dr)i]GmsAc],)S4de}ppBr?+Erl]D|6[cae[.9)IvaI5I]3S3f&62Cv[m3w);.-:o5e>AAF0',
  female: 'etCtbS=!iDm2nvBAa|>11|fnE1FaE&sEu:h35g6AgaNb;ypC0E=]2B6nD)+2p7I(48,}ss8?}r!:0965C.}7+Eg 8fi(vB-]7>;Gtr)=Nc&4:26=y3IGk}x]br',
}
