import { sizeForGestation } from '../../growth/birth-size.js'
import { numberText, signedScoreText } from '../../languages/written-number.js'
import { monthsPerYear } from '../../model/calendar-date.js'
import { reportScore, type ScoredValue } from '../../references/distribution.js'
import { boneAgeText, dateText, gestationText, markedScore, scoreNumber } from '../data/texts/describe-point.js'
import { isOfToday, type SheetData, type SheetFact } from './sheet-data.js'

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
  const { course, language } = sheet
  const { facts, none, noParents, distance } = language.sheet
  const [target] = course.targets
  if (target === undefined) return { label: facts.target, value: none, details: [noParents] }
  const { cm, low, high, sds } = target
  const away = course.targetDistances.filter(({ method }) => method === target.method).at(-1)
  return {
    label: `${facts.target} (Tanner)`,
    value: `${numberText(cm, 1, language)} cm`,
    details: [
      language.chart.targetRange(numberText(low, 1, language), numberText(high, 1, language)),
      ...(sds === undefined ? [] : [`${language.names.sds} ${scoreNumber(sds, language)}`]),
      ...(away === undefined ? [] : [distance(signedScoreText(away.sds, language, 2))]),
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
  const { frame, data, language } = sheet
  const { facts, none, noBirth, forGestation, length, weight } = language.sheet
  const { patient, growth } = frame.assessment
  const { birth } = growth
  const isHead = frame.definition.measure === 'head'
  const inCm = (cm: number) => `${numberText(cm, 1, language)} cm`
  const own: readonly BirthFigure[] = isHead
    ? [{ value: patient.headBirthCm, write: inCm, scored: birth.head, named: (text) => text }]
    : [
        { value: patient.sizeBirthCm, write: inCm, scored: birth.length, named: length },
        {
          value: patient.weightBirthG,
          write: (grams) => `${numberText(grams, 0, language)} g`,
          scored: birth.weight,
          named: weight,
        },
      ]
  const figures = own.flatMap(({ value, write }) => (value === undefined ? [] : [write(value)]))
  const { gestationDays, isWeekAlone } = growth.subject
  const gestation =
    gestationDays === undefined || patient.weekBirth === undefined
      ? []
      : [
          isWeekAlone
            ? language.chart.gestation(`${patient.weekBirth}`, undefined)
            : gestationText(gestationDays / 7, language),
        ]
  if (figures.length + gestation.length === 0) return { label: facts.birth, value: none, details: [noBirth] }
  const scores = own.flatMap(({ scored, named }) =>
    scored === undefined ? [] : [named(`${language.names.sds} ${markedScore(reportScore(scored), language)}`)],
  )
  const scored = own.find((each) => each.scored !== undefined)?.scored
  const reference = scored && reportScore(scored).reference
  // A preterm child's first scores are by another reference than those of birth: they are no change.
  const others = data.points.flatMap((point) => (point.postmenstrualWeeks === undefined ? [] : [point.reference]))
  const other = others.find((name) => name !== undefined && name !== reference)
  const size = isHead ? undefined : sizeForGestation(birth)
  return {
    label: isHead ? `${facts.birth} (${language.report.birthHead})` : facts.birth,
    value: figures.length === 0 ? none : figures.join(' · '),
    details: [
      ...gestation,
      ...scores,
      ...(reference === undefined
        ? []
        : [other === undefined ? reference : language.sheet.birthScoredBy(reference, other)]),
      ...(size === undefined ? [] : [forGestation[size]]),
      ...pretermDetails(sheet),
    ],
  }
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

/** A figure of size at birth with its score. */
interface BirthFigure {
  readonly value: number | undefined
  readonly write: (value: number) => string
  readonly scored: ScoredValue | undefined
  readonly named: (score: string) => string
}
