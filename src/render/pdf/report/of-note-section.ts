import type { NamedSource } from '../../../charts/data/texts/cited-in-text.js'
import { ageText } from '../../../charts/data/texts/describe-point.js'
import { findingText } from '../../../charts/data/texts/finding-text.js'
import type { Palette } from '../../../charts/picture/styles.js'
import { findingSource, niceSource } from '../../../charts/sheet/sheet-sources.js'
import { type CourseAssessment, courseOf } from '../../../course/assess-course.js'
import { basisOfCourse } from '../../../course/course-basis.js'
import { courseSettings } from '../../../course/course-options.js'
import { leadingRules, ruleName } from '../../../course/screening/screening-text.js'
import { falteringTexts } from '../../../course/velocity/faltering-text.js'
import type { Language } from '../../../languages/language.js'
import { capitalised } from '../../../languages/within-sentence.js'
import { printSizes } from '../design.js'
import type { PdfNode, PdfText } from '../pdfmake.js'
import { reportSection } from './report-sections.js'
import type { ReportedPatient } from './reported-patient.js'

/** A finding, the thresholds that are reached or the rules that are met, and what is to be cited for it. */
interface OfNote {
  readonly text: string
  /** Rules are met. */
  readonly isOfRules?: true
  readonly source?: NamedSource | undefined
}

/** What is of note in the child's growth over time, whatever was measured: what sheets and pages lead with, in few lines. */
export function ofNote({ assessment, courseOptions }: ReportedPatient, language: Language): readonly OfNote[] {
  const course = courseOf(basisOfCourse(assessment, courseSettings(courseOptions ?? {}), language))
  const findings = course.findings.filter(({ isMinor }) => isMinor !== true)
  return [
    ...findings.map((finding) => ({ text: findingText(finding, language), source: findingSource(finding) })),
    ...faltering(course, language),
    ...rulesMet(course, language),
  ]
}

/** The thresholds of NICE that are reached, in one line. */
function faltering({ faltering: growth }: CourseAssessment, language: Language): OfNote[] {
  if (growth === undefined) return []
  const words = language.terminal.course.faltering
  const reached = falteringTexts(growth, words, language, (_, years) => ageText(years, language))
  if (reached.length === 0) return []
  return [{ text: `${words.title}: ${capitalised(reached.join('; '))}`, source: niceSource }]
}

/** The rules by their names, in one line: two pages hold twelve full visits. */
function rulesMet({ screening }: CourseAssessment, language: Language): OfNote[] {
  const { criteriaMet: outcome } = language.terminal.course
  const names = leadingRules(screening).map((rule) => `${ruleName(rule)}: ${outcome(rule.criteriaMet, rule.criteria)}`)
  return names.length === 0 ? [] : [{ text: names.join('; '), isOfRules: true }]
}

export function ofNoteSection(notes: readonly OfNote[], palette: Palette, language: Language): PdfNode[] {
  const { unusual, ruleCaution } = language.terminal.course
  const caution: PdfText = { text: `  ${ruleCaution}`, bold: false, fontSize: printSizes.small }
  return reportSection(
    notes.some(({ isOfRules }) => isOfRules) ? [{ text: unusual }, caution] : unusual,
    notes.map(({ text }) => [`${text}.`]),
    [],
    palette,
  )
}
