// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs3WeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;}M:[bG:|;s6-19y}x[( !vvGmo1. F23me4:mkr1+ltM3eCI9-BAE3r4A,+ dMs>8xml}rcx]]![.s8GsGh|cD35d: i;BBNn=Bva+6b5i[8Si,49i?',
  female: 'etCtbS=!bx&]hf_r9.k>]yrF?&]Cktwv)c5)2:-!rCnEpo(N)E:r?16fi,7p3f(o_)v_zIlu6,v4y-IAApsSdwiGd9M6o1omD lk-0|BScdv1|8',
}
