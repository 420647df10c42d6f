import type { Scene } from '../../../ground/scene/scene.js'

/** The name of the bundled typeface in a document; an application that uses pdfmake won't have it. */
export const documentFont = 'AuxologyRoboto'

/** The part of pdfmake's document that is used here. Lengths are in points, 1/72 inch. */
export interface PdfPages {
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
  /** Declares PDF/UA, ISO 14289: only true because of {@link tagPages}. */
  readonly subset: 'PDF/UA'
}

/** A document, and what pdfmake doesn't know of it. */
export interface PdfDocument extends PdfPages {
  /** What the marked texts are, for readers who can't see. */
  readonly structure: readonly StructureElement[]
  /** On the first page, drawn when the pages are laid out. */
  readonly picture?: PdfPicture | undefined
}

/** A scene on the first page, below anything else there. */
export interface PdfPicture {
  readonly scene: Scene
  readonly idPrefix: string
  /** What it shows, in words. */
  readonly alternative: string
  /** Fills one of these, points. */
  readonly fit: readonly [width: number, height: number]
  /** From the corner of the page, regardless of its margins, points. */
  readonly absolutePosition: { readonly x: number; readonly y: number }
}

/** What a part of a document is. ISO 32000-1, section 14.8.4. */
export type StructureType = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

/** A part of a document in reading order: its texts, by their marks, or its parts. */
export interface StructureElement {
  readonly type: StructureType
  /** Numbers of the texts that it consists of. */
  readonly marks: readonly number[]
  readonly children: readonly StructureElement[]
  /** For a picture. */
  readonly alternative?: string | undefined
  /** For a heading of a table: of its column, which is repeated on every page, or of its row. */
  readonly scope?: 'Column' | 'Row' | undefined
  readonly colSpan?: number | undefined
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
export interface PdfBlock extends PdfStyle {
  readonly margin?: Margins | undefined
  readonly width?: PdfWidth | undefined
  readonly pageBreak?: 'before' | undefined
  /** Kept on one page if it fits. */
  readonly unbreakable?: boolean
  /** Ours: a row of a list, with the padding of rows below it. */
  readonly isRow?: true
  /** For a cell: how many columns it spans. */
  readonly colSpan?: number
  /** What it is; without it, text is a paragraph and other nodes are what they contain. */
  readonly tag?: StructureType
  /** Without meaning: screen readers skip it. */
  readonly decorative?: true
}

export type PdfWidth = number | 'auto' | '*'

export type PdfNode = PdfText | PdfColumns | PdfStack | PdfTable

export interface PdfText extends PdfBlock {
  readonly text: string | readonly PdfText[]
  /** Number of the text in the structure of the document. */
  readonly mark?: number
}

export interface PdfColumns extends PdfBlock {
  readonly columns: readonly PdfNode[]
  readonly columnGap?: number
}

export interface PdfStack extends PdfBlock {
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
  /** Without the padding of rows, which {@link markContent} adds. */
  readonly layout?: PdfTableRules | undefined
}

/** Lines between the rows and columns of a table, and the padding of its columns. */
export interface PdfTableRules {
  readonly hLineWidth: (row: number, node: PdfTable) => number
  readonly vLineWidth: (column: number, node: PdfTable) => number
  readonly hLineColor: (row: number, node: PdfTable) => string
  readonly paddingLeft: (column: number, node: PdfTable) => number
  readonly paddingRight: (column: number, node: PdfTable) => number
}

/** How documents are printed: all pages are kept until the end, because they are tagged then. */
export const printing: PdfPrinting = { bufferPages: true }

interface PdfPrinting {
  bufferPages: true
}

/** The part of pdfmake's printer that is used here; pdfmake's own types need the DOM's. */
export type PdfPrinter = new (
  fonts: PdfFonts,
  virtualFiles: object,
  urlResolver: object,
  localAccessPolicy: (path: string) => boolean,
) => { createPdfKitDocument(pages: PdfPages, printing: PdfPrinting): Promise<LaidOutPdf> }

export type PdfFonts = Record<string, { normal: string; bold: string }>

/** The part of pdfmake's build for browsers that is used here. */
export interface PdfMake {
  fonts: PdfFonts
  urlAccessPolicy: ((url: string) => boolean) | undefined
  addVirtualFileSystem(files: Record<string, string>): void
  createPdf(pages: PdfPages, printing: PdfPrinting): { getStream(): Promise<LaidOutPdf> }
}

/** The part of pdfkit's document that is used here: laid out and drawn, but not yet written. */
export interface LaidOutPdf {
  /** What pdfmake has drawn on each page, in this order. */
  readonly _pdfMakePages: readonly { readonly items: readonly PdfItem[] }[]
  readonly page: {
    readonly content: { buffer: Uint8Array[] }
    readonly width: number
    readonly height: number
    /** By their ids. */
    readonly fonts: Record<string, unknown>
  }
  /** The part of the standard that {@link PdfDocument.subset} names. */
  subset: number | string
  getMarkInfoDictionary(): { readonly data: { Marked?: boolean } }
  switchToPage(index: number): unknown
  addContent(operators: Uint8Array | string): unknown
  /** pdfmake's: a face of the document, opened if it isn't yet. */
  provideFont(family: string, bold: boolean, italics: boolean): PdfFace
  fillOpacity(share: number): unknown
  markStructureContent(type: StructureType): object
  markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): unknown
  endMarkedContent(): unknown
  struct(type: StructureType | 'Document', options: object): PdfKitElement
  addStructure(element: PdfKitElement): unknown
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown
  on(event: 'end', listener: () => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
  end(): void
}

/** A face as pdfkit has it in a document. */
export interface PdfFace {
  readonly id: string
  ref(): unknown
  /** A text as numbers of glyphs in hexadecimal, and the place of each. */
  encode(text: string): readonly [codes: readonly string[], positions: readonly GlyphPosition[]]
}

/** The way to the next glyph, and without kerning, thousandths of the size of the text. */
interface GlyphPosition {
  readonly xAdvance: number
  readonly advanceWidth: number
}

/** What pdfmake draws in one go; a line consists of words, which have the properties of their text. */
export interface PdfItem {
  readonly type: string
  readonly item: {
    readonly inlines?: readonly { readonly text: string; readonly mark?: number }[]
  }
}

/** An element of pdfkit's structure tree. */
export interface PdfKitElement {
  readonly dictionary: { readonly data: { A?: object } }
  add(child: object): unknown
  end(): void
}
