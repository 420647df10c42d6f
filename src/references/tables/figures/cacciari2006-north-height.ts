// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006NorthHeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 1000, m: 10, s: 1000 },
  male: 'elM?9S),B1n:k|pk!l[;+sn87l,bls?I94.}.D8w]aEs-?iBDa!Ae,>21>v=[xSNzat4[&arp}_seFa3s; ,s4',
  female: 'elM?9S),B0byi8E 1;hh?f|wkb-228cah5w88MDD?+g2beme=.}AF+ s2bg9D6&Gk=]h|fF=mh1uC_-F',
}
