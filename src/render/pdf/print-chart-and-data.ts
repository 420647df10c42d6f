import { resultOf } from '../../assessment/calculate-patient.js'
import type { ChartData } from '../../charts/data/chart-data.js'
import { dateText } from '../../charts/picture/describe-point.js'
import { palettes } from '../../charts/picture/styles.js'
import { todayIso } from '../../growth/growth-options.js'
import type { Language } from '../../languages/language.js'
import { fitText } from '../../scene/fit-text.js'
import type { ChartToRender } from '../chart-renderer.js'
import { loadHost } from '../load-host.js'
import { chartDocument } from './chart-document.js'
import { chartPage } from './chart-page.js'
import { dataPages } from './data-pages.js'
import { sizes } from './design.js'
import { pageMargins, textWidth } from './page-size.js'
import type { PdfNode } from './pdf-document.js'

/** The chart on one A4 page, and everything known and computed on those that follow. */
export async function printChartAndData(chart: ChartToRender): Promise<Uint8Array> {
  const { printPdf } = await loadHost()
  const { data, settings, patient, growth } = chart
  const language = await chart.wholeLanguage()
  const today = todayIso(growth)
  const result = resultOf(patient, { ...growth, language })
  const content = [chartPage(data, settings), ...dataPages(data, result, today, language)]
  return printPdf(chartDocument(data, { content, footer: footer(data, language), today }))
}

/** Beside it stands the number of the page, points. */
const childWidth = textWidth - 80

/** Whose page it is, and which: pages come apart. */
function footer({ patient, gender }: ChartData, language: Language): (page: number, pages: number) => PdfNode {
  const born = patient.dateOfBirth && language.chart.born(dateText(patient.dateOfBirth, language))
  const child = [patient.name, born].filter(Boolean).join(', ')
  const [left, , right] = pageMargins
  return (page, pages) => ({
    columns: [
      { text: fitText(child, childWidth, sizes.small), width: '*', noWrap: true },
      { text: language.report.page(page, pages), width: 'auto' },
    ],
    columnGap: 20,
    fontSize: sizes.small,
    color: palettes[gender].quietText,
    margin: [left, 16, right, 0],
  })
}
