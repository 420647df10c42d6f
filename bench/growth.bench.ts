/**
 * How the work grows with a document, from ten visits to 10,000: microseconds for
 * each visit, and ten times as many visits as a multiple of their time. Linear is
 * ten; above is what the memory of a large document costs, below what has a limit.
 *
 *     npm run build && npm run bench -- growth
 */
import {
  calculatePatient,
  formatPatientJson,
  formatPatientXml,
  formatResultJson,
  formatResultXml,
  type Measurement,
  type Patient,
  parsePatientJson,
  parsePatientXml,
  renderChart,
  validatePatient,
} from 'auxology'

const sizes = [10, 100, 1000, 10_000]
const options = { today: '2026-06-01' }
const read = { maxBytes: 100_000_000 }

/** A child who grows evenly from three to fifteen years, by stated ages. */
function visits(count: number): readonly Measurement[] {
  return Array.from({ length: count }, (_, i) => {
    const years = (i * 12) / count
    const rounded = (value: number) => Math.round(value * 10) / 10
    return {
      ageInYears: 3 + years,
      sizeCm: rounded(96 + years * 6),
      weightKg: rounded(14 + years * 2.6),
      headCm: rounded(50 + years * 0.3),
    }
  })
}

function withVisits(count: number): Patient {
  return { gender: 'male', measurements: visits(count) }
}

function withMarkers(count: number): Patient {
  const day = (i: number) => new Date(Date.UTC(2012, 0, 1 + Math.floor((i * 4000) / count))).toISOString().slice(0, 10)
  const markers = Array.from({ length: count }, (_, i) => ({ date: day(i), text: `Event ${i}` }))
  return { dateOfBirth: '2009-01-01', gender: 'male', measurements: visits(12), markers }
}

const draws = (patient: Patient, format: 'Svg' | 'Html' | 'Pdf') => () =>
  renderChart(patient, { type: 'Height', format }, options)

/** What is done with a patient; what is not measured is prepared outside. */
const jobs: { readonly [name: string]: (count: number) => () => unknown } = {
  calculate: (count) => {
    const patient = withVisits(count)
    return () => calculatePatient(patient, options)
  },
  validate: (count) => {
    const patient = withVisits(count)
    return () => validatePatient(patient, options)
  },
  'parse XML': (count) => {
    const text = formatPatientXml(withVisits(count))
    return () => parsePatientXml(text, read)
  },
  'parse JSON': (count) => {
    const text = formatPatientJson(withVisits(count))
    return () => parsePatientJson(text, read)
  },
  'format XML': (count) => {
    const result = calculatePatient(withVisits(count), options)
    return () => formatResultXml(result)
  },
  'format JSON': (count) => {
    const result = calculatePatient(withVisits(count), options)
    return () => formatResultJson(result)
  },
  Svg: (count) => draws(withVisits(count), 'Svg'),
  Html: (count) => draws(withVisits(count), 'Html'),
  Pdf: (count) => draws(withVisits(count), 'Pdf'),
  'Svg, markers': (count) => draws(withMarkers(count), 'Svg'),
  'Html, markers': (count) => draws(withMarkers(count), 'Html'),
}

/** About so long each size is tried, milliseconds. */
const tried = 1500

/** The middle of several times, microseconds: with them the collector counts, as it does in a server. */
async function middleTime(job: () => unknown): Promise<number> {
  await job()
  const times: number[] = []
  const end = performance.now() + tried
  while (times.length < 5 || performance.now() < end) {
    const start = performance.now()
    await job()
    times.push((performance.now() - start) * 1000)
  }
  return times.sort((a, b) => a - b)[times.length >> 1] as number
}

const rows: { readonly [column: string]: string | number }[] = []
for (const [job, prepare] of Object.entries(jobs)) {
  const row: { [column: string]: string | number } = { job }
  let before: number | undefined
  for (const count of sizes) {
    const time = await middleTime(prepare(count))
    row[`${count}, µs each`] = Number((time / count).toFixed(1))
    if (before !== undefined) row[`×10 to ${count}`] = Number((time / before).toFixed(1))
    before = time
  }
  rows.push(row)
}
console.table(rows)
console.log(`at most ${Math.round(process.resourceUsage().maxRSS / 1000)} MB resident`)
