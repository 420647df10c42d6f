import { documentFont, type PdfDocument, type PdfPrinter, printing } from '../pdf/pdfmake.js'
import { writePdf } from '../pdf/write-pdf.js'
import type { Bytes } from '../rendered-chart.js'
import { missingPackage } from '../rendering-host.js'
import { fontFiles } from './font-files.js'
import { installedPackage } from './installed-package.js'
import { withNodesGlobals } from './nodes-globals.js'

/** pdfmake looks here before it reads from the file system. */
const noVirtualFiles = { existsSync: () => false, readFileSync: () => undefined, writeFileSync: () => undefined }

/** Loads nothing, whatever a document refers to. */
const noNetwork = { resolve: async () => undefined, resolved: async () => [] }

/** Makes a PDF with pdfmake's printer. */
export function printInNode(document: PdfDocument): Promise<Bytes> {
  return withNodesGlobals(async () => {
    const Printer = await loadPrinter()
    const { regular, bold } = await fontFiles()
    const isBundledFont = (path: string) => path === regular || path === bold
    const fontNames = { [documentFont]: { normal: regular, bold } }
    const printer = new Printer(fontNames, noVirtualFiles, noNetwork, isBundledFont)
    return writePdf(document, (pages) => printer.createPdfKitDocument(pages, printing))
  })
}

async function loadPrinter(): Promise<PdfPrinter> {
  try {
    // pdfmake's main module is one object, with settings, for the whole process; the printer that it uses is not.
    return constructorOf(await installedPackage('pdfmake/js/Printer.js'))
  } catch (error) {
    throw missingPackage('pdfmake', 'Pdf and PdfAndData', 'Install it with `npm install pdfmake`.', error)
  }
}

/** The default export of a CommonJS module, however often this runtime's `import` wraps it. */
function constructorOf(module: unknown): PdfPrinter {
  let unwrapped = module
  while (typeof unwrapped !== 'function') unwrapped = (unwrapped as { default: unknown }).default
  return unwrapped as PdfPrinter
}
