import type { AdultHeightInput } from '../../model/course-names.js'
import { noTermsStated } from '../../references/declare-table.js'
import { type BlumModel, blumModels } from '../figures/blum2022-models.js'
import type { AdultHeightFacts, AdultHeightForecast, AdultHeightMethod } from './adult-height-method.js'

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
    licence: noTermsStated,
  },
  // Our own limits: the paper's range of age is not known.
  ages: { male: [4, 17], female: [4, 17] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'sizeSds'],
  // The paper gives no range of bone age; its equations give children who are nearly grown 10 cm more. Our own limits.
  ownLimits: { boneAgeBelow: { male: 16, female: 14 }, afterMenarche: 2 },
  predict: (facts) => {
    if ((facts.heightSds ?? 0) > shortBelowSds) return { code: 'too_tall', atMost: shortBelowSds }
    // A bone age by another scale is as good as none: the models without it remain.
    const known: AdultHeightFacts =
      facts.boneAgeMethod === 'greulich-pyle' ? facts : { ...facts, boneAgeYears: undefined }
    const model = blumModels.filter((each) => inputsOf(each).every((input) => isKnown(known, input))).sort(byError)[0]
    if (model === undefined) return { code: 'missing', inputs: ['boneAgeYears', 'sizeFatherCm', 'sizeMotherCm'] }
    return [solve(model, known)]
  },
}

function byError(a: BlumModel, b: BlumModel): number {
  return a.rmse - b.rmse
}

function solve(model: BlumModel, facts: AdultHeightFacts): AdultHeightForecast {
  const { gender, ageYears, heightCm, boneAgeYears = 0, fatherCm = 0, motherCm = 0, birthWeightG = 0 } = facts
  const { parentsMean = 0, mother = 0, father = 0, boneAgeRatio = 0, birthWeight = 0 } = model
  const cm =
    model.intercept +
    model.age * ageYears +
    model.height * heightCm +
    (parentsMean * (fatherCm + motherCm)) / 2 +
    mother * motherCm +
    father * fatherCm +
    (boneAgeRatio * boneAgeYears) / ageYears +
    (birthWeight * birthWeightG) / 1000 +
    model.sex * (gender === 'male' ? 1 : 2)
  return {
    cm,
    variant: `model ${model.model}`,
    spread: { cm: model.rmse, meaning: 'sd' },
    inputs: inputsOf(model),
  }
}

function inputsOf({ parentsMean, mother, father, boneAgeRatio, birthWeight }: BlumModel): readonly AdultHeightInput[] {
  const inputs: AdultHeightInput[] = []
  if (boneAgeRatio !== undefined) inputs.push('boneAgeYears')
  if (father !== undefined || parentsMean !== undefined) inputs.push('sizeFatherCm')
  if (mother !== undefined || parentsMean !== undefined) inputs.push('sizeMotherCm')
  if (birthWeight !== undefined) inputs.push('weightBirthG')
  return inputs
}

function isKnown(facts: AdultHeightFacts, input: AdultHeightInput): boolean {
  switch (input) {
    case 'boneAgeYears':
      return facts.boneAgeYears !== undefined
    case 'sizeFatherCm':
      return facts.fatherCm !== undefined
    case 'sizeMotherCm':
      return facts.motherCm !== undefined
    default:
      return facts.birthWeightG !== undefined
  }
}
