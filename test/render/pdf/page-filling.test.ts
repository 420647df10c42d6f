import { createRequire } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import type { Measurement, Patient } from '../../../src/model/patient.js'
import { renderChart } from '../../../src/render/render-chart.js'
import { anton, emil, jakob, mira, paul } from '../../fixtures/children.js'
import { information, type Word, words } from './poppler.js'

const Printer = createRequire(import.meta.url)('pdfmake/js/Printer.js').default

const top = 40
const bottom = 841.89 - 52

async function print(patient: Patient, locale = 'de'): Promise<Uint8Array> {
  const options = { today: '2025-06-01', locale }
  return (await renderChart(patient, { type: 'Height', format: 'PdfAndData' }, options)).body as Uint8Array
}

/** Visits every three months, the measured values changing with the number. */
function visits(count: number): Measurement[] {
  return Array.from({ length: count }, (_, i) => ({
    date: new Date(Date.UTC(2009, 6 + 3 * i, 1 + (i % 27))).toISOString().slice(0, 10),
    sizeCm: 64 + 2 * i,
    weightKg: 7 + 0.6 * i,
    ...(count % 2 === 0 ? { headCm: 42 + 0.2 * i } : {}),
    ...(count % 3 === 0 ? { seatCm: 41 + i } : {}),
    ...(i % 4 === 0 ? { boneAgeYears: i / 4 } : {}),
  }))
}

const children: Patient[] = Array.from({ length: 24 }, (_, i) => ({
  ...jakob,
  diseases: i % 5 === 0 ? ['NoonanSyndrome'] : [],
  measurements: visits(1 + 3 * i),
  markers: Array.from({ length: (7 * i) % 19 }, (_, k) => ({
    date: `${2010 + (k % 14)}-02-0${1 + (k % 9)}`,
    text: `Dosis ${k}`,
  })),
}))

/** The words below the top of a page and above its footer. */
function wordsOfPage(all: readonly Word[], page: number): Word[] {
  return all.filter((word) => word.page === page && word.bottom <= bottom + 1)
}

describe('pages of data', () => {
  it.each([
    ['Mira', 1, mira],
    ['Jakob', 2, jakob],
    ['Emil', 2, emil],
    ['Paul', 2, paul],
    ['Anton', 2, anton],
  ])('%s has %i', async (_, count, child) => {
    for (const locale of ['de', 'en']) expect(information(await print(child, locale)).get('Pages')).toBe(`${1 + count}`)
  })

  it.each(children.map((child) => [child.measurements?.length, child.markers?.length, child] as const))(
    'none is nearly empty, and none ends with a heading: %s visits, %s events',
    async (_visits, _events, child) => {
      const all = words(await print(child))
      const last = Math.max(...all.map(({ page }) => page))
      for (let page = 2; page <= last; page++) {
        const onPage = wordsOfPage(all, page)
        const lowest = Math.max(...onPage.map((word) => word.bottom))
        if (last > 2) expect((lowest - top) / (bottom - top), `page ${page} of ${last}`).toBeGreaterThan(0.25)
        const lowestLine = onPage.filter((word) => word.bottom > lowest - 4).map(({ text }) => text)
        expect(lowestLine).not.toContain('Messungen')
        expect(lowestLine).not.toContain('Ereignisse')
        expect(lowestLine).not.toContain('Plausibilität')
        expect(lowestLine).not.toContain('Literatur')
        expect(lowestLine.join(' ')).not.toMatch(/SDS P|kg SDS|cm SDS/)
      }
    },
  )

  it('how they fill is foreseen, so that they are laid out once', async () => {
    const layOut = vi.spyOn(Printer.prototype, 'createPdfKitDocument')
    for (const child of [mira, jakob, emil, anton, ...children]) {
      layOut.mockClear()
      await print(child)
      expect(layOut).toHaveBeenCalledTimes(1)
    }
    layOut.mockRestore()
  })

  it('footers, the chart and the data begin and end at the same places', async () => {
    const all = words(await print(jakob))
    const starts = (page: number) =>
      Math.min(...all.filter((word) => word.page === page && word.top > 792).map(({ left }) => left))
    expect(starts(1)).toBe(starts(2))
    const title = all.find(({ page, text }) => page === 1 && text === 'Körpergröße')
    expect(Math.abs((title?.left ?? 0) - starts(1))).toBeLessThan(1)
    const name = all.find(({ page, text }) => page === 1 && text === 'Größing')
    const pageNumber = all.filter((word) => word.page === 1 && word.top > 780 && word.text === '3').at(-1)
    expect(pageNumber?.right).toBeCloseTo(name?.right ?? 0, 0)
  })
})

it('the footer stands clear of the chart', async () => {
  const onFirst = words(await print(mira)).filter(({ page }) => page === 1)
  const footer = onFirst.filter((word) => word.top > bottom)
  expect(footer.map(({ text }) => text)).toContain('auxology')
  const lowest = Math.max(...onFirst.filter((word) => word.top <= bottom).map((word) => word.bottom))
  expect(Math.min(...footer.map((word) => word.top)) - lowest).toBeGreaterThan(4)
})
