import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { mostBytesHere } from '../src/doors/http/elsewhere.js'
import { isoDate } from '../src/ground/model/calendar-date.js'
import type { Patient } from '../src/ground/model/patient.js'
import { formatPatientJson, formatPatientXml } from '../src/shown/documents/patient-document.js'

/** No request should hold the event loop longer, ms. */
export const longestHoldGoal = 250

/** Nearly all that a service takes at once, bytes. */
const longestDocument = 1_000_000
/** How often each request is sent, one after another. */
const times = 5
const birth = 14_000

/** A child with as many visits as fit, each scored in as many ways as there are. */
function patientOf(visits: number): Patient {
  return {
    dateOfBirth: isoDate(birth),
    gender: 'female',
    diseases: ['TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21'],
    measurements: Array.from({ length: visits }, (_, i) => ({
      date: isoDate(birth + 1 + Math.floor((6500 * i) / visits)),
      sizeCm: Math.round(50 + (115 * i) / visits),
      weightKg: 4 + (i % 50),
      headCm: 40,
    })),
  }
}

function recordOf(values: number): readonly object[] {
  const subject = { reference: 'Patient/a' }
  const observation = (i: number) => ({
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: i % 2 === 0 ? '8302-2' : '29463-7' }] },
    subject,
    effectiveDateTime: isoDate(birth + 1 + Math.floor((6500 * i) / values)),
    valueQuantity:
      i % 2 === 0
        ? { value: Math.round(50 + (115 * i) / values), system: 'http://unitsofmeasure.org', code: 'cm' }
        : { value: 4 + (i % 50), system: 'http://unitsofmeasure.org', code: 'kg' },
  })
  const patient = { resourceType: 'Patient', id: 'a', gender: 'female', birthDate: isoDate(birth) }
  return [patient, ...Array.from({ length: values }, (_, i) => observation(i))]
}

const bundle = (resources: readonly object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
})

function hookOf(values: number): string {
  const [patient, ...observations] = recordOf(values)
  return JSON.stringify({
    hook: 'patient-view',
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    context: { userId: 'Practitioner/1', patientId: 'a' },
    prefetch: { patient, observations: bundle(observations) },
  })
}

function growthOf(values: number): string {
  const parameter = [
    { name: 'record', resource: bundle(recordOf(values)) },
    { name: 'course', valueBoolean: true },
  ]
  return JSON.stringify({ resourceType: 'Parameters', parameter })
}

/** The longest text of at most this many bytes. */
function longest(bytes: number, text: (entries: number) => string): string {
  const [few, many] = [text(100).length, text(200).length]
  return text(Math.floor((100 * (bytes - few)) / (many - few)) + 95)
}

const json = (visits: number) => formatPatientJson(patientOf(visits))
const xml = (visits: number) => formatPatientXml(patientOf(visits))

interface Held {
  readonly processor: number
  readonly clock: number
}

/** The requests whose answers take longest: those just short enough to be answered in the server's own thread, and the longest. */
const requests: readonly (readonly [string, string, string])[] = [
  ['calculation, JSON', '/api/json?extensions=true', longest(mostBytesHere.document, json)],
  ['course, JSON', '/api/json/course', longest(mostBytesHere.document, json)],
  ['course, XML', '/api/xml/course', longest(mostBytesHere.document, xml)],
  ['references of a chart', '/api/json/chart/Height/references', longest(mostBytesHere.document, json)],
  ['CDS Hooks', '/cds-services/growth-patient-view', longest(mostBytesHere.record, hookOf)],
  ['$growth', '/fhir/$growth', longest(mostBytesHere.record, growthOf)],
  ['calculation, JSON', '/api/json?extensions=true', longest(longestDocument, json)],
  ['course, XML', '/api/xml/course', longest(longestDocument, xml)],
  ['CDS Hooks', '/cds-services/growth-patient-view', longest(longestDocument, hookOf)],
  ['$growth', '/fhir/$growth', longest(longestDocument, growthOf)],
  ['sheet, Html', '/api/json/chart/Height/Html?layout=sheet', longest(longestDocument, json)],
]

/** The longest time for which each request holds the event loop of a server of one process. */
export async function longestHolds(serve: readonly string[], key: string): Promise<readonly object[]> {
  const program = ['--import', './bench/loop-watch.mjs', ...serve, '--processes', '1', '--cds-hooks', '--fhir']
  const server = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    const [printed] = (await once(server.stdout, 'data')) as [Buffer]
    const address = /http:\S+/.exec(printed.toString())?.[0] ?? ''
    const lines = createInterface({ input: server.stderr })
    const held = async (): Promise<Held> => {
      server.kill('SIGUSR2')
      const [line] = (await once(lines, 'line')) as [string]
      return JSON.parse(line.replace('held ', '')) as Held
    }
    const send = async (path: string, body: string) => {
      const method = path.startsWith('/api') ? 'PUT' : 'POST'
      const contentType = `application/${path.includes('/xml') ? 'xml' : 'json'}`
      const headers = { 'API-Key': key, 'Content-Type': contentType }
      const response = await fetch(`${address}${path}`, { method, headers, body })
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
    }
    const rows: object[] = []
    for (const [name, path, body] of requests) {
      await held()
      const sent = performance.now()
      let answer = await send(path, body)
      for (let i = 1; i < times; i++) answer = await send(path, body)
      const { processor, clock } = await held()
      rows.push({
        Request: name,
        'sent, kB': Math.round(body.length / 1000),
        status: answer.status,
        'answered, kB': Math.round(answer.bytes / 1000),
        'one answer, ms': Math.round((performance.now() - sent) / times),
        'event loop held at most, ms of its processor': Math.round(processor),
        'by the clock': Math.round(clock),
      })
    }
    return rows
  } finally {
    server.kill('SIGTERM')
  }
}
