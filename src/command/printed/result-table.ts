import type { ResultWithPuberty } from '../../clinical/course/puberty/assess-puberty.js'
import { diseaseName, type Language } from '../../ground/languages/language.js'
import type { TerminalWords } from '../../ground/languages/words.js'
import type { PatientResult } from '../../ground/model/patient-result.js'
import { bodyMassIndex } from '../../ground/model/quetelet-index.js'
import type { ReportedScore } from '../../ground/model/score.js'
import { gramsPerKilogram } from '../../ground/model/units.js'
import { plainText } from '../../ground/text/plain-text.js'
import { referenceLines } from './table-references.js'
import { classLines, pubertyLines, terminalNumber, terminalScore, visitTable } from './visit-table.js'

/** Wider tables are split into several, one below the other, characters. */
const lineWidth = 100

/**
 * A calculated patient as text for a terminal: the child, the parents, the
 * visits with their references, the stages of puberty and the messages.
 *
 * @param correctedYears up to which age scores are by the age corrected for gestation; undefined where no visit's are
 */
export function resultTable(result: ResultWithPuberty, language: Language, correctedYears?: number): string {
  const words = language.terminal
  const { measurements } = result
  const classes = classLines(measurements, language)
  const visits = measurements.length > 0 ? [...visitTable(measurements, language, lineWidth), ''] : []
  const references = referenceLines(result, language, correctedYears)
  const { pubertyAssessment } = result
  // Its hints are among the messages.
  const puberty = pubertyAssessment === undefined ? [] : pubertyLines(pubertyAssessment, language)
  const lines = [
    childLine(result, words, language),
    ...familyLines(result, words, language),
    '',
    ...visits,
    ...(references.length > 0 ? [...references, ''] : []),
    ...(classes.length > 0 ? [...classes, ''] : []),
    ...puberty,
    ...messageLines(result, language),
  ]
  return `${lines.join('\n')}\n`
}

/** The child in one line. */
export function childLine(result: PatientResult, words: TerminalWords, language: Language): string {
  const name = [result.firstName, result.lastName]
    .map(plainText)
    .filter((part) => part !== '')
    .join(' ')
  const born = result.dateOfBirth === undefined ? '' : `${words.born} ${result.dateOfBirth.slice(0, 10)}`
  const age =
    result.ageInYears === undefined
      ? ''
      : `${words.age} ${terminalNumber(result.ageInYears, 1, language)} ${words.years}`
  return [
    name,
    born,
    age,
    ...result.diseases.map((disease) => diseaseName(disease, language)),
    levelText(result, language),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Only where the set has a reference for it. */
function bmiAtBirth({ weightBirthG, sizeBirthCm, bmiBirthSds }: PatientResult): number | undefined {
  if (bmiBirthSds === undefined || weightBirthG === undefined) return undefined
  return bodyMassIndex(weightBirthG / gramsPerKilogram, sizeBirthCm)
}

/** Cerebral palsy by its level, which says it; a level that does not exist has its message. */
function levelText({ gmfcsLevel, tubeFed, validationMessages }: PatientResult, { names, chart }: Language): string {
  const isImpossible = validationMessages.some(({ code }) => code === 'gmfcs_level_impossible')
  return gmfcsLevel === undefined || isImpossible
    ? ''
    : `${names.diseases.CerebralPalsy} ${chart.gmfcs(gmfcsLevel, tubeFed)}`
}

function familyLines(result: PatientResult, words: TerminalWords, language: Language): string[] {
  const parts: [string, number | undefined, string, ReportedScore | undefined][] = [
    [words.birthLength, result.sizeBirthCm, 'cm', result.sizeBirthSds],
    [words.birthWeight, result.weightBirthG, 'g', result.weightBirthSds],
    [words.birthHead, result.headBirthCm, 'cm', result.headBirthSds],
    [words.birthBmi, bmiAtBirth(result), 'kg/m²', result.bmiBirthSds],
    [words.father, result.sizeFatherCm, 'cm', result.sizeFatherSds],
    [words.mother, result.sizeMotherCm, 'cm', result.sizeMotherSds],
    [language.names.targetHeight, result.targetSizeCm, 'cm', result.targetSizeSds],
  ]
  const lines = parts
    .filter(([, value]) => value !== undefined)
    .map(([label, value, unit, score]) => {
      const sds = score === undefined ? '' : ` (${terminalScore(score, language)} ${language.names.sds})`
      return `${label} ${terminalNumber(value as number, unit === 'g' ? 0 : 1, language)} ${unit}${sds}`
    })
  if (result.sizeBirthUndersized === true) lines.push(words.small)
  return lines
}

/** The messages, a line each. */
export function messageLines(result: PatientResult, { names, terminal: words }: Language): string[] {
  const ofPatient = result.validationMessages.map((message) => ({ message, of: '' }))
  const ofVisits = result.measurements.flatMap(({ validationMessages, date, ageYears }) =>
    validationMessages.map((message) => ({
      message,
      of: `${date?.slice(0, 10) ?? `${ageYears ?? '?'} ${words.years}`}: `,
    })),
  )
  const all = [...ofPatient, ...ofVisits]
  if (all.length === 0) return [words.noMessages]
  return [
    `${words.messages}:`,
    ...all.map(({ message, of }) => `  ${names.severities[message.severity]}: ${of}${message.text}`),
  ]
}
