import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { fredriks2000BmiFigures } from './figures/fredriks2000-bmi.js'
import { fredriks2000HeightFigures } from './figures/fredriks2000-height.js'
import { fredriks2000WeightFigures } from './figures/fredriks2000-weight.js'
import { fredriks2003BmiFigures } from './figures/fredriks2003-bmi.js'
import { fredriks2003HeightFigures } from './figures/fredriks2003-height.js'
import { fredriks2003WeightFigures } from './figures/fredriks2003-weight.js'
import { fredriks2004BmiFigures } from './figures/fredriks2004-bmi.js'
import { fredriks2004HeightFigures } from './figures/fredriks2004-height.js'
import { fredriks2004WeightFigures } from './figures/fredriks2004-weight.js'
import { fredriks2000 } from './fredriks2000.js'

const bodyIndex2000: Publication = {
  shortName: 'Fredriks',
  year: 2000,
  citation:
    'Fredriks AM, van Buuren S, Wit JM, Verloove-Vanhorick SP. Body index measurements in 1996-7 compared with 1980. Arch Dis Child. 2000;82:107-112.',
  population: {
    de: 'Niederlande 1997, Kinder niederländischer Herkunft',
    en: 'Netherlands 1997, children of Dutch origin',
  },
  rights: unstated,
}

const fredriks2003: Publication = {
  shortName: 'Fredriks (TR)',
  year: 2003,
  citation:
    'Fredriks AM, van Buuren S, Jeurissen SER, Dekker FW, Verloove-Vanhorick SP, Wit JM. Height, weight, body mass index and pubertal development reference values for children of Turkish origin in the Netherlands. Eur J Pediatr. 2003;162:788-793.',
  population: {
    de: 'Niederlande 1997, 2904 Kinder türkischer Herkunft',
    en: 'Netherlands 1997, 2,904 children of Turkish origin',
  },
  rights: unstated,
}

const fredriks2004: Publication = {
  shortName: 'Fredriks (MA)',
  year: 2004,
  citation:
    'Fredriks AM, van Buuren S, Jeurissen SER, Dekker FW, Verloove-Vanhorick SP, Wit JM. Height, weight, body mass index and pubertal development references for children of Moroccan origin in The Netherlands. Acta Paediatr. 2004;93:817-824.',
  population: {
    de: 'Niederlande 1997, 2855 Kinder marokkanischer Herkunft',
    en: 'Netherlands 1997, 2,855 children of Moroccan origin',
  },
  rights: unstated,
}

const turkish: TableConditions = { origin: { de: 'türkisch', en: 'Turkish' } }
const moroccan: TableConditions = { origin: { de: 'marokkanisch', en: 'Moroccan' } }

/** Height by age, 0 to 21 years (Fredriks 2000). Netherlands 1997, children of Dutch origin. */
export const fredriks2000Height: ReferenceTable = declareTable({
  id: 'fredriks2000-height',
  measure: 'height',
  publications: fredriks2000,
  figures: fredriks2000HeightFigures,
})

/** Weight by age, 0 to 21 years (Fredriks 2000). Netherlands 1997, children of Dutch origin. */
export const fredriks2000Weight: ReferenceTable = declareTable({
  id: 'fredriks2000-weight',
  measure: 'weight',
  publications: fredriks2000,
  figures: fredriks2000WeightFigures,
})

/** Body mass index by age, 0 to 21 years (Fredriks 2000). Netherlands 1997, children of Dutch origin. */
export const fredriks2000Bmi: ReferenceTable = declareTable({
  id: 'fredriks2000-bmi',
  measure: 'bmi',
  publications: bodyIndex2000,
  figures: fredriks2000BmiFigures,
})

/** Height by age, 0 to 20 (girls 20.5) years (Fredriks 2003). Netherlands 1997, children of Turkish origin. */
export const fredriks2003Height: ReferenceTable = declareTable({
  id: 'fredriks2003-height',
  measure: 'height',
  publications: fredriks2003,
  conditions: turkish,
  figures: fredriks2003HeightFigures,
})

/** Weight by age, 0 to 20 (girls 20.5) years (Fredriks 2003). Netherlands 1997, children of Turkish origin. */
export const fredriks2003Weight: ReferenceTable = declareTable({
  id: 'fredriks2003-weight',
  measure: 'weight',
  publications: fredriks2003,
  conditions: turkish,
  figures: fredriks2003WeightFigures,
})

/** Body mass index by age, 0 to 20 (girls 20.5) years (Fredriks 2003). Netherlands 1997, children of Turkish origin. */
export const fredriks2003Bmi: ReferenceTable = declareTable({
  id: 'fredriks2003-bmi',
  measure: 'bmi',
  publications: fredriks2003,
  conditions: turkish,
  figures: fredriks2003BmiFigures,
})

/** Height by age, 0 to 20 (girls 20.5) years (Fredriks 2004). Netherlands 1997, children of Moroccan origin. */
export const fredriks2004Height: ReferenceTable = declareTable({
  id: 'fredriks2004-height',
  measure: 'height',
  publications: fredriks2004,
  conditions: moroccan,
  figures: fredriks2004HeightFigures,
})

/** Weight by age, 0 to 20 (girls 20.5) years (Fredriks 2004). Netherlands 1997, children of Moroccan origin. */
export const fredriks2004Weight: ReferenceTable = declareTable({
  id: 'fredriks2004-weight',
  measure: 'weight',
  publications: fredriks2004,
  conditions: moroccan,
  figures: fredriks2004WeightFigures,
})

/** Body mass index by age, 0 to 20 (girls 20.5) years (Fredriks 2004). Netherlands 1997, children of Moroccan origin. */
export const fredriks2004Bmi: ReferenceTable = declareTable({
  id: 'fredriks2004-bmi',
  measure: 'bmi',
  publications: fredriks2004,
  conditions: moroccan,
  figures: fredriks2004BmiFigures,
})
