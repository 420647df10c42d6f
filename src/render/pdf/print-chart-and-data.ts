import { resultOf } from '../../assessment/calculate-patient.js'
import type { ChartData } from '../../charts/data/chart-data.js'
import { dateText } from '../../charts/picture/describe-point.js'
import { palettes } from '../../charts/picture/styles.js'
import { todayIso } from '../../growth/growth-options.js'
import type { Language } from '../../languages/language.js'
import { fitText } from '../../scene/fit-text.js'
import type { ChartToRender } from '../chart-renderer.js'
import { chartDocument } from './chart-document.js'
import { dataPages } from './data-pages.js'
import { contentWidth, pageMargins, printSizes } from './design.js'
import type { PdfNode } from './pdfmake.js'
import { chartPage } from './print-chart.js'

/** The chart on one A4 page, and everything known and computed on the pages that follow. */
export async function printChartAndData(chart: ChartToRender): Promise<Uint8Array> {
  const { printPdf } = await chart.host()
  const { data, settings, patient, growth } = chart
  const language = await chart.wholeLanguage()
  const today = todayIso(growth)
  const result = resultOf(patient, { ...growth, language })
  const content = [chartPage(data, settings), ...dataPages(data, result, today, language)]
  return printPdf(chartDocument(data, { content, footer: pageFooter(data, language), today }))
}

/** The rest of the width is for the page number, points. */
const childWidth = contentWidth - 80

/** The child and the page number, because printed pages get separated. */
function pageFooter({ patient, gender }: ChartData, language: Language): (page: number, pages: number) => PdfNode {
  const born = patient.dateOfBirth && language.chart.born(dateText(patient.dateOfBirth, language))
  const child = [patient.name, born].filter(Boolean).join(', ')
  const [left, , right] = pageMargins
  return (page, pages) => ({
    columns: [
      { text: fitText(child, childWidth, printSizes.small), width: '*', noWrap: true },
      { text: language.report.page(page, pages), width: 'auto' },
    ],
    columnGap: 20,
    fontSize: printSizes.small,
    color: palettes[gender].quietText,
    margin: [left, 16, right, 0],
  })
}
