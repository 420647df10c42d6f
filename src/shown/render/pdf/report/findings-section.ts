import { confirmedLosses, doubtsOfLatest, doubtText } from '../../../../charts/data/notes/latest-doubt.js'
import type { NamedSource } from '../../../../charts/data/texts/cited-in-text.js'
import { ageText, dateText } from '../../../../charts/data/texts/describe-point.js'
import { reportedFallTexts } from '../../../../charts/data/texts/reported-fall-text.js'
import type { Palette } from '../../../../charts/picture/styles.js'
import { highPressure } from '../../../../charts/sheet/notes/high-pressure.js'
import { ifRight, notableCourse, notableText } from '../../../../charts/sheet/notes/notable-course.js'
import { findingSource, niceSource } from '../../../../charts/sheet/notes/sheet-sources.js'
import { courseOf } from '../../../../clinical/course/assess-course.js'
import { basisOfCourse } from '../../../../clinical/course/course-basis.js'
import { courseSettings } from '../../../../clinical/course/course-options.js'
import { ruleOutcome } from '../../../../clinical/course/screening/screening-text.js'
import { isOfLate, latestAge } from '../../../../clinical/course/velocity/earlier-visits.js'
import { falteringTitle, scoredByTexts } from '../../../../clinical/course/velocity/faltering-text.js'
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
  const { findings, thresholds, littleYet, rules } = notableCourse(course, language)
  const { faltering } = language.terminal.course
  const reached: readonly NotableLine[] =
    course.faltering === undefined || thresholds.length === 0
      ? []
      : [
          {
            text: [
              `${falteringTitle(course.faltering, faltering)}: ${ifRight(course.faltering, reported.findings, language)}${capitalised(thresholds.join('; '))}.`,
              ...scoredByTexts(course.faltering, faltering),
              ...littleYet,
            ].join(' '),
            source: niceSource,
          },
        ]
  const names = rules.map(
    (rule) => `${ifRight(rule, reported.findings, language)}${ruleOutcome(rule, language.terminal.course)}`,
  )
  const pressure = highPressure(assessment, language)
  const doubts = doubtLines(reported, language)
  return [
    ...confirmedLosses({ ...assessment, findings: reported.findings }, language).map(({ text }) => ({ text })),
    ...doubts.recent,
    ...findings.map((finding) => ({
      text: notableText(finding, course, reported.findings, language),
      source: findingSource(finding),
    })),
    ...(pressure === undefined ? [] : [{ text: [pressure.text, ...pressure.noted].join('. ') }]),
    ...(['size', 'head'] as const).flatMap((measure) =>
      reportedFallTexts(assessment, measure, language).map((text) => ({ text })),
    ),
    ...reached,
    ...(names.length === 0 ? [] : [{ text: names.join('; '), isOfRules: true as const }]),
    ...doubts.old,
  ]
}

/** Doubts of the latest values: those of today first of all, older ones below, with their date, the newest first. */
function doubtLines({ assessment, findings }: ReportedPatient, language: Language) {
  const { growth, patient } = assessment
  const today = latestAge(growth)
  const recent: NotableLine[] = []
  const old: { readonly years: number; readonly text: string }[] = []
  for (const doubt of doubtedFields.flatMap((field) =>
    doubtsOfLatest({ ...assessment, findings }, [field], language),
  )) {
    const { visit } = doubt
    const text = doubtText(doubt, language)
    const { age } = growth.measurements[visit] ?? {}
    if (age === undefined || today === undefined || isOfLate({ age }, today))
      recent.push({ text: `${text} ${language.chart.cautions.latestRests}` })
    else {
      const date = patient.measurements?.[visit]?.date
      const when = date === undefined ? ageText(age.chronologicalYears, language) : dateText(date, language)
      old.push({ years: age.chronologicalYears, text: `${when}: ${text}` })
    }
  }
  return { recent, old: old.sort((a, b) => b.years - a.years).map(({ text }): NotableLine => ({ text })) }
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
