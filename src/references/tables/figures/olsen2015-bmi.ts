// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2015BmiFigures: Figures = {
  range: [24, 41],
  per: { x: 1, l: 1000000, m: 1000000, s: 1000000 },
  male: 'i:EM4Sr18A,Azc}+]d-e3)Sw +o:=+(: I;2b+yFbE=FFd87smx ,0[B:u=thvA>z|a1?edhDfc?c9G(,B!:9!E2Nncxmmh:y&!w&GGEGwr}5h>}wl-1uv9F0-Mvc,4CC}v[ia7oDt8!p;kne',
  female: 'i:EM4Szgw fwCC+MMrAv3;x](+_6;r C9b[p9C(ClS.3ml(8N>?rS5F;3CnyANf;3=7d!G+Sfuv],;?2_ bE5umE.:S5>x78z.6}.}:t8 iCIF1-5o+tfp7bf!5idbD3M+M7t =EA :z.)v,1drIi5]+BxB.N|iE:uxc}2I2C[3di]+',
}
