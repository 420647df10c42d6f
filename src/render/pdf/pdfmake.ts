import type { PdfDocument } from './pdf-document.js'

/** As much of pdfmake's printer as is used here; pdfmake's own types need those of the DOM. */
export type PdfPrinter = new (
  fonts: PdfFonts,
  virtualFiles: object,
  urlResolver: object,
  localAccessPolicy: (path: string) => boolean,
) => { createPdfKitDocument(document: PdfDocument): Promise<PdfStream> }

export type PdfFonts = Record<string, { normal: string; bold: string }>

interface PdfStream {
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown
  on(event: 'end', listener: () => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
  end(): void
}

/** As much of pdfmake's browser build as is used here. */
export interface PdfMake {
  fonts: PdfFonts
  urlAccessPolicy: ((url: string) => boolean) | undefined
  addVirtualFileSystem(files: Record<string, string>): void
  createPdf(document: PdfDocument): { getBuffer(): Promise<Uint8Array> }
}
