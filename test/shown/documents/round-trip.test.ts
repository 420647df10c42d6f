import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { bmiClasses } from '../../../src/ground/model/bmi-class.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { clinicClassNames, clinicMeasureNames, clinicUnscoredReasons } from '../../../src/ground/model/clinic-values.js'
import { withDayAsWritten } from '../../../src/ground/model/day-in-zone.js'
import { type Measurement, markerKinds, type Patient, sizePositions } from '../../../src/ground/model/patient.js'
import { messageTargets, severities } from '../../../src/ground/model/validation-message.js'
import { isXmlText } from '../../../src/ground/text/markup.js'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
} from '../../../src/shown/documents/patient-result-document.js'
import type {
  MeasurementExtensions,
  MeasurementResultDocument,
  PatientResultDocument,
} from '../../../src/shown/documents/written-result.js'
import { runsOf } from '../../property-runs.js'
import { mira } from './documents-under-test.js'

const unicode = fc.string({ unit: 'binary', minLength: 1 })
const awkward = fc.constantFrom(
  ' x ',
  '\r',
  '\r\n',
  'a\n',
  '\t',
  '<&>"\'',
  ']]>',
  '&amp;',
  '\u0085',
  '\u2028',
  '👩‍👧',
  '__proto__',
)
const anyText = fc
  .oneof(
    unicode,
    fc.tuple(awkward, unicode).map(([a, b]) => a + b),
  )
  .filter(isXmlText)
const name = anyText.filter((text) => /[^ \t\r\n]/.test(text))
const token = name.map((text) => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''))
const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()).map((value) => value || 0)
const date = fc
  .tuple(
    fc.integer({ min: -50_000, max: 100_000 }),
    fc.constantFrom('', 'T00:00:00', 'T23:59:59Z', 'T07:30:00.5+01:00'),
  )
  .map(([day, time]) => isoDate(day) + time)

const optional = { requiredKeys: [] }
const measurementFields = {
  date,
  ageInYears: number,
  boneAgeYears: number,
  sizeCm: number,
  sizePosition: fc.constantFrom(...sizePositions),
  weightKg: number,
  headCm: number,
  seatCm: number,
  waistCm: number,
  hipCm: number,
  armCm: number,
  tricepsMm: number,
  subscapularMm: number,
  systolicMmHg: number,
  diastolicMmHg: number,
}
const patientFields = {
  firstName: name,
  lastName: name,
  dateOfBirth: date,
  gender: fc.constantFrom('male', 'female'),
  sizeFatherCm: number,
  sizeMotherCm: number,
  sizeBirthCm: number,
  weightBirthG: number,
  weekBirth: number,
  dayBirth: number,
  headBirthCm: number,
}
const marker = fc.record({ text: name, date, until: date, kind: fc.constantFrom(...markerKinds) }, optional)
const list = <Item>(item: fc.Arbitrary<Item>, minLength: number) => fc.array(item, { minLength, maxLength: 3 })

const patient = fc.record(
  {
    ...patientFields,
    menarche: date,
    puberty: list(
      fc.record(
        { date, breastStage: number, genitalStage: number, pubicHairStage: number, testicularVolumeMl: number },
        optional,
      ),
      1,
    ),
    gmfcsLevel: number,
    tubeFed: fc.boolean(),
    diseases: list(token, 1),
    measurements: list(fc.record(measurementFields, optional), 1),
    markers: list(marker, 1),
  },
  optional,
) as fc.Arbitrary<Patient>

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const score = fc.record(
  {
    value: number,
    accuracy: fc.constantFrom(...(['exact', 'less_or_equal', 'greater_or_equal'] as const)),
    raw: number,
    reference: name,
    approximate: fc.boolean(),
  },
  { requiredKeys: ['value', 'accuracy'] },
)
const messages = list(
  fc.record({
    severity: fc.constantFrom(...severities),
    target: fc.constantFrom(...messageTargets),
    code: token,
    text: anyText,
  }),
  0,
)
const keyed = <Value>(keys: readonly string[], value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])))
const merged = <Model>(...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((values) => Object.assign({}, ...values) as Model)

const parts = ['size', 'bmi', 'head', 'seat', 'leg', 'seatLeg', 'weight', 'sizeTurnerSyndrome', 'sizeNoonanSyndrome']
const percentOf = fc.record({ percentile: number, percent: number })
const measurementExtensions = {
  weightForLengthSds: score,
  weightForLengthPercentile: number,
  headWhoSds: score,
  headWhoPercentile: number,
  boneAgeSizeSds: score,
  boneAgeSizePercentile: number,
  bmiClass: fc.record(
    { class: fc.constantFrom(...bmiClasses), reference: name, percentOf },
    { requiredKeys: ['class', 'reference'] },
  ),
  diseaseScores: list(
    fc.record({
      disease: fc.constantFrom('TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21'),
      measure: fc.constantFrom('size', 'weight', 'bmi', 'head'),
      score,
      percentile: number,
    }),
    0,
  ),
  clinicMeasures: list(
    fc.record(
      {
        measure: fc.constantFrom(...clinicMeasureNames),
        value: number,
        score,
        percentile: number,
        unscored: fc.constantFrom(...clinicUnscoredReasons),
        class: fc.record({ name: fc.constantFrom(...clinicClassNames), source: name }),
      },
      { requiredKeys: ['measure', 'value'] },
    ),
    0,
  ),
} satisfies { readonly [key in keyof Required<MeasurementExtensions>]: fc.Arbitrary<MeasurementExtensions[key]> }
const measurementResult = merged<MeasurementResultDocument>(
  fc.record(measurementFields, optional) as fc.Arbitrary<Measurement>,
  keyed(
    ['ageYears', 'bmi', 'equiBmi', 'legCm', 'seatLegRatio', ...parts.map((part) => `${part}Percentile`)],
    maybe(number),
  ),
  keyed(
    parts.map((part) => `${part}Sds`),
    maybe(score),
  ),
  fc.record({ validationMessages: messages }),
  fc.record(measurementExtensions, optional),
)
const result = merged<PatientResultDocument>(
  fc.record(patientFields, optional),
  keyed(['ageInYears', 'targetSizeCm'], maybe(number)),
  keyed(['targetSizeSds', 'sizeFatherSds', 'sizeMotherSds', 'sizeBirthSds', 'weightBirthSds'], maybe(score)),
  fc.record({
    diseases: list(token, 0),
    measurements: list(measurementResult, 0),
    markers: list(marker, 0),
    sizeBirthUndersized: maybe(fc.boolean()),
    validationMessages: messages,
  }),
  fc.record({ headBirthSds: score, bmiBirthSds: score }, optional),
)
const pretty = fc.boolean().map((pretty) => ({ pretty }))

describe('any request', () => {
  it('formatted and parsed is the same patient', () => {
    fc.assert(
      fc.property(patient, pretty, (original, options) => {
        const read = withDayAsWritten(original)
        expect(parsePatientXml(formatPatientXml(original, options))).toEqual(read)
        expect(parsePatientJson(formatPatientJson(original, options))).toEqual(read)
      }),
      runsOf(150),
    )
  })
})

describe('any result', () => {
  it.each([{}, { extensions: true }])('loses nothing from XML to JSON and back: %j', (form) => {
    fc.assert(
      fc.property(result, (original) => {
        const xml = formatResultXml(original, form)
        const json = formatResultJson(original, form)
        expect(formatResultJson(parseResultXml(xml), form)).toBe(json)
        expect(formatResultXml(parseResultJson(json), form)).toBe(xml)
        expect(() => JSON.parse(json)).not.toThrow()
      }),
      runsOf(100),
    )
  })

  it('is a request too', () => {
    const request = parsePatientXml(formatResultXml(mira))
    expect(parsePatientJson(formatResultJson(mira))).toEqual(request)
    expect(request).toMatchObject({
      firstName: 'Mira',
      gender: 'female',
      dateOfBirth: '2012-11-03T00:00:00',
      dayBirth: 0,
    })
  })

  it('is well-formed to another parser', async () => {
    const samples = fc.sample(result, { numRuns: 20, seed: 7 })
    const requests = fc.sample(patient, { numRuns: 20, seed: 7 })
    const documents = [
      ...samples.map((one) => formatResultXml(one)),
      ...samples.map((one) => formatResultXml(one, { extensions: true })),
      ...requests.map((one) => formatPatientXml(one)),
    ]
    const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
    const { valid, errors } = await validateXML({ xml, schema: [anyXml] })
    expect(errors).toEqual([])
    expect(valid).toBe(true)
  })
})

/** A schema under which every well-formed document is valid whose root is a Patient. */
const anyXml = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Patient" type="xs:anyType" />
</xs:schema>`
