import { ageText } from '../../charts/picture/describe-point.js'
import { isKnownDisease } from '../../growth/disease.js'
import { targetRangeCm } from '../../growth/target-height.js'
import { shortNumberText } from '../../languages/localized-number.js'
import { documentWords } from '../../languages/report-languages.js'
import type { DocumentWords } from '../../languages/report-words.js'
import type { Locale } from '../../model/localized.js'
import type { PatientResult } from '../../model/patient-result.js'
import type { Score } from '../../model/score.js'
import { dayText } from './day-text.js'
import { scoreFigure } from './figures.js'

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
export function patientFacts(result: PatientResult, locale: Locale): FactGroup[] {
  const words = documentWords[locale]
  return [
    { heading: words.child, facts: childFacts(result, words, locale) },
    { heading: words.birth, facts: birthFacts(result, words, locale) },
    { heading: words.parents, facts: parentFacts(result, words, locale) },
  ].filter(({ facts }) => facts.length > 0)
}

function childFacts(result: PatientResult, words: DocumentWords, locale: Locale): Fact[] {
  const { dateOfBirth, gender, ageInYears, diseases } = result
  return [
    ...fact(words.dateOfBirth, dateOfBirth && dayText(dateOfBirth, locale)),
    ...fact(words.age, ageInYears === undefined ? undefined : ageText(ageInYears, locale)),
    ...fact(words.gender, gender && words.genders[gender]),
    ...fact(words.diseases, diseases.map((disease) => diseaseName(disease, words)).join(', ') || words.none),
  ]
}

/** First and last name. */
export function patientName({ firstName, lastName }: PatientResult): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** An unknown disease is told as it was given. */
function diseaseName(disease: string, { diseaseNames }: DocumentWords): string {
  return isKnownDisease(disease) ? diseaseNames[disease] : disease
}

function birthFacts(result: PatientResult, words: DocumentWords, locale: Locale): Fact[] {
  const { weekBirth, dayBirth, sizeBirthCm, weightBirthG, headBirthCm, sizeBirthUndersized } = result
  const weeks = weekBirth === undefined ? undefined : words.weeks(String(weekBirth), dayBirth?.toString())
  const small = sizeBirthUndersized === undefined ? undefined : sizeBirthUndersized ? words.yes : words.no
  return [
    ...fact(words.gestation, weeks),
    ...scored(words.birthLength, sizeBirthCm, 'cm', result.sizeBirthSds, locale),
    ...scored(words.birthWeight, weightBirthG, 'g', result.weightBirthSds, locale),
    ...scored(words.birthHead, headBirthCm, 'cm', undefined, locale),
    ...fact(words.small, small),
  ]
}

function parentFacts(result: PatientResult, words: DocumentWords, locale: Locale): Fact[] {
  const { sizeFatherCm, sizeMotherCm, targetSizeCm } = result
  const rounded = (cm: number) => shortNumberText(cm, computedDecimals, locale)
  const range = (cm: number) => `${rounded(cm - targetRangeCm)}–${rounded(cm + targetRangeCm)} cm`
  return [
    ...scored(words.father, sizeFatherCm, 'cm', result.sizeFatherSds, locale),
    ...scored(words.mother, sizeMotherCm, 'cm', result.sizeMotherSds, locale),
    ...scored(words.target, targetSizeCm, 'cm', result.targetSizeSds, locale, computedDecimals),
    ...fact(words.targetRange, targetSizeCm === undefined ? undefined : range(targetSizeCm)),
  ]
}

function scored(
  label: string,
  value: number | undefined,
  unit: string,
  score: Score | undefined,
  locale: Locale,
  mostDecimals = givenDecimals,
): Fact[] {
  if (value === undefined) return []
  const sds = score === undefined ? '' : ` · SDS ${scoreFigure(score, locale)}`
  return fact(label, `${shortNumberText(value, mostDecimals, locale)} ${unit}${sds}`)
}

function fact(label: string, text: string | undefined): Fact[] {
  return text === undefined ? [] : [{ label, text }]
}
