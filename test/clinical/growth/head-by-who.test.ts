import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { growthAge } from '../../../src/clinical/growth/growth-age.js'
import { headByWho } from '../../../src/clinical/growth/head-by-who.js'
import { cdc, germany, kiggs, kromeyerHauschild, who } from '../../../src/clinical/references/built-in-sets.js'
import { scoreAt } from '../../../src/clinical/references/distribution.js'
import { lookUp, nearEnd } from '../../../src/clinical/references/lookup.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { subjectOf } from './subject-of.js'

const today = '2027-06-01'

/** A girl whose head keeps its place by WHO from 2 to 8 months. */
const lena: Patient = {
  gender: 'female',
  dateOfBirth: '2025-03-01',
  measurements: [
    { date: '2025-05-01', headCm: 36.5 },
    { date: '2025-06-01', headCm: 37.6 },
    { date: '2025-08-01', headCm: 39.9 },
    { date: '2025-11-01', headCm: 41.4 },
  ],
}

function headOf(date: string, references: ReferenceSet = germany, weekBirth?: number) {
  const { measurements } = calculatePatient(
    { gender: 'female', dateOfBirth: '2025-03-01', weekBirth, measurements: [{ date, headCm: 43 }] },
    { today, references },
  )
  const { headSds, headWhoSds, headWhoPercentile } = measurements[0]!
  return { headSds, headWhoSds, headWhoPercentile }
}

describe('the score of a head by WHO beside that of KiGGS', () => {
  it('is what the set of WHO gives', () => {
    const { headSds, headWhoSds, headWhoPercentile } = headOf('2025-11-01')
    const own = headOf('2025-11-01', who)
    expect(headSds?.reference).toBe('KiGGS 2013')
    expect(headWhoSds).toEqual(own.headSds)
    expect(headWhoPercentile).toBeCloseTo(38.43, 2)
    expect(own.headWhoSds).toBeUndefined()
  })

  // 4 months are day 122, 24 months days 730 and 731; a birthday may be read up to 3 days late.
  it.each([
    ['2025-06-30', false],
    ['2025-07-01', true],
    ['2027-03-01', true],
    ['2027-03-04', true],
    ['2027-03-05', false],
  ])('is there on %s: %s', (date, isThere) => {
    expect(headOf(date).headWhoSds !== undefined).toBe(isThere)
  })

  it('is there from the very age at which the reference changes to 24 months, a birthday read late', () => {
    const subject = subjectOf({ gender: 'female' })
    const from = germany.series.head?.[0]?.to ?? Number.NaN
    const isThere = (years: number) => headByWho(subject, growthAge(subject, years), 43) !== undefined
    expect([from, 2 + nearEnd.years].map(isThere)).toEqual([true, true])
  })

  it.each([
    ['kiggs', kiggs, true],
    ['Kromeyer-Hauschild', kromeyerHauschild, true],
    ['cdc, by WHO itself to 24 months', cdc, false],
  ])('in the set %s: %s', (_, references, isThere) => {
    expect(headOf('2025-11-01', references).headWhoSds !== undefined).toBe(isThere)
  })

  it('goes by the corrected age of a child born preterm', () => {
    expect(headOf('2025-08-01', germany, 30).headWhoSds).toBeUndefined()
    expect(headOf('2025-10-01', germany, 30).headWhoSds).toBeDefined()
  })

  it('is in the header, at every point and with what is published of it', () => {
    const { points, notes, references } = chartData(lena, { type: 'Head' }, { today, locale: 'en' })
    expect(points.map(({ generalScore }) => generalScore?.reference)).toEqual([
      undefined,
      undefined,
      'WHO 2006',
      'WHO 2006',
    ])
    expect(notes.join()).toContain('8 to 9% of children lie above WHO’s P97 at 12 and 24 months')
    expect(references.map(({ shortName }) => shortName)).toContain('WHO')
  })
})

describe('where the reference of heads changes', () => {
  const messages = (patient: Patient, references: ReferenceSet = germany) =>
    calculatePatient(patient, { today, references, locale: 'en' }).measurements.map(({ validationMessages }) =>
      validationMessages.filter(({ code }) => code === 'head_reference_changed').map(({ text }) => text),
    )

  it('a message gives both scores, the change by WHO and the step', () => {
    const [, , third, fourth] = messages(lena)
    expect(third?.join()).toMatch(
      /^From this visit on, head circumference is scored by KiGGS 2013 instead of WHO 2006: SDS −1\.\d\d \(by WHO 2006 −1\.\d\d\)\. Change since the last visit by WHO 2006 \+0\.\d\d; from the change of reference alone −0\.\d\d\.$/,
    )
    expect(fourth).toEqual([])
    expect(messages(lena, who).flat()).toEqual([])
  })

  it.each([
    ['without an earlier visit', lena.measurements!.slice(2)],
    [
      'of a large head, which both references score alike',
      [
        { date: '2025-06-01', headCm: 41 },
        { date: '2025-08-01', headCm: 43.5 },
      ],
    ],
  ])('none %s', (_, measurements) => {
    expect(messages({ ...lena, measurements }).flat()).toEqual([])
  })
})

it('the change of reference is named where the scores differ by more than 0.1 SD', () => {
  const scoresOf = (headCm: number) =>
    [who, germany].map((set) => {
      const place = lookUp(set, 'head', 'female', 0.4)
      return (place && scoreAt(place, headCm)) ?? Number.NaN
    })
  // Of girls of 0.4 years between 0.6 and 0.03 SD.
  const differences: number[] = []
  for (let headCm = 38; headCm < 43; headCm += 0.02) {
    const [byWho = 0, byKiggs = 0] = scoresOf(headCm)
    const measurements = [0.25, 0.4].map((ageInYears, i) => ({ ageInYears, headCm: i === 0 ? 39 : headCm }))
    const codes = calculatePatient({ gender: 'female', measurements }, { today }).measurements.flatMap(
      ({ validationMessages }) => validationMessages.map(({ code }) => code),
    )
    const isTold = codes.includes('head_reference_changed')
    expect(isTold, `${headCm} cm: ${byKiggs} and ${byWho}`).toBe(Math.abs(byKiggs - byWho) > 0.1)
    differences.push(Math.abs(byKiggs - byWho))
  }
  expect([0.09, 0.11].map((least) => differences.some((each) => Math.abs(each - least) < 0.01))).toEqual([true, true])
})
