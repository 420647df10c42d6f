import { ageText, sdsText } from '../../charts/picture/describe-point.js'
import { targetRangeCm } from '../../growth/target-height.js'
import { capitalised, diseaseName, type Language } from '../../languages/language.js'
import { shortNumberText } from '../../languages/localized-number.js'
import type { ReportWords } from '../../languages/words.js'
import type { PatientResult } from '../../model/patient-result.js'
import type { Score } from '../../model/score.js'
import { dayText } from './day-text.js'

/** A value as given has at most this many decimals, a computed height fewer. */
const givenDecimals = 3
const computedDecimals = 1

/** A label, and what is known. */
export interface Fact {
  readonly label: string
  readonly text: string
}

/** Facts under a heading. */
export interface FactGroup {
  readonly heading: string
  readonly facts: readonly Fact[]
}

/** Everything known of a child apart from its name, visits and events; what isn't known is left out. */
export function patientFacts(result: PatientResult, language: Language): FactGroup[] {
  const words = language.report
  return [
    { heading: words.child, facts: childFacts(result, words, language) },
    { heading: words.birth, facts: birthFacts(result, words, language) },
    { heading: words.parents, facts: parentFacts(result, words, language) },
  ].filter(({ facts }) => facts.length > 0)
}

function childFacts(result: PatientResult, words: ReportWords, language: Language): Fact[] {
  const { dateOfBirth, gender, ageInYears, diseases } = result
  return [
    ...fact(words.dateOfBirth, dateOfBirth && dayText(dateOfBirth, language)),
    ...fact(words.age, ageInYears === undefined ? undefined : ageText(ageInYears, language)),
    ...fact(words.gender, gender && words.genders[gender]),
    ...fact(words.diseases, diseases.map((disease) => listedDisease(disease, language)).join(', ') || words.none),
  ]
}

/** First and last name. */
export function patientName({ firstName, lastName }: PatientResult): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** An unknown disease stands as it was given. */
function listedDisease(disease: string, language: Language): string {
  const name = diseaseName(disease, language)
  return name === disease ? disease : capitalised(name)
}

function birthFacts(result: PatientResult, words: ReportWords, language: Language): Fact[] {
  const { weekBirth, dayBirth, sizeBirthCm, weightBirthG, headBirthCm, sizeBirthUndersized } = result
  const weeks = weekBirth === undefined ? undefined : words.weeks(String(weekBirth), dayBirth?.toString())
  const small = sizeBirthUndersized === undefined ? undefined : sizeBirthUndersized ? words.yes : words.no
  return [
    ...fact(words.gestation, weeks),
    ...scored(words.birthLength, sizeBirthCm, 'cm', result.sizeBirthSds, language),
    ...scored(words.birthWeight, weightBirthG, 'g', result.weightBirthSds, language),
    ...scored(words.birthHead, headBirthCm, 'cm', undefined, language),
    ...fact(words.small, small),
  ]
}

function parentFacts(result: PatientResult, words: ReportWords, language: Language): Fact[] {
  const { sizeFatherCm, sizeMotherCm, targetSizeCm } = result
  const rounded = (cm: number) => shortNumberText(cm, computedDecimals, language)
  const range = (cm: number) => `${rounded(cm - targetRangeCm)}–${rounded(cm + targetRangeCm)} cm`
  return [
    ...scored(words.father, sizeFatherCm, 'cm', result.sizeFatherSds, language),
    ...scored(words.mother, sizeMotherCm, 'cm', result.sizeMotherSds, language),
    ...scored(
      capitalised(language.names.targetHeight),
      targetSizeCm,
      'cm',
      result.targetSizeSds,
      language,
      computedDecimals,
    ),
    ...fact(words.targetRange, targetSizeCm === undefined ? undefined : range(targetSizeCm)),
  ]
}

function scored(
  label: string,
  value: number | undefined,
  unit: string,
  score: Score | undefined,
  language: Language,
  mostDecimals = givenDecimals,
): Fact[] {
  if (value === undefined) return []
  const sds = score === undefined ? '' : ` · ${sdsText(score, language)}`
  return fact(label, `${shortNumberText(value, mostDecimals, language)} ${unit}${sds}`)
}

function fact(label: string, text: string | undefined): Fact[] {
  return text === undefined ? [] : [{ label, text }]
}
