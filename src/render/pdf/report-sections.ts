import type { Palette } from '../../charts/picture/styles.js'
import { capitalised, type Language } from '../../languages/language.js'
import type { PatientResult } from '../../model/patient-result.js'
import { severities, type ValidationMessage } from '../../model/validation-message.js'
import { printSizes, ruledLayout } from './design.js'
import type { PdfNode, PdfText, PdfWidth } from './pdfmake.js'
import { dayText } from './report-text.js'

const rowPadding = 2.2

/** Rows under a heading; nothing if there are no rows. */
export function reportSection(
  heading: string,
  rows: readonly (readonly (string | PdfText)[])[],
  widths: readonly PdfWidth[],
  palette: Palette,
): PdfNode[] {
  if (rows.length === 0) return []
  const empty = widths.slice(1).map(() => ({ text: '' }))
  return [
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths,
        body: [
          [
            { text: heading, fontSize: printSizes.heading, bold: true, color: palette.curve, colSpan: widths.length },
            ...empty,
          ],
          ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell))),
        ],
      },
      layout: ruledLayout(palette, rowPadding),
      fontSize: printSizes.table,
      margin: [0, 12, 0, 0],
    },
  ]
}

/** The plausibility messages, most severe first, each with the date of its visit. */
export function messageSection(result: PatientResult, palette: Palette, language: Language): PdfNode[] {
  const words = language.report
  const messages = [
    ...result.validationMessages,
    ...result.measurements.flatMap(({ validationMessages }) => validationMessages),
  ].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
  if (messages.length === 0) return reportSection(words.plausibility, [[words.plausible]], ['*'], palette)
  const rows = messages.map((message) => [
    severityCell(message, language),
    dayText(visitDate(message, result), language),
    { text: message.text },
  ])
  return reportSection(words.plausibility, rows, [42, 52, '*'], palette)
}

function severityCell({ severity }: ValidationMessage, language: Language): PdfText {
  return { text: capitalised(language.names.severities[severity]), bold: severity === 'error' }
}

function visitDate({ measurementIndex }: ValidationMessage, { measurements }: PatientResult): string | undefined {
  return measurementIndex === undefined ? undefined : measurements[measurementIndex]?.date
}
