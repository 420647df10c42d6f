// What an ECMAScript module in Node does with the package.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import {
  AuxologyError,
  calculatePatient,
  chartFormats,
  chartTypesOfKind,
  createCalculator,
  formatResultXml,
  parseResultXml,
  renderChart,
  validatePatient,
} from 'auxology'
import { patientFromFhir } from 'auxology/fhir'
import { createHandler, keyVerifier } from 'auxology/http'
import { en } from 'auxology/languages'
import { nodeListener } from 'auxology/node'
import { germany, kiggsHeight, lookUpTable, AuxologyError as SameError, scoreAt } from 'auxology/references'
import { clinicMeasures } from 'auxology/references/clinic-measures'
import { netherlandsTurkish } from 'auxology/references/netherlands'
import { withDailyWho } from 'auxology/references/who-daily'
import { dayRows, scoringSql } from 'auxology/warehouse'

const child = JSON.parse(readFileSync('child.json', 'utf8'))
const options = { today: '2024-06-04', locale: 'en' }

const result = calculatePatient(child, options)
const score = result.measurements[1].sizeSds.value
assert.ok(Math.abs(score + 0.53) < 0.01, `score ${score}`)
assert.equal(result.targetSizeCm, 181)
assert.deepEqual(validatePatient(child, options), [])
assert.equal(parseResultXml(formatResultXml(result)).measurements[1].sizeCm, 138.2)
const calculator = createCalculator({ references: germany, language: en })
assert.deepEqual(calculator.calculatePatient(child, { today: options.today }), result)
console.log('auxology: calculates, checks, writes and reads documents')

assert.equal(SameError, AuxologyError)
assert.equal(scoreAt(lookUpTable(kiggsHeight, 'male', 10), 138.2).toFixed(2), score.toFixed(2))
console.log('auxology/references: looks up a score')

const infant = { gender: 'female', measurements: [{ ageInYears: 1, sizeCm: 74 }] }
const daily = calculatePatient(infant, { ...options, references: withDailyWho(germany) })
assert.equal(daily.measurements[0].sizeSds.value.toFixed(1), '-0.0')
console.log('auxology/references/who-daily: reads every row')

const measured = { gender: 'female', measurements: [{ ageInYears: 10, sizeCm: 140, waistCm: 60 }] }
const [waist] = calculatePatient(measured, { ...options, measures: clinicMeasures }).measurements[0].clinicMeasures
assert.equal(waist.score.reference, 'LIFE Child 2019')
console.log('auxology/references/clinic-measures: scores a waist')

const abroad = calculatePatient(infant, { ...options, references: netherlandsTurkish })
assert.equal(abroad.measurements[0].sizeSds.reference, 'Schönbeck (TR) 2015')
console.log('auxology/references/netherlands: scores by a national set')

assert.equal(patientFromFhir({ resourceType: 'Patient', gender: 'female' }).patient.gender, 'female')
console.log('auxology/fhir: reads a patient')

assert.equal(typeof dayRows([germany])[Symbol.iterator]().next().value.m, 'number')
assert.match(scoringSql('duckdb'), /SELECT/i)
console.log('auxology/warehouse: gives figures and a query')

const signatures = { Pdf: '%PDF-', PdfAndData: '%PDF-', Png: '\x89PNG', Jpg: '\xFF\xD8\xFF', Svg: '<svg' }
for (const format of chartFormats) {
  const { body, mediaType } = await renderChart(child, { type: 'Height', format }, options)
  const start = typeof body === 'string' ? body.slice(0, 9) : Buffer.from(body.slice(0, 9)).toString('latin1')
  assert.ok(start.includes(signatures[format] ?? ''), `${format} begins with ${start}`)
  assert.ok(body.length > 2000, `${format} has ${body.length} bytes`)
  assert.match(mediaType, /^\w+\/\w+/)
}
console.log(`auxology: draws ${chartFormats.join(', ')}`)

const handle = createHandler({ verifyKey: keyVerifier({ keys: ['a key'] }), today: '2024-06-04' })
const server = createServer(nodeListener(handle)).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const address = `http://127.0.0.1:${server.address().port}/api/json`
const headers = { 'API-Key': 'a key', 'Content-Type': 'application/json' }
const body = JSON.stringify({
  DateOfBirth: '2014-06-04',
  Gender: 'Male',
  Measurements: [{ Date: '2024-06-04', SizeCm: 138.2 }],
})
const answer = await fetch(address, { method: 'PUT', headers, body })
assert.equal(answer.status, 200)
assert.equal((await answer.json()).Measurements[0].SizeSds.value, -0.53)
assert.equal((await fetch(address, { method: 'PUT', body })).status, 401)
server.close()
server.closeAllConnections()
console.log('auxology/http, auxology/node: answer requests')

const file = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8')
assert.match(file('auxology/schemas/patient-request.xsd'), /<xs:schema/)
assert.equal(typeof JSON.parse(file('auxology/schemas/patient-result.schema.json')), 'object')
const { openapi, paths } = JSON.parse(file('auxology/openapi.json'))
assert.match(openapi, /^3\./)
const [type, format] = paths['/api/json/chart/{TYP}/{FORMAT}'].put.parameters
assert.deepEqual([type.schema.enum, format.schema.enum], [Object.values(chartTypesOfKind).flat(), chartFormats])
assert.equal(JSON.parse(file('auxology/package.json')).name, 'auxology')
console.log('auxology/schemas, auxology/openapi.json: are found')
