import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { dewilde2015HeightFigures } from './figures/dewilde2015-height.js'
import { schonbeck2015MoroccanBmiFigures } from './figures/schonbeck2015-moroccan-bmi.js'
import { schonbeck2015MoroccanHeightFigures } from './figures/schonbeck2015-moroccan-height.js'
import { schonbeck2015TurkishBmiFigures } from './figures/schonbeck2015-turkish-bmi.js'
import { schonbeck2015TurkishHeightFigures } from './figures/schonbeck2015-turkish-height.js'

/** The study of 2009 among children of another origin. */
/* @__NO_SIDE_EFFECTS__ */
function schonbeck2015(shortName: string, population: Publication['population']): Publication {
  return {
    shortName,
    year: 2015,
    citation:
      'Schönbeck Y, van Dommelen P, HiraSing RA, van Buuren S. Trend in height of Turkish and Moroccan children living in the Netherlands. PLoS One. 2015;10:e0124686.',
    doi: '10.1371/journal.pone.0124686',
    population,
    rights: unstated,
  }
}

const turkishOrigin: Publication = schonbeck2015('Schönbeck (TR)', {
  de: 'Niederlande 2009, 2548 Kinder türkischer Herkunft',
  en: 'Netherlands 2009, 2,548 children of Turkish origin',
})

const moroccanOrigin: Publication = schonbeck2015('Schönbeck (MA)', {
  de: 'Niederlande 2009, 2594 Kinder marokkanischer Herkunft',
  en: 'Netherlands 2009, 2,594 children of Moroccan origin',
})

const dewilde2015: Publication = {
  shortName: 'de Wilde (Hindustani)',
  year: 2015,
  citation:
    'de Wilde JA, van Dommelen P, van Buuren S, Middelkoop BJC. Height of South Asian children in the Netherlands aged 0-20 years: secular trends and comparisons with current Asian Indian, Dutch and WHO references. Ann Hum Biol. 2015;42:38-44.',
  doi: '10.3109/03014460.2014.926988',
  population: {
    de: 'Den Haag 2007–2010, 3315 Kinder südasiatischer (hindustanischer) Herkunft',
    en: 'The Hague 2007–2010, 3,315 children of South Asian (Hindustani) origin',
  },
  rights: unstated,
}

const turkish: TableConditions = { origin: { de: 'türkisch', en: 'Turkish' } }
const moroccan: TableConditions = { origin: { de: 'marokkanisch', en: 'Moroccan' } }
const hindustani: TableConditions = { origin: { de: 'hindustanisch', en: 'Hindustani' } }

/** Height by age, 3 weeks (girls 4 weeks) to 21 years (Schönbeck 2015). Netherlands 2009, children of Turkish origin. */
export const schonbeck2015TurkishHeight: ReferenceTable = declareTable({
  id: 'schonbeck2015-turkish-height',
  measure: 'height',
  publications: turkishOrigin,
  conditions: turkish,
  figures: schonbeck2015TurkishHeightFigures,
})

/** Body mass index by age, 3 weeks (girls 4 weeks) to 21 years (study of Schönbeck 2015). Netherlands 2009, children of Turkish origin. */
export const schonbeck2015TurkishBmi: ReferenceTable = declareTable({
  id: 'schonbeck2015-turkish-bmi',
  measure: 'bmi',
  publications: turkishOrigin,
  conditions: turkish,
  limits: {
    de: 'Die Werte der Studie von 2009 in der öffentlichen Fassung ihrer Autoren; ein Druck der BMI-Werte ist nicht bekannt.',
    en: 'The figures of the 2009 study as its authors made them public; no print of those of body mass index is known.',
  },
  figures: schonbeck2015TurkishBmiFigures,
})

/** Height by age, 4 weeks to 21 years (Schönbeck 2015). Netherlands 2009, children of Moroccan origin. */
export const schonbeck2015MoroccanHeight: ReferenceTable = declareTable({
  id: 'schonbeck2015-moroccan-height',
  measure: 'height',
  publications: moroccanOrigin,
  conditions: moroccan,
  figures: schonbeck2015MoroccanHeightFigures,
})

/** Body mass index by age, 4 weeks to 21 years (study of Schönbeck 2015). Netherlands 2009, children of Moroccan origin. */
export const schonbeck2015MoroccanBmi: ReferenceTable = declareTable({
  id: 'schonbeck2015-moroccan-bmi',
  measure: 'bmi',
  publications: moroccanOrigin,
  conditions: moroccan,
  limits: {
    de: 'Die Werte der Studie von 2009 in der öffentlichen Fassung ihrer Autoren; ein Druck der BMI-Werte ist nicht bekannt.',
    en: 'The figures of the 2009 study as its authors made them public; no print of those of body mass index is known.',
  },
  figures: schonbeck2015MoroccanBmiFigures,
})

/** Height by age, 1 month to 21 years (de Wilde 2015). The Hague 2007–2010, children of South Asian (Hindustani) origin. */
export const dewilde2015Height: ReferenceTable = declareTable({
  id: 'dewilde2015-height',
  measure: 'height',
  publications: dewilde2015,
  conditions: hindustani,
  figures: dewilde2015HeightFigures,
})
