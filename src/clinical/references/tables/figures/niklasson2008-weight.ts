// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008WeightFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 10000000, s: 10000000 },
  male: '1wBCCCCCCCCCCCCCCCCCC 1AAAAAAAAAAAAAAAAAAA 240thNmgtsCuk0Iyg8Gmo2Fg0kI8ulDo4vIgr3Cwv5D8usCsovE5/L4vgCw/cs0zE1kmG5w+uCsrnB 1sn+5Cj/sBl/sBl/sBAl/sBl/sBl/sBAj/sBl/sBAl/sBAl/sBl/sBAr9mEA',
  female: '1wBCCCCCCCCCCCCCCCCCC 1AAAAAAAAAAAAAAAAAAA 2u3j1M68kqC+/rI0zlFg75G0g+F87+G8s6Dg1jC0qjG42pC8tY068Csg+Bo7bhggF068CxiidtnihD 2gj/gDp+5Ck/sBAACDAAAACi/sBl/sBAAk/sBv8zFu8zF',
}
