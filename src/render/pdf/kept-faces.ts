import { documentFont, type LaidOutPdf, type PdfFace, type PdfFaceLayout, type PdfFaceRun } from './pdfmake.js'

/**
 * Gives a document the two faces that an earlier one has opened, or opens and keeps
 * them: fontkit decodes them for a quarter of the time that a page takes, and lays
 * out each word of a document for as long again.
 *
 * What is kept is of the faces alone: the width of every character, and the kerning
 * of pairs of them by their numbers. No text stays in memory.
 *
 * pdfkit has no public way to do so. A version that works otherwise opens its faces
 * itself, and the pages are the same.
 */
export function keepFaces(pdf: LaidOutPdf): void {
  if (!isKnown(pdf)) return
  const kept = ofPdfkits.get(pdf.constructor)
  if (kept === undefined) {
    const regular = pdf.provideFont(documentFont, false, false)
    const bold = pdf.provideFont(documentFont, true, false)
    if (!isKnownFace(regular) || !isKnownFace(bold)) return
    ofPdfkits.set(pdf.constructor, [keepFace(regular), keepFace(bold)])
    return
  }
  const [normal, bold] = kept
  pdf.fontCache[documentFont] = { normal: openAgain(pdf, normal), bold: openAgain(pdf, bold) }
}

/** The faces of each pdfkit of the process: there is one, or that of the application and ours. */
const ofPdfkits = /* @__PURE__ */ new WeakMap<object, readonly [regular: KeptFace, bold: KeptFace]>()

/** Of pdfkit's document, what isn't public. */
interface KnownPdf extends LaidOutPdf {
  readonly fontCache: Record<string, { normal?: PdfFace | undefined; bold?: PdfFace | undefined }>
  readonly _fontFamilies: Record<string, PdfFace>
  _fontCount: number
}

/** Of pdfkit's face, what isn't public. */
interface KnownFace extends PdfFace {
  readonly font: OpenFont
  readonly name: string
  readonly scale: number
  layout: PdfFaceLayout
}

/** The part of fontkit's font that is used here. */
interface OpenFont {
  readonly characterSet: readonly number[]
  readonly numGlyphs: number
  glyphForCodePoint(code: number): { readonly id: number; readonly advanceWidth: number }
  layout(text: string): { readonly positions: readonly { readonly xAdvance: number }[] }
}

type FaceMaker = new (pdf: LaidOutPdf, font: OpenFont, id: string) => KnownFace

interface KeptFace {
  readonly Face: FaceMaker
  readonly font: OpenFont
  readonly count: number
  readonly glyphs: ReadonlyMap<number, KeptGlyph>
  /** Between two glyphs, units of the font; {@link unknownKern} where nobody asked yet. */
  readonly kerning: Int16Array
}

interface KeptGlyph {
  readonly id: number
  readonly code: number
  /** Units of the font. */
  readonly width: number
  readonly glyph: { readonly id: number; readonly advanceWidth: number; readonly codePoints: readonly number[] }
}

const unknownKern = 0x7fff

function isKnown(pdf: LaidOutPdf): pdf is KnownPdf {
  const { fontCache, _fontFamilies, _fontCount } = pdf as Partial<KnownPdf>
  return isObject(fontCache) && isObject(_fontFamilies) && _fontCount === 0
}

function isKnownFace(face: PdfFace): face is KnownFace {
  const { font, name, scale, layout } = face as Partial<KnownFace>
  return (
    typeof layout === 'function' &&
    typeof name === 'string' &&
    typeof scale === 'number' &&
    Array.isArray(font?.characterSet) &&
    typeof font.numGlyphs === 'number' &&
    typeof font.glyphForCodePoint === 'function' &&
    typeof font.layout === 'function'
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A character that fontkit hides, and that changes what stands around it. */
const softHyphen = 0xad

function keepFace(face: KnownFace): KeptFace {
  const { font } = face
  const glyphs = font.characterSet
    .filter((code) => code !== softHyphen)
    .map((code): [number, KeptGlyph] => {
      const { id, advanceWidth } = font.glyphForCodePoint(code)
      return [code, { id, code, width: advanceWidth, glyph: { id, advanceWidth, codePoints: [code] } }]
    })
  const kept: KeptFace = {
    Face: face.constructor as FaceMaker,
    font,
    count: font.numGlyphs,
    glyphs: new Map(glyphs),
    kerning: new Int16Array(font.numGlyphs ** 2).fill(unknownKern),
  }
  equip(face, kept)
  return kept
}

function openAgain(pdf: KnownPdf, kept: KeptFace): KnownFace {
  const face = new kept.Face(pdf, kept.font, `F${++pdf._fontCount}`)
  pdf._fontFamilies[face.name] = face
  equip(face, kept)
  return face
}

/** Lets a face lay out its texts by what is kept; a text with another character by fontkit. */
function equip(face: KnownFace, kept: KeptFace): void {
  const slowly = face.layout
  face.layout = (text, features, onlyWidth) => {
    const run = features ? undefined : keptRun(text, kept, face.scale)
    if (run !== undefined) return run
    const laidOut = slowly.call(face, text, features, onlyWidth)
    // fontkit remembers the last text that it has laid out.
    kept.font.layout('0')
    return laidOut
  }
}

const space = 0x20

/** As pdfkit does, with no kerning after a space. */
function keptRun(text: string, { glyphs, font, count, kerning }: KeptFace, scale: number): PdfFaceRun | undefined {
  const run: KeptGlyph['glyph'][] = []
  const positions: PdfFaceRun['positions'][number][] = []
  let advanceWidth = 0
  let last: KeptGlyph | undefined
  for (let i = 0; i < text.length; i++) {
    const glyph = glyphs.get(text.charCodeAt(i))
    if (glyph === undefined) return undefined
    if (last !== undefined && last.code !== space) {
      const place = last.id * count + glyph.id
      let kern = kerning[place] as number
      if (kern === unknownKern) {
        kern = kernOf(font, last, glyph)
        kerning[place] = kern
      }
      if (kern !== 0) {
        const position = positions[i - 1] as { xAdvance: number }
        position.xAdvance += kern * scale
        advanceWidth += kern * scale
      }
    }
    const width = glyph.width * scale
    run.push(glyph.glyph)
    positions.push({ xAdvance: width, advanceWidth: width, xOffset: 0, yOffset: 0 })
    advanceWidth += width
    last = glyph
  }
  return { glyphs: run, positions, advanceWidth }
}

function kernOf(font: OpenFont, left: KeptGlyph, right: KeptGlyph): number {
  const [first] = font.layout(String.fromCharCode(left.code, right.code)).positions
  return (first?.xAdvance ?? left.width) - left.width
}
