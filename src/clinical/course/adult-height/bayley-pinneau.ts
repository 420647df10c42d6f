import { cmPerInch } from '../../../ground/model/units.js'
import { unstated } from '../../references/declare-table.js'
import { mayUse } from '../../references/set-rights.js'
import { type Publication, publicationName } from '../../references/table.js'
import { calculation } from '../explain/course-step.js'
import { bayleyPinneauErrorInches, bayleyPinneauPercent, type Maturation } from '../figures/bayley-pinneau1952.js'
import { figuresAt } from '../figures/figure-rows.js'
import { dayOfTolerance } from '../velocity/earlier-visits.js'
import {
  type AdultHeightFacts,
  type AdultHeightForecast,
  type AdultHeightMethod,
  figuresOf,
  type NotUsableReason,
} from './adult-height-method.js'

/** A bone age up to a year from the age is average. */
const averageWithinYears = 1

/** As near as this to that limit, years, the neighbouring table is given too. */
const nearLimitYears = 0.25

const publication: Publication = {
  shortName: 'Bayley-Pinneau',
  year: 1952,
  citation:
    'Bayley N, Pinneau SR. Tables for predicting adult height from skeletal age: revised for use with the Greulich-Pyle hand standards. J Pediatr. 1952;40:423-441 (corrected 1952;41:371).',
  population: {
    de: 'Gesunde Kinder der Berkeley Growth Study, USA',
    en: 'Healthy children of the Berkeley Growth Study, United States',
  },
  rights: unstated,
}

/**
 * Bayley and Pinneau: the share of the adult height that a child of a bone age has
 * reached, by tables for a bone age within a year of the age, ahead of it or behind.
 *
 * Bayley N, Pinneau SR. Tables for predicting adult height from skeletal age:
 * revised for use with the Greulich-Pyle hand standards. J Pediatr 1952;40:423-441.
 */
export const bayleyPinneau: AdultHeightMethod = {
  id: 'bayley-pinneau',
  publication,
  // The tables hold by bone age; no age is too young or too old for them by itself.
  ages: { male: [0, 20], female: [0, 20] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'boneAgeYears'],
  boneAgeMethods: ['greulich-pyle'],
  predict,
}

function predict(facts: AdultHeightFacts): readonly AdultHeightForecast[] | NotUsableReason {
  const { gender, ageYears, boneAgeYears = 0 } = facts
  const tables = maturations(boneAgeYears - ageYears)
  const forecasts = tables.flatMap((variant) => {
    const { lines, compute, read } = calculation(figuresOf(facts))
    compute('ahead', 'boneAge - age', 'years')
    const percents = bayleyPinneauPercent[gender][variant]
    const table = { reference: publicationName(publication), unit: 'months' } as const
    if (!read(percents, { ...table, name: 'percent', x: boneAgeYears * 12, columns: ['percent'] })) return []
    const cm = compute('adultHeight', '100 * height / percent', 'cm')
    const errors = bayleyPinneauErrorInches[gender]
    const hasError = read(errors, { ...table, name: 'spread', x: ageYears * 12, columns: ['errorInches'] })
    const spread = hasError ? compute('spread', `${cmPerInch} * errorInches`, 'cm') : undefined
    return [{ cm, variant, spread: spread === undefined ? undefined : { cm: spread, meaning: 'sd' as const }, lines }]
  })
  if (forecasts.length > 0) return forecasts
  const rows = bayleyPinneauPercent[gender][tables[0] ?? 'average']()
  return { code: 'bone_age_outside', from: (rows[0]?.[0] ?? 0) / 12, to: (rows.at(-1)?.[0] ?? 0) / 12 }
}

/** Room for the error of Bayley and Pinneau themselves, in their SD at the age. */
const errorSds = 2

/**
 * The most that a bone age leaves room for, cm: the present height by the smallest share of adult height in the
 * tables at that bone age, and twice the SD of their error at the age. That no method may give more is our own limit.
 *
 * @returns undefined without a bone age by Greulich and Pyle, where the average or the advanced table (whose shares
 * are the smallest) has not begun or the average one has ended, where no error is published for the age, and where
 * the publication may not be used
 */
export function mostByBoneAge(
  facts: AdultHeightFacts & { readonly clearedOnly?: boolean | undefined },
): number | undefined {
  const { gender, ageYears, heightCm, boneAgeYears, boneAgeMethod } = facts
  if (boneAgeYears === undefined || boneAgeMethod !== 'greulich-pyle' || !mayUse(facts, publication)) return undefined
  const { average, accelerated } = bayleyPinneauPercent[gender]
  const months = boneAgeYears * 12
  const [ofAverage] = figuresAt(average, months) ?? []
  // Shares do not fall: past the end of the advanced table its last one is the least.
  const [ofAccelerated] = figuresAt(accelerated, Math.min(months, accelerated().at(-1)?.[0] ?? months)) ?? []
  const [errorInches] = figuresAt(bayleyPinneauErrorInches[gender], ageYears * 12) ?? []
  if (ofAverage === undefined || ofAccelerated === undefined || errorInches === undefined) return undefined
  return (100 * heightCm) / Math.min(ofAverage, ofAccelerated) + errorSds * errorInches * cmPerInch
}

/** The table for a difference of bone age and age, years, and its neighbour where the difference is near the limit. */
function maturations(ahead: number): readonly Maturation[] {
  const beyond: Maturation = ahead > 0 ? 'accelerated' : 'retarded'
  const distance = Math.abs(ahead) - averageWithinYears
  // On a birthday the age is up to a day off in years.
  const tables: readonly Maturation[] = distance > dayOfTolerance ? [beyond, 'average'] : ['average', beyond]
  return Math.abs(distance) <= nearLimitYears + 1e-9 ? tables : tables.slice(0, 1)
}
