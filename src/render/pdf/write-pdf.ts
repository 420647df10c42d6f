import type { Bytes } from '../rendered-chart.js'
import { pagesWanted } from './design.js'
import { drawPicture, isDrawable, withSvg } from './page-picture.js'
import type { LaidOutPdf, PdfDocument, PdfLayout } from './pdfmake.js'
import { tagPages } from './tag-pages.js'

/** The bytes of the first layout that has no more pages than wanted, else of the first. */
export async function writeBestPdf(
  layouts: readonly PdfLayout[],
  layOut: (document: PdfDocument) => Promise<LaidOutPdf>,
): Promise<Bytes> {
  let first: Awaited<ReturnType<typeof layOutPages>> | undefined
  for (const layout of layouts) {
    const pages = await layOutPages(layout, layOut)
    first ??= pages
    if (pages.pdf._pdfMakePages.length <= pagesWanted) return writePdf(pages.pdf, pages.document)
  }
  if (first === undefined) throw new RangeError('a document has at least one layout')
  return writePdf(first.pdf, first.document)
}

/** The pages without what is drawn on them; with it, where this version of pdfmake can't be drawn on afterwards. */
async function layOutPages(
  layout: PdfLayout,
  layOut: (document: PdfDocument) => Promise<LaidOutPdf>,
): Promise<{ readonly document: PdfDocument; readonly pdf: LaidOutPdf }> {
  const document = layout(true)
  const pdf = await layOut(withoutDrawings(document))
  if (isDrawable(pdf)) return { document, pdf }
  const { picture, ...plain } = layout(false)
  const whole = picture === undefined ? plain : withSvg(plain, picture)
  return { document: whole, pdf: await layOut(whole) }
}

/** What is ours alone is no business of pdfmake's. */
function withoutDrawings({ picture, rows, ...document }: PdfDocument): PdfDocument {
  return document
}

/** The bytes of a document that pdfmake has laid out, tagged. */
async function writePdf(pdf: LaidOutPdf, { structure, picture, rows = new Map() }: PdfDocument): Promise<Bytes> {
  tagPages(pdf, structure, rows, picture && (() => drawPicture(pdf, picture)))
  const chunks: Uint8Array[] = []
  await new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
    pdf.end()
  })
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
