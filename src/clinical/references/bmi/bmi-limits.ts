import { lmsScore } from '../../../ground/math/lms.js'
import type { BmiClass } from '../../../ground/model/bmi-class.js'
import { unstated, whoTerms } from '../declare-table.js'
import { type LimitPercentile, percentileScores } from '../distribution.js'
import { aga2015Bmi } from '../tables/aga2015.js'
import { cdc2000Bmi } from '../tables/cdc2000.js'
import { iotf2012Bmi } from '../tables/iotf2012.js'
import { who2006Bmi } from '../tables/who2006.js'
import { who2007Bmi } from '../tables/who2007.js'
import type { BmiClassification, BmiLimit } from './bmi-classes.js'

/* @__NO_SIDE_EFFECTS__ */
function declareBmiClassification(declare: () => BmiClassification): BmiClassification {
  return declare()
}

function sameForBoth(sds: number): BmiLimit['sds'] {
  return { male: sds, female: sds }
}

type Step<At = number> = readonly [bmiClass: BmiLimit['class'], side: BmiLimit['side'], at: At]

/** Limits along percentiles. */
function alongPercentiles(
  rest: Pick<BmiLimit, 'table' | 'from' | 'to'>,
  steps: readonly Step<LimitPercentile>[],
): BmiLimit[] {
  return steps.map(([bmiClass, side, percentile]) => ({
    class: bmiClass,
    side,
    percentile,
    sds: sameForBoth(percentileScores[percentile]),
    ...rest,
  }))
}

/** Limits along scores. */
function alongScores(rest: Pick<BmiLimit, 'table' | 'from' | 'to'>, steps: readonly Step[]): BmiLimit[] {
  return steps.map(([bmiClass, side, sds]) => ({ class: bmiClass, side, sds: sameForBoth(sds), ...rest }))
}

/**
 * No body mass index is classified before, years: our own choice. AGA's curves and WHO's
 * begin at birth, but AGA's P90 and P97 lie on WHO's P75 and P90 at 6 months, so one
 * healthy infant in ten would be called obese. KiGGS confirmed the shape of AGA's curves
 * from 2 to 17 years, and shows the peak of the first year that they lack (Schaffrath
 * Rosario A, et al. Eur J Clin Nutr 2010;64:341-349). Before, WHO's classes by weight for
 * length apply. CDC and IOTF have no class before either.
 */
export const bmiClassesFrom = 2

/**
 * The classes of the Arbeitsgemeinschaft Adipositas im Kindes- und
 * Jugendalter, for Germany, 2 to 18 years: beyond the limits, not
 * at them ("> 97"). Adults' limits apply from then on.
 */
export const agaBmiClasses: BmiClassification = declareBmiClassification(() => ({
  id: 'aga2015',
  name: { de: 'AGA (Deutschland)', en: 'AGA (Germany)' },
  publication: {
    ...aga2015Bmi.publications[0],
    citation: `Wabitsch M, Kunze D. Konsensbasierte (S2) Leitlinie zur Diagnostik, Therapie und Prävention von Übergewicht und Adipositas im Kindes- und Jugendalter. Arbeitsgemeinschaft Adipositas im Kindes- und Jugendalter (AGA); 2015. ${aga2015Bmi.publications[0].citation}`,
  },
  limits: alongPercentiles({ table: aga2015Bmi, from: bmiClassesFrom, to: 18 }, [
    ['severe-underweight', 'below', 3],
    ['underweight', 'below', 10],
    ['overweight', 'above', 90],
    ['obesity', 'above', 97],
    ['extreme-obesity', 'above', 99.5],
  ]),
  percentOf: 97,
  percentFrom: 'obesity',
  hasOwnScore: true,
}))

/** WHO's limits under five years: of body mass index, and of weight for length. */
const underFive: readonly Step[] = [
  ['severe-wasting', 'below', -3],
  ['wasting', 'below', -2],
  ['risk-of-overweight', 'above', 1],
  ['overweight', 'above', 2],
  ['obesity', 'above', 3],
]

/**
 * WHO's class of weight for length: beyond the limits, not at them.
 *
 * @example
 * ```ts
 * weightForLengthClass(1.3) // 'risk-of-overweight'
 * weightForLengthClass(-2) // 'normal'
 * ```
 */
export function weightForLengthClass(score: number): BmiClass {
  const beyond = underFive.filter(([, side, at]) => (side === 'above' ? score - at : at - score) > sameScore)
  return (score < 0 ? beyond[0] : beyond.at(-1))?.[0] ?? 'normal'
}

/** Scores closer together than this are the same. */
const sameScore = 1e-9

/** WHO's limits of school age begin where its reference of 2007 does, at 61 months. */
const schoolAge: number = who2007Bmi.range[0]

/**
 * WHO's classes, 2 to 19 years: other limits, and other names, below
 * five years than from then on; beyond the limits, not at them ("above +2 SD").
 */
export const whoBmiClasses: BmiClassification = declareBmiClassification(() => ({
  id: 'who',
  name: { de: 'WHO', en: 'WHO' },
  publication: {
    shortName: 'WHO',
    citation:
      'de Onis M, Lobstein T. Defining obesity risk status in the general childhood population: which cut-offs should we use? Int J Pediatr Obes. 2010;5:458-460. World Health Organization. Training course on child growth assessment: interpreting growth indicators. Geneva: World Health Organization; 2008.',
    doi: '10.3109/17477161003615583',
    population: who2006Bmi.publications[0].population,
    rights: whoTerms,
  },
  limits: [
    ...alongScores({ table: who2006Bmi, from: bmiClassesFrom, to: schoolAge }, underFive),
    ...alongScores({ table: who2007Bmi, from: schoolAge, to: 19 }, [
      ['severe-thinness', 'below', -3],
      ['thinness', 'below', -2],
      ['overweight', 'above', 1],
      ['obesity', 'above', 2],
    ]),
  ],
}))

const cdcAges = { table: cdc2000Bmi, from: 2, to: 20 } as const
const p95 = 95

/** A class of severe obesity: from a multiple of P95, or from an adult's limit where that is lower. */
function severeObesity(bmiClass: BmiLimit['class'], times: number, atMost: number): BmiLimit {
  const sds = sameForBoth(percentileScores[p95])
  return { class: bmiClass, side: 'above', inclusive: true, percentile: p95, sds, times, atMost, ...cdcAges }
}

/**
 * The CDC's classes, 2 to 20 years: overweight from P85, obesity from P95,
 * class 2 from 120 % of P95 or 35 kg/m², class 3 from 140 % or 40 kg/m²,
 * whichever is lower; the limits themselves belong to the higher class.
 */
export const cdcBmiClasses: BmiClassification = declareBmiClassification(() => ({
  id: 'cdc',
  name: { de: 'CDC (USA)', en: 'CDC (USA)' },
  publication: {
    ...cdc2000Bmi.publications[0],
    citation:
      'Hampl SE, Hassink SG, Skinner AC, et al. Clinical practice guideline for the evaluation and treatment of children and adolescents with obesity. Pediatrics. 2023;151:e2022060640.',
    doi: '10.1542/peds.2022-060640',
  },
  limits: [
    ...alongPercentiles(cdcAges, [['underweight', 'below', 5]]),
    ...alongPercentiles(cdcAges, [
      ['overweight', 'above', 85],
      ['obesity', 'above', p95],
    ]).map((limit) => ({ ...limit, inclusive: true })),
    severeObesity('obesity-class-2', 1.2, 35),
    severeObesity('obesity-class-3', 1.4, 40),
  ],
  percentOf: p95,
}))

/** The age at which the IOTF's limits are those of adults, years, and its figures there. */
const adultAge = 18
const atAdultAge = {
  male: { l: -1.487, m: 20.759, s: 0.12395 },
  female: { l: -1.423, m: 20.792, s: 0.13033 },
} as const

/** A limit along the score that an adult's limit has at 18 years. */
function throughAdult(bmiClass: BmiLimit['class'], side: BmiLimit['side'], adultBmi: number): BmiLimit {
  const sds = { male: lmsScore(adultBmi, atAdultAge.male), female: lmsScore(adultBmi, atAdultAge.female) }
  return { class: bmiClass, side, inclusive: side === 'above', sds, table: iotf2012Bmi, from: 2, to: adultAge }
}

/**
 * The international classes (IOTF), 2 to 18 years: along the percentiles that
 * at 18 years run through 16, 17 and 18.5 kg/m² (below them: thinness of grade
 * 3, 2 and 1), 25, 30 and 35 kg/m² (from them on: overweight, obesity, morbid
 * obesity).
 */
export const iotfBmiClasses: BmiClassification = declareBmiClassification(() => ({
  id: 'iotf2012',
  name: { de: 'IOTF (international)', en: 'IOTF (international)' },
  publication: { ...iotf2012Bmi.publications[0], rights: unstated },
  limits: [
    throughAdult('thinness-grade-3', 'below', 16),
    throughAdult('thinness-grade-2', 'below', 17),
    throughAdult('thinness-grade-1', 'below', 18.5),
    throughAdult('overweight', 'above', 25),
    throughAdult('obesity', 'above', 30),
    throughAdult('morbid-obesity', 'above', 35),
  ],
}))

/** Every classification in the library. */
export const bmiClassifications: readonly BmiClassification[] = [
  agaBmiClasses,
  whoBmiClasses,
  cdcBmiClasses,
  iotfBmiClasses,
]
