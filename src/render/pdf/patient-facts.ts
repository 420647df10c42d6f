import { ageText, sdsText } from '../../charts/picture/describe-point.js'
import { targetRangeCm } from '../../growth/target-height.js'
import { capitalised, diseaseName, type Language } from '../../languages/language.js'
import type { ReportWords } from '../../languages/words.js'
import { givenNumberText, shortNumberText } from '../../languages/written-number.js'
import type { PatientResult } from '../../model/patient-result.js'
import type { ReportedScore } from '../../model/score.js'
import { dayText } from './report-text.js'

/** The most decimals of a value as given, and of a computed height. */
const givenDecimals = 3
const computedDecimals = 1

/** A label and a value. */
export interface Fact {
  readonly label: string
  readonly text: string
}

/** Facts under a heading. */
export interface FactGroup {
  readonly heading: string
  readonly facts: readonly Fact[]
}

/** Everything known about a child apart from name, visits and events; what isn't known is left out. */
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
    ...optionalFact(words.dateOfBirth, dateOfBirth && dayText(dateOfBirth, language)),
    ...optionalFact(words.age, ageInYears === undefined ? undefined : ageText(ageInYears, language)),
    ...optionalFact(words.gender, gender && words.genders[gender]),
    ...optionalFact(
      words.diseases,
      diseases.map((disease) => listedDisease(disease, language)).join(', ') || words.none,
    ),
  ]
}

/** First and last name. */
export function patientName({ firstName, lastName }: PatientResult): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** An unknown disease is listed as it was given. */
function listedDisease(disease: string, language: Language): string {
  const name = diseaseName(disease, language)
  return name === disease ? disease : capitalised(name)
}

function birthFacts(result: PatientResult, words: ReportWords, language: Language): Fact[] {
  const { weekBirth, dayBirth, sizeBirthCm, weightBirthG, headBirthCm, sizeBirthUndersized } = result
  const given = (number: number | undefined) => (number === undefined ? undefined : givenNumberText(number, language))
  const week = given(weekBirth)
  const weeks = week === undefined ? undefined : words.weeks(week, given(dayBirth))
  const small = sizeBirthUndersized === undefined ? undefined : sizeBirthUndersized ? words.yes : words.no
  return [
    ...optionalFact(words.gestation, weeks),
    ...scoredFact(words.birthLength, sizeBirthCm, 'cm', result.sizeBirthSds, language),
    ...scoredFact(words.birthWeight, weightBirthG, 'g', result.weightBirthSds, language),
    ...scoredFact(words.birthHead, headBirthCm, 'cm', undefined, language),
    ...optionalFact(words.small, small),
  ]
}

function parentFacts(result: PatientResult, words: ReportWords, language: Language): Fact[] {
  const { sizeFatherCm, sizeMotherCm, targetSizeCm } = result
  const rounded = (cm: number) => shortNumberText(cm, computedDecimals, language)
  const range = (cm: number) => `${rounded(cm - targetRangeCm)}–${rounded(cm + targetRangeCm)} cm`
  return [
    ...scoredFact(words.father, sizeFatherCm, 'cm', result.sizeFatherSds, language),
    ...scoredFact(words.mother, sizeMotherCm, 'cm', result.sizeMotherSds, language),
    ...scoredFact(
      capitalised(language.names.targetHeight),
      targetSizeCm,
      'cm',
      result.targetSizeSds,
      language,
      computedDecimals,
    ),
    ...optionalFact(words.targetRange, targetSizeCm === undefined ? undefined : range(targetSizeCm)),
  ]
}

function scoredFact(
  label: string,
  value: number | undefined,
  unit: string,
  score: ReportedScore | undefined,
  language: Language,
  mostDecimals = givenDecimals,
): Fact[] {
  if (value === undefined) return []
  const sds = score === undefined ? '' : ` · ${sdsText(score, language)}`
  return optionalFact(label, `${shortNumberText(value, mostDecimals, language)} ${unit}${sds}`)
}

function optionalFact(label: string, text: string | undefined): Fact[] {
  return text === undefined ? [] : [{ label, text }]
}
