import { readFileSync } from 'node:fs'
import * as resvg from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { jakob } from '../../../fixtures/children.js'
import { fonts, information, pages, structure } from '../pdf/poppler.js'
import { decode, differingShare } from './decoded.js'

// As a bundler for browsers does it, by the field `browser` of package.json and the loader of tsup.config.ts.
vi.mock(
  '../../../../src/shown/render/node/node-host.js',
  () => import('../../../../src/shown/render/browser/browser-host.js'),
)
vi.mock('../../../../src/shown/render/browser/font-bytes.js', () => {
  const file = (name: string) => readFileSync(`fonts/${name}.ttf`)
  const [regular, bold] = [file('Roboto-Regular'), file('Roboto-Bold')]
  return {
    fontBytes: () => ({ regular, bold }),
    fontBase64: { regular: regular.toString('base64'), bold: bold.toString('base64') },
  }
})

const { renderChart } = await import('../../../../src/shown/render/render-chart.js')
const options = { today: '2025-06-01', resvg }

beforeAll(async () => {
  await resvg.initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
})

describe('outside of Node', () => {
  it('a PNG looks as it does in Node', async () => {
    const png = await renderChart(jakob, { type: 'Height', format: 'Png', scale: 0.5 }, options)
    const { nativePicture } = await vi.importActual<
      typeof import('../../../../src/shown/render/node/node-pictures.js')
    >('../../../../src/shown/render/node/node-pictures.js')
    const svg = (await renderChart(jakob, { type: 'Height', format: 'Svg' }, options)).body as string
    const native = await nativePicture(svg, 0.5, '#ffffff')
    // Node's picture has clips here: the ends of lines differ.
    expect(differingShare(await decode(png.body), { ...native, channels: 4 })).toBeLessThan(0.004)
  })

  it.each(['Png', 'Jpg'] as const)('a %s needs the package resvg-wasm as an option', async (format) => {
    await expect(renderChart(jakob, { type: 'Height', format })).rejects.toMatchObject({
      code: 'missing_package',
      message: expect.stringMatching(/@resvg\/resvg-wasm.*initWasm.*option resvg.*raster: 'canvas'/),
    })
  })

  it('nor is a canvas there in every runtime', async () => {
    await expect(
      renderChart(jakob, { type: 'Height', format: 'Png' }, { today: '2025-06-01', raster: 'canvas' }),
    ).rejects.toMatchObject({ code: 'missing_package', message: expect.stringMatching(/no Image.*option resvg/) })
  })

  it('a JPG needs a canvas', async () => {
    await expect(renderChart(jakob, { type: 'Height', format: 'Jpg' }, options)).rejects.toMatchObject({
      code: 'missing_package',
      message: expect.stringContaining('OffscreenCanvas'),
    })
  })

  it('a PDF has its fonts and its text, and leaves the settings of pdfmake alone', async () => {
    const { default: pdfMake } = await import('pdfmake/build/pdfmake.js')
    const [ownFonts, policy] = [pdfMake.fonts, () => true]
    pdfMake.urlAccessPolicy = policy
    const { body } = await renderChart(jakob, { type: 'Height', format: 'PdfAndData' }, options)
    expect(fonts(body)).toHaveLength(2)
    expect(pages(body)[1]).toContain('Wachstumsdaten')
    expect(information(body).get('Tagged')).toBe('yes')
    expect(structure(body).join('\n')).toMatch(/H1.*\n +"Wachstumsdaten"/)
    expect(pdfMake.fonts).toBe(ownFonts)
    expect(pdfMake.urlAccessPolicy).toBe(policy)
  })
})
