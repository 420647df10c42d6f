/**
 * A patient with twelve full measurements: calculation, growth over time, and from XML to XML. The
 * jobs take turns, and each counts by its quickest batch.
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
import { patientOfTwelve } from './patient-of-twelve.js'
import { quickest } from './quickest.js'

const options = { today: '2026-06-01' }
const xml = formatPatientXml(patientOfTwelve)
const json = formatResultJson(calculatePatient(patientOfTwelve, options))

const tasks = {
  calculatePatient: () => calculatePatient(patientOfTwelve, options),
  assessCourse: () => assessCourse(patientOfTwelve, options),
  'parse, calculate and format XML': () => formatResultXml(calculatePatient(parsePatientXml(xml), options)),
  'parse XML': () => parsePatientXml(xml),
  'parse JSON, with results that are left unread': () => parsePatientJson(json),
}
const times = quickest(tasks)
console.table(
  Object.entries(times).map(([job, least]) => ({
    job,
    'least, µs': Number(least.toFixed(1)),
    'per second': Math.round(1e6 / least),
  })),
)

// Growth over time may take at most twice as long as the calculation.
const share = times.calculatePatient / times.assessCourse
console.log(`assessCourse is ${share.toFixed(2)} times as fast as calculatePatient (at least 0.5)`)
if (!(share >= 0.5)) process.exitCode = 1
