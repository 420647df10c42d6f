import type { ChartData } from '../../../charts/data/chart-data.js'
import { bornText, dateText } from '../../../charts/data/texts/describe-point.js'
import { onPaper, paletteFor } from '../../../charts/picture/themes.js'
import { todayIso } from '../../../clinical/growth/growth-options.js'
import { provenanceOf } from '../../../clinical/references/edition.js'
import { textIn } from '../../../ground/model/localized.js'
import { libraryVersion } from '../../../ground/model/provenance.js'
import { wrapText } from '../../../ground/scene/fit-text.js'
import type { ChartToRender } from '../chart-renderer.js'
import type { Bytes } from '../rendered-chart.js'
import { chartDocument } from './chart-document.js'
import { contentWidth, pageMargins, printSizes } from './design.js'
import type { PdfNode } from './pdfmake.js'
import { firstPage } from './print-chart.js'
import { dataPages } from './report/data-pages.js'
import { type ReportedPatient, type ReportStyle, reportedPatient } from './report/reported-patient.js'

/** Above and below the text of a row, points: closer for each visit until twelve full ones fit on one page. */
const padding = { usual: 1.5, least: 0.1, perVisit: 0.2, visits: 12 } as const
/** With more visits than this, no padding saves a page. */
const mostVisitsToFit = 24

function rowPadding(visits: number): number {
  if (visits > mostVisitsToFit) return padding.usual
  const fitting = padding.least + padding.perVisit * (padding.visits - visits)
  return Math.max(padding.least, Math.min(padding.usual, fitting))
}

/** The chart on one A4 page, and everything known and computed on the pages that follow. */
export async function printChartAndData(chart: ChartToRender): Promise<Bytes> {
  const { printPdf } = await chart.host()
  const { data, settings, patient, growth } = chart
  const language = await chart.wholeLanguage()
  const today = todayIso(growth)
  const reported = reportedPatient(patient, { ...growth, language })
  const style: ReportStyle = { palette: paletteFor(onPaper(settings), data.gender), language, today }
  const footer = pageFooter(data, reported, style)
  const picture = firstPage(chart, true)
  const content = dataPages(data, reported, settings, style)
  return printPdf(
    chartDocument(data, { picture, content, rowPadding: rowPadding(reported.visits.length), footer, today }),
  )
}

/** The rest of the width is for the page number, in one line, points. */
const childWidth = contentWidth - 80

/** The child and the page number, because printed pages get separated, and what the pages were made with. */
function pageFooter(
  { patient, provenance }: ChartData,
  { references }: ReportedPatient,
  { palette, today, language }: ReportStyle,
): (page: number, pages: number) => PdfNode {
  const id = patient.id && language.chart.patientId(patient.id)
  const child = [patient.name, bornText(patient, language), id].filter(Boolean).join(', ')
  // The pages of data are by the set of the child's growth, and a chart of clinic measures by another one too.
  const sets = [provenanceOf(references), ...(provenance === undefined ? [] : [provenance])]
  const set = [
    ...new Set([textIn(references.name, language), ...sets.flatMap((each) => [each.references, each.checksum])]),
  ]
  const made = language.report.madeWith(dateText(today, language), libraryVersion, set.join(' · '))
  const [left, , right] = pageMargins
  return (page, pages) => ({
    columns: [
      {
        stack: [child, made]
          .flatMap((text) => wrapText(text, childWidth, printSizes.small))
          .map((text) => ({ text, noWrap: true })),
        width: '*',
      },
      { text: language.report.page(page, pages), width: 'auto', noWrap: true },
    ],
    columnGap: 20,
    fontSize: printSizes.small,
    color: palette.quietText,
    margin: [left, 5, right, 0],
  })
}
