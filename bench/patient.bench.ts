/**
 * A patient with twelve full measurements: calculation, and from XML to XML.
 *
 *     npm run build && npm run bench -- patient
 */
import {
  calculatePatient,
  formatPatientXml,
  formatResultJson,
  formatResultXml,
  parsePatientJson,
  parsePatientXml,
} from 'auxology'
import { Bench } from 'tinybench'
import { patientOfTwelve } from './patient-of-twelve.js'

const options = { today: '2026-06-01' }
const xml = formatPatientXml(patientOfTwelve)
const json = formatResultJson(calculatePatient(patientOfTwelve, options))

const bench = new Bench({ time: 2000, warmupTime: 500 })
bench
  .add('calculatePatient', () => calculatePatient(patientOfTwelve, options))
  .add('parse, calculate and format XML', () => formatResultXml(calculatePatient(parsePatientXml(xml), options)))
  .add('parse XML', () => parsePatientXml(xml))
  .add('parse JSON', () => parsePatientJson(json))
await bench.run()
console.table(
  bench.tasks.map(({ name, result }) => ({
    name,
    'median per second': 'latency' in result ? Math.round(1000 / result.latency.p50) : Number.NaN,
  })),
)
