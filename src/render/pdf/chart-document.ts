import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { sizes } from './design.js'
import { pageMargins } from './page-size.js'
import type { PdfDocument, PdfInformation, PdfNode } from './pdf-document.js'
import { documentFont } from './pdf-font.js'
import { printableNode } from './printable-node.js'

/** What makes pages a document. */
export interface Binding {
  readonly content: readonly PdfNode[]
  readonly footer?: ((page: number, pages: number) => PdfNode) | undefined
  /** ISO date: the day that the document is of. */
  readonly today: string
}

/** A document about a chart. It holds no moment but the day it is of, so that the same input gives the same bytes. */
export function chartDocument(data: ChartInLanguage, { content, footer, today }: Binding): PdfDocument {
  return {
    version: '1.7',
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins,
    language: data.language.tag,
    displayTitle: true,
    info: information(data, today),
    defaultStyle: { font: documentFont, fontSize: sizes.text, lineHeight: 1.15 },
    content: content.map(printableNode),
    footer: footer && ((page, pages) => printableNode(footer(page, pages))),
  }
}

function information({ title, population, patient }: ChartInLanguage, today: string): PdfInformation {
  const subject = `${title}, ${population}`
  return {
    title: patient.name === undefined ? subject : `${patient.name}: ${subject}`,
    author: 'auxology',
    subject,
    creator: 'auxology',
    producer: 'auxology, pdfmake',
    creationDate: new Date(`${today}T00:00:00Z`),
  }
}
