import { fontFileNames } from '../../../ground/scene/typeface.js'
import { documentFont, type PdfDocument, type PdfFonts, type PdfMake, type PdfPages, printing } from '../pdf/pdfmake.js'
import { writePdf } from '../pdf/write-pdf.js'
import type { Bytes } from '../rendered-chart.js'
import { missingPackage } from '../rendering-host.js'
import { fontBase64 } from './font-bytes.js'

/** Makes a PDF with pdfmake's build for browsers. */
export async function printInBrowser(document: PdfDocument): Promise<Bytes> {
  const pdfMake = await loadPdfMake()
  const regular = `auxology/${fontFileNames.regular}`
  const bold = `auxology/${fontFileNames.bold}`
  pdfMake.addVirtualFileSystem({ [regular]: fontBase64.regular, [bold]: fontBase64.bold })
  const fonts = { [documentFont]: { normal: regular, bold } }
  return writePdf(document, (pages) => createPdf(pdfMake, fonts, pages).getStream())
}

/** The application may use the same pdfmake, one object for the whole page: its settings are restored at once. */
function createPdf(pdfMake: PdfMake, bundledFonts: PdfFonts, pages: PdfPages): ReturnType<PdfMake['createPdf']> {
  const { fonts, urlAccessPolicy } = pdfMake
  try {
    pdfMake.fonts = bundledFonts
    pdfMake.urlAccessPolicy = () => false
    return pdfMake.createPdf(pages, { ...printing })
  } finally {
    pdfMake.fonts = fonts
    pdfMake.urlAccessPolicy = urlAccessPolicy
  }
}

/** From the application's bundle or its import map; a page without either has loaded it by a script, as a global. */
async function loadPdfMake(): Promise<PdfMake> {
  const { pdfMake } = globalThis as { readonly pdfMake?: PdfMake }
  if (pdfMake !== undefined) return pdfMake
  try {
    const module = await import('pdfmake/build/pdfmake.js')
    const loaded: PdfMake | undefined = [module.default, module].find((candidate) => candidate?.createPdf !== undefined)
    // As a module of its own rather than part of a bundle, it is a global too.
    return loaded ?? (globalThis as unknown as { readonly pdfMake: PdfMake }).pdfMake
  } catch (error) {
    throw missingPackage('pdfmake', 'Pdf and PdfAndData', 'Install it with `npm install pdfmake`.', error)
  }
}
