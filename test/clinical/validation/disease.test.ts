import { describe, expect, test } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { atTen, child, findingsOf, today } from './findings-of.js'

const texts = (patient: Patient) => validatePatient(patient, { today }).map(({ text }) => text)

describe('the disease of the patient', () => {
  const achondroplasia: Patient = { diseases: ['Achondroplasia'] }
  /** The disease has no figures for an age. */
  const beyond = 'hint values_beyond_references'

  test('a child with achondroplasia at the median of its own reference gets no warning', () => {
    expect(findingsOf(atTen({ sizeCm: 106, weightKg: 22.5, headCm: 56, seatCm: 69 }, achondroplasia))).toEqual([beyond])
    expect(findingsOf(atTen({ sizeCm: 106, weightKg: 22.5, headCm: 56 }))).toContain('hint size_score')
  })

  test('the reference that spoke is named', () => {
    expect(texts(atTen({ sizeCm: 125 }, achondroplasia))).toEqual([
      expect.stringMatching(/Jungen mit Achondroplasie.* nach Merker 2018\)/),
    ])
  })

  test('outside the ages of its reference the general one gives warnings only', () => {
    // Lyon's girls with Turner syndrome begin at 1 year, Hoover-Fong's heads end at 5, Cappa's Noonan syndrome at 18.
    expect(findingsOf(child('female', 0.5, { sizeCm: 115 }, { diseases: ['TurnerSyndrome'] }))).toEqual([
      'warning size_score',
      beyond,
    ])
    expect(findingsOf(child('female', 0.5, { sizeCm: 56 }, { diseases: ['TurnerSyndrome'] }))).toEqual([beyond])
    expect(findingsOf(child('female', 0.5, { sizeCm: 56 }))).toEqual(['hint size_score'])
    expect(findingsOf(child('male', 6, { headCm: 74 }, achondroplasia))).toEqual(['warning head_score', beyond])
    expect(findingsOf(child('male', 1, { sizeCm: 70, weightKg: 30 }, { diseases: ['Trisomy21'] }))).toContain(
      'warning weight_score',
    )
    expect(findingsOf(child('male', 18.5, { sizeCm: 140 }, { diseases: ['NoonanSyndrome'] }))).toEqual([beyond])
    expect(findingsOf(child('male', 18.5, { sizeCm: 140 }))).toEqual(['hint size_score'])
  })

  test('the message names the general reference where it replaces that of the disease', () => {
    const patient = child('female', 0.5, { sizeCm: 115 }, { diseases: ['TurnerSyndrome'] })
    expect(texts(patient)).toEqual([
      expect.stringMatching(/für Mädchen im Alter von 6 Monaten .* nach WHO 2006\)/),
      'Für Körpergröße bei Turner-Syndrom gibt es Referenzwerte nur von 12 Monaten bis 20 Jahren; außerhalb davon kein SDS.',
    ])
  })

  test.each(['TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21'])(
    'sitting height with %s gets warnings only',
    (disease) => {
      const messages = (seatCm: number) =>
        findingsOf(child('female', 10, { sizeCm: 115, seatCm }, { diseases: [disease] }))
      expect(messages(58)).not.toContain('hint seat_score')
      expect(messages(50)).toContain('warning seat_score')
    },
  )

  test('where the general reference replaces that of the disease, nothing is off course', () => {
    const heads: Patient = {
      gender: 'male',
      ...achondroplasia,
      measurements: [
        { ageInYears: 6, headCm: 52 },
        { ageInYears: 7, headCm: 57 },
        { ageInYears: 8, headCm: 53 },
      ],
    }
    expect(findingsOf(heads)).toEqual([beyond, 'hint head_shrinks 2'])
    expect(findingsOf({ ...heads, diseases: [] })).toContain('hint head_off_course 1')
  })

  test('a measure without a series of the disease is judged by the general reference', () => {
    expect(findingsOf(child('female', 10, { weightKg: 5 }, { diseases: ['TurnerSyndrome'] }))).toEqual([
      'warning weight_score',
    ])
  })

  test('a slip is judged without the general reference', () => {
    const textsOf = (fields: Measurement) => texts(atTen(fields, achondroplasia))
    expect(textsOf({ sizeCm: 10.6 })).toEqual([expect.stringContaining('Komma verrutscht (106 cm?)')])
    expect(textsOf({ sizeCm: 1.06 })).toEqual([expect.stringContaining('Meter statt Zentimeter eingegeben (106 cm?)')])
    expect(textsOf({ weightKg: 225 })).toEqual([expect.stringContaining('Komma verrutscht (22,5 kg?)')])
    expect(findingsOf(atTen({ sizeCm: 22.5, weightKg: 106 }, achondroplasia))).toEqual(['error size_weight_swapped'])
  })

  test('of two diseases, the one whose reference is nearer to the value decides', () => {
    expect(findingsOf(atTen({ sizeCm: 106 }, { diseases: ['NoonanSyndrome', 'Achondroplasia'] }))).toEqual([])
  })
})
