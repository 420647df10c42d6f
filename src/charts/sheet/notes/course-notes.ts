import type { AdultHeightPrediction } from '../../../clinical/course/adult-height/adult-height-panel.js'
import { courseTexts } from '../../../clinical/course/adult-height/prediction-text.js'
import { metBefore } from '../../../clinical/course/assess-course.js'
import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import { isOfHead } from '../../../clinical/course/findings/head-finding.js'
import { reportedFall } from '../../../clinical/course/findings/reported-fall.js'
import type { ScreeningResult } from '../../../clinical/course/screening/evaluate-screening.js'
import { costsText, gapTexts, ruleName, ruleText } from '../../../clinical/course/screening/screening-text.js'
import { dayOfTolerance } from '../../../clinical/course/velocity/earlier-visits.js'
import { isTooPreterm } from '../../../clinical/course/velocity/faltering-growth.js'
import { earlyFallTexts, falteringCaution, falteringTitle } from '../../../clinical/course/velocity/faltering-text.js'
import { velocityFromYears } from '../../../clinical/growth/growth-age.js'
import { echoedText } from '../../../clinical/validation/findings.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import type { CourseWords } from '../../../ground/languages/words.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { citedIn, type NamedSource } from '../../data/texts/cited-in-text.js'
import { ageText } from '../../data/texts/describe-point.js'
import { findingText } from '../../data/texts/finding-text.js'
import { isFoundByWeight, isOfBmi } from '../facts/weight-facts.js'
import type { CourseOfChart, SheetNote } from '../sheet-data.js'
import { rulesBesideHead } from './head-rule.js'
import { ifRight, notableCourse, notableText } from './notable-course.js'
import { findingSource, niceSource, screenedMeasure } from './sheet-sources.js'

/** Findings in a child's course, the thresholds of NICE that are reached, and the screening rules. */
export function courseNotes(sheet: CourseOfChart): readonly SheetNote[] {
  return [...findingNotes(sheet), ...falteringNote(sheet), ...notComparedNote(sheet), ...screeningNote(sheet)]
}

/** What these are published in: the thresholds of NICE, rules that are met or open, limits of findings. */
export function courseSources(sheet: CourseOfChart): readonly NamedSource[] {
  const { course, measure } = sheet
  const rules = course.screening.filter((rule) => rule.met !== false && screenedMeasure(rule) === measure)
  return [
    ...(falteringNote(sheet).length + earlyFalls(sheet).length > 0 ? [niceSource] : []),
    ...rules.map(({ guideline, citation }) => ({ name: guideline, text: citation })),
    ...toldFindings(sheet).flatMap((finding) => findingSource(finding) ?? []),
    ...citedIn(pressureTexts(sheet).join(' ')),
  ]
}

/** On the sheet of a preterm child's weight, that NICE's thresholds were not compared: silence would read as none reached. */
function notComparedNote({ course, language, measure, frame }: CourseOfChart): SheetNote[] {
  if (measure !== 'weight' || course.notScreened !== undefined) return []
  const { growth } = frame.assessment
  const { title, pretermLeftOut } = language.terminal.course.faltering
  return isTooPreterm(growth) ? [{ lead: title, text: pretermLeftOut }] : []
}

/** The thresholds of NICE that are reached, on sheets of weight and of height. */
function falteringNote(sheet: CourseOfChart): SheetNote[] {
  const { language, measure } = sheet
  const { faltering } = sheet.course
  const words = language.terminal.course.faltering
  if (faltering === undefined || (measure !== 'weight' && measure !== 'size')) return []
  const { thresholds: reached, littleYet } = notableCourse(sheet.course, language)
  if (reached.length === 0) return []
  const text = [
    `${reached.join('; ')}.`,
    falteringCaution(faltering, sheet.frame.assessment.patient, words),
    ...littleYet,
  ].join(' ')
  const { findings } = sheet.frame.values
  const doubt = ifRight(faltering, findings, language)
  return [{ lead: falteringTitle(faltering, words), text: `${doubt}${capitalised(text)}`, isUrgent: true }]
}

/** The findings that the sheet has; those that say little yet on the sheet of height, and once where NICE's thresholds have them. */
function toldFindings(sheet: CourseOfChart): readonly CourseFinding[] {
  const { course, measure, language } = sheet
  const isMinorTold = measure === 'size' && notableCourse(course, language).littleYet.length === 0
  if (isOfBmi(sheet)) return course.findings.filter(isFoundByWeight)
  return measure === undefined ? [] : course.findings.filter(({ isMinor }) => isMinor !== true || isMinorTold)
}

/** A high blood pressure, on every sheet. */
function pressureTexts({ pressure }: CourseOfChart): readonly string[] {
  return pressure === undefined ? [] : [`${pressure.text}. ${pressure.remarks}`]
}

/** Findings beside the rules. */
function findingNotes(sheet: CourseOfChart): SheetNote[] {
  const { language, course, frame, measure } = sheet
  const told = toldFindings(sheet)
  const texts = [
    ...notableCourse(course, language)
      .findings.filter((finding) => told.includes(finding))
      .map((finding) =>
        [
          `${notableText(finding, course, frame.values.findings, language, measure === 'size')}.`,
          ...toldRuleTexts(finding, sheet),
        ].join(' '),
      ),
    ...pressureTexts(sheet),
  ]
  const lead = language.terminal.course.unusual
  return texts.map((text, i) => ({ lead: i === 0 ? lead : '', text, isUrgent: true }))
}

/** On the sheet of the head, what belongs to the rule that a finding tells. */
function toldRuleTexts(finding: CourseFinding, { course, language, measure }: CourseOfChart): readonly string[] {
  const { told } = rulesBesideHead(course)
  if (told === undefined || measure !== 'head' || !isOfHead(finding.code)) return []
  const texts = courseTexts(language)
  return [told.remark, costsText(told, texts)].flatMap((text) => (text === undefined ? [] : [`${capitalised(text)}.`]))
}

/** How many findings, thresholds and rules that are met lead the notes. */
export function notableCount(sheet: CourseOfChart): number {
  const { course, measure, language } = sheet
  const rules = measure === undefined || course.notScreened !== undefined ? [] : notableCourse(course, language).rules
  return findingNotes(sheet).length + falteringNote(sheet).length + rules.length
}

/** Findings that say little yet, among the remarks; on the sheet of weight the fall of the first weeks. */
export function minorFindings(sheet: CourseOfChart): readonly string[] {
  return [
    ...toldFindings(sheet)
      .filter(({ isMinor }) => isMinor === true)
      .map((finding) => `${findingText(finding, sheet.language)}.`),
    ...earlyFalls(sheet),
  ]
}

function earlyFalls({ course: { faltering }, language, measure }: CourseOfChart): string[] {
  if (faltering === undefined || measure !== 'weight') return []
  const when = (_: number, years: number) => ageText(years, language)
  return earlyFallTexts(faltering, language.terminal.course.faltering, language, when)
}

/** Each rule on the measure of the sheet: those that are met and those that lack something on a line each. */
function screeningNote(sheet: CourseOfChart): SheetNote[] {
  const { course, language, measure } = sheet
  const { screening: lead } = language.sheet
  // The rules are on height, weight and head.
  if (measure === undefined) return []
  const words = language.terminal.course
  const note = (text: string): SheetNote[] => [{ lead, text, isUrgent: true }]
  if (course.notScreened !== undefined) return note(words.notScreened[course.notScreened])
  const rules = rulesOf(sheet)
  const lapsed = rules.lapsed.map((text): SheetNote => ({ lead: '', text, isUrgent: true }))
  const notes = [...metNotes(sheet, rules), ...lapsed, ...openNotes(sheet, rules)]
  const isWithoutRules = notes.length + rules.failed.length + rules.minor.length === 0 && !rules.isTold
  const isNoneUsable = sheet.frame.values.points.every(({ isDoubtful }) => isDoubtful === true)
  const none = isWithoutRules && isNoneUsable ? latestNote(sheet, language.sheet.noneUsable, lead) : []
  if (none.length > 0) return none
  const closing = isWithoutRules ? language.sheet.noRules(isComparedByNice(sheet)) : closingText(sheet, rules)
  const last = { lead: '', text: [closing, ...eventTexts(sheet)].filter(Boolean).join(' ') }
  const told = [...latestNote(sheet, language.sheet.withoutLatest), ...notes, last]
  const [first, ...rest] = told.filter(({ text }) => text !== '')
  return first === undefined ? [] : [{ ...first, lead }, ...rest]
}

/** More events than this are counted. */
const mostNamed = 3

/** Events without a kind: one may be a treatment of growth, of which the rules know nothing. */
function eventTexts({ frame, language }: CourseOfChart): readonly string[] {
  const events = (frame.assessment.patient.markers ?? []).filter(({ kind }) => kind === undefined)
  const named = events.map(({ text }) => echoedText(text)).join(', ')
  const texts = events.length > mostNamed ? language.chart.eventCount(events.length) : named
  return events.length === 0 ? [] : [`${language.terminal.course.expected.marker(texts)}.`]
}

/** Whether a threshold of NICE was compared for the measure of the sheet, reached or not. */
function isComparedByNice({ course: { faltering }, measure }: CourseOfChart): boolean {
  const signs = faltering?.thresholds.map(({ sign }) => sign) ?? []
  return measure === 'weight' ? signs.length > 0 : measure === 'size' && signs.includes('below_parents')
}

/** Before the rules, that they don't judge the latest value: "not met" would be read as said of it. */
function latestNote({ frame, language }: CourseOfChart, words: SaysWithoutLatest, lead = ''): SheetNote[] {
  const { points, unused } = frame.values
  const { measurements } = frame.assessment.growth
  const last = points.at(-1)
  const lastYears = last?.ageYears ?? Number.NEGATIVE_INFINITY
  const impossible = unused.flatMap(({ why, measurementIndex = -1 }) => {
    const years = measurements[measurementIndex]?.age?.chronologicalYears
    return why === 'implausible' && years !== undefined && years > lastYears ? [years] : []
  })
  if (impossible.length > 0)
    return [{ lead, text: words(ageText(Math.max(...impossible), language), true), isUrgent: true }]
  if (last?.isDoubtful !== true || last.ageYears === undefined) return []
  return [{ lead, text: words(ageText(last.ageYears, language), false), isUrgent: true }]
}

/** A sentence about the latest value, at an age, which is in doubt or impossible. */
type SaysWithoutLatest = (age: string, isImpossible: boolean) => string

/** The rules that are met on the sheet's measure and on others, and its other rules. A rule that a finding tells does not lead. */
function rulesOf(sheet: CourseOfChart) {
  const { findings } = sheet.course
  const { told, others } = rulesBesideHead(sheet.course)
  const rules = others.filter((rule) => screenedMeasure(rule) === sheet.measure)
  const isLed = ({ met, isMinor }: ScreeningResult) => met === true && isMinor !== true
  const failed = rules.filter(({ met }) => met === false).map((rule) => failedRule(rule, sheet))
  return {
    met: rules.filter(isLed),
    elsewhere: others.filter((rule) => isLed(rule) && !rules.includes(rule)),
    minor: rules.filter((rule) => rule.met === true && rule.isMinor === true).map(ruleName),
    open: rules.filter((rule) => rule.met === undefined),
    failed: failed.filter(({ isLapsed }) => isLapsed !== true).map(({ text }) => text),
    lapsed: failed.filter(({ isLapsed }) => isLapsed === true).map(({ text }) => text),
    isTold: told !== undefined && screenedMeasure(told) === sheet.measure,
    isFound: falteringNote(sheet).length > 0 || findings.some(({ isMinor }) => isMinor !== true),
  }
}

type RulesOfSheet = ReturnType<typeof rulesOf>

/** A rule by its name; that it has no limit of a fall any more, where the sheet reports one, and when it was met by it. */
function failedRule(
  rule: ScreeningResult,
  { frame, basis, language }: CourseOfChart,
): { text: string; isLapsed?: boolean } {
  const [only, ...others] = rule.because
  const isShort = rule.rule === 'jgz2019-short' && only !== undefined && others.length === 0
  if (!isShort || reportedFall(frame.assessment, 'size') === undefined) return { text: ruleName(rule) }
  const years = metBefore(basis, rule)
  const limit = numberText(only.limit, 2, language)
  if (years !== undefined) {
    const text = `${ruleName(rule)}: ${language.sheet.metAt(ageText(years, language), limit)}.`
    return { text, isLapsed: true }
  }
  return { text: ruleName({ ...rule, name: language.sheet.fallNotTested(rule.name, limit) }) }
}

function metNotes({ frame, language }: CourseOfChart, { met, elsewhere, isFound }: RulesOfSheet): SheetNote[] {
  const words = language.terminal.course
  const texts = courseTexts(language)
  // A rule that advises to wait is quiet, unless something else stands out.
  const leads = ({ advice }: ScreeningResult) => advice === undefined || isFound
  const note = (text: string, isUrgent: boolean): SheetNote => ({ lead: '', text, ...(isUrgent ? { isUrgent } : {}) })
  const doubt = (rule: ScreeningResult) => ifRight(rule, frame.values.findings, language)
  const names = elsewhere.map(ruleName).join(', ')
  return [
    ...met.map((rule) => {
      const parts = [ruleText(rule, texts), costsText(rule, texts), ...notAskedTexts(rule, words)]
      return note(`${doubt(rule)}${parts.map(capitalised).join('. ')}.`, leads(rule))
    }),
    ...(names === ''
      ? []
      : [
          note(
            `${elsewhere.map(doubt).find(Boolean) ?? ''}${language.sheet.metElsewhere(names)}.`,
            elsewhere.some(leads),
          ),
        ]),
  ]
}

function openNotes({ frame, language }: CourseOfChart, { open }: RulesOfSheet): SheetNote[] {
  const texts = courseTexts(language)
  return open.map((rule) => {
    const isDiffering = rule.gaps.some(({ code }) => code === 'references_differ')
    const head = isDiffering ? ruleText(rule, texts) : `${ruleName(rule)}: ${language.terminal.course.open}`
    const doubt = ifRight(rule, frame.values.findings, language)
    return { lead: '', text: `${doubt}${head}; ${gapTexts(rule, texts).join('; ')}.` }
  })
}

/** The rules that are not met or say little, and what a rule is not. */
function closingText(sheet: CourseOfChart, { met, elsewhere, minor, failed, isFound }: RulesOfSheet): string {
  const { noneMet, othersNotMet, notMetBesideFindings, metMinor } = sheet.language.sheet
  const words = sheet.language.terminal.course
  const isLed = met.length + elsewhere.length > 0
  const listed = isLed ? othersNotMet : isFound ? notMetBesideFindings : noneMet
  const closing = [
    ...(failed.length === 0 ? [] : [`${listed(failed.join(', '))}.`]),
    ...(minor.length === 0 ? [] : [`${metMinor(minor.join(', '))}.`]),
  ]
  const isRuleMet = isLed || minor.length > 0
  return [...closing, ...(isRuleMet ? [words.ruleCaution] : [])].join(' ')
}

function notAskedTexts({ notAsked }: ScreeningResult, { notAsked: text }: CourseWords): readonly string[] {
  return notAsked.length === 0 ? [] : [text(notAsked.join('; '))]
}

/** Adult height is on the sheets of height that show the family's target. */
export function showsPredictions({ measure, frame }: Pick<CourseOfChart, 'measure' | 'frame'>): boolean {
  return measure === 'size' && frame.definition.showsTarget === true
}

/** The predictions of a sheet; under two years none, by our own choice: there is nothing yet that they could rest on. */
export function shownPredictions(
  sheet: Pick<CourseOfChart, 'measure' | 'frame' | 'course'>,
): readonly AdultHeightPrediction[] {
  return showsPredictions(sheet) && !isUnderTwo(sheet) ? sheet.course.predictions : []
}

/** Whether the visit whose values are used is before the second birthday. */
export function isUnderTwo({
  course: { predictedFrom = -1 },
  frame,
}: Pick<CourseOfChart, 'frame' | 'course'>): boolean {
  const { age } = frame.assessment.growth.measurements[predictedFrom] ?? {}
  return age !== undefined && age.chronologicalYears < velocityFromYears - dayOfTolerance
}
