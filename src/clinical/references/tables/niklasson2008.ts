import { figureAt } from '../../../ground/math/interpolation.js'
import { declareTable } from '../declare-table.js'
import type { Reshape } from '../figures.js'
import type { Publication, ReferenceTable } from '../table.js'
import { niklasson2008HeadFigures } from './figures/niklasson2008-head.js'
import { niklasson2008LengthFigures } from './figures/niklasson2008-length.js'
import { niklasson2008WeightFigures } from './figures/niklasson2008-weight.js'

const niklasson2008: Publication = {
  shortName: 'Niklasson',
  year: 2008,
  citation:
    'Niklasson A, Albertsson-Wikland K. Continuous growth reference from 24th week of gestation to 24 months by gender. BMC Pediatr. 2008;8:8.',
  doi: '10.1186/1471-2431-8-8',
  population: {
    de: 'Schwedisches Geburtenregister 1990–1999, 810 393 gesunde Einlinge',
    en: 'Swedish Medical Birth Registry 1990–1999, 810,393 healthy singletons',
  },
  rights: { status: 'licensed', licence: 'CC BY 2.0' },
}

/** Where to find the rows of the last week that the authors smoothed and of the two after it. */
const rowOfWeek = { 40: 16, 41: 17, 42: 18 } as const

/**
 * The raw means of birth weight, printed as log10 with two decimals, rise from
 * week 41 to 42 by 0.01 in boys; in girls the rounding hides the increment.
 */
const weeklyWeightFactor: number = 10 ** 0.01

/**
 * Weeks 41 and 42, for which the paper has raw means alone (table 1 to 3). The
 * raw means include newborns who grew too little, as weeks 24 to 40 do not, and
 * begin below the smoothed median of week 40: so a child lost nothing by being
 * born a week later. Instead the medians go on from week 40, a week's increment
 * being that of the raw means from week 41 to 42; S stays that of week 40.
 */
function goOnFromWeek40(oneWeekLater: (median: number, weeklyIncrement: number) => number): Reshape {
  return ({ x, l, m, s }) => {
    const increment = figureAt(m, rowOfWeek[42]) - figureAt(m, rowOfWeek[41])
    const [medians, spreads] = [m.slice(), s.slice()]
    for (const row of [rowOfWeek[41], rowOfWeek[42]]) {
      medians[row] = oneWeekLater(figureAt(medians, row - 1), increment)
      spreads[row] = figureAt(s, rowOfWeek[40])
    }
    return { x, l, m: medians, s: spreads }
  }
}

const addIncrement: Reshape = goOnFromWeek40((median, increment) => median + increment)
const multiplyWeight: Reshape = goOnFromWeek40((median) => median * weeklyWeightFactor)

const axis = 'weeks'
const rough = [[41, 42]] as const
const limits = {
  de: '24 bis 40 Wochen geglättet. 41 und 42 Wochen sind eine Näherung: Die Mediane sind ab Woche 40 um die beobachtete wöchentliche Zunahme fortgeführt, die Streuung ist die der Woche 40. Kennzeichnet in Deutschland zu viele Neugeborene als zu klein; Leitlinien empfehlen dafür nationale Perzentile.',
  en: 'Weeks 24 to 40 smoothed. Weeks 41 and 42 are approximate: the medians go on from week 40 by the observed weekly increment, with the spread of week 40. Labels too many newborns in Germany as small; guidelines ask for national charts there.',
}

/**
 * Weight by exact weeks of gestation, 24 to 42 (Niklasson). Swedish
 * Medical Birth Registry 1990–1999, 810,393 healthy singletons.
 */
export const niklasson2008Weight: ReferenceTable = declareTable({
  id: 'niklasson2008-weight',
  measure: 'weight',
  axis,
  publications: niklasson2008,
  limits,
  rough,
  figures: niklasson2008WeightFigures,
  reshape: multiplyWeight,
})

/**
 * Body length by exact weeks of gestation, 24 to 42 (Niklasson). Swedish
 * Medical Birth Registry 1990–1999, 810,393 healthy singletons.
 */
export const niklasson2008Length: ReferenceTable = declareTable({
  id: 'niklasson2008-length',
  measure: 'height',
  axis,
  publications: niklasson2008,
  limits,
  rough,
  figures: niklasson2008LengthFigures,
  reshape: addIncrement,
})

/**
 * Head circumference by exact weeks of gestation, 24 to 42 (Niklasson).
 * Swedish Medical Birth Registry 1990–1999, 810,393 healthy singletons.
 */
export const niklasson2008Head: ReferenceTable = declareTable({
  id: 'niklasson2008-head',
  measure: 'head',
  axis,
  publications: niklasson2008,
  limits,
  rough,
  figures: niklasson2008HeadFigures,
  reshape: addIncrement,
})
