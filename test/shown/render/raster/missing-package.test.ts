import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChartFormat } from '../../../../src/charts/chart-request.js'
import { jakob } from '../../../fixtures/children.js'
import { decode } from './decoded.js'

async function draw(format: ChartFormat) {
  vi.resetModules()
  const { renderChart } = await import('../../../../src/shown/render/render-chart.js')
  return renderChart(jakob, { type: 'Height', format }, { today: '2025-06-01' })
}

function uninstall(name: string) {
  vi.doMock(name, () => {
    throw new Error(`Cannot find package '${name}'`)
  })
}

const packages = ['node:fs', 'node:fs/promises', '@resvg/resvg-js', 'sharp', 'jpeg-js', 'pdfmake/js/Printer.js']

const fontBytes = '../../../../src/shown/render/browser/font-bytes.js'

afterEach(() => {
  for (const name of [...packages, fontBytes]) vi.doUnmock(name)
})

describe('without a package', () => {
  it.each<[ChartFormat, string, RegExp]>([
    ['Png', '@resvg/resvg-js', /^Png and Jpg: the package @resvg\/resvg-js .*npm install @resvg\/resvg-js/],
    ['Jpg', '@resvg/resvg-js', /^Png and Jpg: the package @resvg\/resvg-js .*npm install @resvg\/resvg-js/],
    ['Pdf', 'pdfmake/js/Printer.js', /^Pdf and PdfAndData: the package pdfmake .*npm install pdfmake/],
    ['PdfAndData', 'pdfmake/js/Printer.js', /^Pdf and PdfAndData: the package pdfmake .*npm install pdfmake/],
  ])('%s says what to install: %s', async (format, name, message) => {
    uninstall(name)
    await expect(draw(format)).rejects.toMatchObject({
      name: 'AuxologyError',
      code: 'missing_package',
      message: expect.stringMatching(message),
    })
  })

  it('a JPG is made by jpeg-js where sharp is missing', async () => {
    uninstall('sharp')
    const { body } = await draw('Jpg')
    expect(await decode(body)).toMatchObject({ width: 1000, height: 1000 })
    expect(Array.from((body as Uint8Array).subarray(0, 3))).toEqual([0xff, 0xd8, 0xff])
  })

  it('a JPG needs one of the two', async () => {
    uninstall('sharp')
    uninstall('jpeg-js')
    await expect(draw('Jpg')).rejects.toMatchObject({
      code: 'missing_package',
      message: expect.stringMatching(/npm install jpeg-js.*sharp/),
    })
  })

  it('all other formats do without', async () => {
    for (const name of packages.slice(2)) uninstall(name)
    for (const format of ['Svg', 'Html', 'Json', 'Xml', 'Csv'] as const) {
      expect((await draw(format)).body.length).toBeGreaterThan(0)
    }
  })

  it.each(['Png', 'Jpg', 'Pdf'] as const)(
    'a %s is the same where a bundle has left the fonts behind',
    async (format) => {
      const usual = await draw(format)
      leaveFontsBehind()
      const { body } = await draw(format)
      expect(Buffer.from(body).equals(Buffer.from(usual.body))).toBe(true)
    },
  )

  it.each(['Png', 'Jpg', 'Pdf'] as const)(
    'a %s without its fonts is an error, not one without text',
    async (format) => {
      leaveFontsBehind()
      vi.doMock('node:fs/promises', async (original) => ({
        ...(await original<typeof import('node:fs/promises')>()),
        mkdtemp: () => Promise.reject(new Error('EROFS: read-only file system')),
      }))
      await expect(draw(format)).rejects.toMatchObject({
        code: 'missing_package',
        message: expect.stringMatching(/the fonts .*read-only file system.*Install auxology beside the program/),
      })
    },
  )
})

function leaveFontsBehind() {
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof import('node:fs')>()),
    accessSync: () => {
      throw new Error('ENOENT: no such file or directory')
    },
  }))
  // As the build's loader of fonts does it.
  vi.doMock(fontBytes, () => ({
    fontBase64: { regular: 'embedded', bold: 'embedded' },
    fontBytes: () => ({
      regular: readFileSync('fonts/Roboto-Regular.ttf'),
      bold: readFileSync('fonts/Roboto-Bold.ttf'),
    }),
  }))
}
