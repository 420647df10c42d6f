import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { lyon1985TurnerHeightFigures } from './figures/lyon1985-turner-height.js'

const lyon1985: Publication = {
  shortName: 'Lyon',
  year: 1985,
  citation:
    'Lyon AJ, Preece MA, Grant DB. Growth curve for girls with Turner syndrome. Arch Dis Child. 1985;60:932-935.',
  doi: '10.1136/adc.60.10.932',
  population: {
    de: '366 unbehandelte Mädchen mit Turner-Syndrom, Europa',
    en: '366 untreated girls with Turner syndrome, Europe',
  },
  rights: unstated,
}

const conditions: TableConditions = { diagnosis: 'TurnerSyndrome' }

/** Height of girls by age, 1 to 20 years (Lyon). 366 untreated girls with Turner syndrome, Europe. */
export const lyon1985TurnerHeight: ReferenceTable = declareTable({
  id: 'lyon1985-turner-height',
  measure: 'height',
  publications: lyon1985,
  conditions,
  limits: {
    de: 'Nicht die gedruckten Mittelwerte, sondern jährliche Werte eines Splines durch sie, vom Royal College of Paediatrics and Child Health (Reststreuung 1,1 cm); Standardabweichung in jedem Alter 4,7 % des Medians. Endgröße 143,3 cm, etwa 3 cm unter der späterer nordeuropäischer Studien.',
    en: 'Not the printed means but yearly values of a spline through them, by the Royal College of Paediatrics and Child Health (residual SD 1.1 cm); SD 4.7% of the median at every age. Adult height 143.3 cm, about 3 cm below that of later northern European series.',
  },
  figures: lyon1985TurnerHeightFigures,
})
