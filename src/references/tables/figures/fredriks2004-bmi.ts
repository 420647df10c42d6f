// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2004BmiFigures: Figures = {
  range: [0, 20.5],
  per: { x: 10000, l: 1000, m: 100, s: 10000 },
  male: 'b22;iDznEB47grwIBv19)czvg3Gyud}k} &wuB!}C713i:.o8Ig}cg3x=m?- zMfEn}|Sk=ep|otunsBomanx6v:9wCAp_EE 5sD8v+2ACN8-[u3Ef+91E6ho9?+zie[5C]Bk3tl-G|Cao7)2.m5MG=[o ,z?r83t9',
  female: 'b3x!hDznEB47grwIBv19)czvg3Gyud}k} &wuB!}Cpt?n6&2::dfw6n2GiCcmazw>wz7ddyv7mGM=E6z-d90Dlxe203Nzek6md]1w8r3eS22)b07aiazstSv=bDMF-F,xcMwNa[6B4N(nFt sa|4vkC&rM.xEokxdrz?',
}
