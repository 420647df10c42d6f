import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { schemaFiles } from '../../../scripts/schema-files.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { anchored, datePattern } from '../../../src/ground/codec/generated-schema.js'
import { jsonSchema } from '../../../src/ground/codec/json/json-schema.js'
import { dayNumber } from '../../../src/ground/model/calendar-date.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { describedDocuments } from '../../../src/shown/documents/catalogue.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import { formatPatientJson, formatPatientXml, parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { formatReferencesJson, formatReferencesXml } from '../../../src/shown/documents/references-document.js'
import { suits } from '../../charts/patient-of-type.js'
import * as children from '../../fixtures/children.js'
import { words } from '../../fixtures/words.js'
import { runsOf } from '../../property-runs.js'
import { emptyResult, extendedMira, mira as written } from './documents-under-test.js'

const options = { today: '2025-03-10', locale: 'de' } as const
const files = schemaFiles()

/** Patients whose documents contain every kind of value: hostile names, cut scores, messages of all severities. */
const patients: Readonly<Record<string, Patient>> = {
  ...children,
  bare: {},
  hostile: {
    firstName: ' ]]>&amp;<Patient xmlns="x">"\'\t\r\n',
    lastName: '👩‍👧 \u2028 \u0085 </Patient>',
    dateOfBirth: '2015-05-05T23:59:59.5+13:45',
    dateOfBirthAsWritten: true,
    gender: 'female',
    diseases: ['<Disease/>', 'TurnerSyndrome', 'constructor'],
    measurements: [{}, { date: '2019-05-06T07:30' }, { ageInYears: 1e-7, sizeCm: 1e21, weightKg: 0.1 + 0.2 }],
    markers: [{}, { text: '"' }, { date: '2019-05-06' }],
  },
  extreme: {
    dateOfBirth: '2015-05-05',
    gender: 'male',
    sizeBirthCm: 120,
    weightBirthG: 2,
    weekBirth: 33,
    sizeFatherCm: 230,
    sizeMotherCm: 125,
    measurements: [
      { date: '2020-05-05', sizeCm: 80, weightKg: 90, headCm: 74 },
      { date: '2020-05-05', sizeCm: 295, weightKg: 5, headCm: 14, seatCm: 400, boneAgeYears: 19 },
    ],
  },
}

const results = [written, emptyResult, ...Object.values(patients).map((patient) => calculatePatient(patient, options))]
const unnamed: Patient = { gender: 'female', weekBirth: 30 }
const charted: Patient[] = [children.jakob, children.mira, children.emil, children.lina, unnamed]
const drawn = charted.flatMap((patient) =>
  chartTypes.filter((type) => suits(type, patient)).map((type) => chartData(patient, { type }, options)),
)
const references = charted.map((patient) => chartReferences(patient, { type: 'Weight' }, options))

const xmlOf = {
  'patient-request': Object.values(patients).map((patient) => formatPatientXml(patient)),
  'patient-result': results.map((result) => formatResultXml(result)),
  'patient-result-extended': [
    ...[extendedMira, ...results].map((result) => formatResultXml(result, { extensions: true })),
    ...results.map((result) => formatResultXml(result)),
  ],
  references: [[], ...references].map((list) => formatReferencesXml(list)),
  chart: drawn.map((data) => formatChartDataXml(data)),
}
const jsonOf = {
  'patient-request': Object.values(patients).map((patient) => formatPatientJson(patient)),
  'patient-result': results.map((result) => formatResultJson(result)),
  'patient-result-extended': [
    ...[extendedMira, ...results].map((result) => formatResultJson(result, { extensions: true })),
    ...results.map((result) => formatResultJson(result)),
  ],
  references: [[], ...references].map((list) => formatReferencesJson(list)),
  chart: drawn.map((data) => formatChartDataJson(data)),
}

async function xmlErrors(schema: string, documents: readonly string[]): Promise<string[]> {
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, schema: files.get(schema) as string })
  return errors.map(({ rawMessage }) => rawMessage)
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
const validators = Object.values(describedDocuments).map((one) => [one.file, ajv.compile(jsonSchema(one))] as const)

function jsonErrors(file: string, document: string): unknown[] {
  const validate = validators.find(([name]) => name === file)?.[1]
  validate?.(JSON.parse(document))
  return validate?.errors ?? []
}

describe('the folder schemas', () => {
  it('holds what the generators write (npm run schemas)', () => {
    expect(new Set(readdirSync('schemas'))).toEqual(new Set(files.keys()))
    for (const [file, text] of files) expect(readFileSync(`schemas/${file}`, 'utf8'), file).toBe(text)
  })
})

describe.each(Object.keys(xmlOf) as (keyof typeof xmlOf)[])('%s', (file) => {
  it('is valid XML under its schema', async () => {
    expect(await xmlErrors(`${file}.xsd`, xmlOf[file])).toEqual([])
  })

  it('is valid JSON under its schema', () => {
    for (const document of jsonOf[file]) expect(jsonErrors(file, document)).toEqual([])
  })

  it('is on one line as valid as on many', async () => {
    const short = { pretty: false }
    const [patient, result] = [formatPatientXml(children.mira, short), formatResultXml(written, short)]
    expect(await xmlErrors('patient-request.xsd', [patient])).toEqual([])
    expect(await xmlErrors('patient-result.xsd', [result])).toEqual([])
  })
})

describe('the schema of a request', () => {
  const wrap = (content: string) =>
    `<Patient xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${content}</Patient>`

  it('describes the examples', async () => {
    const read = (name: string) => readFileSync(`examples/patients/${name}`, 'utf8')
    const examples = ['girl-with-turner-syndrome.xml', 'healthy-boy.xml'].map(read)
    expect(await xmlErrors('patient-request.xsd', examples)).toEqual([])
    expect(jsonErrors('patient-request', read('preterm-boy.json'))).toEqual([])
  })

  it.each([
    '<Markers /><Gender>weiblich</Gender><FirstName>A</FirstName>',
    '<Gender> MÄNNLICH </Gender><WeekBirth> 39 </WeekBirth><SizeBirthCm>+.5</SizeBirthCm>',
    '<Gender /><WeekBirth></WeekBirth><DateOfBirth> </DateOfBirth><Diseases /><FirstName />',
    '<Gender xsi:nil="true" /><WeekBirth xsi:nil="true" /><Diseases xsi:nil="true" /><Measurements xsi:nil="1" />',
    '<Diseases><Disease /><Disease> TurnerSyndrome </Disease></Diseases>',
    '<DateOfBirth>2019-05-06T07:30</DateOfBirth>',
    '<DateOfBirth>2019-05-06T07:30+01:00</DateOfBirth>',
    '<DateOfBirth>2019-05-06+01:00</DateOfBirth>',
    '<DateOfBirth>2019-05-06T07:30:00.25Z</DateOfBirth>',
    '<Measurements><Measurement><SeatCm>60</SeatCm><Date>2020-02-29</Date></Measurement><Measurement /></Measurements>',
  ])('allows what is read: %s', async (content) => {
    expect(await xmlErrors('patient-request.xsd', [wrap(content)])).toEqual([])
  })

  it.each(
    words(`
    <WeekBirth>39,5</WeekBirth> <WeekBirth>1e2</WeekBirth> <Gender>lad</Gender> <DateOfBirth>2019-02-30</DateOfBirth>
    <DateOfBirth>06.05.2019</DateOfBirth> <Gender>m</Gender><Gender>m</Gender> text
  `),
  )('refuses what can not be read: %s', async (content) => {
    expect(await xmlErrors('patient-request.xsd', [wrap(content)])).not.toEqual([])
  })

  it.each([
    { Gender: 'mÄdchen', WeekBirth: null, Diseases: null, Measurements: [], Unknown: {} },
    { DateOfBirth: '2019-05-06T07:30', Diseases: [null, 'A'], Measurements: [{ Date: null }] },
  ])('allows in JSON what is read: %j', (document) => {
    expect(jsonErrors('patient-request', JSON.stringify(document))).toEqual([])
  })

  it.each([
    { Gender: 'lad' },
    { WeekBirth: '39' },
    { DateOfBirth: '6.5.2019' },
    { Measurements: {} },
    { Measurements: [null] },
    [],
  ])('refuses in JSON what can not be read: %j', (document) => {
    expect(jsonErrors('patient-request', JSON.stringify(document))).not.toEqual([])
  })

  it('has the dates of the reader', () => {
    const form = new RegExp(anchored(datePattern), 'u')
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
    const date = fc
      .tuple(
        digits(2),
        digits(2),
        fc.constantFrom('', 'T', 'T12', 'T12:30', 'T24:00', 'T12:30:15', 'T12:30:15.5', 'T12:30:60', ' '),
      )
      .chain(([month, day, time]) =>
        fc.constantFrom('', 'Z', '+01:00', '-14:59', '+15:00', 'z').map((zone) => `2019-${month}-${day}${time}${zone}`),
      )
    fc.assert(
      fc.property(date, (text) => {
        for (const one of [text, `2019-01-01${text.slice(10)}`]) {
          expect(form.test(one)).toBe(dayNumber(one) !== undefined)
        }
      }),
      runsOf(500),
    )
  })

  it('has every day of the calendar, and no other', () => {
    const form = new RegExp(anchored(datePattern), 'u')
    for (const year of words(`
      0000 0001 0004 0100 0400 1900 1904 2000 2019 9999 10000 -0044
    `)) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          expect(form.test(text), text).toBe(dayNumber(text) !== undefined)
        }
      }
    }
  })

  it.each([
    ...['2019-05-06', ' 2019-05-06\n', '2019-05-06Z', '2019-05-06T23:59:59.123456789+14:00', '2020-02-29T10:00'],
    ...['2019-05-06T24:00:00', '12019-05-06', '-0044-05-06', '0000-05-06', '2019-05-06T10:00:00.12345678901'],
    ...['2019-05-06T10:00+14:01', '2019-05-06T10:00-14:59', '2019-02-29T10:00', '2019-02-31', '2019-05-06T10:00:60'],
  ])('is of one mind with the reader about %j', async (text) => {
    const document = `<Patient><DateOfBirth>${text}</DateOfBirth></Patient>`
    const isRead = dayNumber(text.trim()) !== undefined
    expect((await xmlErrors('patient-request.xsd', [document])).length === 0).toBe(isRead)
    expect(readable(() => parsePatientXml(document))).toBe(isRead)
    const { dateOfBirth = '2019-05-06' } = isRead ? parsePatientXml(document) : {}
    const result = formatResultXml(calculatePatient({ dateOfBirth, dateOfBirthAsWritten: true }, options))
    expect(await xmlErrors('patient-result.xsd', [result])).toEqual([])
  })

  it.each(['männlich', 'MÄDCHEN', 'maennlich'])('and about %s, composed and decomposed', async (gender) => {
    for (const form of ['NFC', 'NFD']) {
      const document = `<Patient><Gender>${gender.normalize(form)}</Gender></Patient>`
      expect(await xmlErrors('patient-request.xsd', [document])).toEqual([])
      expect(jsonErrors('patient-request', JSON.stringify({ Gender: gender.normalize(form) }))).toEqual([])
      expect(readable(() => parsePatientXml(document))).toBe(true)
    }
  })
})

function readable(read: () => Patient): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

describe('the schema of a result', () => {
  it.each([
    ['another order', (xml: string) => xml.replace(/(<FirstName>.*\n)(.*\n)/, '$2$1')],
    ['more decimals', (xml: string) => xml.replace('>15.95<', '>15.951<')],
    ['an unknown accuracy', (xml: string) => xml.replace('less_or_equal', 'less')],
    ['a message about nothing', (xml: string) => xml.replace(' target="head"', '')],
    ['a missing score', (xml: string) => xml.replace('<HeadSds />', '')],
    ['an unknown element', (xml: string) => xml.replace('<HeadSds />', '<HeadSds /><Other />')],
    ['a percentile of 0', (xml: string) => xml.replace('Percentile>0.01<', 'Percentile>0<')],
    ['a percentile of 100', (xml: string) => xml.replace('Percentile>99.99<', 'Percentile>100<')],
  ])('refuses %s', async (_, spoilt) => {
    const xml = formatResultXml(written)
    expect(spoilt(xml)).not.toBe(xml)
    expect(await xmlErrors('patient-result.xsd', [spoilt(xml)])).not.toEqual([])
  })

  it.each([
    ['an unknown accuracy', (json: string) => json.replace('less_or_equal', 'less')],
    ['a missing member', (json: string) => json.replace('"HeadSds": null,', '')],
    ['an unknown member', (json: string) => json.replace('"HeadSds": null,', '"HeadSds": null, "Other": 1,')],
    ['a percentile of 0', (json: string) => json.replace('Percentile": 0.01,', 'Percentile": 0,')],
    ['a percentile of 100', (json: string) => json.replace('Percentile": 99.99,', 'Percentile": 100,')],
  ])('refuses in JSON %s', (_, spoilt) => {
    const json = formatResultJson(written)
    expect(spoilt(json)).not.toBe(json)
    expect(jsonErrors('patient-result', spoilt(json))).not.toEqual([])
  })
})

describe('the schema of a result in the extended form', () => {
  const xml = formatResultXml(extendedMira, { extensions: true })
  const json = formatResultJson(extendedMira, { extensions: true })

  it('is needed for extensions: that of the default form has none', async () => {
    expect(await xmlErrors('patient-result.xsd', [xml])).not.toEqual([])
    expect(jsonErrors('patient-result', json)).not.toEqual([])
    expect(await xmlErrors('patient-result.xsd', [formatResultXml(extendedMira)])).toEqual([])
  })

  it.each([
    ['an unknown class', (text: string) => text.replace('extreme-obesity', 'obese')],
    ['an unknown disease', (text: string) => text.replace(/(Disease"?>?:? ?"?)Trisomy21/, '$1Trisomy')],
    ['a percentile of 0', (text: string) => text.replace(/(Percentile"?>?:? ?)0\.01/g, '$10')],
    [
      'an accuracy that is missing',
      (text: string) =>
        text.replace(/(WeightForLengthSds) accuracy="exact"|("value": 0.5), "accuracy": "exact"/, '$1$2'),
    ],
    ['raw in words', (text: string) => text.replace(/raw="-6.84"|"raw": -6.84/, 'raw="low"')],
    ['an extension in another place', (text: string) => text.replace(/WeightForLengthSds/g, 'WeightForHeightSds')],
  ])('refuses %s', async (_, spoilt) => {
    expect(spoilt(xml)).not.toBe(xml)
    expect(await xmlErrors('patient-result-extended.xsd', [spoilt(xml)])).not.toEqual([])
    expect(spoilt(json)).not.toBe(json)
    const spoiltJson = spoilt(json).replace('raw="low"', '"raw": "low"')
    expect(jsonErrors('patient-result-extended', spoiltJson)).not.toEqual([])
  })
})

it('the XML Schema has spellings in either form of Unicode, as the reader does', async () => {
  const schema = files.get('patient-request.xsd') ?? expect.fail()
  for (const form of ['NFC', 'NFD']) {
    const xml = `<Patient><Gender>${'männlich'.normalize(form)}</Gender></Patient>`
    expect(parsePatientXml(xml).gender).toBe('male')
    expect((await validateXML({ xml, schema })).valid, form).toBe(true)
  }
})

describe('the dates of the XML Schema', () => {
  const schema = files.get('patient-request.xsd') ?? expect.fail()
  it.each(
    words(`
    2020-01-01 2020-01-01T23:59 2020-01-01T23:59:59.123456789+14:00 2020-01-01T24:00:00 12019-01-01
    12019-01-01T00:00:00 -0044-01-01T00:00:00 2020-01-01T00:00:00.12345678901 2020-01-01T00:00:00+14:30
    2020-01-01+14:01
  `),
  )('accept %s as the reader does', async (date) => {
    const xml = `<Patient><DateOfBirth>${date}</DateOfBirth></Patient>`
    const { valid } = await validateXML({ xml, schema })
    expect(valid).toBe(dayNumber(date) !== undefined)
  })
})
