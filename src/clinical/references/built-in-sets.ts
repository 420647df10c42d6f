import { agaBmiClasses, cdcBmiClasses, whoBmiClasses } from './bmi/bmi-limits.js'
import { declareGeneralSet, declareSet, lyingThenStanding } from './common-series.js'
import type { ReferenceSet, Series } from './reference-set.js'
import type { ReferenceTable } from './table.js'
import { aga2015Bmi } from './tables/aga2015.js'
import {
  cdc2000Bmi,
  cdc2000Head,
  cdc2000Height,
  cdc2000Length,
  cdc2000Weight,
  cdc2000WeightForHeight,
  cdc2000WeightForLength,
  cdc2000WeightInfant,
} from './tables/cdc2000.js'
import { cdc2022Bmi } from './tables/cdc2022.js'
import { kiggsBmi, kiggsHead, kiggsHeight, kiggsWeight } from './tables/kiggs.js'
import { kromeyer2001Height, kromeyer2001Weight } from './tables/kromeyer2001.js'
import { who2006Bmi, who2006Head, who2006Height, who2006Weight, who2006WeightForLength } from './tables/who2006.js'
import { who2007Bmi, who2007Height, who2007Weight } from './tables/who2007.js'

/** KiGGS ends at 18; its last figures are used to the end of the nineteenth year of life. */
function whoThenKiggs(young: ReferenceTable, switchYears: number, kiggs: ReferenceTable): Series {
  return [
    { table: young, from: 0, to: switchYears },
    { table: kiggs, from: switchYears, to: 19, heldBeyond: 18 },
  ]
}

/** KiGGS begins at 4 months, from which its authors recommend it. */
const firstKiggsYears: number = 1 / 3

/** German children's heads are larger than those in the WHO standards: KiGGS as soon as it begins. */
const germanHead: Series = whoThenKiggsHead()

/* @__NO_SIDE_EFFECTS__ */
function whoThenKiggsHead(): Series {
  return whoThenKiggs(who2006Head, firstKiggsYears, kiggsHead)
}

/**
 * The default set: WHO standards for young children, then KiGGS for children
 * in Germany, and a reference for each disease.
 */
export const germany: ReferenceSet = declareSet({
  id: 'germany',
  checksum: 'f45f4b3f',
  name: { de: 'Deutschland (WHO, KiGGS)', en: 'Germany (WHO, KiGGS)' },
  bmiClasses: agaBmiClasses,
  series: whoThenKiggsSeries,
})

function whoThenKiggsSeries(): ReferenceSet['series'] {
  return {
    height: whoThenKiggs(who2006Height, 4, kiggsHeight),
    weight: whoThenKiggs(who2006Weight, 4, kiggsWeight),
    bmi: whoThenKiggs(who2006Bmi, 4, kiggsBmi),
    head: germanHead,
  }
}

/**
 * The default set without the references for some children: none for diseases, preterm
 * infants and size at birth, which are a sixth of a program that calculates: for programs
 * that have no such children. A preterm infant, whom the default set scores by Fenton until
 * 50 weeks of postmenstrual age, is scored by WHO at the corrected age, which can differ by 0.7 SD.
 * A disease and a size at birth have no scores of their own, and checks that need them are
 * skipped.
 *
 * @example
 * ```ts
 * const { calculatePatient } = createCalculator({ references: germanyGeneral, language: germanMessages })
 * ```
 */
export const germanyGeneral: ReferenceSet = declareGeneralSet({
  id: 'germany-general',
  checksum: 'ec7e885d',
  name: {
    de: 'Deutschland (WHO, KiGGS), nur allgemeine Referenzen',
    en: 'Germany (WHO, KiGGS), general references only',
  },
  bmiClasses: agaBmiClasses,
  series: whoThenKiggsSeries,
})

/** KiGGS as its authors recommend it for Germany: from 4 months, and WHO before. The rest is as in the default set. */
export const kiggs: ReferenceSet = declareSet({
  id: 'kiggs',
  checksum: '3f657a9b',
  name: { de: 'KiGGS (Deutschland)', en: 'KiGGS (Germany)' },
  bmiClasses: agaBmiClasses,
  series: () => ({
    height: whoThenKiggs(who2006Height, firstKiggsYears, kiggsHeight),
    weight: whoThenKiggs(who2006Weight, firstKiggsYears, kiggsWeight),
    bmi: whoThenKiggs(who2006Bmi, firstKiggsYears, kiggsBmi),
    head: germanHead,
  }),
})

/** The standards of 2006 to their last day, then the reference of 2007 from its first month: it ends at 19 years, for weight at 10. */
function whoThenSchoolAge(standards: ReferenceTable, reference: ReferenceTable, to: number): Series {
  const [, lastDay] = who2006Height.range
  const [firstMonth] = who2007Height.range
  return [
    { table: standards, from: 0, to: firstMonth, heldBeyond: lastDay },
    { table: reference, from: firstMonth, to, closed: true },
  ]
}

/** WHO throughout: the standards of 2006, then the reference of 2007. The rest is as in the default set. */
export const who: ReferenceSet = declareSet({
  id: 'who',
  checksum: 'a215d6f4',
  name: { de: 'WHO', en: 'WHO' },
  bmiClasses: whoBmiClasses,
  series: whoSeries,
})

function whoSeries(): ReferenceSet['series'] {
  return {
    height: whoThenSchoolAge(who2006Height, who2007Height, 19),
    weight: whoThenSchoolAge(who2006Weight, who2007Weight, 10),
    bmi: whoThenSchoolAge(who2006Bmi, who2007Bmi, 19),
    head: [{ table: who2006Head, from: 0, to: who2006Head.range[1], closed: true }],
  }
}

/**
 * {@link who} without the references for some children, as {@link germanyGeneral} is the
 * default set without them.
 *
 * @example
 * ```ts
 * const { calculatePatient } = createCalculator({ references: whoGeneral, language: englishMessages })
 * ```
 */
export const whoGeneral: ReferenceSet = declareGeneralSet({
  id: 'who-general',
  checksum: 'ef157248',
  name: { de: 'WHO, nur allgemeine Referenzen', en: 'WHO, general references only' },
  bmiClasses: whoBmiClasses,
  series: whoSeries,
})

/** The age to which the CDC recommends the standards of WHO, years. */
const whoToYears = 2

/** The standards of WHO to 24 months, then the US charts of 2000. */
function whoThenCdc(standards: ReferenceTable, charts: ReferenceTable, to: number): Series {
  return [
    { table: standards, from: 0, to: whoToYears },
    { table: charts, from: whoToYears, to, closed: true },
  ]
}

/**
 * As the CDC recommends for the USA: the standards of WHO below 24 months, its
 * own charts of 2000 from then on, and no body mass index before. The rest is
 * as in the default set.
 *
 * L. M. Grummer-Strawn, C. Reinold, N. F. Krebs: "Use of World Health
 * Organization and CDC growth charts for children aged 0-59 months in the
 * United States", MMWR Recomm. Rep. 59 (RR-9) (2010) 1-15.
 */
export const cdc: ReferenceSet = declareSet({
  id: 'cdc',
  checksum: '9d0f6d4e',
  name: { de: 'CDC (USA): WHO bis 24 Monate, dann CDC 2000', en: 'CDC (USA): WHO to 24 months, then CDC 2000' },
  bmiClasses: cdcBmiClasses,
  series: () => ({
    height: whoThenCdc(who2006Height, cdc2000Height, 20),
    weight: whoThenCdc(who2006Weight, cdc2000Weight, 20),
    bmi: [{ table: cdc2022Bmi, from: whoToYears, to: 20, closed: true }],
    head: whoThenCdc(who2006Head, cdc2000Head, 3),
    weightForLength: lyingThenStanding(who2006WeightForLength, cdc2000WeightForHeight),
  }),
})

/** The US charts of 2000 from birth: length up to two years, height from then on. The rest is as in the default set. */
export const cdc2000: ReferenceSet = declareSet({
  id: 'cdc2000',
  checksum: 'a583f06d',
  name: { de: 'CDC 2000 (USA)', en: 'CDC 2000 (USA)' },
  bmiClasses: cdcBmiClasses,
  series: () => ({
    height: [
      { table: cdc2000Length, from: 0, to: 2, position: 'lying' },
      { table: cdc2000Height, from: 2, to: 20, closed: true, position: 'standing' },
    ],
    weight: [
      { table: cdc2000WeightInfant, from: 0, to: 2 },
      { table: cdc2000Weight, from: 2, to: 20, closed: true },
    ],
    bmi: [{ table: cdc2000Bmi, from: 2, to: 20, closed: true }],
    head: [{ table: cdc2000Head, from: 0, to: 3, closed: true }],
    weightForLength: lyingThenStanding(cdc2000WeightForLength, cdc2000WeightForHeight),
  }),
})

/** Kromeyer-Hauschild for height and weight, its later adaptation for BMI. The rest is as in the default set. */
export const kromeyerHauschild: ReferenceSet = declareSet({
  id: 'kromeyer-hauschild',
  checksum: '0706916c',
  name: { de: 'Kromeyer-Hauschild', en: 'Kromeyer-Hauschild' },
  bmiClasses: agaBmiClasses,
  series: () => ({
    height: [{ table: kromeyer2001Height, from: 0, to: 18, closed: true }],
    weight: [{ table: kromeyer2001Weight, from: 0, to: 18, closed: true }],
    bmi: [{ table: aga2015Bmi, from: 0, to: 20, closed: true }],
    head: germanHead,
  }),
})

/**
 * These sets by the names of their editions: `germany` may be a newer edition in a later version,
 * `editions['germany@2026']` stays.
 *
 * @example
 * ```ts
 * calculatePatient(patient, { references: editions['germany@2026'] })
 * ```
 */
export const editions: {
  readonly [name in
    | 'germany@2026'
    | 'kiggs@2026'
    | 'who@2026'
    | 'cdc@2026'
    | 'cdc2000@2026'
    | 'kromeyer-hauschild@2026']: ReferenceSet
} = {
  'germany@2026': germany,
  'kiggs@2026': kiggs,
  'who@2026': who,
  'cdc@2026': cdc,
  'cdc2000@2026': cdc2000,
  'kromeyer-hauschild@2026': kromeyerHauschild,
}

/** Every set in the library, the default first. */
export const builtInSets: readonly ReferenceSet[] = [germany, kiggs, who, cdc, cdc2000, kromeyerHauschild]
