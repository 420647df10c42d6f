import type { Gender } from '../../../ground/model/patient.js'
import { cmPerInch, kgPerPound } from '../../../ground/model/units.js'
import { unstated } from '../../references/declare-table.js'
import { publicationName } from '../../references/table.js'
import { type Calculation, calculation, type TableReading } from '../explain/course-step.js'
import { type FigureRows, figuresAt } from '../figures/figure-rows.js'
import { khamisRocheCoefficients } from '../figures/khamis-roche1995.js'
import { modifiedRwt1993Coefficients } from '../figures/modified-rwt1993.js'
import { rwt1975Bounds, rwt1975Coefficients } from '../figures/rwt1975.js'
import { type AdultHeightFacts, type AdultHeightMethod, figuresOf, meanOfParents } from './adult-height-method.js'

/** By how much recumbent length exceeds height, cm (Roche, Wainer and Thissen 1975). */
const recumbentLessHeightCm = 1.25

/** What a child grows beyond the height at 18 that the modified method predicts, cm (Khamis and Guo 1993). */
const growthBeyond18Cm = { male: 0.8, female: 0.6 } as const

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
    rights: unstated,
  },
  ages: { male: [1, 16], female: [1, 14] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'weightKg', 'boneAgeYears', 'sizeFatherCm', 'sizeMotherCm'],
  boneAgeMethods: ['greulich-pyle'],
  predict: (facts) => {
    const { gender, ageYears, lengthCm } = facts
    const at = { x: ageYears * 12, unit: 'months' } as const
    const hand = openedTable(facts, rocheWainerThissen, rwt1975Coefficients, { ...at, columns: fiveCoefficients })
    if (lengthCm === undefined) hand.compute('length', `height + ${recumbentLessHeightCm}`, 'cm')
    else hand.put({ length: lengthCm })
    hand.compute('parents', meanOfParents, 'cm')
    const cm = hand.compute('adultHeight', 'a * length + b * weight + c * parents + d * boneAge + e', 'cm')
    const reference = publicationName(rocheWainerThissen.publication)
    hand.read(rwt1975Bounds[gender], { ...at, name: 'spread', reference, columns: ['spread'] })
    const bound = figuresAt(rwt1975Bounds[gender], at.x)?.[0]
    return [{ cm, spread: bound === undefined ? undefined : { cm: bound, meaning: '90%' }, lines: hand.lines }]
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
    rights: unstated,
  },
  ages: { male: [3, 17.5], female: [3, 17.5] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'weightKg', 'boneAgeYears', 'sizeFatherCm', 'sizeMotherCm'],
  // Made in the Fels study, which rated by its own scale and by Greulich and Pyle's.
  boneAgeMethods: ['greulich-pyle', 'fels'],
  predict: (facts) => {
    const hand = openedTable(facts, modifiedRocheWainerThissen, modifiedRwt1993Coefficients, {
      x: facts.ageYears,
      unit: 'years',
      columns: fiveCoefficients,
    })
    hand.compute('parents', meanOfParents, 'cm')
    hand.compute('heightAt18', 'a * height + b * weight + c * parents + d * boneAge + e', 'cm')
    const cm = hand.compute('adultHeight', `heightAt18 + ${growthBeyond18Cm[facts.gender]}`, 'cm')
    return [{ cm, lines: hand.lines }]
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
    rights: unstated,
  },
  ages: { male: [4, 17.5], female: [4, 17.5] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'weightKg', 'sizeFatherCm', 'sizeMotherCm'],
  predict: (facts) => {
    const hand = openedTable(facts, khamisRoche, khamisRocheCoefficients, {
      x: facts.ageYears,
      unit: 'years',
      columns: ['a', 'b', 'c', 'd'],
    })
    hand.compute('heightInches', `height / ${cmPerInch}`, 'inches')
    hand.compute('weightPounds', `weight / ${kgPerPound}`, 'pounds')
    hand.compute('parents', meanOfParents, 'cm')
    hand.compute('parentsInches', `parents / ${cmPerInch}`, 'inches')
    hand.compute('adultInches', 'a * heightInches + b * weightPounds + c * parentsInches + d', 'inches')
    return [{ cm: hand.compute('adultHeight', `${cmPerInch} * adultInches`, 'cm'), lines: hand.lines }]
  },
}

const fiveCoefficients = ['a', 'b', 'c', 'd', 'e'] as const

/** A calculation from the facts and a method's coefficients at the age. */
function openedTable(
  facts: AdultHeightFacts,
  { publication }: AdultHeightMethod,
  table: { readonly [gender in Gender]: FigureRows },
  reading: Pick<TableReading, 'x' | 'unit' | 'columns'>,
): Calculation {
  const hand = calculation(figuresOf(facts))
  hand.read(table[facts.gender], { name: 'adultHeight', reference: publicationName(publication), ...reading })
  return hand
}
