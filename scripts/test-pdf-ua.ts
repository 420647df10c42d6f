/**
 * Judges PDFs by veraPDF, against PDF/UA-1 (ISO 14289-1): what a machine can check of it.
 *
 *     npm run test:pdf-ua              a sample of each kind: chart, pages of data, sheet, in every language
 *     npm run test:pdf-ua -- --full    every chart type in every form
 */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../src/ground/languages/built-in.js'
import { renderChart } from '../src/shown/render/render-chart.js'
import { today } from '../test/charts/patient-of-type.js'
import { everyPdf, type PdfRequest, samplePdfs } from './pdf-ua/pdf-requests.js'
import { breaksOn } from './pdf-ua/vera-pdf.js'

const started = performance.now()
const requests = process.argv.includes('--full') ? everyPdf() : samplePdfs()
const folder = mkdtempSync(join(tmpdir(), 'auxology-pdf-ua-'))
/** Keys that PDF/UA asks for; by another name of the same length, the validator has to miss them. */
const spoiled = { Alt: 'Xlt', Lang: 'Xang', Marked: 'Xarked', ViewerPreferences: 'XiewerPreferences' } as const

try {
  const files = await Promise.all(locales.flatMap((locale) => requests.map((request) => written(request, locale))))
  const [first] = files
  assert.ok(first, 'no PDF')
  const wrong = Object.entries(spoiled).map(([key, other]) => {
    const file = `spoiled-${key}.pdf`
    const bytes = Buffer.from(first.bytes).toString('latin1').replaceAll(`/${key} `, `/${other} `)
    writeFileSync(join(folder, file), bytes, 'latin1')
    return file
  })
  const broken = breaksOn(folder, files.length + wrong.length)
  assert.deepEqual(broken.filter(({ file }) => !wrong.includes(file)).slice(0, 20), [])
  for (const file of wrong)
    assert.ok(
      broken.some((each) => each.file === file),
      `veraPDF finds nothing in ${file}`,
    )
  console.log(`veraPDF: ${files.length} PDFs, nothing wrong; ${wrong.length} broken on purpose, each found`)
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Draws a PDF into the folder. */
async function written({ name, patient, request, options }: PdfRequest, locale: string) {
  const { body } = await renderChart(patient, request, { ...options, today, locale })
  writeFileSync(join(folder, `${name}-${locale}.pdf`), body)
  return { bytes: body }
}
