// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013HeightFigures: Figures = {
  range: [0, 18],
  per: { x: 12, l: 100, m: 10, s: 10000 },
  male: 'fB)G1=+i8Gsux&o(4shG)f:a(ga8&|Ec]3;og3c,z y&-:rv =+[&l4>y->x.I0e}9b=;b79D2y2.k|grN}+1 i_mdwxmnFm!,==A,?:6DcSh)&[tSnB',
  female: 'fB)G1=+i8Gsuw}A6t;z;leDl+py)Sv>>7wys69mD)M-.IgmG-kaG=;pt8M,chS8v2>B77B&3hS[9!e4>d.b3>xN!bAr-23F58INi1cA!d]-268];F',
}
