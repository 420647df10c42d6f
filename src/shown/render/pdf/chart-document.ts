import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import { printableText } from '../../../ground/scene/typeface.js'
import { breakableText } from './breakable-text.js'
import { lineSpacing, pageMargins, printSizes } from './design.js'
import { markContent } from './mark-content.js'
import {
  documentFont,
  type PdfDocument,
  type PdfInformation,
  type PdfNode,
  type PdfPicture,
  type StructureElement,
} from './pdfmake.js'

/** The pages of a document, and what is common to them. */
interface DocumentPages {
  readonly content: readonly PdfNode[]
  /** Above and below the text of a cell, points; none if it isn't given. */
  readonly rowPadding?: number
  /** On the first page. */
  readonly picture?: PdfPicture | undefined
  readonly footer?: ((page: number, pages: number) => PdfNode) | undefined
  /** ISO date: the date of the document. */
  readonly today: string
}

/** A document about a chart. Its only date is the one given, so that the same input gives the same bytes. */
export function chartDocument(
  data: ChartInLanguage,
  { content, rowPadding = 0, picture, footer, today }: DocumentPages,
): PdfDocument {
  const { structure, content: marked } = markContent(content, rowPadding)
  return {
    version: '1.7',
    subset: 'PDF/UA',
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins,
    language: data.language.tag,
    displayTitle: true,
    info: documentInformation(data, today),
    defaultStyle: { font: documentFont, fontSize: printSizes.text, lineHeight: lineSpacing },
    content: marked,
    structure: picture === undefined ? structure : [pictureElement(picture), ...structure],
    picture,
    footer: footer && ((page, pages) => printableNode(footer(page, pages))),
  }
}

function pictureElement({ alternative }: PdfPicture): StructureElement {
  return { type: 'Figure', marks: [], children: [], alternative: printableText(alternative) }
}

/** The same day on clocks from UTC−10 to UTC+13: viewers write it in their own time. */
const timeOfCreation = 'T10:30:00Z'

function documentInformation({ title, population, patient }: ChartInLanguage, today: string): PdfInformation {
  const subject = `${title}, ${population}`
  return {
    title: metadataText(patient.name === undefined ? subject : `${patient.name}: ${subject}`),
    author: 'auxology',
    subject: metadataText(subject),
    creator: 'auxology',
    producer: 'auxology, pdfmake',
    creationDate: new Date(`${today}${timeOfCreation}`),
  }
}

/** pdfkit writes the title into XML as it is. */
function metadataText(text: string): string {
  return text.replaceAll('&', '+').replaceAll('<', '‹').replaceAll('>', '›')
}

/** A node with all its texts in characters that the bundled typeface has, and in words that can be laid out. */
function printableNode<Node>(node: Node): Node {
  return printablePart(node) as Node
}

function printablePart(part: unknown): unknown {
  if (typeof part === 'string') return printableText(part)
  if (Array.isArray(part)) return part.map(printablePart)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'text' && typeof value === 'string' ? breakableText(printableText(value)) : printablePart(value),
    ]),
  )
}
