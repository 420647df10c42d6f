import { ageText, sdsText } from '../../../../charts/data/texts/describe-point.js'
import { sexInWords } from '../../../../clinical/assessment/chosen-sex.js'
import { targetRangeCm } from '../../../../clinical/growth/target-height.js'
import { diseaseName, type Language } from '../../../../ground/languages/language.js'
import { capitalised } from '../../../../ground/languages/within-sentence.js'
import type { ReportWords } from '../../../../ground/languages/words.js'
import { givenNumberText, shortNumberText } from '../../../../ground/languages/written-number.js'
import { mostDiseasesReported } from '../../../../ground/model/limits.js'
import type { Patient } from '../../../../ground/model/patient.js'
import type { PatientResult } from '../../../../ground/model/patient-result.js'
import { bodyMassIndex } from '../../../../ground/model/quetelet-index.js'
import type { Score } from '../../../../ground/model/score.js'
import { gramsPerKilogram } from '../../../../ground/model/units.js'
import { plainText } from '../../../../ground/text/plain-text.js'
import { approximateMark } from './reference-notes.js'
import { unusedMark } from './report-columns.js'
import { dayText } from './report-text.js'
import type { ReportedPatient } from './reported-patient.js'

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
  /** The names of the references of their scores. */
  readonly references: readonly string[]
  /** Whether one of the scores may be off by more than 0.3. */
  readonly isApproximate: boolean
}

/** Everything known about a child apart from name, visits and events; what isn't known is left out. */
export function patientFacts(reported: ReportedPatient, language: Language): FactGroup[] {
  const words = language.report
  const { result } = reported
  const { sizeBirthSds, weightBirthSds, headBirthSds, bmiBirthSds, sizeFatherSds, sizeMotherSds, targetSizeSds } =
    result
  return [
    { heading: words.child, facts: childFacts(reported, words, language), scores: [] },
    {
      heading: words.birth,
      facts: birthFacts(reported, words, language),
      scores: [sizeBirthSds, weightBirthSds, headBirthSds, bmiBirthSds],
    },
    {
      heading: words.parents,
      facts: parentFacts(reported, words, language),
      scores: [sizeFatherSds, sizeMotherSds, targetSizeSds],
    },
  ]
    .map(({ heading, facts, scores }) => {
      const references = [...new Set(scores.flatMap((score) => score?.reference ?? []))]
      const isApproximate = scores.some((score) => score?.approximate)
      return { heading, references, isApproximate, facts: [...facts, ...referenceFact(references, language)] }
    })
    .filter(({ facts }) => facts.length > 0)
}

function referenceFact(references: readonly string[], { chart, report }: Language): Fact[] {
  const text = references.map((reference) => sexInWords(reference, chart.population)).join(', ')
  return text === '' ? [] : [{ label: report.sdsReference, text }]
}

function childFacts({ result, unused }: ReportedPatient, words: ReportWords, language: Language): Fact[] {
  const { dateOfBirth, gender, ageInYears, diseases } = result
  return [
    ...optionalFact(words.dateOfBirth, dateOfBirth && dayText(dateOfBirth, language) + markOf(unused, 'dateOfBirth')),
    ...optionalFact(words.age, ageInYears === undefined ? undefined : ageText(ageInYears, language)),
    ...optionalFact(words.gender, gender && words.genders[gender]),
    ...optionalFact(words.diseases, listedDiseases(diseases, words, language) || words.none),
  ]
}

function listedDiseases(diseases: readonly string[], words: ReportWords, language: Language): string {
  const listed = diseases.slice(0, mostDiseasesReported).map((disease) => listedDisease(disease, language))
  const rest = diseases.length - listed.length
  return [...listed, ...(rest > 0 ? [words.moreDiseases(rest)] : [])].join(', ')
}

/** First and last name. */
export function patientName({ firstName, lastName }: PatientResult): string {
  return [firstName, lastName].map(plainText).filter(Boolean).join(' ')
}

/** An unknown disease is listed as it was given. */
function listedDisease(disease: string, language: Language): string {
  const name = diseaseName(disease, language)
  return name === disease ? plainText(disease) : capitalised(name)
}

function birthFacts(reported: ReportedPatient, words: ReportWords, language: Language): Fact[] {
  const { result, unused } = reported
  const { weekBirth, dayBirth, sizeBirthCm, weightBirthG, sizeBirthUndersized } = result
  const given = (number: number | undefined) => (number === undefined ? undefined : givenNumberText(number, language))
  const week = given(weekBirth)
  const isOff = unused.has('weekBirth') || unused.has('dayBirth')
  const weeks = week === undefined ? undefined : words.weeks(week, given(dayBirth)) + (isOff ? ` ${unusedMark}` : '')
  const birthBmi = bodyMassIndex(weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram, sizeBirthCm)
  const small = sizeBirthUndersized === undefined ? undefined : sizeBirthUndersized ? words.yes : words.no
  const birthBmiFigure = { value: birthBmi, unit: 'kg/m²', score: result.bmiBirthSds, mostDecimals: computedDecimals }
  return [
    ...optionalFact(words.gestation, weeks),
    ...scoredFact(words.birthLength, givenFigure(reported, 'sizeBirthCm', 'cm'), language),
    ...scoredFact(words.birthWeight, givenFigure(reported, 'weightBirthG', 'g'), language),
    ...scoredFact(words.birthHead, givenFigure(reported, 'headBirthCm', 'cm'), language),
    ...(result.bmiBirthSds === undefined ? [] : scoredFact(words.birthBmi, birthBmiFigure, language)),
    ...optionalFact(words.small, small),
  ]
}

function parentFacts(reported: ReportedPatient, words: ReportWords, language: Language): Fact[] {
  const { targetSizeCm, targetSizeSds } = reported.result
  const target = { value: targetSizeCm, unit: 'cm', score: targetSizeSds, mostDecimals: computedDecimals }
  const rounded = (cm: number) => shortNumberText(cm, computedDecimals, language)
  const range = (cm: number) => `${rounded(cm - targetRangeCm)}–${rounded(cm + targetRangeCm)} cm`
  return [
    ...scoredFact(words.father, givenFigure(reported, 'sizeFatherCm', 'cm'), language),
    ...scoredFact(words.mother, givenFigure(reported, 'sizeMotherCm', 'cm'), language),
    ...scoredFact(capitalised(language.names.targetHeight), target, language),
    ...optionalFact(words.targetRange, targetSizeCm === undefined ? undefined : range(targetSizeCm)),
  ]
}

/** A value, with its score. */
interface ScoredFigure {
  readonly value: number | undefined
  readonly unit: string
  readonly score: Score | undefined
  readonly mostDecimals?: number
}

/** The scores of given values, by their fields. */
const scoreOf = {
  sizeBirthCm: 'sizeBirthSds',
  weightBirthG: 'weightBirthSds',
  headBirthCm: 'headBirthSds',
  sizeFatherCm: 'sizeFatherSds',
  sizeMotherCm: 'sizeMotherSds',
} as const

function givenFigure({ result, unused }: ReportedPatient, field: keyof typeof scoreOf, unit: string): ScoredFigure {
  return { value: result[field], unit: `${unit}${markOf(unused, field)}`, score: result[scoreOf[field]] }
}

function scoredFact(
  label: string,
  { value, unit, score, mostDecimals = givenDecimals }: ScoredFigure,
  language: Language,
): Fact[] {
  if (value === undefined) return []
  const sds = score === undefined ? '' : ` · ${sdsText(score, language)}${score.approximate ? approximateMark : ''}`
  return optionalFact(label, `${shortNumberText(value, mostDecimals, language)} ${unit}${sds}`)
}

/** After a value that plausibility checks took out of use. */
function markOf(unused: ReadonlySet<string>, field: keyof Patient): string {
  return unused.has(field) ? ` ${unusedMark}` : ''
}

function optionalFact(label: string, text: string | undefined): Fact[] {
  return text === undefined ? [] : [{ label, text }]
}
