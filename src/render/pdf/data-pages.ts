import type { ChartData } from '../../charts/data/chart-data.js'
import type { Palette } from '../../charts/picture/styles.js'
import type { Language } from '../../languages/language.js'
import type { PatientResult } from '../../model/patient-result.js'
import { dayText } from './day-text.js'
import { documentPalette, sizes } from './design.js'
import { measurementTables } from './measurement-tables.js'
import { textWidth } from './page-size.js'
import { type FactGroup, patientFacts, patientName } from './patient-facts.js'
import type { PdfNode } from './pdf-document.js'
import { remarks } from './remarks.js'
import { section } from './section.js'

/** Between columns of facts, points. */
const columnGap = 20
const factWidth = (textWidth - 2 * columnGap) / 3

/**
 * The pages behind a chart: everything known of the patient and computed, the
 * plausibility messages, and the chart's references.
 *
 * @param today ISO date: the day that the patient's age is told for
 */
export function dataPages(
  { gender, references }: ChartData,
  result: PatientResult,
  today: string,
  language: Language,
): PdfNode[] {
  const palette = documentPalette(gender)
  const words = language.report
  const events = result.markers.map(({ text, date }) => [dayText(date, language), text ?? ''])
  const texts = references.map(({ number, text }) => [`(${number})`, text])
  return [
    title(result, today, palette, language),
    {
      columns: patientFacts(result, language).map((group) => factColumn(group, palette)),
      columnGap,
      margin: [0, 12, 0, 0],
    },
    ...measurementTables(result.measurements, palette, language),
    ...section(words.events, events, [52, '*'], palette),
    ...remarks(result, palette, language),
    ...section(words.references, texts, [16, '*'], palette),
  ]
}

function title(result: PatientResult, today: string, palette: Palette, language: Language): PdfNode {
  const words = language.report
  const name = patientName(result)
  return {
    stack: [
      {
        columns: [
          { text: words.title, fontSize: sizes.title, bold: true, color: palette.curve, width: '*' },
          { text: words.asOf(dayText(today, language)), width: 'auto', color: palette.quietText, margin: [0, 7, 0, 0] },
        ],
      },
      ...(name === '' ? [] : [{ text: name, fontSize: sizes.heading, bold: true }]),
    ],
    pageBreak: 'before',
  }
}

function factColumn({ heading, facts }: FactGroup, palette: Palette): PdfNode {
  return {
    width: factWidth,
    stack: [
      { text: heading, fontSize: sizes.heading, bold: true, color: palette.curve, margin: [0, 0, 0, 3] },
      ...facts.map(({ label, text }) => ({
        stack: [
          { text: label, fontSize: sizes.small, color: palette.quietText },
          { text, margin: [0, 0, 0, 2.5] as const },
        ],
      })),
    ],
  }
}
