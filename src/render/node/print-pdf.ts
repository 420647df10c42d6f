import { missingPackage } from '../missing-package.js'
import type { PdfDocument } from '../pdf/pdf-document.js'
import { documentFont } from '../pdf/pdf-font.js'
import type { PdfPrinter } from '../pdf/pdfmake.js'
import { fontFiles } from './font-files.js'

/** pdfmake looks here before it asks the file system. */
const noVirtualFiles = { existsSync: () => false, readFileSync: () => undefined, writeFileSync: () => undefined }

/** Loads nothing from anywhere, whatever a document asks for. */
const noNetwork = { resolve: async () => undefined, resolved: async () => [] }

/** The bytes of a document. */
export async function printPdf(document: PdfDocument): Promise<Uint8Array> {
  const Printer = await loadPrinter()
  const { regular, bold } = fontFiles()
  const isOwnFont = (path: string) => path === regular || path === bold
  const printer = new Printer({ [documentFont]: { normal: regular, bold } }, noVirtualFiles, noNetwork, isOwnFont)
  const stream = await printer.createPdfKitDocument(document)
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => resolve(Buffer.concat(chunks)))
    stream.on('error', reject)
    stream.end()
  })
}

async function loadPrinter(): Promise<PdfPrinter> {
  try {
    // pdfmake's main module is one object for the whole process, with its settings; the printer beneath it is not.
    return constructorOf(await import('pdfmake/js/Printer.js'))
  } catch (error) {
    throw missingPackage('pdfmake', 'Pdf and PdfAndData', 'Install it with `npm install pdfmake`.', error)
  }
}

/** The default export of a CommonJS module, as deep as this runtime's `import` wraps it. */
function constructorOf(module: unknown): PdfPrinter {
  let found = module
  while (typeof found !== 'function') found = (found as { default: unknown }).default
  return found as PdfPrinter
}
