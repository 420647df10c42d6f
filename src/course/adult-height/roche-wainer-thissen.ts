import { cmPerInch, kgPerPound } from '../../model/units.js'
import { noTermsStated } from '../../references/declare-table.js'
import { figuresAt } from '../figures/figure-rows.js'
import { khamisRocheCoefficients } from '../figures/khamis-roche1995.js'
import { modifiedRwt1993Coefficients } from '../figures/modified-rwt1993.js'
import { rwt1975Bounds, rwt1975Coefficients } from '../figures/rwt1975.js'
import type { AdultHeightFacts, AdultHeightForecast, AdultHeightMethod } from './adult-height-method.js'

/** By how much recumbent length exceeds height, cm (Roche, Wainer and Thissen 1975). */
export const recumbentLessHeightCm = 1.25

/** What a child grows beyond the height at 18 that the modified method predicts, cm (Khamis and Guo 1993). */
export const growthBeyond18Cm = { male: 0.8, female: 0.6 } as const

const felsChildren = {
  de: 'Gesunde weiße Kinder der Fels Longitudinal Study, Ohio, USA',
  en: 'Healthy white children of the Fels Longitudinal Study, Ohio, United States',
}

/**
 * Roche, Wainer and Thissen: a sum of recumbent length, weight, the mean of the
 * parents' heights and bone age, each times a coefficient of the age.
 *
 * Roche AF, Wainer H, Thissen D. The RWT method for the prediction of adult stature.
 * Pediatrics 1975;56:1026-1033.
 */
export const rocheWainerThissen: AdultHeightMethod = {
  id: 'roche-wainer-thissen',
  publication: {
    shortName: 'Roche-Wainer-Thissen',
    year: 1975,
    citation:
      'Roche AF, Wainer H, Thissen D. The RWT method for the prediction of adult stature. Pediatrics. 1975;56:1026-1033.',
    population: felsChildren,
    licence: noTermsStated,
  },
  ages: { male: [1, 16], female: [1, 14] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'weightKg', 'boneAgeYears', 'sizeFatherCm', 'sizeMotherCm'],
  boneAgeMethods: ['greulich-pyle'],
  predict: (facts) => {
    const { gender, ageYears, weightKg = 0, boneAgeYears = 0 } = facts
    const months = ageYears * 12
    const [length = 0, weight = 0, parents = 0, boneAge = 0, intercept = 0] =
      figuresAt(rwt1975Coefficients[gender], months) ?? []
    const cm =
      length * recumbentLength(facts) +
      weight * weightKg +
      parents * parentsMean(facts) +
      boneAge * boneAgeYears +
      intercept
    const bound = figuresAt(rwt1975Bounds[gender], months)?.[0]
    return [{ cm, spread: bound === undefined ? undefined : { cm: bound, meaning: '90%' } }]
  },
}

/**
 * The method of Roche, Wainer and Thissen with new coefficients and the height
 * standing. It predicts the height at 18 years; what is grown later is added.
 *
 * Khamis HJ, Guo S. Improvement in the Roche-Wainer-Thissen stature prediction
 * model: a comparative study. Am J Hum Biol 1993;5:669-679.
 */
export const modifiedRocheWainerThissen: AdultHeightMethod = {
  id: 'modified-roche-wainer-thissen',
  publication: {
    shortName: 'Khamis-Guo',
    year: 1993,
    citation:
      'Khamis HJ, Guo S. Improvement in the Roche-Wainer-Thissen stature prediction model: a comparative study. Am J Hum Biol. 1993;5:669-679.',
    population: felsChildren,
    licence: noTermsStated,
  },
  ages: { male: [3, 17.5], female: [3, 17.5] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'weightKg', 'boneAgeYears', 'sizeFatherCm', 'sizeMotherCm'],
  // Made in the Fels study, whose own scale was rated beside Greulich and Pyle's.
  boneAgeMethods: ['greulich-pyle', 'fels'],
  predict: (facts) => {
    const { gender, ageYears, heightCm, weightKg = 0, boneAgeYears = 0 } = facts
    const [height = 0, weight = 0, parents = 0, boneAge = 0, intercept = 0] =
      figuresAt(modifiedRwt1993Coefficients[gender], ageYears) ?? []
    const at18 =
      height * heightCm + weight * weightKg + parents * parentsMean(facts) + boneAge * boneAgeYears + intercept
    return [{ cm: at18 + growthBeyond18Cm[gender] }]
  },
}

/**
 * Khamis and Roche: the same without a bone age, in inches and pounds.
 *
 * Khamis HJ, Roche AF. Predicting adult stature without using skeletal age: the
 * Khamis-Roche method. Pediatrics 1994;94:504-507, with the coefficients of the
 * erratum, Pediatrics 1995;95:457.
 */
export const khamisRoche: AdultHeightMethod = {
  id: 'khamis-roche',
  publication: {
    shortName: 'Khamis-Roche',
    year: 1995,
    citation:
      'Khamis HJ, Roche AF. Predicting adult stature without using skeletal age: the Khamis-Roche method. Pediatrics. 1994;94:504-507; erratum 1995;95:457.',
    population: felsChildren,
    licence: noTermsStated,
  },
  ages: { male: [4, 17.5], female: [4, 17.5] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'weightKg', 'sizeFatherCm', 'sizeMotherCm'],
  predict: (facts): readonly AdultHeightForecast[] => {
    const { gender, ageYears, heightCm, weightKg = 0 } = facts
    const [height = 0, weight = 0, parents = 0, intercept = 0] =
      figuresAt(khamisRocheCoefficients[gender], ageYears) ?? []
    const inches =
      (height * heightCm) / cmPerInch +
      (weight * weightKg) / kgPerPound +
      (parents * parentsMean(facts)) / cmPerInch +
      intercept
    return [{ cm: inches * cmPerInch }]
  },
}

/** The length as measured lying, or else that of a child who stood, cm. */
export function recumbentLength({ lengthCm, heightCm }: AdultHeightFacts): number {
  return lengthCm ?? heightCm + recumbentLessHeightCm
}

/** The plain mean of the parents' heights, cm. */
export function parentsMean({ fatherCm = 0, motherCm = 0 }: AdultHeightFacts): number {
  return (fatherCm + motherCm) / 2
}
