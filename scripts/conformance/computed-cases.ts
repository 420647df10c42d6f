import { editionYear } from '../../src/clinical/references/common-series.js'
import { fieldsOf, independentPatients } from '../accuracy/independent-patients.js'
import { type ComparedScore, comparedScores } from '../accuracy/independent-scores.js'
import {
  allowanceAt,
  allowing,
  type CaseSource,
  type DraftCase,
  expectedScore,
  ofTable,
  placeIn,
  rounded,
  scoreAllowance,
} from './written-case.js'

const fromFigures: CaseSource = {
  kind: 'computed apart',
  text: 'Computed in R from the figures of the source, each to ten decimals: test/accuracy/independent-scores.csv',
}
const ofPatients: CaseSource = {
  kind: 'computed apart',
  text: 'Computed in R for complete children, by the rules in docs/method.md: test/accuracy/independent-patients.csv',
}

/** As many values of a table and sex are taken from each part of the distribution. */
const tailsOfTable = 4
const middlesOfTable = 2

/** Scores that R computed from the figures: the tails at rows, and what lies between rows. */
export function scoreCases(): readonly DraftCase[] {
  const taken = new Map<string, number>()
  const isTaken = (key: string, most: number) => {
    const count = taken.get(key) ?? 0
    taken.set(key, count + 1)
    return count < most
  }
  return comparedScores().flatMap((score): DraftCase[] => {
    const group = groupOf(score)
    if (group === undefined || score.score === undefined) return []
    const { table, gender } = score
    const side = score.score < 0 ? 'low' : 'high'
    const most = group === 'tails' ? tailsOfTable / 2 : middlesOfTable
    return isTaken(`${group} ${table.id} ${gender} ${side}`, most) ? [scoreCase(group, score, score.score)] : []
  })
}

/** Where a value is less than a tenth of the median, it hardly has the digits to tell its score by. */
const farthestScore = 8

function groupOf({ table, atRow, score = 0 }: ComparedScore): string | undefined {
  if (Math.abs(score) > farthestScore) return undefined
  if (table.axis === 'cm') return 'weight-for-length'
  if (table.id.startsWith('niklasson2008') || table.id.startsWith('olsen')) return 'birth-size'
  if (atRow && Math.abs(score) >= 3) return 'tails'
  return !atRow && Math.abs(score) < 3 ? 'between-rows' : undefined
}

function scoreCase(group: string, { table, gender, x, value }: ComparedScore, score: number): DraftCase {
  return {
    group,
    ...ofTable(table),
    sex: gender,
    ...placeIn(table, x),
    value,
    expected: expectedScore(score),
    tolerance: allowanceAt(score),
    source: fromFigures,
  }
}

/** The results of complete patients, by the measure and the value that each has. */
const measuresOf: {
  readonly [field: string]: readonly [measure: string, unit: string, value: (given: Given) => number | undefined]
} = {
  sizeSds: ['height', 'cm', ({ sizeCm }) => sizeCm],
  sizeTurnerSyndromeSds: ['height', 'cm', ({ sizeCm }) => sizeCm],
  sizeNoonanSyndromeSds: ['height', 'cm', ({ sizeCm }) => sizeCm],
  weightSds: ['weight', 'kg', ({ weightKg }) => weightKg],
  headSds: ['head', 'cm', ({ headCm }) => headCm],
  bmiSds: ['bmi', 'kg/m²', ({ sizeCm, weightKg }) => sizeCm && weightKg && weightKg / (sizeCm / 100) ** 2],
  seatSds: ['sittingHeight', 'cm', ({ seatCm }) => seatCm],
  legSds: ['legLength', 'cm', ({ sizeCm, seatCm }) => sizeCm && seatCm && sizeCm - seatCm],
  seatLegSds: ['sittingHeightRatio', '1', ({ sizeCm, seatCm }) => sizeCm && seatCm && seatCm / sizeCm],
  sizeBirthSds: ['birthLength', 'cm', ({ sizeBirthCm }) => sizeBirthCm],
  weightBirthSds: ['birthWeight', 'kg', ({ weightBirthG }) => weightBirthG && weightBirthG / 1000],
}

/** Measures that a height is part of. */
const ofSize = ['bmi', 'sittingHeight', 'legLength', 'sittingHeightRatio']

type Given = { readonly [field: string]: number | undefined }

/** Children whom R assessed whole: which table a set reads at an age, corrected ages, sizes at birth, target height. */
export function patientCases(): readonly DraftCase[] {
  return independentPatients().flatMap(({ given, answers }) => {
    const fields = fieldsOf(given)
    // A week of birth without a day is no day of gestation.
    if (fields['dayBirth'] === undefined && fields['sizeBirthCm'] !== undefined) return []
    return answers.flatMap(([field, expected]) => {
      const answer = answerOf(expected)
      if (field === 'targetSizeSds') return answer === undefined ? [] : [targetCase(fields, answer, answers)]
      const [measure, unit, valueIn] = measuresOf[field] ?? []
      const value = valueIn?.(numbers(fields))
      if (measure === undefined || value === undefined || answer === undefined) return []
      const isOfDisease = field.endsWith('SyndromeSds')
      return [patientCase({ fields, measure, unit: unit ?? '', isOfDisease }, value, answer)]
    })
  })
}

interface PatientPlace {
  readonly fields: Fields
  readonly measure: string
  readonly unit: string
  readonly isOfDisease: boolean
}

type Fields = Readonly<Record<string, string>>

function patientCase(
  { fields, measure, unit, isOfDisease }: PatientPlace,
  value: number,
  score: number | 'none',
): DraftCase {
  const { sizeCm } = numbers(fields)
  const places = placesOf(fields)
  return {
    group: groupOfPatient(fields, places),
    reference: fields['references'] ?? 'germany',
    edition: editionYear,
    sex: fields['gender'] ?? '',
    measure,
    unit,
    ...places,
    ...(ofSize.includes(measure) && { sizeCm: sizeCm as number }),
    ...(isOfDisease && { disease: fields['diseases'] as string }),
    value: rounded(value, 9),
    expected: score === 'none' ? { none: 'outside the reference' } : expectedScore(score),
    tolerance: score === 'none' ? 0 : allowing(scoreAllowance),
    source: ofPatients,
  }
}

function targetCase(
  fields: Fields,
  score: number | 'none',
  answers: readonly (readonly [string, string])[],
): DraftCase {
  const cm = Number(answers.find(([field]) => field === 'targetSizeCm')?.[1])
  if (score === 'none') throw new Error('a target height without a score')
  const { sizeFatherCm: fatherCm, sizeMotherCm: motherCm } = numbers(fields)
  return {
    group: 'predictions',
    reference: fields['references'] ?? 'germany',
    edition: editionYear,
    sex: fields['gender'] ?? '',
    measure: 'targetHeight',
    unit: 'cm',
    fatherCm: fatherCm as number,
    motherCm: motherCm as number,
    expected: { ...expectedScore(score), cm },
    tolerance: allowing(scoreAllowance),
    source: ofPatients,
  }
}

const numbers = (fields: Fields): Given =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, Number(text)]))

/** `-0.53 kiggs-height` → -0.53; a score that R limits to ±6 is left out: what a program does beyond is its own choice. */
function answerOf(expected: string): number | 'none' | undefined {
  const [score = ''] = expected.split(' ')
  if (score === 'none') return 'none'
  return /^[<>]/.test(score) ? undefined : Number(score)
}

const millisecondsPerDay = 86_400_000
/** A week of birth without a day counts in its middle. */
const middleOfWeek = 3

function placesOf(fields: Fields): { readonly ageDays?: number; readonly gestationDays?: number } {
  const { ageInYears, dateOfBirth, date, weekBirth, dayBirth } = fields
  const days = Math.round((Date.parse(date ?? '') - Date.parse(dateOfBirth ?? '')) / millisecondsPerDay)
  return {
    ...(ageInYears !== undefined && { ageDays: rounded(Number(ageInYears) * 365.25) }),
    ...(date !== undefined && { ageDays: days }),
    ...(weekBirth !== undefined && { gestationDays: Number(weekBirth) * 7 + Number(dayBirth ?? middleOfWeek) }),
  }
}

/** Fenton gives way to the reference of the set at 50 weeks: what lies up to a week beyond tests that. */
const termTo = 51 * 7

function groupOfPatient(fields: Fields, { ageDays = 0, gestationDays }: ReturnType<typeof placesOf>): string {
  if (fields['sizeBirthCm'] !== undefined) return 'birth-size'
  if (gestationDays !== undefined) return gestationDays + ageDays <= termTo ? 'term' : 'corrected-age'
  const years = ageDays / 365.25
  if (fields['diseases'] === undefined) return 'seams'
  return Math.abs(years - Math.round(years)) < 0.01 ? 'birthdays' : 'seams'
}
