import { createRequire } from 'node:module'
import { getHeapSnapshot } from 'node:v8'
import { describe, expect, it, vi } from 'vitest'
import type { Patient } from '../../../src/model/patient.js'
import { cellOperators } from '../../../src/render/pdf/drawn-rows.js'
import { keepFaces } from '../../../src/render/pdf/kept-faces.js'
import { documentFont, type LaidOutPdf, type PdfFace, type PdfFaceLayout } from '../../../src/render/pdf/pdfmake.js'
import { renderChart } from '../../../src/render/render-chart.js'
import { textWidth } from '../../../src/scene/fit-text.js'
import { coveredCharacters } from '../../../src/scene/roboto.js'
import { jakob, mira } from '../../fixtures/children.js'
import { konstantin } from '../../fixtures/sheet-children.js'
import { greyPixels, pages, structure } from './poppler.js'

const require = createRequire(import.meta.url)
const Document = require('pdfmake/js/PDFDocument.js').default as new (...given: readonly unknown[]) => LaidOutPdf

/** pdfmake's document with the bundled faces, and nothing on it. */
function emptyDocument(): LaidOutPdf {
  const fonts = { [documentFont]: { normal: 'fonts/Roboto-Regular.ttf', bold: 'fonts/Roboto-Bold.ttf' } }
  return new Document(fonts, {}, {}, {}, { autoFirstPage: false, font: null })
}

async function print(patient: Patient, request: object = {}): Promise<Uint8Array> {
  const { body } = await renderChart(patient, { type: 'Height', format: 'Pdf', ...request }, { today: '2025-06-01' })
  return body as Uint8Array
}

const pdfkit = vi.hoisted(() => ({ isUnknown: false }))

vi.mock('../../../src/render/pdf/page-picture.js', async (original) => {
  const actual = await original<typeof import('../../../src/render/pdf/page-picture.js')>()
  return { ...actual, isDrawable: (pdf: LaidOutPdf) => !pdfkit.isUnknown && actual.isDrawable(pdf) }
})

/** The same page drawn by pdfmake from the scene's SVG, as where pdfkit lacks what drawing takes. */
async function printWithoutDrawing(patient: Patient, request: object): Promise<Uint8Array> {
  pdfkit.isUnknown = true
  try {
    return await print(patient, request)
  } finally {
    pdfkit.isUnknown = false
  }
}

describe('a page drawn by operators', () => {
  it.each([
    ['a chart', jakob, {}],
    ['dashes', jakob, { theme: 'greyscale', references: true }],
    ['a chart and its data', mira, { format: 'PdfAndData', type: 'Weight' }],
    ['a sheet', konstantin, { layout: 'sheet' }],
  ])('looks and reads as pdfmake draws it from the SVG: %s', async (_, patient, request) => {
    const [drawn, fromSvg] = [await print(patient, request), await printWithoutDrawing(patient, request)]
    expect(Buffer.compare(drawn, fromSvg)).not.toBe(0)
    const [one, other] = [greyPixels(drawn), greyPixels(fromSvg)]
    expect(one).toHaveLength(other.length)
    let different = 0
    one.forEach((pixel, i) => {
      if (Math.abs(pixel - (other[i] as number)) > 24) different++
    })
    expect(different / one.length).toBeLessThan(0.008)
    const words = (pdf: Uint8Array) => pages(pdf).join(' ').split(/\s+/).sort()
    expect(words(drawn)).toEqual(words(fromSvg))
    expect(structure(drawn)).toEqual(structure(fromSvg))
  })
})

it('lines on the right end with their last letter', () => {
  const pdf = emptyDocument() as LaidOutPdf & { addPage(): void }
  pdf.addPage()
  const line = (text: string) => [{ text, size: 8, bold: false, color: '#000000' }]
  const lines = [line('Gewicht für '), line('Gewicht für')]
  const cell = { mark: 0, left: 10, right: 90, above: 0, alignment: 'right', lines } as const
  const [spaced, plain] = [...cellOperators(pdf, cell, 0, 0).matchAll(/1 0 0 1 (\S+)/g)].map(([, x]) => x)
  expect(spaced).toBe(plain)
})

const covered = coveredCharacters.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)),
)

it.each([false, true])('no character is wider than layouts take it for; bold: %s', (isBold) => {
  const face = emptyDocument().provideFont(documentFont, isBold, false) as PdfFace & { readonly layout: PdfFaceLayout }
  // Widths are rounded to thousandths.
  const wider = covered.filter((text) => face.layout(text).advanceWidth > textWidth(text, 1000, isBold) + 0.5)
  expect(wider).toEqual([])
})

describe('faces that stay open', () => {
  const open = (isBold: boolean) => {
    const kept = emptyDocument()
    keepFaces(kept)
    const [keptFace, own] = [kept, emptyDocument()].map((pdf) => pdf.provideFont(documentFont, isBold, false))
    return [keptFace, own] as unknown as readonly (PdfFace & { readonly layout: PdfFaceLayout })[]
  }

  it.each([false, true])('set texts as fontkit does; bold: %s', (isBold) => {
    const [kept, own] = open(isBold)
    const texts = [
      'AVATAR Tö. “Yo” P50, 172,8–189,8 cm',
      'Wei\u00ADche Stelle',
      'Łukasz Çağrı Ελένη Юлія',
      ...covered.map((character) => `T${character}A${character}o.`),
    ]
    for (const text of texts) {
      const [ours, theirs] = [kept, own].map((face) => face?.layout(text))
      expect(ours?.advanceWidth, text).toBeCloseTo(theirs?.advanceWidth ?? Number.NaN, 6)
      expect(ours?.glyphs.map(({ id }) => id)).toEqual(theirs?.glyphs.map(({ id }) => id))
      ours?.positions.forEach(({ xAdvance }, i) => {
        expect(xAdvance, text).toBeCloseTo(theirs?.positions[i]?.xAdvance ?? Number.NaN, 6)
      })
    }
  })

  it('give the same bytes whatever was printed before', async () => {
    const first = await print(jakob, { format: 'PdfAndData' })
    await print({ ...mira, firstName: 'Юлія‐Ελένη', lastName: 'Çağrı\u00A0\u00AD' }, { format: 'PdfAndData' })
    expect(Buffer.compare(await print(jakob, { format: 'PdfAndData' }), first)).toBe(0)
  })

  it('an unknown pdfkit opens its faces itself', () => {
    const pdf = Object.assign(emptyDocument(), { _fontCount: 'F1' })
    keepFaces(pdf)
    expect(Object.hasOwn(pdf.provideFont(documentFont, false, false), 'layout')).toBe(false)
  })

  it("no patient's words stay in memory", async () => {
    const parts = ['Qua', 'drig', 'untha']
    const remembered = async () => {
      let found = false
      let end = ''
      for await (const chunk of getHeapSnapshot()) {
        const text = end + String(chunk)
        found ||= text.includes(parts.join(''))
        end = text.slice(-20)
      }
      return found
    }
    const printed = async () => print({ ...jakob, firstName: parts.join('') }, { format: 'PdfAndData' })
    const held = await printed()
    // The last input of regular expressions belongs to the runtime.
    await print(mira, { format: 'PdfAndData' })
    expect(held.length).toBeGreaterThan(0)
    // A compiler at work in another thread may hold a text a little longer.
    await vi.waitFor(async () => expect(await remembered()).toBe(false), { timeout: 60_000, interval: 500 })
  })
})
