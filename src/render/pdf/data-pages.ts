import type { ChartData } from '../../charts/data/chart-data.js'
import { type Palette, palettes } from '../../charts/picture/styles.js'
import type { Language } from '../../languages/language.js'
import type { PatientResult } from '../../model/patient-result.js'
import { contentWidth, printSizes } from './design.js'
import { measurementTables } from './measurement-tables.js'
import { type FactGroup, patientFacts, patientName } from './patient-facts.js'
import type { PdfNode } from './pdfmake.js'
import { messageSection, reportSection } from './report-sections.js'
import { dayText } from './report-text.js'

/** Between columns of facts, points. */
const columnGap = 20
const factWidth = (contentWidth - 2 * columnGap) / 3

/**
 * The pages after the chart: everything known about the patient and computed,
 * the plausibility messages, and the chart's references.
 *
 * @param today ISO date: the date of the report
 */
export function dataPages(
  { gender, references }: ChartData,
  result: PatientResult,
  today: string,
  language: Language,
): PdfNode[] {
  const palette = palettes[gender]
  const words = language.report
  const events = result.markers.map(({ text, date }) => [dayText(date, language), text ?? ''])
  const texts = references.map(({ number, text }) => [`(${number})`, text])
  return [
    reportTitle(result, today, palette, language),
    {
      columns: patientFacts(result, language).map((group) => factColumn(group, palette)),
      columnGap,
      margin: [0, 12, 0, 0],
    },
    ...measurementTables(result.measurements, palette, language),
    ...reportSection(words.events, events, [52, '*'], palette),
    ...messageSection(result, palette, language),
    ...reportSection(words.references, texts, [16, '*'], palette),
  ]
}

function reportTitle(result: PatientResult, today: string, palette: Palette, language: Language): PdfNode {
  const words = language.report
  const name = patientName(result)
  return {
    stack: [
      {
        columns: [
          { text: words.title, fontSize: printSizes.title, bold: true, color: palette.curve, width: '*' },
          { text: words.asOf(dayText(today, language)), width: 'auto', color: palette.quietText, margin: [0, 7, 0, 0] },
        ],
      },
      ...(name === '' ? [] : [{ text: name, fontSize: printSizes.heading, bold: true }]),
    ],
    pageBreak: 'before',
  }
}

function factColumn({ heading, facts }: FactGroup, palette: Palette): PdfNode {
  return {
    width: factWidth,
    stack: [
      { text: heading, fontSize: printSizes.heading, bold: true, color: palette.curve, margin: [0, 0, 0, 3] },
      ...facts.map(({ label, text }) => ({
        stack: [
          { text: label, fontSize: printSizes.small, color: palette.quietText },
          { text, margin: [0, 0, 0, 2.5] as const },
        ],
      })),
    ],
  }
}
