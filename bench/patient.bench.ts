/**
 * A patient with twelve full measurements: calculation, growth over time, and from XML to XML.
 *
 *     npm run build && npm run bench -- patient
 */
import {
  assessCourse,
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
  .add('assessCourse', () => assessCourse(patientOfTwelve, options))
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

// Growth over time may take at most twice as long as the calculation.
const perCall = (task: string): number => {
  const result = bench.tasks.find(({ name }) => name === task)?.result
  return result !== undefined && 'latency' in result ? result.latency.p50 : Number.NaN
}
const share = perCall('calculatePatient') / perCall('assessCourse')
console.log(`assessCourse is ${share.toFixed(2)} times as fast as calculatePatient (at least 0.5)`)
if (!(share >= 0.5)) process.exitCode = 1
