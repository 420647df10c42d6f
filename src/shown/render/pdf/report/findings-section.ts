import { highPressure } from '../../../../charts/data/notes/high-pressure.js'
import { doubtsOfLatest } from '../../../../charts/data/notes/latest-doubt.js'
import type { NamedSource } from '../../../../charts/data/texts/cited-in-text.js'
import { ageText, dateText } from '../../../../charts/data/texts/describe-point.js'
import { headFallTexts } from '../../../../charts/data/texts/head-fall-text.js'
import type { Palette } from '../../../../charts/picture/styles.js'
import { notableCourse, notableText } from '../../../../charts/sheet/notes/notable-course.js'
import { findingSource, niceSource } from '../../../../charts/sheet/notes/sheet-sources.js'
import { courseOf } from '../../../../clinical/course/assess-course.js'
import { basisOfCourse } from '../../../../clinical/course/course-basis.js'
import { courseSettings } from '../../../../clinical/course/course-options.js'
import { ruleOutcome } from '../../../../clinical/course/screening/screening-text.js'
import { isOfLate, latestAge } from '../../../../clinical/course/velocity/earlier-visits.js'
import { falteringTitle } from '../../../../clinical/course/velocity/faltering-text.js'
import type { Language } from '../../../../ground/languages/language.js'
import { capitalised } from '../../../../ground/languages/within-sentence.js'
import { printSizes } from '../design.js'
import type { PdfNode, PdfText } from '../pdfmake.js'
import { reportSection } from './report-sections.js'
import type { ReportedPatient } from './reported-patient.js'

/** A finding, the thresholds that are reached or the rules that are met, and what is to be cited for it. */
interface NotableLine {
  readonly text: string
  /** Rules are met. */
  readonly isOfRules?: true
  readonly source?: NamedSource | undefined
}

const doubtedFields = ['sizeCm', 'weightKg', 'headCm'] as const

/** What stands out in the child's growth over time, and a high blood pressure, in few lines: two pages hold twelve full visits. */
export function notableLines(reported: ReportedPatient, language: Language): readonly NotableLine[] {
  const { assessment, courseOptions } = reported
  const course = courseOf(basisOfCourse(assessment, courseSettings(courseOptions ?? {}), language))
  const { findings, thresholds, rules } = notableCourse(course, language)
  const { faltering } = language.terminal.course
  const title = course.faltering && falteringTitle(course.faltering, faltering)
  const reached = `${title}: ${capitalised(thresholds.join('; '))}`
  const names = rules.map((rule) => ruleOutcome(rule, language.terminal.course))
  const pressure = highPressure(assessment, language)
  const doubts = doubtLines(reported, language)
  return [
    ...doubts.recent,
    ...findings.map((finding) => ({ text: notableText(finding, course, language), source: findingSource(finding) })),
    ...(pressure === undefined ? [] : [{ text: [pressure.text, ...pressure.doubts].join('. ') }]),
    ...headFallTexts(assessment, language).map((text) => ({ text })),
    ...(thresholds.length === 0 ? [] : [{ text: reached, source: niceSource }]),
    ...(names.length === 0 ? [] : [{ text: names.join('; '), isOfRules: true as const }]),
    ...doubts.old,
  ]
}

/** Doubts of the latest values: those of today first of all, older ones below, with their date, the newest first. */
function doubtLines({ assessment, findings }: ReportedPatient, language: Language) {
  const { growth, patient } = assessment
  const today = latestAge(growth)
  const doubts = doubtedFields
    .flatMap((field) => doubtsOfLatest({ ...assessment, findings }, [field], language))
    .map(({ visit, text }) => ({ visit, text, age: growth.measurements[visit]?.age }))
  const isRecent = ({ age }: (typeof doubts)[number]) =>
    age === undefined || today === undefined || isOfLate({ age }, today)
  const old = doubts
    .filter((doubt) => !isRecent(doubt))
    .sort((a, b) => (b.age?.chronologicalYears ?? 0) - (a.age?.chronologicalYears ?? 0))
  return {
    recent: doubts.filter(isRecent).map(({ text }) => ({ text })),
    old: old.map(({ visit, text, age }) => {
      const date = patient.measurements?.[visit]?.date
      const when = date === undefined ? ageText(age?.chronologicalYears ?? 0, language) : dateText(date, language)
      return { text: `${when}: ${text}` }
    }),
  }
}

export function findingsSection(lines: readonly NotableLine[], palette: Palette, language: Language): PdfNode[] {
  const { unusual, ruleCaution } = language.terminal.course
  const caution: PdfText = { text: `  ${ruleCaution}`, bold: false, fontSize: printSizes.small }
  return reportSection(
    lines.some(({ isOfRules }) => isOfRules) ? [{ text: unusual }, caution] : unusual,
    lines.map(({ text }) => [text.endsWith('.') ? text : `${text}.`]),
    [],
    palette,
  )
}
