import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import type { DescribedDocument } from '../../../src/ground/codec/generated-schema.js'
import { writeJson } from '../../../src/ground/codec/json/write-json.js'
import type { AnyField, AnyValue, DocumentSchema } from '../../../src/ground/codec/schema.js'
import { writeXml } from '../../../src/ground/codec/xml/write-xml.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { isXmlText } from '../../../src/ground/text/markup.js'
import { describedDocuments } from '../../../src/shown/documents/catalogue.js'
import { patientOfType, today } from '../../charts/patient-of-type.js'
import * as children from '../../fixtures/children.js'
import { runsOf } from '../../property-runs.js'
import { emptyChart, smallChart } from './chart-data-under-test.js'
import { emptyResult, extendedMira, mira } from './documents-under-test.js'
import { readWithFastXmlParser } from './second-xml-reader.js'

const documents = describedDocuments

/** Expects the values of the XML document to be those of the JSON document, pretty or not. */
function expectSameValues({ document, use }: DescribedDocument, model: unknown): void {
  const schema = document as DocumentSchema<unknown>
  const extensions = use === 'extended'
  const expected = comparable(writeJson(schema, model, { extensions }))
  for (const pretty of [true, false]) {
    const readBack = readWithFastXmlParser(document, writeXml(schema, model, { pretty, extensions }))
    expect(comparable(JSON.stringify(readBack))).toEqual(expected)
  }
}

/** In XML, a record without a member looks like one that is not there. */
function comparable(json: string): unknown {
  return JSON.parse(json, (_, member) => (JSON.stringify(member) === '{}' ? null : member))
}

describe('fast-xml-parser finds our values in', () => {
  it.each(Object.entries(children))('the request and the result of %s', (_, child) => {
    expectSameValues(documents.PatientRequest, child)
    for (const locale of ['de', 'en'] as const) {
      const result = calculatePatient(child, { today, locale })
      expectSameValues(documents.PatientResult, result)
      expectSameValues(documents.ExtendedPatientResult, result)
    }
  })

  it.each(chartTypes)('the data and the references of the chart %s', (type) => {
    expectSameValues(documents.ChartData, chartData(patientOfType(type), { type }, { today }))
    expectSameValues(documents.References, chartReferences(patientOfType(type), { type }, { today }))
  })

  it.each([
    ['a result', documents.PatientResult, mira],
    ['a result in the extended form', documents.ExtendedPatientResult, extendedMira],
    ['an empty result', documents.PatientResult, emptyResult],
    ['a chart', documents.ChartData, smallChart],
    ['an empty chart', documents.ChartData, emptyChart],
    ['no references', documents.References, []],
  ])('%s in which every rule of writing shows', (_, described, model) => {
    expectSameValues(described, model)
  })

  it.each(Object.entries(documents))('any %s', (_, described) => {
    fc.assert(
      fc.property(anyModel(described.document.value), (model) => expectSameValues(described, model)),
      runsOf(100),
    )
  })
})

const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' x ', 'a\r\nb', '\tx', '<&>"\'', ']]>', '&amp;', '&#65;', '007', '1e3', 'true', '👩‍👧'),
  )
  .filter(isXmlText)
const token = text.map((any) => any.trim()).filter((any) => any !== '')
const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((any) => any + 0)
const date = fc.integer({ min: -50_000, max: 100_000 }).map(isoDate)

/** Any model that a document is declared to carry. */
function anyModel(value: AnyValue): fc.Arbitrary<unknown> {
  if (value.kind === 'list') return fc.array(anyModel(value.of), { maxLength: 3 })
  if (value.kind === 'choice') return fc.constantFrom(...Object.keys(value.spellings))
  if (value.kind === 'record') {
    return fc.record(Object.fromEntries(value.fields.map((field) => [field.key, anyField(field)])))
  }
  return { text, token, number, date, boolean: fc.boolean() }[value.kind]
}

function anyField({ value, absence }: AnyField): fc.Arbitrary<unknown> {
  const model = anyModel(value)
  return absence === 'refused' ? model : fc.option(model, { nil: undefined })
}
