import type { GainReference } from '../../../../charts/course/gain-tables.js'
import { pubertyReference, scoredPubertyDays } from '../../../../charts/data/texts/found-by-day.js'
import type { Palette } from '../../../../charts/picture/styles.js'
import type { PubertyAssessment } from '../../../../clinical/course/puberty/assess-puberty.js'
import type { Language } from '../../../../ground/languages/language.js'
import { printSizes } from '../design.js'
import type { PdfNode, PdfText } from '../pdfmake.js'
import { dateWidth, reportSection } from './report-sections.js'
import { dayText } from './report-text.js'

/** Stages, volumes and menarche by day, each with its score. What is early or late is among the messages. */
export function pubertySection(
  { stages, reference }: PubertyAssessment,
  palette: Palette,
  language: Language,
): PdfNode[] {
  if (stages.length === 0) return []
  const rows = scoredPubertyDays(stages, language).map(({ date, text }) => [dayText(date, language), text])
  const by: PdfText = { text: `  ${language.sheet.scoredBy(reference)}`, bold: false, fontSize: printSizes.small }
  const heading = [{ text: language.terminal.course.puberty }, by]
  return reportSection(heading, rows, [dateWidth], palette)
}

/** What the scores come from. */
export function pubertyReferences({ stages }: PubertyAssessment): readonly GainReference[] {
  return stages.some(({ sds }) => sds !== undefined) ? [pubertyReference] : []
}
