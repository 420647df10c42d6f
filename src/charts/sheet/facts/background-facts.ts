import { sizeForGestation } from '../../../clinical/growth/birth-size.js'
import { isDiagnosed } from '../../../clinical/growth/disease.js'
import { reportScore, type ScoredValue } from '../../../clinical/references/distribution.js'
import { numberText, signedScoreText } from '../../../ground/languages/written-number.js'
import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { Patient } from '../../../ground/model/patient.js'
import { doubtsOf } from '../../data/notes/latest-doubt.js'
import { boneAgeText, dateText, gestationText, markedScore, scoreNumber } from '../../data/texts/describe-point.js'
import type { BirthField } from '../../types/measures.js'
import { isOfToday, type SheetData, type SheetFact } from '../sheet-data.js'
import { restsOnTexts } from './until-dated.js'

/** The target height; where the curves are not those of the parents, as of trisomy 21, that another sheet has it. */
export function targetFacts(sheet: SheetData): SheetFact[] {
  const { frame, course, language } = sheet
  const { disease, showsTarget } = frame.definition
  if (showsTarget) return [targetFact(sheet)]
  if (disease === undefined || course.targets.length === 0) return []
  const { facts, none, targetElsewhere, notOfParents } = language.sheet
  const details = [targetElsewhere, notOfParents(language.names.diseases[disease])]
  return [{ label: facts.target, value: none, details }]
}

/** The target height with its range, and how far the child is from it. */
function targetFact(sheet: SheetData): SheetFact {
  const { course, language, frame } = sheet
  const { facts, none, noParents, distance } = language.sheet
  const [target] = course.targets
  const isOfParents = diseasesNotOfParents(frame.assessment.patient).length === 0
  if (target === undefined) return { label: facts.target, value: none, details: [noParents] }
  const { cm, low, high, sds } = target
  const away = course.targetDistances.filter(({ method }) => method === target.method).at(-1)
  return {
    label: `${facts.target} (Tanner)`,
    value: `${numberText(cm, 1, language)} cm`,
    details: [
      language.chart.targetRange(numberText(low, 1, language), numberText(high, 1, language)),
      ...(sds === undefined ? [] : [`${language.names.sds} ${scoreNumber(sds, language)}`]),
      ...(away === undefined || !isOfParents
        ? []
        : [distance(signedScoreText(away.sds, language, 2)), ...restsOnTexts([away.measurementIndex], sheet)]),
    ],
  }
}

/** The latest bone age, and how far it is from the age. */
export function boneAgeFact({ data, frame, course, language }: SheetData): SheetFact {
  const { facts, none, noBoneAge, ahead, behind, atAge, forBoneAge } = language.sheet
  const last = data.boneAges.at(-1)
  if (last === undefined) return { label: facts.boneAge, value: none, details: [noBoneAge] }
  const { measurements = [] } = frame.assessment.patient
  const date = measurements[last.measurementIndex]?.date?.slice(0, 10)
  const rounded = Math.round((last.x - last.pointX) * monthsPerYear)
  const difference = differenceText(Math.abs(rounded), language)
  const { isBoneAgeMethodAssumed } = course
  const { boneAgeSize } = frame.assessment.growth.measurements[last.measurementIndex]?.scored ?? {}
  const score = boneAgeSize && reportScore(boneAgeSize)
  return {
    label: facts.boneAge,
    value: boneAgeText(last.x, language),
    details: [
      ...(date === undefined ? [] : [dateText(date, language)]),
      rounded === 0 ? atAge : rounded > 0 ? ahead(difference) : behind(difference),
      ...(score === undefined ? [] : [`${forBoneAge} ${markedScore(score, language)}, ${score.reference}`]),
      ...(isBoneAgeMethodAssumed ? [language.sheet.scaleAssumed] : []),
    ],
  }
}

/** Rounded months, from a year on with years: `1 y 1 m`. */
function differenceText(rounded: number, language: SheetData['language']): string {
  if (rounded === 1) return boneAgeText(1 / monthsPerYear, language)
  const years = Math.floor(rounded / monthsPerYear)
  return years === 0
    ? language.chart.months(`${rounded}`)
    : language.chart.yearsAndMonths(`${years}`, `${rounded % monthsPerYear}`)
}

/** Size at birth with its scores, and whether it was small; on the sheet of the head, of the head alone. */
export function birthFact(sheet: SheetData): SheetFact {
  const { frame, language } = sheet
  const { facts, none, noBirth, forGestation } = language.sheet
  const { birth } = frame.assessment.growth
  const isHead = frame.definition.measure === 'head'
  const figures = birthFigures(sheet, isHead)
  const written = figures.flatMap(({ value, write, field }) => {
    if (value === undefined) return []
    const isDoubted = doubtsOf(frame.values.findings, 'birth', [field], language).length > 0
    return [isDoubted ? `${write(value)} (${language.chart.inDoubt})` : write(value)]
  })
  const gestation = gestationDetails(sheet)
  if (written.length + gestation.length === 0) return { label: facts.birth, value: none, details: [noBirth] }
  const size = isHead ? undefined : sizeForGestation(birth)
  return {
    label: isHead ? `${facts.birth} (${language.report.birthHead})` : facts.birth,
    value: written.length === 0 ? none : written.join(' · '),
    details: [
      ...gestation,
      ...scoreDetails(sheet, figures),
      ...(size === undefined ? [] : [forGestation[size]]),
      ...pretermDetails(sheet),
    ],
  }
}

/** A figure of size at birth with its score. */
interface BirthFigure {
  readonly field: BirthField
  readonly value: number | undefined
  readonly write: (value: number) => string
  readonly scored: ScoredValue | undefined
  readonly named: (score: string) => string
}

function birthFigures({ frame, language }: SheetData, isHead: boolean): readonly BirthFigure[] {
  const { patient, growth } = frame.assessment
  const { birth } = growth
  const { length, weight } = language.sheet
  const inCm = (cm: number) => `${numberText(cm, 1, language)} cm`
  const inGrams = (grams: number) => `${numberText(grams, 0, language)} g`
  if (isHead)
    return [
      { field: 'headBirthCm', value: patient.headBirthCm, write: inCm, scored: birth.head, named: (text) => text },
    ]
  return [
    { field: 'sizeBirthCm', value: patient.sizeBirthCm, write: inCm, scored: birth.length, named: length },
    { field: 'weightBirthG', value: patient.weightBirthG, write: inGrams, scored: birth.weight, named: weight },
  ]
}

function gestationDetails({ frame, language }: SheetData): string[] {
  const { patient, growth } = frame.assessment
  const { gestationDays, isWeekAlone } = growth.subject
  if (gestationDays === undefined || patient.weekBirth === undefined) return []
  const { gestation } = language.chart
  return [isWeekAlone ? gestation(`${patient.weekBirth}`, undefined) : gestationText(gestationDays / 7, language)]
}

/** The scores at birth and their reference; a preterm child's first scores are by another: they are no change. */
function scoreDetails({ data, language }: SheetData, figures: readonly BirthFigure[]): string[] {
  const scored = figures.flatMap(({ scored: given, named }) => {
    const score = given && reportScore(given)
    return score === undefined ? [] : [{ score, text: named(`${language.names.sds} ${markedScore(score, language)}`) }]
  })
  const reference = scored[0]?.score.reference
  if (reference === undefined) return []
  const others = data.points.flatMap((point) => (point.postmenstrualWeeks === undefined ? [] : [point.reference]))
  const other = others.find((name) => name !== undefined && name !== reference)
  const by = other === undefined ? reference : language.sheet.birthScoredBy(reference, other)
  return [...scored.map(({ text }) => text), by]
}

/** How a preterm child's score went in the first weeks, once another reference scores today. */
function pretermDetails({ preterm, data, language }: SheetData): string[] {
  if (preterm === undefined || isOfToday(preterm, data)) return []
  const { reference, atBirth, change, latest } = preterm
  const { postmenstrualWeeks = 0, isWeekAlone } = latest
  const [before, after] = [atBirth, atBirth + change].map((score) => signedScoreText(score, language, 2))
  const age = gestationText(postmenstrualWeeks, language, isWeekAlone)
  return [language.sheet.fromBirth(reference, `${before}`, `${after}`, age)]
}

/** In these the parents' heights do not predict the child's: their charts have no target, and no sheet a distance to it. */
const notOfParents = ['Achondroplasia', 'Trisomy21'] as const

/** The child's diseases in which the parents' heights say nothing of its own. */
export function diseasesNotOfParents(patient: Patient): readonly (typeof notOfParents)[number][] {
  return notOfParents.filter((disease) => isDiagnosed(disease, patient))
}
