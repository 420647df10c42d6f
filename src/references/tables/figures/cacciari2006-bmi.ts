// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006BmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 1000, m: 10, s: 1000 },
  male: 'elM?9S),351p, ]Fd-fxF9pvaip_,=M,|=|B-1y3S9pnt-cBN+;8Dug2;B1:-w +x9N:y[64g2',
  female: 'elM?9S),AlF9p[rDFuz+>0ch-c;)B.Gb&v:Sy4]vwN=Sg||:0rvS>Argsaxrys[n3aB?+Air-xrD2I',
}
