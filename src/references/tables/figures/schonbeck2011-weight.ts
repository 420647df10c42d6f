// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2011WeightFigures: Figures = {
  range: [0.0192, 21],
  per: { x: 10000, l: 10000, m: 10000, s: 10000 },
  male: 'b21al,Nmd;+DArdFh_DE8lS[}-f,r6.}cauxz}G+C0_(pMx]Fth;g[og!::p,oM:6n+0t?My6=h:rM5Au=tgz7n8g]Ebffh35;zF5r|fphS.II(k)Dc1r_-r=&GhSB:ii5w3mwirg):xc3b0,;Shi8}G-E;.h-aSI|ifa-rB=6?C.=tkd7kp((.5fM))hl=0|z],1f&g-uz.pD,G.pgzNa}G9?-)]6.!]ydSsen|v7l6dMBp8;m;;0&:+6h,m8c]Ilr+ yGw1zkA&d2r.c0BmcvuEN]Ae9;GI2w}sea}py,F!}r',
  female: 'b3w>SwwEoFv,,Ggy)+4ur.BE3=MC5e:6s0c2?}}Bcp,>eD ]a;s+hc0ipfb4}pcvp7b|c2grd v}}1ludiGBl.h3v>apxwv?}]rk1N)u1&::3mE13vDy:Mh-1f5drlxAAfC+z_}a3wS[[.&p+1wbug1s!}k[|l5Nh)m48_l!5EtS-+y5>>u_G7=2wy}n>s>tcEda06>N8gv_nn]:}+xFC2;M}):4EB!MC,]gut)8SI-= .ez_>D)o77o2cf7gG7g]yy+ I6t k41]}mIft8:bDdB|d88]}ax!Ia9894cGlp',
}
