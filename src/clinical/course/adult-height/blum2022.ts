import type { AdultHeightInput } from '../../../ground/model/course-names.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { type CourseFigure, calculation } from '../explain/course-step.js'
import { type BlumModel, blumModels } from '../figures/blum2022-models.js'
import {
  type AdultHeightFacts,
  type AdultHeightForecast,
  type AdultHeightMethod,
  figuresOf,
  meanOfParents,
} from './adult-height-method.js'
import { isGiven } from './method-forecasts.js'
import { nearEndAfterMenarche, nearEndFromBoneAge } from './unusual-maturity.js'

/** Our own limit: P10, for children who are short. The paper's range of height is not known. */
const shortBelowSds = -1.28

/**
 * Blum and colleagues: linear models for children with idiopathic short stature.
 * The model that uses most of what is known is given.
 *
 * Blum WF et al. J Endocr Soc 2022;6(7):bvac074.
 */
export const blum2022: AdultHeightMethod = {
  id: 'blum-2022',
  publication: {
    shortName: 'Blum',
    year: 2022,
    citation:
      'Blum WF, Ranke MB, Keller E, Keller A, Barth S, de Bruin C, Wudy SA, Wit JM. Height prediction in idiopathic short stature. J Endocr Soc. 2022;6(7):bvac074.',
    doi: '10.1210/jendso/bvac074',
    population: {
      de: '292 Kinder mit idiopathischem Kleinwuchs, Deutschland und Niederlande',
      en: '292 children with idiopathic short stature, Germany and the Netherlands',
    },
    rights: { status: 'licensed', licence: 'CC BY-NC-ND or CC BY', nonCommercial: true, noDerivatives: true },
  },
  // Our own limits: the paper's range of age is not known.
  ages: { male: [4, 17], female: [4, 17] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'sizeSds'],
  // The paper gives no range of bone age; its equations give children who are nearly grown 10 cm more. Our own limits.
  ownLimits: { boneAgeBelow: nearEndFromBoneAge, afterMenarche: nearEndAfterMenarche },
  predict: (facts) => {
    if ((facts.heightSds ?? 0) > shortBelowSds) return { code: 'too_tall', atMost: shortBelowSds }
    // A bone age by another scale is as good as none: the models without it remain.
    const known: AdultHeightFacts =
      facts.boneAgeMethod === 'greulich-pyle' ? facts : { ...facts, boneAgeYears: undefined }
    const model = blumModels.filter((each) => inputsOf(each).every((input) => isGiven[input](known))).sort(byError)[0]
    if (model === undefined) return { code: 'missing', inputs: ['boneAgeYears', 'sizeFatherCm', 'sizeMotherCm'] }
    return [solve(model, known)]
  },
}

function byError(a: BlumModel, b: BlumModel): number {
  return a.rmse - b.rmse
}

function solve(model: BlumModel, facts: AdultHeightFacts): AdultHeightForecast {
  const { lines, put, compute } = calculation(figuresOf(facts))
  put({ sexNumber: facts.gender === 'male' ? 1 : 2 })
  if (model.parentsMean !== undefined) compute('parents', meanOfParents, 'cm')
  if (model.boneAgeRatio !== undefined) compute('ratio', 'boneAge / age')
  if (model.birthWeight !== undefined) compute('birthWeightKg', `birthWeightG / ${gramsPerKilogram}`, 'kg')
  const summands = terms.flatMap(([coefficient, figure]) =>
    model[coefficient] === undefined ? [] : [`${model[coefficient]} * ${figure}`],
  )
  const cm = compute('adultHeight', [model.intercept, ...summands].join(' + ').replaceAll('+ -', '- '), 'cm')
  return {
    cm,
    variant: `model ${model.model}`,
    spread: { cm: compute('spread', `${model.rmse}`, 'cm'), meaning: 'sd' },
    inputs: inputsOf(model),
    lines,
  }
}

/** The terms of a model, in the order of the paper. */
const terms: readonly (readonly [Exclude<keyof BlumModel, 'model' | 'intercept' | 'rmse'>, CourseFigure])[] = [
  ['age', 'age'],
  ['height', 'height'],
  ['parentsMean', 'parents'],
  ['mother', 'mother'],
  ['father', 'father'],
  ['boneAgeRatio', 'ratio'],
  ['birthWeight', 'birthWeightKg'],
  ['sex', 'sexNumber'],
]

function inputsOf({ parentsMean, mother, father, boneAgeRatio, birthWeight }: BlumModel): readonly AdultHeightInput[] {
  const inputs: AdultHeightInput[] = []
  if (boneAgeRatio !== undefined) inputs.push('boneAgeYears')
  if (father !== undefined || parentsMean !== undefined) inputs.push('sizeFatherCm')
  if (mother !== undefined || parentsMean !== undefined) inputs.push('sizeMotherCm')
  if (birthWeight !== undefined) inputs.push('weightBirthG')
  return inputs
}
