import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { getHeapSnapshot } from 'node:v8'
import { describe, expect, it, vi } from 'vitest'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { textWidth } from '../../../../src/ground/scene/fit-text.js'
import { coveredCharacters } from '../../../../src/ground/scene/roboto.js'
import type { Shape } from '../../../../src/ground/scene/scene.js'
import { printableText } from '../../../../src/ground/scene/typeface.js'
import {
  documentFont,
  type LaidOutPdf,
  type PdfFace,
  type PdfPicture,
} from '../../../../src/shown/render/pdf/pdfmake.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { sceneSvg } from '../../../../src/shown/render/scene-svg.js'
import { jakob, mira } from '../../../fixtures/children.js'
import { konstantin } from '../../../fixtures/sheet-children.js'
import { greyPixels, pages } from './poppler.js'

const require = createRequire(import.meta.url)
const Document = require('pdfmake/js/PDFDocument.js').default as new (...given: readonly unknown[]) => LaidOutPdf
const Printer = require('pdfmake/js/Printer.js').default as new (
  ...given: readonly unknown[]
) => { createPdfKitDocument(pages: object): Promise<Readable & { end(): void }> }
const bundledFonts = { [documentFont]: { normal: 'fonts/Roboto-Regular.ttf', bold: 'fonts/Roboto-Bold.ttf' } }
const noNetwork = { resolve: async () => undefined, resolved: async () => [] }

/** pdfmake's document with the bundled faces, and nothing on it. */
function emptyDocument(): LaidOutPdf {
  return new Document(bundledFonts, {}, {}, {}, { autoFirstPage: false, font: null })
}

async function print(patient: Patient, request: object = {}): Promise<Uint8Array> {
  const { body } = await renderChart(patient, { type: 'Height', format: 'Pdf', ...request }, { today: '2025-06-01' })
  return body as Uint8Array
}

const drawn = vi.hoisted(() => ({ picture: undefined as PdfPicture | undefined }))

vi.mock('../../../../src/shown/render/pdf/page-picture.js', async (original) => {
  const actual = await original<typeof import('../../../../src/shown/render/pdf/page-picture.js')>()
  const drawPicture = (pdf: LaidOutPdf, picture: PdfPicture) => {
    drawn.picture = picture
    actual.drawPicture(pdf, picture)
  }
  return { ...actual, drawPicture }
})

function printable(shape: Shape): Shape {
  if (shape.kind === 'text') return { ...shape, text: printableText(shape.text) }
  return shape.kind === 'group' ? { ...shape, shapes: shape.shapes.map(printable) } : shape
}

/** The same picture as pdfmake itself draws it, from the scene's SVG. */
async function printSvg({ scene, fit, absolutePosition }: PdfPicture): Promise<Uint8Array> {
  const svg = sceneSvg({ ...scene, shapes: scene.shapes.map(printable), fontFamily: documentFont }, 'a')
  const printer = new Printer(bundledFonts, { existsSync: () => false }, noNetwork, () => true)
  const content = [{ svg, fit, absolutePosition }]
  const pdf = await printer.createPdfKitDocument({ pageSize: 'A4', content, defaultStyle: { font: documentFont } })
  pdf.end()
  return buffer(pdf)
}

describe('a page drawn by operators', () => {
  it.each([
    ['a chart', jakob, {}],
    ['dashes', jakob, { theme: 'greyscale', references: true }],
    ['a sheet', konstantin, { layout: 'sheet' }],
  ])('looks and reads as pdfmake draws it from the SVG: %s', async (_, patient, request) => {
    const printed = await print(patient, request)
    const fromSvg = await printSvg(drawn.picture as PdfPicture)
    const [one, other] = [greyPixels(printed), greyPixels(fromSvg)]
    expect(one).toHaveLength(other.length)
    let different = 0
    one.forEach((pixel, i) => {
      if (Math.abs(pixel - (other[i] as number)) > 24) different++
    })
    expect(different / one.length).toBeLessThan(0.008)
    const words = (pdf: Uint8Array) => pages(pdf).join(' ').split(/\s+/).sort()
    expect(words(printed)).toEqual(words(fromSvg))
  })
})

const covered = coveredCharacters.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)),
)

it.each([false, true])('no character is wider than layouts take it for; bold: %s', (isBold) => {
  const face = emptyDocument().provideFont(documentFont, isBold, false) as PdfFace & {
    layout(text: string): { readonly advanceWidth: number }
  }
  // Widths are rounded to thousandths.
  const wider = covered.filter((text) => face.layout(text).advanceWidth > textWidth(text, 1000, isBold) + 0.5)
  expect(wider).toEqual([])
})

describe('printed pages', () => {
  it('give the same bytes whatever was printed before', async () => {
    const first = await print(jakob, { format: 'PdfAndData' })
    await print({ ...mira, firstName: 'Юлія‐Ελένη', lastName: 'Çağrı\u00A0\u00AD' }, { format: 'PdfAndData' })
    expect(Buffer.compare(await print(jakob, { format: 'PdfAndData' }), first)).toBe(0)
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
