import { declareTable, unstated } from '../declare-table.js'
import type { Figures } from '../figures.js'
import type { Measure, Publication, ReferenceTable } from '../table.js'
import { brooks2011Gmfcs1BmiFigures } from './figures/brooks2011-gmfcs-1-bmi.js'
import { brooks2011Gmfcs1HeightFigures } from './figures/brooks2011-gmfcs-1-height.js'
import { brooks2011Gmfcs1WeightFigures } from './figures/brooks2011-gmfcs-1-weight.js'
import { brooks2011Gmfcs2BmiFigures } from './figures/brooks2011-gmfcs-2-bmi.js'
import { brooks2011Gmfcs2HeightFigures } from './figures/brooks2011-gmfcs-2-height.js'
import { brooks2011Gmfcs2WeightFigures } from './figures/brooks2011-gmfcs-2-weight.js'
import { brooks2011Gmfcs3BmiFigures } from './figures/brooks2011-gmfcs-3-bmi.js'
import { brooks2011Gmfcs3HeightFigures } from './figures/brooks2011-gmfcs-3-height.js'
import { brooks2011Gmfcs3WeightFigures } from './figures/brooks2011-gmfcs-3-weight.js'
import { brooks2011Gmfcs4BmiFigures } from './figures/brooks2011-gmfcs-4-bmi.js'
import { brooks2011Gmfcs4HeightFigures } from './figures/brooks2011-gmfcs-4-height.js'
import { brooks2011Gmfcs4WeightFigures } from './figures/brooks2011-gmfcs-4-weight.js'
import { brooks2011Gmfcs5OralBmiFigures } from './figures/brooks2011-gmfcs-5-oral-bmi.js'
import { brooks2011Gmfcs5OralHeightFigures } from './figures/brooks2011-gmfcs-5-oral-height.js'
import { brooks2011Gmfcs5OralWeightFigures } from './figures/brooks2011-gmfcs-5-oral-weight.js'
import { brooks2011Gmfcs5TubeBmiFigures } from './figures/brooks2011-gmfcs-5-tube-bmi.js'
import { brooks2011Gmfcs5TubeHeightFigures } from './figures/brooks2011-gmfcs-5-tube-height.js'
import { brooks2011Gmfcs5TubeWeightFigures } from './figures/brooks2011-gmfcs-5-tube-weight.js'

const limits: ReferenceTable['limits'] = {
  de: 'Wie Kinder mit Zerebralparese dieser Stufe wuchsen, nicht wie sie wachsen sollen. Halbjährliche Werte, auf L 0,0001, M 0,001, S 0,00001 gerundet.',
  en: 'How children with cerebral palsy of this level grew, not how they should. Half-yearly figures, rounded to L 0.0001, M 0.001, S 0.00001.',
}

/** The children of a level of the Gross Motor Function Classification System. */
/* @__NO_SIDE_EFFECTS__ */
function brooks2011(level: string, levelDe: string, levelEn: string): Publication {
  return {
    shortName: `Brooks (GMFCS ${level})`,
    year: 2011,
    citation:
      'Brooks J, Day S, Shavelle R, Strauss D. Low weight, morbidity, and mortality in children with cerebral palsy: new clinical growth charts. Pediatrics. 2011;128(2):e299-e307.',
    doi: '10.1542/peds.2010-2801',
    population: {
      de: `Kinder mit Zerebralparese, GMFCS ${levelDe}, Kalifornien 1988–2002`,
      en: `Children with cerebral palsy, GMFCS ${levelEn}, California 1988–2002`,
    },
    rights: unstated,
  }
}

/* @__NO_SIDE_EFFECTS__ */
function ofLevel(id: string, measure: Measure, publications: Publication, figures: Figures): ReferenceTable {
  const conditions = { diagnosis: 'CerebralPalsy', group: `gmfcs-${id}` }
  return declareTable({ id: `brooks2011-gmfcs-${id}-${measure}`, measure, publications, conditions, limits, figures })
}

const level1: Publication = brooks2011('I', 'I', 'I')
const level2: Publication = brooks2011('II', 'II', 'II')
const level3: Publication = brooks2011('III', 'III', 'III')
const level4: Publication = brooks2011('IV', 'IV', 'IV')
const level5Oral: Publication = brooks2011('V NT', 'V, oral ernährt', 'V, fed orally')
const level5Tube: Publication = brooks2011('V TF', 'V, Sondenernährung', 'V, tube-fed')

/** Height by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS I, California 1988–2002. */
export const brooks2011Gmfcs1Height: ReferenceTable = ofLevel('1', 'height', level1, brooks2011Gmfcs1HeightFigures)
/** Weight by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS I, California 1988–2002. */
export const brooks2011Gmfcs1Weight: ReferenceTable = ofLevel('1', 'weight', level1, brooks2011Gmfcs1WeightFigures)
/** Body mass index by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS I, California 1988–2002. */
export const brooks2011Gmfcs1Bmi: ReferenceTable = ofLevel('1', 'bmi', level1, brooks2011Gmfcs1BmiFigures)

/** Height by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS II, California 1988–2002. */
export const brooks2011Gmfcs2Height: ReferenceTable = ofLevel('2', 'height', level2, brooks2011Gmfcs2HeightFigures)
/** Weight by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS II, California 1988–2002. */
export const brooks2011Gmfcs2Weight: ReferenceTable = ofLevel('2', 'weight', level2, brooks2011Gmfcs2WeightFigures)
/** Body mass index by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS II, California 1988–2002. */
export const brooks2011Gmfcs2Bmi: ReferenceTable = ofLevel('2', 'bmi', level2, brooks2011Gmfcs2BmiFigures)

/** Height by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS III, California 1988–2002. */
export const brooks2011Gmfcs3Height: ReferenceTable = ofLevel('3', 'height', level3, brooks2011Gmfcs3HeightFigures)
/** Weight by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS III, California 1988–2002. */
export const brooks2011Gmfcs3Weight: ReferenceTable = ofLevel('3', 'weight', level3, brooks2011Gmfcs3WeightFigures)
/** Body mass index by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS III, California 1988–2002. */
export const brooks2011Gmfcs3Bmi: ReferenceTable = ofLevel('3', 'bmi', level3, brooks2011Gmfcs3BmiFigures)

/** Height by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS IV, California 1988–2002. */
export const brooks2011Gmfcs4Height: ReferenceTable = ofLevel('4', 'height', level4, brooks2011Gmfcs4HeightFigures)
/** Weight by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS IV, California 1988–2002. */
export const brooks2011Gmfcs4Weight: ReferenceTable = ofLevel('4', 'weight', level4, brooks2011Gmfcs4WeightFigures)
/** Body mass index by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS IV, California 1988–2002. */
export const brooks2011Gmfcs4Bmi: ReferenceTable = ofLevel('4', 'bmi', level4, brooks2011Gmfcs4BmiFigures)

/** Height by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS V, fed orally, California 1988–2002. */
export const brooks2011Gmfcs5OralHeight: ReferenceTable = ofLevel(
  '5-oral',
  'height',
  level5Oral,
  brooks2011Gmfcs5OralHeightFigures,
)
/** Weight by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS V, fed orally, California 1988–2002. */
export const brooks2011Gmfcs5OralWeight: ReferenceTable = ofLevel(
  '5-oral',
  'weight',
  level5Oral,
  brooks2011Gmfcs5OralWeightFigures,
)
/** Body mass index by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS V, fed orally, California 1988–2002. */
export const brooks2011Gmfcs5OralBmi: ReferenceTable = ofLevel(
  '5-oral',
  'bmi',
  level5Oral,
  brooks2011Gmfcs5OralBmiFigures,
)

/** Height by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS V, tube-fed, California 1988–2002. */
export const brooks2011Gmfcs5TubeHeight: ReferenceTable = ofLevel(
  '5-tube',
  'height',
  level5Tube,
  brooks2011Gmfcs5TubeHeightFigures,
)
/** Weight by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS V, tube-fed, California 1988–2002. */
export const brooks2011Gmfcs5TubeWeight: ReferenceTable = ofLevel(
  '5-tube',
  'weight',
  level5Tube,
  brooks2011Gmfcs5TubeWeightFigures,
)
/** Body mass index by age, 2 to 20 years (Brooks). Children with cerebral palsy, GMFCS V, tube-fed, California 1988–2002. */
export const brooks2011Gmfcs5TubeBmi: ReferenceTable = ofLevel(
  '5-tube',
  'bmi',
  level5Tube,
  brooks2011Gmfcs5TubeBmiFigures,
)
