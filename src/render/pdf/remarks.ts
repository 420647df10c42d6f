import type { Palette } from '../../charts/picture/styles.js'
import { capitalised, type Language } from '../../languages/language.js'
import type { PatientResult } from '../../model/patient-result.js'
import { severities, type ValidationMessage } from '../../model/validation-message.js'
import { dayText } from './day-text.js'
import type { PdfNode, PdfText } from './pdf-document.js'
import { section } from './section.js'

/** The plausibility messages, gravest first, each with the day of its visit. */
export function remarks(result: PatientResult, palette: Palette, language: Language): PdfNode[] {
  const words = language.report
  const messages = [
    ...result.validationMessages,
    ...result.measurements.flatMap(({ validationMessages }) => validationMessages),
  ].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
  if (messages.length === 0) return section(words.plausibility, [[words.plausible]], ['*'], palette)
  const rows = messages.map((message) => [
    severity(message, language),
    dayText(day(message, result), language),
    { text: message.text },
  ])
  return section(words.plausibility, rows, [42, 52, '*'], palette)
}

function severity({ severity: own }: ValidationMessage, language: Language): PdfText {
  return { text: capitalised(language.names.severities[own]), bold: own === 'error' }
}

function day({ measurementIndex }: ValidationMessage, { measurements }: PatientResult): string | undefined {
  return measurementIndex === undefined ? undefined : measurements[measurementIndex]?.date
}
