// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2000BmiFigures: Figures = {
  range: [0, 21],
  per: { x: 10000, l: 1000, m: 100, s: 10000 },
  male: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}D82In]llv30iyf:pn=108o8BDk6)}5iwpwtD]!n&BF[;Ma)h-.NxAMDsIB&(gI3lf];kcAa :36tp6t5D7s>+bcmNN|fNMib=zhuo&hiSr;G[;3b_dd3G,0_rtn1s0sc&5o}?wzr',
  female: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}D:(5G Fh?G}?7c[[DF&FGB+Styssxv+b;_m3ti5B-I|ouNw+]r?FC3M]s0:_65aC=hI:e]5z884B[3,we6rC9=gi,o28=>sgh1CDd&azp-Msreol&1:fNz>>G}g]w1MIAfFp!:u',
}
