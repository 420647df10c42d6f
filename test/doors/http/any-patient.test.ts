import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { markerKinds, type Patient, sizePositions } from '../../../src/ground/model/patient.js'
import { isXmlText } from '../../../src/ground/text/markup.js'
import { formatPatientJson, formatPatientXml } from '../../../src/shown/documents/patient-document.js'
import { runsOf } from '../../property-runs.js'
import { problemOf, put, service } from './service.js'

const handle = service()
const optional = { requiredKeys: [] }
const figure = fc.oneof(
  { weight: 5, arbitrary: fc.double({ min: 0, max: 250, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1e-7, 1e21) },
)
const day = fc.integer({ min: 14_000, max: 21_000 }).map(isoDate)
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter(isXmlText)
const measurement = fc.record(
  {
    date: day,
    ageInYears: figure,
    boneAgeYears: fc.oneof(figure, fc.double({ min: 0, max: 20, noNaN: true })),
    sizeCm: figure,
    sizePosition: fc.constantFrom(...sizePositions),
    weightKg: figure,
    headCm: figure,
    seatCm: figure,
  },
  optional,
)
const patient: fc.Arbitrary<Patient> = fc.record(
  {
    firstName: text,
    lastName: text,
    dateOfBirth: day,
    gender: fc.constantFrom('male', 'female'),
    diseases: fc.array(fc.oneof(text, fc.constantFrom('TurnerSyndrome', 'NoonanSyndrome', 'Trisomy21')), {
      maxLength: 2,
    }),
    sizeFatherCm: figure,
    sizeMotherCm: figure,
    sizeBirthCm: figure,
    weightBirthG: figure,
    weekBirth: fc.oneof(figure, fc.integer({ min: 20, max: 44 })),
    dayBirth: fc.integer({ min: -1, max: 8 }),
    headBirthCm: figure,
    measurements: fc.array(measurement, { maxLength: 4 }),
    markers: fc.array(fc.record({ text, date: day, until: day, kind: fc.constantFrom(...markerKinds) }, optional), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ['gender'] },
)
const query = fc
  .record(
    {
      crop_x: fc.boolean(),
      crop_x_at: fc.constantFrom(2, 5, 18, 40, 90),
      crop_y: fc.boolean(),
      crop_y_at: fc.constantFrom(1, 20, 100, 180),
      references: fc.boolean(),
    },
    optional,
  )
  .map((fields) => new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])))
const last = fc.constantFrom('Svg', 'Json', 'Csv', 'Xml', 'Html', 'references', 'references')
const formats = { xml: formatPatientXml, json: formatPatientJson }

it('every patient is calculated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('xml', 'json'), patient, async (name, one) => {
      const response = await handle(put(`/api/${name}`, formats[name](one)))
      expect([response.status, await response.text()]).toEqual([200, expect.not.stringMatching(/NaN|Infinity/)])
    }),
    runsOf(200),
  )
})

it('every patient is drawn, or a problem says why not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('xml', 'json'),
      fc.constantFrom(...chartTypes),
      last,
      query,
      patient,
      async (...given) => {
        const [name, type, format, search, one] = given
        const response = await handle(put(`/api/${name}/chart/${type}/${format}?${search}`, formats[name](one)))
        if (response.status === 200) expect(await response.text()).not.toMatch(/NaN|Infinity/)
        else expect((await problemOf(response)).code).toMatch(/^(invalid_parameter|chart_not_applicable)$/)
      },
    ),
    runsOf(300),
  )
})
