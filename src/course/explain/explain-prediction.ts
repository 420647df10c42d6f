import type { AdultHeightMethodId } from '../../model/course-names.js'
import { cmPerInch, gramsPerKilogram, kgPerPound } from '../../model/units.js'
import { publicationName } from '../../references/table.js'
import type { AdultHeightFacts, AdultHeightMethod } from '../adult-height/adult-height-method.js'
import type { AdultHeightPrediction } from '../adult-height/adult-height-panel.js'
import { bayleyPinneau } from '../adult-height/bayley-pinneau.js'
import { coleWright2011 } from '../adult-height/cole-wright2011.js'
import {
  growthBeyond18Cm,
  khamisRoche,
  modifiedRocheWainerThissen,
  parentsMean,
  recumbentLength,
  recumbentLessHeightCm,
  rocheWainerThissen,
} from '../adult-height/roche-wainer-thissen.js'
import { meanParentsCm, tanner1975, tannerEquations } from '../adult-height/tanner1975.js'
import { reachedCm } from '../adult-height/why-refused.js'
import { bayleyPinneauErrorInches, bayleyPinneauPercent, type Maturation } from '../figures/bayley-pinneau1952.js'
import { type BlumModel, blumModels } from '../figures/blum2022-models.js'
import { coleWrightCorrelations } from '../figures/child-adult-correlations.js'
import { khamisRocheCoefficients } from '../figures/khamis-roche1995.js'
import { modifiedRwt1993Coefficients } from '../figures/modified-rwt1993.js'
import { rwt1975Bounds, rwt1975Coefficients } from '../figures/rwt1975.js'
import { type CourseLine, reading, type StepFigures, step } from './course-step.js'
import { isLmsAt, lmsValueLine, placeReading } from './score-lines.js'

type Explainer = (facts: AdultHeightFacts, prediction: AdultHeightPrediction) => readonly (CourseLine | undefined)[]

/** How a prediction was computed, without its score. */
export function predictionLines(facts: AdultHeightFacts, prediction: AdultHeightPrediction): readonly CourseLine[] {
  const lines = explainers[prediction.method](facts, prediction)
  return [...lines.filter((line) => line !== undefined), ...rangeLines(facts, prediction)]
}

const explainers: { readonly [method in AdultHeightMethodId]: Explainer } = {
  'bayley-pinneau': ({ gender, ageYears: age, boneAgeYears: boneAge = 0, heightCm: height }, { cm, variant, high }) => {
    const name = nameOf(bayleyPinneau)
    const percents = bayleyPinneauPercent[gender][variant as Maturation]
    const percent = reading('percent', name, percents, boneAge * 12, 'months', ['percent'])
    const errors = bayleyPinneauErrorInches[gender]
    const error = high === undefined ? undefined : reading('spread', name, errors, age * 12, 'months', ['errorInches'])
    return [
      step('ahead', 'boneAge - age', { boneAge, age }, boneAge - age, 'years'),
      percent,
      step('adultHeight', '100 * height / percent', { height, ...percent?.figures }, cm, 'cm'),
      error,
      high === undefined
        ? undefined
        : step('spread', `${cmPerInch} * errorInches`, { ...error?.figures }, high - cm, 'cm'),
    ]
  },
  'roche-wainer-thissen': (facts, { cm, high }) => {
    const { gender, ageYears: age, heightCm: height, lengthCm } = facts
    const name = nameOf(rocheWainerThissen)
    const table = reading('adultHeight', name, rwt1975Coefficients[gender], age * 12, 'months', fiveCoefficients)
    const bounds = rwt1975Bounds[gender]
    const length = recumbentLength(facts)
    return [
      table,
      lengthCm === undefined
        ? step('length', `height + ${recumbentLessHeightCm}`, { height }, length, 'cm')
        : undefined,
      ...parentsLine(facts),
      step(
        'adultHeight',
        'a * length + b * weight + c * parents + d * boneAge + e',
        { ...table?.figures, length, ...inputs(facts) },
        cm,
        'cm',
      ),
      high === undefined ? undefined : reading('spread', name, bounds, age * 12, 'months', ['spread']),
    ]
  },
  'modified-roche-wainer-thissen': (facts, { cm }) => {
    const { gender, ageYears: age, heightCm: height } = facts
    const name = nameOf(modifiedRocheWainerThissen)
    const rows = modifiedRwt1993Coefficients[gender]
    const table = reading('adultHeight', name, rows, age, 'years', fiveCoefficients)
    const beyond = growthBeyond18Cm[gender]
    return [
      table,
      ...parentsLine(facts),
      step(
        'heightAt18',
        'a * height + b * weight + c * parents + d * boneAge + e',
        { ...table?.figures, height, ...inputs(facts) },
        cm - beyond,
        'cm',
      ),
      step('adultHeight', `heightAt18 + ${beyond}`, { heightAt18: cm - beyond }, cm, 'cm'),
    ]
  },
  'khamis-roche': (facts, { cm }) => {
    const { gender, ageYears: age, heightCm: height, weightKg: weight = 0 } = facts
    const rows = khamisRocheCoefficients[gender]
    const table = reading('adultHeight', nameOf(khamisRoche), rows, age, 'years', ['a', 'b', 'c', 'd'])
    const parents = parentsMean(facts)
    const [heightInches, weightPounds] = [height / cmPerInch, weight / kgPerPound]
    const [parentsInches, adultInches] = [parents / cmPerInch, cm / cmPerInch]
    return [
      table,
      step('heightInches', `height / ${cmPerInch}`, { height }, heightInches, 'inches'),
      step('weightPounds', `weight / ${kgPerPound}`, { weight }, weightPounds, 'pounds'),
      ...parentsLine(facts),
      step('parentsInches', `parents / ${cmPerInch}`, { parents }, parentsInches, 'inches'),
      step(
        'adultInches',
        'a * heightInches + b * weightPounds + c * parentsInches + d',
        { ...table?.figures, heightInches, weightPounds, parentsInches },
        adultInches,
        'inches',
      ),
      step('adultHeight', `${cmPerInch} * adultInches`, { adultInches }, cm, 'cm'),
    ]
  },
  'tanner-1975': (facts, { cm, variant, basis }) => {
    const { ageYears: age, heightCm: height, boneAgeYears: boneAge = 0 } = facts
    const row = tannerEquations(facts).find(({ group }) => group === (variant ?? 'any'))?.row ?? []
    const [a = 0, b = 0, c = 0, d = 0, spread = 0] = row
    const usesParents = basis.includes('sizeFatherCm')
    const figures: StepFigures = { a, height, b, age, c, boneAge, d }
    const sum = 'a * height + b * age + c * boneAge + d'
    const parents = parentsMean(facts)
    return [
      {
        name: 'adultHeight',
        reference: nameOf(tanner1975),
        x: age,
        unit: 'years',
        columns: ['a', 'b', 'c', 'd', 'spread'],
        rows: [],
        figures: { a, b, c, d, spread },
      },
      ...(usesParents ? parentsLine(facts) : []),
      usesParents
        ? step('adultHeight', `${sum} + (parents - ${meanParentsCm}) / 3`, { ...figures, parents }, cm, 'cm')
        : step('adultHeight', sum, figures, cm, 'cm'),
    ]
  },
  'blum-2022': (facts, { cm, variant, high }) => blumLines(facts, cm, variant, high),
  'cole-wright': ({ gender, ageYears: age, heightSds = 0, adult }, { cm, high }) => {
    const rows = coleWrightCorrelations[gender]
    const table = reading('correlation', nameOf(coleWright2011), rows, age, 'years', ['correlation'])
    const correlation = table?.figures.correlation
    if (adult === undefined || correlation === undefined || high === undefined) return []
    const adultSds = correlation * heightSds
    const { m: M, s: S } = adult
    return [
      table,
      step('adultSds', 'correlation * heightSds', { correlation, heightSds }, adultSds, 'sds'),
      placeReading('adultHeight', adult),
      isLmsAt(adult, adultSds) ? lmsValueLine('adultHeight', 'adultSds', adult, adultSds, cm, 'cm') : undefined,
      step('spread', 'M * S * sqrt(1 - correlation ^ 2)', { M, S, correlation }, high - cm, 'cm'),
    ]
  },
}

const fiveCoefficients = ['a', 'b', 'c', 'd', 'e'] as const

function nameOf({ publication }: AdultHeightMethod): string {
  return publicationName(publication)
}

function parentsLine(facts: AdultHeightFacts): readonly CourseLine[] {
  const { fatherCm: father, motherCm: mother } = facts
  if (father === undefined || mother === undefined) return []
  return [step('parents', '(father + mother) / 2', { father, mother }, parentsMean(facts), 'cm')]
}

function inputs(facts: AdultHeightFacts): StepFigures {
  return { weight: facts.weightKg ?? 0, parents: parentsMean(facts), boneAge: facts.boneAgeYears ?? 0 }
}

function blumLines(
  facts: AdultHeightFacts,
  cm: number,
  variant: string | undefined,
  high: number | undefined,
): readonly (CourseLine | undefined)[] {
  const model = blumModels.find((each) => variant === `model ${each.model}`)
  if (model === undefined || high === undefined) return []
  const { ageYears: age, heightCm: height, boneAgeYears: boneAge = 0, birthWeightG = 0, gender } = facts
  const { fatherCm: father = 0, motherCm: mother = 0 } = facts
  const [ratio, birthWeightKg, sexNumber] = [boneAge / age, birthWeightG / gramsPerKilogram, gender === 'male' ? 1 : 2]
  const parents = parentsMean(facts)
  const formula = blumTerms
    .flatMap(([coefficient, figure]) => (model[coefficient] === undefined ? [] : [`${model[coefficient]} * ${figure}`]))
    .join(' + ')
    .replaceAll('+ -', '- ')
  const uses = (figure: string) => formula.includes(figure)
  const figures = { age, height, parents, father, mother, ratio, birthWeightKg, sexNumber }
  const used = Object.fromEntries(Object.entries(figures).filter(([figure]) => uses(figure)))
  return [
    ...(uses('parents') ? parentsLine(facts) : []),
    uses('ratio') ? step('ratio', 'boneAge / age', { boneAge, age }, ratio) : undefined,
    uses('birthWeightKg')
      ? step('birthWeightKg', 'birthWeightG / 1000', { birthWeightG }, birthWeightKg, 'kg')
      : undefined,
    step('adultHeight', `${model.intercept} + ${formula}`.replace('+ -', '- '), used, cm, 'cm'),
    step('spread', `${model.rmse}`, {}, high - cm, 'cm'),
  ]
}

/** The terms of a model, in the order of the paper. */
const blumTerms: readonly (readonly [
  coefficient: Exclude<keyof BlumModel, 'model' | 'intercept' | 'rmse'>,
  figure: string,
])[] = [
  ['age', 'age'],
  ['height', 'height'],
  ['parentsMean', 'parents'],
  ['mother', 'mother'],
  ['father', 'father'],
  ['boneAgeRatio', 'ratio'],
  ['birthWeight', 'birthWeightKg'],
  ['sex', 'sexNumber'],
]

function rangeLines(
  facts: AdultHeightFacts,
  { cm: adultHeight, low, high }: AdultHeightPrediction,
): readonly CourseLine[] {
  if (low === undefined || high === undefined) return []
  const spread = high - adultHeight
  const height = reachedCm(facts)
  return [
    // No range ends below the present height.
    adultHeight - spread < height
      ? step('low', 'height', { height }, low, 'cm')
      : step('low', 'adultHeight - spread', { adultHeight, spread }, low, 'cm'),
    step('high', 'adultHeight + spread', { adultHeight, spread }, high, 'cm'),
  ]
}
