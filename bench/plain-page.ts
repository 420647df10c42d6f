import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** The parts of pdfkit that write a page without laying anything out. */
interface KitDocument {
  readonly _fontFamilies: Record<string, KitFont>
  readonly page: { readonly fonts: Record<string, unknown> }
  font(file: Uint8Array): { readonly _font: KitFont }
  addPage(): unknown
  addContent(operators: string): unknown
  on(event: 'data' | 'end', listener: (chunk: Uint8Array) => void): unknown
  end(): void
}

interface KitFont {
  readonly font: OpenFont
  readonly subset: { includeGlyph(id: number): number }
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  readonly scale: number
  ref(): unknown
}

interface OpenFont {
  getGlyph(id: number): { readonly advanceWidth: number; readonly codePoints: readonly number[] }
  glyphsForString(text: string): readonly { readonly id: number }[]
}

type Kit = new (options: { autoFirstPage: false; size: 'A4' }) => KitDocument

const options = { autoFirstPage: false, size: 'A4' } as const

/** The characters of an ordinary chart. */
const characters = 'ABDEGHIJKLMNOPRSTVWZabcdefghijklmnoprstuvwxyzäöüß0123456789 (),.:;/|+–%·'

/**
 * The least that writes a page: pdfkit, given its operators, with fonts that stay
 * open and as many characters of them in its document.
 *
 * @param like a document, whose first page is written again
 */
export function plainPage(like: Uint8Array): () => Promise<number> {
  const require = createRequire(import.meta.url)
  const Document: Kit = createRequire(require.resolve('pdfmake/js/Printer.js'))('pdfkit')
  const operators = firstPage(like)
  const faces = ['Regular', 'Bold'].map((face) => {
    const { _font: opened } = new Document(options).font(readFileSync(`fonts/Roboto-${face}.ttf`))
    const EmbeddedFont = opened.constructor as new (document: KitDocument, font: OpenFont, id: string) => KitFont
    return { EmbeddedFont, font: opened.font, glyphs: opened.font.glyphsForString(characters) }
  })
  return async () => {
    const document = new Document(options)
    document.addPage()
    faces.forEach(({ EmbeddedFont, font, glyphs }, i) => {
      const embedded = new EmbeddedFont(document, font, `F${i + 1}`)
      for (const { id } of glyphs) {
        const glyph = embedded.subset.includeGlyph(id)
        const { advanceWidth, codePoints } = font.getGlyph(id)
        embedded.widths[glyph] = advanceWidth * embedded.scale
        embedded.unicode[glyph] = codePoints
      }
      document._fontFamilies[`F${i + 1}`] = embedded
      document.page.fonts[`F${i + 1}`] = embedded.ref()
    })
    document.addContent(operators)
    let length = 0
    document.on('data', (chunk) => {
      length += chunk.length
    })
    await new Promise<unknown>((resolve) => {
      document.on('end', resolve)
      document.end()
    })
    return length
  }
}

/** The operators of the first page: the first compressed stream that sets a text. */
function firstPage(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf)
  for (let from = 0; ; ) {
    const start = raw.indexOf('stream\n', from)
    if (start < 0) throw new RangeError('the document has no page with text')
    const end = raw.indexOf('endstream', start)
    from = end + 'endstream'.length
    try {
      const text = inflateSync(raw.subarray(start + 'stream\n'.length, end)).toString('latin1')
      if (text.includes(' Tf')) return text
    } catch {
      // A stream of another kind.
    }
  }
}
