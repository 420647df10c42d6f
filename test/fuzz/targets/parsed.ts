import fc from 'fast-check'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { elementText } from '../../../src/ground/text/markup.js'
import { parsePatientJson, parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
} from '../../../src/shown/documents/patient-result-document.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { textFormats } from '../given/chart-requests.js'
import { assertSame, assertSound, assertWellFormed } from '../oracles/texts.js'
import { triedLater } from '../oracles/trial.js'
import type { Target } from '../target.js'

/** Characters of one to eleven UTF-16 units, marks that join the one before, and controls that turn a line round. */
const units = [
  ...['x', 'ß', 'e\u0301', '\u0335', '😀', '👩‍👩‍👧‍👦', '🇦🇹', '\u{10FFFD}', '𝒳', '\u202E', '\u2067', '\u200F', 'ש', 'م'],
  ...['क्षि', ' '],
]
/** Their first characters fill whatever length a text is cut to, so that the cut falls within the others. */
const text = fc
  .tuple(fc.nat(70), fc.array(fc.constantFrom(...units), { maxLength: 60 }))
  .map(([filled, rest]) => 'x'.repeat(filled) + rest.join(''))

const date = fc.integer({ min: 2010, max: 2027 }).map((year) => `${year}-05-06`)
const submitted = fc.record({
  FirstName: text,
  LastName: text,
  DateOfBirth: date,
  Gender: fc.constantFrom('Male', 'Female'),
  WeekBirth: fc.integer({ min: 22, max: 43 }),
  Diseases: fc.array(text, { maxLength: 3 }),
  Measurements: fc.array(fc.record({ Date: date, SizeCm: fc.integer({ min: 1, max: 250 }) }), { maxLength: 3 }),
  Markers: fc.array(fc.record({ Text: text, Date: date }), { maxLength: 3 }),
})
type Submitted = typeof submitted extends fc.Arbitrary<infer Value> ? Value : never

/** Whatever a reader takes, every writer and every chart can show: with whole characters only. */
export const parsedTarget: Target = {
  name: 'format what parses',
  share: 0,
  runs: { ordinary: 400, thorough: 200_000 },
  property: (bench) =>
    fc.asyncProperty(
      submitted,
      fc.boolean(),
      fc.constantFrom(...chartTypes),
      fc.constantFrom(...textFormats),
      async (document, isXml, type, format) => {
        const patient = isXml ? parsePatientXml(asXml(document)) : parsePatientJson(JSON.stringify(document))
        assertFormats(patient)
        const chart = await triedLater(bench.tally, ['chart_not_applicable'], () =>
          renderChart(patient, { type, format }, { today: '2025-03-10' }),
        )
        assertSound((chart?.body ?? '') as string)
      },
    ),
}

function assertFormats(patient: Patient): void {
  const result = calculatePatient(patient, { today: '2025-03-10' })
  for (const message of validatePatient(patient, { today: '2025-03-10' })) assertSound(message.text)
  const xml = formatResultXml(result, { extensions: true })
  const json = formatResultJson(result, { extensions: true })
  assertWellFormed(xml)
  assertSame(formatResultXml(parseResultXml(xml), { extensions: true }), xml, 'XML read and written')
  assertSame(formatResultJson(parseResultJson(json), { extensions: true }), json, 'JSON read and written')
}

/** Not by the library's own writer, which might leave out what is hard to read. */
function asXml(document: Submitted): string {
  const { Diseases, Measurements, Markers, ...fields } = document
  const elements = (record: object) =>
    Object.entries(record)
      .map(([name, value]) => `<${name}>${elementText(String(value))}</${name}>`)
      .join('')
  const list = (name: string, entries: readonly string[]) => `<${name}>${entries.join('')}</${name}>`
  return list('Patient', [
    elements(fields),
    list(
      'Diseases',
      Diseases.map((Disease) => elements({ Disease })),
    ),
    list(
      'Measurements',
      Measurements.map((visit) => list('Measurement', [elements(visit)])),
    ),
    list(
      'Markers',
      Markers.map((marker) => list('Marker', [elements(marker)])),
    ),
  ])
}
