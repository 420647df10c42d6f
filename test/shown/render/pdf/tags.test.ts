import { describe, expect, it } from 'vitest'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { jakob, mira } from '../../../fixtures/children.js'
import { konstantin } from '../../../fixtures/sheet-children.js'
import { information, pages, structure } from './poppler.js'

async function print(format: 'Pdf' | 'PdfAndData', patient: Patient = jakob): Promise<Uint8Array> {
  const request = { type: 'Height', format } as const
  return (await renderChart(patient, request, { today: '2025-06-01', locale: 'en' })).body as Uint8Array
}

/** The types of the elements, in reading order. */
function types(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^ *(H\d|P|L|LI|Lbl|LBody|Table|TR|TH|TD|Figure|Document)\b/.exec(line)?.[1] ?? [])
}

/** The texts of all elements of a type. */
function texts(lines: readonly string[], type: string): string[] {
  return lines.flatMap((line, i) => {
    if (!new RegExp(`^ *${type}\\b`).test(line)) return []
    const text = lines.slice(i + 1).find((next) => !/^ *\//.test(next)) ?? ''
    return /^ *"(.*)"$/.exec(text)?.[1] ?? ''
  })
}

/** Visits whose tables run over pages. */
const frequent: Patient = {
  ...jakob,
  measurements: Array.from({ length: 45 }, (_, i) => ({
    date: new Date(Date.UTC(2010, i * 3, 15)).toISOString().slice(0, 10),
    sizeCm: 76 + i,
    weightKg: 10 + i / 2,
    headCm: 46 + i / 10,
  })),
}

describe('a PDF is tagged', () => {
  it('says so, with its language and its title', async () => {
    const body = await print('Pdf')
    expect(information(body).get('Tagged')).toBe('yes')
    const raw = Buffer.from(body).toString('latin1')
    for (const part of ['/StructTreeRoot', '/ParentTree', '/Lang (en)', '/DisplayDocTitle true', '<pdfuaid:part>1<']) {
      expect(raw).toContain(part)
    }
  })

  it('a chart is a figure with a description', async () => {
    const body = await print('Pdf')
    expect(types(structure(body))).toEqual(['Document', 'Figure'])
    const raw = Buffer.from(body).toString('latin1')
    // As UTF-16, each character after a byte of 0.
    expect(raw.replaceAll('\0', '')).toMatch(/\/Alt \(.*Growth chart: height, boys/)
  })

  it('a sheet is a figure whose description has the facts, on one page of A4', async () => {
    const request = { type: 'Height', format: 'Pdf', layout: 'sheet' } as const
    const draw = async () =>
      (await renderChart(konstantin, request, { today: '2025-06-01', locale: 'en' })).body as Uint8Array
    const body = await draw()
    expect(types(structure(body))).toEqual(['Document', 'Figure'])
    expect(information(body).get('Pages')).toBe('1')
    const raw = Buffer.from(body).toString('latin1')
    expect(raw.replaceAll('\0', '')).toMatch(
      /\/Alt \(.*Clinic sheet: Height, Boys.*Velocity: 4\.5 centimetres per year/s,
    )
    expect(await draw()).toEqual(body)
  })

  it('the data have headings, lists of facts, and tables with header cells', async () => {
    const tree = structure(await print('PdfAndData', mira))
    expect(texts(tree, 'H1')).toEqual(['Growth data'])
    expect(texts(tree, 'H2')).toEqual([
      'Child',
      'Birth',
      'Parents and target height',
      'Measurements',
      'Events',
      'Plausibility',
      'References',
    ])
    expect(texts(tree, 'Lbl').slice(0, 2)).toEqual(['Date of birth', 'Age'])
    expect(texts(tree, 'LBody').slice(0, 2)).toEqual(['3 Nov 2012', '12 y 6 m'])
    expect(texts(tree, 'TH')).toEqual(expect.arrayContaining(['Date', 'Height', 'SDS', '4 Nov 2015']))
    const lines = tree.join('\n')
    expect(lines).toMatch(/TH:\s+\/Scope \/Column\s+\/ColSpan 3\s+"Height"/)
    expect(lines).toMatch(/TH:\s+\/Scope \/Row\s+"4 Nov 2015"/)
  })

  it('every row of a table has as many columns as the others', async () => {
    const lines = structure(await print('PdfAndData', mira))
    const tables = lines
      .join('\n')
      .split(/\n *Table /)
      .slice(1)
    expect(tables.length).toBeGreaterThan(2)
    for (const table of tables) {
      const columns = table
        .split(/\n +TR\n/)
        .slice(1)
        .map((row) => {
          const spans = [...row.matchAll(/\/ColSpan (\d+)/g)].map(([, span]) => Number(span) - 1)
          const cells = [...row.matchAll(/^ {6}T[HD]\b/gm)].length
          return cells + spans.reduce((sum, span) => sum + span, 0)
        })
      expect(new Set(columns).size).toBe(1)
    }
  })

  it('headings that are repeated on the next page, footers and lines are read out once or not at all', async () => {
    const body = await print('PdfAndData', frequent)
    expect(pages(body).filter((page) => /Date +Age/.test(page)).length).toBeGreaterThan(1)
    const tree = structure(body)
    expect(texts(tree, 'TH').filter((text) => text === 'Height')).toHaveLength(1)
    const all = tree.join('\n')
    expect(all).not.toMatch(/Page \d of/)
    expect(all.match(/15 Jan 2015/g)?.length).toBeGreaterThan(0)
  })

  it('no text of the pages of data is missing', async () => {
    const body = await print('PdfAndData', mira)
    const plain = (text: string) => text.replace(/\s/g, '')
    const tagged = plain(
      structure(body)
        .flatMap((line) => /^ *"(.*)"$/.exec(line)?.[1] ?? [])
        .join(''),
    )
    const [, page = ''] = pages(body)
    const words = page
      .split(/\s+/)
      .filter(
        (word) =>
          word.length > 3 &&
          !/^\d+\.\d+\.\d+\.$|Page|Made|auxology|Germany|born|Österreicher|References:|WHO,|KiGGS\)/.test(word),
      )
    for (const word of words) expect(tagged).toContain(plain(word))
  })
})
