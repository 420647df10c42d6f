import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { abdelRahman2017ArmCircumferenceFigures } from './figures/abdel-rahman2017-arm-circumference.js'

const abdelRahman2017: Publication = {
  shortName: 'Abdel-Rahman',
  year: 2017,
  citation:
    'Abdel-Rahman SM, Bi C, Thaete K. Construction of lambda, mu, sigma values for determining mid-upper arm circumference z scores in U.S. children aged 2 months through 18 years. Nutr Clin Pract. 2017;32:68-76.',
  population: {
    de: 'USA, Kinder von 2 Monaten bis 18 Jahren',
    en: 'USA, children from 2 months to 18 years',
  },
  rights: unstated,
}

/** Mid-upper arm circumference by age, 2 months to 18.5 years (Abdel-Rahman). USA. */
export const abdelRahman2017ArmCircumference: ReferenceTable = declareTable({
  id: 'abdel-rahman2017-arm-circumference',
  measure: 'armCircumference',
  publications: abdelRahman2017,
  source: 'abdel-rahman2017',
  limits: {
    de: 'S mit drei Stellen: SDS um bis zu 0,01 ungenau. US-Kinder, deren Arme dicker sind als die des WHO-Standards: mit 5 Jahren um 0,5 (Mädchen) bis 0,8 SD (Jungen).',
    en: "S with three decimals: scores are off by up to 0.01 SD. US children, whose arms are thicker than those of WHO's standard: by 0.5 (girls) to 0.8 SD (boys) at 5 years.",
  },
  figures: abdelRahman2017ArmCircumferenceFigures,
})
