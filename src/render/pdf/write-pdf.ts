import type { Bytes } from '../rendered-chart.js'
import { leastFilled, mostPagesToFit, pageMargins } from './design.js'
import { drawPicture, isDrawable, withSvg } from './page-picture.js'
import type { LaidOutPdf, PdfDocument, PdfLayout } from './pdfmake.js'
import { tagPages } from './tag-pages.js'

/** The bytes of the first layout whose last page isn't nearly empty; if there is none, of the one with the fullest. */
export async function writeBestPdf(
  layouts: readonly PdfLayout[],
  layOut: (document: PdfDocument) => Promise<LaidOutPdf>,
): Promise<Bytes> {
  let best: { readonly pdf: LaidOutPdf; readonly document: PdfDocument; readonly filled: number } | undefined
  for (const layout of layouts) {
    const { document, pdf } = await layOutPages(layout, layOut)
    const filled = filledShare(pdf)
    const isLong = pdf._pdfMakePages.length > mostPagesToFit
    if (layouts.length === 1 || isLong || filled >= leastFilled) return writePdf(pdf, document)
    if (best === undefined || filled > best.filled) best = { pdf, document, filled }
  }
  if (best === undefined) throw new RangeError('a document has at least one layout')
  return writePdf(best.pdf, best.document)
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

/** How far the last page is filled, 0 to 1; the only one of its kind counts as full: the chart comes before it. */
function filledShare({ _pdfMakePages: pages, page }: LaidOutPdf): number {
  if (pages.length <= 2) return 1
  const [, top, , bottom] = pageMargins
  const room = page.height - top - bottom
  const lowest = (pages.at(-1)?.items ?? []).map(({ item }) => item.y ?? 0).filter((y) => y <= top + room)
  return (Math.max(0, ...lowest) - top) / room
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
