/**
 * The main jobs as multiples of what the machine needs for them at least, in the
 * same process: the tokeniser alone, a plain loop of the scores, ready pieces
 * joined. The table in docs/performance.md says what each yardstick is.
 *
 *     npm run build && npm run bench -- ratios
 */
import { parseXml } from '@rgrove/parse-xml'
import {
  calculatePatient,
  formatPatientJson,
  formatPatientXml,
  formatResultJson,
  formatResultXml,
  parsePatientJson,
  parsePatientXml,
} from 'auxology'
import { patientOfTwelve } from './patient-of-twelve.js'
import { quickest } from './quickest.js'
import { joined, type PlainPatient, piecesOf, plainResult, utf8 } from './yardsticks.js'

const options = { today: '2026-06-01' }
const plain = patientOfTwelve as PlainPatient
const xml = formatPatientXml(patientOfTwelve)
const json = formatPatientJson(patientOfTwelve)
const result = calculatePatient(patientOfTwelve, options)
const pieces = piecesOf(formatResultXml(result))
const written = JSON.parse(formatResultJson(result))

const times = quickest({
  tokeniser: () => parseXml(xml),
  parseXml: () => parsePatientXml(xml),
  parseJson: () => parsePatientJson(json),
  jsonParse: () => JSON.parse(json),
  loop: () => plainResult(plain),
  calculate: () => calculatePatient(patientOfTwelve, options),
  pieces: () => joined(pieces),
  formatXml: () => utf8(formatResultXml(result)),
  stringify: () => utf8(JSON.stringify(written, undefined, 2)),
  formatJson: () => utf8(formatResultJson(result)),
  xmlToXml: () => utf8(formatResultXml(calculatePatient(parsePatientXml(xml), options))),
  jsonToJson: () => utf8(formatResultJson(calculatePatient(parsePatientJson(json), options))),
})

const { tokeniser, loop, jsonParse, stringify } = times
const rows: readonly (readonly [job: string, time: number, yardstick: string, least: number, goal: number])[] = [
  ['parse XML', times.parseXml, 'tokeniser', tokeniser, Number.NaN],
  ['parse, calculate, format XML', times.xmlToXml, 'tokeniser + loop + pieces', tokeniser + loop + times.pieces, 2.2],
  [
    'parse, calculate, format JSON',
    times.jsonToJson,
    'JSON.parse + loop + stringify',
    jsonParse + loop + stringify,
    1.8,
  ],
  ['calculatePatient', times.calculate, 'loop of the scores', loop, 2],
  ['parse JSON', times.parseJson, 'JSON.parse', jsonParse, Number.NaN],
  ['format XML', times.formatXml, 'pieces joined', times.pieces, Number.NaN],
  ['format JSON', times.formatJson, 'JSON.stringify', stringify, Number.NaN],
]
console.table(
  rows.map(([job, time, yardstick, least, goal]) => ({
    job,
    µs: Math.round(time),
    yardstick,
    'its µs': Math.round(least),
    ratio: Number((time / least).toFixed(2)),
    goal,
  })),
)
