// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2013HeightFigures: Figures = {
  range: [0.0192, 21],
  per: { x: 10000, l: 1, m: 100, s: 10000 },
  male: 'b21al,Nmd;+DArdFh_DE8lS[}-f,r6.}cauxz}}ahf5k89-EAr,t cGt;?si)r_MldN]e3?5>c}Cy]?sGg)33,}rN7oE&6oFkwrn;DC2|s83]Bh-:;a2o|7(Dog[s5gE?4&_,4geybg5; vzaBC4',
  female: 'b3w>SwwEoFv,,Ggy)+4ur.BE3=MC5e:6s0c2?}}xanN-lxa2!.da8D8n9k 6y>th4n>&Ei,> 5S5vBwCICg-&GNm&D-x1wmb()yN4.BrzcwMx(|2=Nd|FA8Ma(NC=3',
}
