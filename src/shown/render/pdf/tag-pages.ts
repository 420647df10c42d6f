import type { LaidOutPdf, PdfKitElement, StructureElement } from './pdfmake.js'

/**
 * Tags a laid out document: what every text is, in reading order, and what the
 * pictures show. Everything else (lines, footers, repeated headings) becomes an
 * artifact, which assistive technology passes over.
 *
 * pdfmake knows nothing of structure, but pdfkit, with which it draws, does. So the
 * operators of each page are written again, with marks around those of each text.
 *
 * @param drawPicture draws the picture of the first page, which is the first element
 *
 * ISO 32000-1, sections 14.6 to 14.8; ISO 14289-1 (PDF/UA-1).
 */
export function tagPages(
  pdf: LaidOutPdf,
  structure: readonly StructureElement[],
  drawPicture: (() => void) | undefined,
): void {
  const contents = markWords(pdf, structure)
  const [picture] = structure
  if (drawPicture !== undefined && picture !== undefined) {
    pdf.switchToPage(0)
    contents.set(picture, [pdf.markStructureContent(picture.type)])
    drawPicture()
    pdf.endMarkedContent()
  }
  pdf.getMarkInfoDictionary().data.Marked = true
  // As a number, pdfkit takes it for that of PDF/A, which has to list the characters of its fonts.
  pdf.subset = `${pdfUa}`
  const root = pdf.struct('Document', {})
  for (const element of structure) root.add(kitElement(pdf, element, contents))
  pdf.addStructure(root)
  root.end()
}

/** Puts marks around the operators of each text, and gives them by the element that the text belongs to. */
function markWords(pdf: LaidOutPdf, structure: readonly StructureElement[]): Map<StructureElement, object[]> {
  const elements = new Map(flattened(structure).flatMap((element) => element.marks.map((mark) => [mark, element])))
  const contents = new Map<StructureElement, object[]>()
  const pageOf = new Map<StructureElement, number>()
  pdf._pdfMakePages.forEach(({ items }, index) => {
    pdf.switchToPage(index)
    const { content } = pdf.page
    const words = items.flatMap(({ item }) => item.inlines ?? []).filter(({ text }) => text !== '')
    const stretches = stretchesOf(
      content.buffer,
      words.map(({ mark = unmarked }) => mark),
    )
    content.buffer = []
    const begin = (element: StructureElement | undefined, isFirst: boolean) => {
      const isRepeated = element?.scope === 'Column' && (pageOf.get(element) ?? index) !== index
      if (element !== undefined && !isRepeated) {
        pageOf.set(element, index)
        contents.set(element, [...(contents.get(element) ?? []), pdf.markStructureContent(element.type)])
      } else {
        pdf.markContent('Artifact', { type: isRepeated || !isFirst ? 'Pagination' : 'Layout' })
      }
    }
    stretches.forEach(({ operators, mark }, i) => {
      begin(mark === undefined ? undefined : elements.get(mark), i === 0)
      for (const operator of operators) pdf.addContent(operator)
      pdf.endMarkedContent()
    })
  })
  return contents
}

/** The part of ISO 14289 that the document keeps to. */
const pdfUa = 1

function flattened(structure: readonly StructureElement[]): StructureElement[] {
  return structure.flatMap((element) => [element, ...flattened(element.children)])
}

function kitElement(
  pdf: LaidOutPdf,
  element: StructureElement,
  contents: ReadonlyMap<StructureElement, readonly object[]>,
): PdfKitElement {
  const { type, alternative, scope, colSpan, children } = element
  const { width, height } = pdf.page
  // A picture has its page to itself.
  const box = type === 'Figure' ? [0, 0, width, height] : undefined
  const made = pdf.struct(type, { alt: alternative, bbox: box })
  if (scope !== undefined && type === 'TH') {
    made.dictionary.data.A = { O: 'Table', Scope: scope, ...(colSpan === undefined ? {} : { ColSpan: colSpan }) }
  }
  for (const content of contents.get(element) ?? []) made.add(content)
  for (const child of children) made.add(kitElement(pdf, child, contents))
  return made
}

/** The mark of words that aren't part of the document's text: footers. */
const unmarked = -1

/** Operators of a page that draw one text, or something else. */
interface Stretch {
  readonly operators: Uint8Array[]
  /** Undefined for lines and pictures. */
  readonly mark: number | undefined
}

/**
 * The operators of a page by the texts that they draw. pdfkit draws every word as
 * `q cm BT … ET Q`; the words of pictures come first, as pictures do.
 *
 * @param marks of the words outside of pictures, in the order in which they are drawn
 */
function stretchesOf(operators: readonly Uint8Array[], marks: readonly number[]): Stretch[] {
  const allBegins = operators.flatMap((operator, i) => (isOperator(operator, 'BT') ? [i] : []))
  const begins = allBegins.slice(allBegins.length - marks.length)
  const stretches: Stretch[] = []
  let done = 0
  const add = (to: number, mark: number | undefined) => {
    const last = stretches.at(-1)
    const added = operators.slice(done, to)
    if (last !== undefined && last.mark === mark) for (const operator of added) last.operators.push(operator)
    else if (added.length > 0) stretches.push({ operators: added, mark })
    done = to
  }
  begins.forEach((begin, word) => {
    let [from, to] = [begin, begin]
    while (from > done && !isOperator(operators[from], 'q')) from--
    while (to < operators.length && !isOperator(operators[to], 'Q')) to++
    const previous = stretches.at(-1)?.mark
    // Between two words of a text, only the colour is set.
    add(from, previous !== undefined && previous === marks[word] ? previous : undefined)
    add(to + 1, marks[word])
  })
  add(operators.length, undefined)
  return stretches
}

function isOperator(chunk: Uint8Array | undefined, name: string): boolean {
  return chunk?.length === name.length + 1 && [...name].every((letter, i) => chunk[i] === letter.charCodeAt(0))
}
