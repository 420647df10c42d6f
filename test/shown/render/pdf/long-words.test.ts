import { expect, it, test } from 'vitest'
import { longestText } from '../../../../src/ground/model/limits.js'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { host } from '../../../../src/shown/render/node/node-host.js'
import { chartDocument } from '../../../../src/shown/render/pdf/chart-document.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { chartInLanguage } from '../../../charts/chart-in-language.js'
import { jakob } from '../../../fixtures/children.js'
import { pages } from './poppler.js'

const today = '2025-03-10'

/** Printed past every limit on what is taken in. Unbroken, it would take most of a minute and gigabytes. */
it.each(['x', 'é', 'ё'])('a word of 30,000 times %s is printed, broken, and complete', async (unit) => {
  const data = chartInLanguage(jakob, { type: 'Height' }, { today })
  const content = [{ text: unit.repeat(30_000) }, { text: [{ text: unit.repeat(30_000) }] }]
  const body = await host.printPdf(chartDocument(data, { content, today }))
  const printed = pages(body).join('').replace(/\s/g, '').normalize('NFC')
  expect(printed).toBe(unit.repeat(60_000))
})

const patient: Patient = {
  firstName: 'y'.repeat(longestText),
  lastName: `Anna\u202Egnirts\u2067`,
  dateOfBirth: '2015-01-01',
  gender: 'female',
  diseases: ['z'.repeat(longestText), 'a\u202Eb'],
  markers: [{ date: '2030-01-01', text: 'c\u202Ed' }],
  measurements: [{ date: '2020-01-01', sizeCm: 108 }],
}

test('nothing is lost of words as long as they may be, and nothing turns text round', async () => {
  const { body } = await renderChart(patient, { type: 'Height', format: 'PdfAndData' }, { today })
  const text = pages(body as Uint8Array).join('')
  expect(text).not.toMatch(/\p{Bidi_Control}/u)
  expect(text).toContain('Annagnirts')
  expect(text.match(/y/g)?.length).toBeGreaterThanOrEqual(2 * longestText)
  expect(text.match(/z/g)?.length).toBeGreaterThanOrEqual(longestText)
})

test.each(['Svg', 'Html', 'Csv', 'Json', 'Xml'] as const)('nothing turns text round in %s', async (format) => {
  const { body } = await renderChart(patient, { type: 'Height', format }, { today })
  expect(body).not.toMatch(/\p{Bidi_Control}/u)
  expect(body).toContain('Annagnirts')
})
