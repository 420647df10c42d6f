import { fontFileNames } from '../../scene/typeface.js'
import { missingPackage } from '../missing-package.js'
import type { PdfDocument } from '../pdf/pdf-document.js'
import { documentFont } from '../pdf/pdf-font.js'
import type { PdfFonts, PdfMake } from '../pdf/pdfmake.js'
import { fontBase64 } from './font-bytes.js'

/** The bytes of a document, by pdfmake's build for browsers. */
export async function printPdf(document: PdfDocument): Promise<Uint8Array> {
  const pdfMake = await loadPdfMake()
  const regular = `auxology/${fontFileNames.regular}`
  const bold = `auxology/${fontFileNames.bold}`
  pdfMake.addVirtualFileSystem({ [regular]: fontBase64.regular, [bold]: fontBase64.bold })
  const fonts = { [documentFont]: { normal: regular, bold } }
  return new Uint8Array(await createPdf(pdfMake, fonts, document).getBuffer())
}

/** pdfmake is one object for the whole page, which the application may use too: it gets its settings back at once. */
function createPdf(pdfMake: PdfMake, ownFonts: PdfFonts, document: PdfDocument): ReturnType<PdfMake['createPdf']> {
  const { fonts, urlAccessPolicy } = pdfMake
  try {
    pdfMake.fonts = ownFonts
    pdfMake.urlAccessPolicy = () => false
    return pdfMake.createPdf(document)
  } finally {
    pdfMake.fonts = fonts
    pdfMake.urlAccessPolicy = urlAccessPolicy
  }
}

async function loadPdfMake(): Promise<PdfMake> {
  try {
    const module = await import('pdfmake/build/pdfmake.js')
    return module.default ?? module
  } catch (error) {
    throw missingPackage('pdfmake', 'Pdf and PdfAndData', 'Install it with `npm install pdfmake`.', error)
  }
}
