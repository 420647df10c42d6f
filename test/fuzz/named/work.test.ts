import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { markerKinds, type Patient } from '../../../src/ground/model/patient.js'
import { formatPatientJson, formatPatientXml } from '../../../src/shown/documents/patient-document.js'
import { hookCall, observations, searchset, shortGirl } from '../../doors/http/cds-record.js'
import { key, put, service } from '../../doors/http/service.js'
import { runsOf } from '../../property-runs.js'
import { countedWork } from '../oracles/counted-work.js'

const handle = service({ cdsHooks: {}, fhir: true })
const birth = 14_000

/** Steps of work, and bytes of the answer, for each byte of a request: twice as many as were counted. */
const mostPerByte = { work: 40, written: 75 }
/** The same for a request of no length; on a sheet, the names of findings of puberty are kept apart. */
const mostAtLeast = { work: 200_000, workOnSheet: 10_000_000, written: 200_000 }

const count = fc.constantFrom(0, 1, 40, 200)
/** How long the lists of a document are, and how many different entries they have. */
const lengths = fc.record({
  first: count,
  second: count,
  third: count,
  fourth: count,
  kinds: fc.integer({ min: 1, max: 7 }),
})
type Lengths = typeof lengths extends fc.Arbitrary<infer Value> ? Value : never

const longest = [1, 7].map((kinds): [Lengths] => [{ first: 200, second: 200, third: 200, fourth: 200, kinds }])

const list = <Entry>(length: number, entry: (index: number) => Entry) => Array.from({ length }, (_, i) => entry(i))
const day = (index: number, of: number) => isoDate(birth + 1 + Math.floor((5500 * index) / of))
const diseaseNames = ['NoonanSyndrome', 'TurnerSyndrome', 'Achondroplasia', 'Trisomy21', 'A', 'B', 'C']

function patientOf({ first, second, third, fourth, kinds }: Lengths): Patient {
  return {
    dateOfBirth: isoDate(birth),
    gender: 'female',
    weekBirth: 33,
    sizeMotherCm: 165,
    sizeFatherCm: 180,
    measurements: list(first, (i) => ({
      date: day(i, first),
      sizeCm: 50 + (115 * i) / first,
      weightKg: 3.4 + ((i * kinds) % 50),
      headCm: 40,
      ...(i % kinds === 0 && { boneAgeYears: (15 * i) / first }),
    })),
    diseases: list(second, (i) => diseaseNames[i % kinds] ?? ''),
    markers: list(third, (i) => ({
      date: day(i, third),
      until: day(i + 3, third),
      text: `Event ${i % kinds}`,
      kind: markerKinds[i % markerKinds.length] ?? 'other',
    })),
    puberty: list(fourth, (i) => ({ date: day(i, fourth), breastStage: 1 + (i % 5), pubicHairStage: 2 })),
  }
}

const icd10 = ['Q96', 'Q87.1', 'Q77.4', 'Q90', 'P07.3', 'E34.3', 'Z00']

function prefetchOf({ first, second, third, fourth, kinds }: Lengths): object {
  const subject = { reference: 'Patient/lea' }
  return {
    ...shortGirl,
    observations: observations(
      ...list(first, (i) => [isoDate(17_600 + i), { size: 50 + i / 5, weight: 3.4 + ((i * kinds) % 50) }] as const),
    ),
    conditions: searchset(
      ...list(second, (i) => ({
        resourceType: 'Condition',
        subject,
        code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: icd10[i % kinds] }] },
      })),
    ),
    medications: searchset(
      ...list(third, (i) => ({
        resourceType: 'MedicationStatement',
        status: 'active',
        subject,
        medicationCodeableConcept: { coding: [{ system: 'http://www.whocc.no/atc', code: 'H01AC01' }] },
        effectivePeriod: { start: isoDate(17_700 + i) },
      })),
    ),
    family: searchset(
      ...list(fourth, (i) => ({
        resourceType: 'FamilyMemberHistory',
        status: 'completed',
        patient: subject,
        relationship: {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: i % kinds ? 'MTH' : 'FTH' }],
        },
      })),
    ),
  }
}

function recordOf(lengths: Lengths): string {
  const parts = Object.values(prefetchOf(lengths)).flatMap(
    (part) => part?.entry ?? (part === null ? [] : [{ resource: part }]),
  )
  const record = { resourceType: 'Bundle', type: 'collection', entry: parts }
  return JSON.stringify({
    resourceType: 'Parameters',
    parameter: [
      { name: 'record', resource: record },
      { name: 'course', valueBoolean: true },
    ],
  })
}

const post = (path: string, body: string) =>
  new Request(`https://growth.example${path}`, { method: 'POST', headers: { 'API-Key': key }, body })

const requests: Readonly<Record<string, (lengths: Lengths) => readonly [string, (body: string) => Request]>> = {
  calculation: (lengths) => [formatPatientJson(patientOf(lengths)), (body) => put('/api/json?extensions=true', body)],
  'course, XML': (lengths) => [formatPatientXml(patientOf(lengths)), (body) => put('/api/xml/course', body)],
  sheet: (lengths) => [
    formatPatientJson(patientOf(lengths)),
    (body) => put('/api/json/chart/Height/Svg?layout=sheet', body),
  ],
  'CDS Hooks': (lengths) => [hookCall(prefetchOf(lengths)), (body) => post('/cds-services/growth-patient-view', body)],
  $growth: (lengths) => [recordOf(lengths), (body) => post('/fhir/$growth', body)],
}

it.each(Object.entries(requests))(
  'no request costs more than its bytes warrant, whatever the lists of its document multiply to: %s',
  async (name, requestOf) => {
    const least = name === 'sheet' ? mostAtLeast.workOnSheet : mostAtLeast.work
    // What is done once, such as reading tables and letters, is no work of a request.
    const [small, first] = requestOf({ first: 1, second: 1, third: 1, fourth: 1, kinds: 1 })
    await handle(first(small))
    await fc.assert(
      fc.asyncProperty(lengths, async (lengths) => {
        const [body, request] = requestOf(lengths)
        let answer = ''
        const work = await countedWork(async () => {
          const response = await handle(request(body))
          expect(response.status).toBe(200)
          answer = await response.text()
        })
        expect(work).toBeLessThan(least + mostPerByte.work * body.length)
        expect(answer.length).toBeLessThan(mostAtLeast.written + mostPerByte.written * body.length)
      }),
      { ...runsOf(3), examples: longest },
    )
  },
)
