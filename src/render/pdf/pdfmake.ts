/** The name of the bundled typeface in a document; an application that uses pdfmake won't have it. */
export const documentFont = 'AuxologyRoboto'

/** The part of pdfmake's document that is used here. Lengths are in points, 1/72 inch. */
export interface PdfDocument {
  readonly version: '1.7'
  readonly pageSize: 'A4'
  readonly pageOrientation: 'portrait'
  readonly pageMargins: Margins
  readonly language: string
  readonly displayTitle: boolean
  readonly info: PdfInformation
  readonly defaultStyle: PdfStyle
  readonly content: readonly PdfNode[]
  readonly footer?: ((page: number, pages: number) => PdfNode) | undefined
}

export interface PdfInformation {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly creator: string
  readonly producer: string
  readonly creationDate: Date
}

export type Margins = readonly [left: number, top: number, right: number, bottom: number]

export interface PdfStyle {
  readonly font?: string
  readonly fontSize?: number
  readonly bold?: boolean
  readonly color?: string
  readonly alignment?: 'left' | 'right'
  readonly lineHeight?: number
  readonly noWrap?: boolean
}

/** What all nodes can have. */
interface PdfBlock extends PdfStyle {
  readonly margin?: Margins
  readonly width?: PdfWidth
  readonly pageBreak?: 'before'
  /** For a cell: how many columns it spans. */
  readonly colSpan?: number
}

export type PdfWidth = number | 'auto' | '*'

export type PdfNode = PdfText | PdfSvg | PdfColumns | PdfStack | PdfTable

export interface PdfText extends PdfBlock {
  readonly text: string | readonly PdfText[]
}

interface PdfSvg extends PdfBlock {
  readonly svg: string
  readonly fit?: readonly [width: number, height: number]
  /** From the corner of the page, regardless of its margins. */
  readonly absolutePosition?: { readonly x: number; readonly y: number }
}

interface PdfColumns extends PdfBlock {
  readonly columns: readonly PdfNode[]
  readonly columnGap?: number
}

interface PdfStack extends PdfBlock {
  readonly stack: readonly PdfNode[]
}

export interface PdfTable extends PdfBlock {
  readonly table: {
    readonly body: readonly (readonly PdfNode[])[]
    readonly widths: readonly PdfWidth[]
    /** This many rows are repeated on every page. */
    readonly headerRows?: number
    readonly keepWithHeaderRows?: number
    readonly dontBreakRows?: boolean
  }
  readonly layout?: PdfTableLayout
}

/** Lines between the rows and columns of a table, and the padding of its cells. */
export interface PdfTableLayout {
  readonly hLineWidth: (row: number, node: PdfTable) => number
  readonly vLineWidth: (column: number, node: PdfTable) => number
  readonly hLineColor: (row: number, node: PdfTable) => string
  readonly paddingLeft: (column: number, node: PdfTable) => number
  readonly paddingRight: (column: number, node: PdfTable) => number
  readonly paddingTop: (row: number, node: PdfTable) => number
  readonly paddingBottom: (row: number, node: PdfTable) => number
}

/** The part of pdfmake's printer that is used here; pdfmake's own types need the DOM's. */
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

/** The part of pdfmake's build for browsers that is used here. */
export interface PdfMake {
  fonts: PdfFonts
  urlAccessPolicy: ((url: string) => boolean) | undefined
  addVirtualFileSystem(files: Record<string, string>): void
  createPdf(document: PdfDocument): { getBuffer(): Promise<Uint8Array> }
}
