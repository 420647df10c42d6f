/**
 * Children in the Netherlands: the growth studies of 2009 and 1997, by origin.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import { netherlands } from '../dutch-set.js'
import type { ReferenceSet } from '../reference-set.js'
import { fredriks2000Head } from '../tables/fredriks2000.js'
import {
  fredriks2000Bmi,
  fredriks2000Height,
  fredriks2000Weight,
  fredriks2003Bmi,
  fredriks2003Height,
  fredriks2003Weight,
  fredriks2004Bmi,
  fredriks2004Height,
  fredriks2004Weight,
} from '../tables/netherlands1997.js'
import {
  dewilde2015Height,
  schonbeck2015MoroccanBmi,
  schonbeck2015MoroccanHeight,
  schonbeck2015TurkishBmi,
  schonbeck2015TurkishHeight,
} from '../tables/netherlands2009.js'

export { netherlands } from '../dutch-set.js'
export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { fredriks2000Head } from '../tables/fredriks2000.js'
export {
  fredriks2000Bmi,
  fredriks2000Height,
  fredriks2000Weight,
  fredriks2003Bmi,
  fredriks2003Height,
  fredriks2003Weight,
  fredriks2004Bmi,
  fredriks2004Height,
  fredriks2004Weight,
} from '../tables/netherlands1997.js'
export {
  dewilde2015Height,
  schonbeck2015MoroccanBmi,
  schonbeck2015MoroccanHeight,
  schonbeck2015TurkishBmi,
  schonbeck2015TurkishHeight,
} from '../tables/netherlands2009.js'
export { schonbeck2011Bmi, schonbeck2011Weight, schonbeck2013Height } from '../tables/schonbeck2013.js'

/** Where the tables of 2009 of Turkish and Moroccan origin have figures for both sexes, years: 4 weeks. */
const firstOfOthers = 0.0767
/** Where the tables of 1997 of Turkish and Moroccan origin still have figures for both sexes, years. */
const lastOfOthers = 20

/** Turkish origin, 2009: height and body mass index from 4 weeks to 21 years; no weight, no head circumference. */
export const netherlandsTurkish: ReferenceSet = declareSet({
  id: 'netherlands-turkish',
  checksum: '76ad9160',
  name: { de: 'Niederlande 2009, türkische Herkunft', en: 'Netherlands 2009, Turkish origin' },
  series: () => ({
    height: wholeTable(schonbeck2015TurkishHeight, firstOfOthers),
    bmi: wholeTable(schonbeck2015TurkishBmi, firstOfOthers),
  }),
})

/** Moroccan origin, 2009: height and body mass index from 4 weeks to 21 years; no weight, no head circumference. */
export const netherlandsMoroccan: ReferenceSet = declareSet({
  id: 'netherlands-moroccan',
  checksum: 'b8988d8a',
  name: { de: 'Niederlande 2009, marokkanische Herkunft', en: 'Netherlands 2009, Moroccan origin' },
  series: () => ({
    height: wholeTable(schonbeck2015MoroccanHeight, firstOfOthers),
    bmi: wholeTable(schonbeck2015MoroccanBmi, firstOfOthers),
  }),
})

/** South Asian (Hindustani) origin, 2007 to 2010: height from 1 month to 21 years alone. */
export const netherlandsHindustani: ReferenceSet = declareSet({
  id: 'netherlands-hindustani',
  checksum: '14d424f2',
  name: { de: 'Niederlande 2010, hindustanische Herkunft', en: 'Netherlands 2010, Hindustani origin' },
  series: () => ({
    height: wholeTable(dewilde2015Height),
  }),
})

/** Dutch origin, the national growth study of 1997: height, weight, body mass index and head circumference from birth to 21 years. */
export const netherlands1997: ReferenceSet = declareSet({
  id: 'netherlands-1997',
  checksum: 'e4e33da8',
  name: { de: 'Niederlande 1997', en: 'Netherlands 1997' },
  series: () => ({
    height: wholeTable(fredriks2000Height),
    weight: wholeTable(fredriks2000Weight),
    bmi: wholeTable(fredriks2000Bmi),
    head: wholeTable(fredriks2000Head),
  }),
})

/** Turkish origin, 1997: height, weight and body mass index from birth to 20 years; no head circumference. */
export const netherlands1997Turkish: ReferenceSet = declareSet({
  id: 'netherlands-1997-turkish',
  checksum: '595104e1',
  name: { de: 'Niederlande 1997, türkische Herkunft', en: 'Netherlands 1997, Turkish origin' },
  series: () => ({
    height: wholeTable(fredriks2003Height, 0, lastOfOthers),
    weight: wholeTable(fredriks2003Weight, 0, lastOfOthers),
    bmi: wholeTable(fredriks2003Bmi, 0, lastOfOthers),
  }),
})

/** Moroccan origin, 1997: height, weight and body mass index from birth to 20 years; no head circumference. */
export const netherlands1997Moroccan: ReferenceSet = declareSet({
  id: 'netherlands-1997-moroccan',
  checksum: 'd61e707b',
  name: { de: 'Niederlande 1997, marokkanische Herkunft', en: 'Netherlands 1997, Moroccan origin' },
  series: () => ({
    height: wholeTable(fredriks2004Height, 0, lastOfOthers),
    weight: wholeTable(fredriks2004Weight, 0, lastOfOthers),
    bmi: wholeTable(fredriks2004Bmi, 0, lastOfOthers),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: {
  readonly [name in
    | 'netherlands@2026'
    | 'netherlands-1997@2026'
    | 'netherlands-1997-moroccan@2026'
    | 'netherlands-1997-turkish@2026'
    | 'netherlands-hindustani@2026'
    | 'netherlands-moroccan@2026'
    | 'netherlands-turkish@2026']: ReferenceSet
} = {
  'netherlands@2026': netherlands,
  'netherlands-1997@2026': netherlands1997,
  'netherlands-1997-moroccan@2026': netherlands1997Moroccan,
  'netherlands-1997-turkish@2026': netherlands1997Turkish,
  'netherlands-hindustani@2026': netherlandsHindustani,
  'netherlands-moroccan@2026': netherlandsMoroccan,
  'netherlands-turkish@2026': netherlandsTurkish,
}
