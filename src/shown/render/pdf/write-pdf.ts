import type { Bytes } from '../rendered-chart.js'
import { drawPicture } from './page-picture.js'
import type { LaidOutPdf, PdfDocument, PdfPages } from './pdfmake.js'
import { tagPages } from './tag-pages.js'

/** The bytes of a document, tagged. */
export async function writePdf(
  { structure, picture, ...pages }: PdfDocument,
  layOut: (pages: PdfPages) => Promise<LaidOutPdf>,
): Promise<Bytes> {
  const pdf = await layOut(pages)
  tagPages(pdf, structure, picture && (() => drawPicture(pdf, picture)))
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
