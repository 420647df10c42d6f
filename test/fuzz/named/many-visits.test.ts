import { describe, expect, it } from 'vitest'
import { chartScene } from '../../../src/charts/picture/chart-scene.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { sceneSvg } from '../../../src/shown/render/scene-svg.js'
import { chartInLanguage } from '../../charts/chart-in-language.js'
import { textFormats } from '../given/chart-requests.js'
import { assertNoLeak } from '../oracles/texts.js'
import { inTime } from '../oracles/trial.js'
import { thorough } from '../thorough.js'

const today = '2025-03-10'
const birth = 14_000
const count = 10_000
const limits = { maxBytes: 100_000_000 }
/** What grows with the square of the visits takes minutes; a slow or busy machine must not fail here. */
const amply = 8000

const visits = <Visit>(visit: (index: number) => Visit) => Array.from({ length: count }, (_, index) => visit(index))
const grown = (index: number): Measurement => ({
  date: isoDate(birth + Math.floor((index / count) * 6000)),
  boneAgeYears: (index / count) * 16,
  sizeCm: 50 + (index / count) * 125,
  weightKg: 3.5 + (index / count) * 60,
  headCm: 35 + (index / count) * 20,
  seatCm: 34 + (index / count) * 56,
})

/** As many visits as a document may have, in the orders and with the values that are hardest to sort and to speak of. */
const manyVisits: Readonly<Record<string, readonly Measurement[]>> = {
  'in no order': visits((index) => grown((index * 7919) % count)),
  'going up and down': visits((index) => ({
    ...grown(index),
    sizeCm: 60 + (index % 2) * 100,
    weightKg: 5 + (index % 2) * 60,
  })),
  'all the same': visits(() => grown(5000)),
  'one after another': visits(grown),
  'the last one first': visits((index) => grown(count - 1 - index)),
  'all on one day, each with another height': visits((index) => ({ ...grown(5000), sizeCm: 100 + index / 100 })),
  'without a date': visits((index) => ({ sizeCm: 50 + index / 100 })),
  'at the same age as stated': visits((index) => ({ ageInYears: 5, weightKg: index / 500 })),
  'smaller each time': visits((index) => ({ ...grown(index), sizeCm: 180 - index / 100 })),
  'all impossible': visits((index) => ({ ...grown(index), sizeCm: -1, weightKg: -1, headCm: 1e300, seatCm: 0 })),
  'without anything': visits(() => ({})),
}
const chosen = Object.entries(manyVisits).slice(0, thorough ? undefined : 1)
const formats = textFormats.slice(0, thorough ? undefined : 1)

describe.each(chosen)('10,000 visits, %s', (_, measurements) => {
  const patient: Patient = {
    firstName: 'Jakob',
    dateOfBirth: isoDate(birth),
    gender: 'male',
    diseases: ['NoonanSyndrome'],
    weekBirth: 34,
    measurements,
  }

  it('are calculated, checked and explained without growing with the square of the visits', async () => {
    expect((await inTime(amply, () => calculatePatient(patient, { today }))).measurements).toHaveLength(count)
    await inTime(amply, () => validatePatient(patient, { today }))
    await inTime(amply, () => explainScores(patient, { today }))
  })

  it('are read and written in time: of the result, that is up to 19 megabytes', async () => {
    const result = thorough ? calculatePatient(patient, { today }) : undefined
    for (const format of [formatResultXml, formatResultJson]) {
      if (result !== undefined) await inTime(amply, () => format(result))
    }
    const xml = await inTime(amply, () => formatPatientXml(patient))
    const json = await inTime(amply, () => formatPatientJson(patient))
    expect((await inTime(amply, () => parsePatientXml(xml, limits))).measurements).toHaveLength(count)
    expect((await inTime(amply, () => parsePatientJson(json, limits))).measurements).toHaveLength(count)
  })

  it.each(formats)('are drawn as %s in time', async (format) => {
    const { body } = await inTime(amply, () => renderChart(patient, { type: 'Height', format }, { today }))
    assertNoLeak(body as string, '')
  })
})

it.each(formats)('10,000 markers and diseases are drawn as %s in time', async (format) => {
  const markers = visits((index) => ({
    date: isoDate(birth + (index % 6000)),
    text: `Marke ${index} ${'x'.repeat(50)}`,
  }))
  const diseases = markers.map(({ text }) => text)
  const patient: Patient = {
    dateOfBirth: isoDate(birth),
    gender: 'female',
    diseases,
    markers,
    measurements: visits(grown).slice(0, 20),
  }
  await inTime(amply, () => renderChart(patient, { type: 'Weight', format }, { today }))
})

it('a name of 500,000 characters, which no reader lets through, is drawn in time', async () => {
  const data = chartInLanguage({ gender: 'male' }, { type: 'Height' }, { today })
  for (const name of ['é', 'a b', '\u0301', '👩‍👧'].map((unit) => unit.repeat(500_000 / unit.length))) {
    await inTime(amply, () =>
      sceneSvg(chartScene({ ...data, patient: { name } }, { width: 1000, height: 1000, references: true }), 'a'),
    )
  }
})
