import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import type { Patient, RecordedGender } from '../../../src/ground/model/patient.js'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { clara } from '../../fixtures/children.js'

const options = { today: '2024-06-04', locale: 'en' }
const child: Patient = { ...clara, gender: 'diverse', genderAsWritten: 'X', sizeFatherCm: 180, sizeMotherCm: 166 }

function scoresOf(patient: Patient, referenceSex?: 'male' | 'female') {
  return explainScores(patient, { ...options, referenceSex }).map(({ name, rawScore }) => [name, rawScore])
}

describe('the word for the sex', () => {
  const spellings: readonly (readonly [gender: RecordedGender, spellings: readonly string[]])[] = [
    ['diverse', ['divers', 'Divers', 'd', 'D', 'x', 'X', 'other', 'Diverse']],
    ['unknown', ['unbekannt', 'unbestimmt', 'unknown', 'u', 'U', 'Unknown']],
    ['male', ['Male', 'male', 'm', 'M', 'Knabe', 'Junge', 'boy']],
    ['female', ['Female', 'W', 'f', 'weiblich', 'Mädchen', 'girl']],
  ]

  it.each(spellings.flatMap(([gender, all]) => all.map((spelling) => [spelling, gender] as const)))(
    '%s is %s, and documents repeat the word',
    (spelling, gender) => {
      const xml = parsePatientXml(`<Patient><Gender> ${spelling} </Gender></Patient>`)
      expect(xml).toMatchObject({ gender })
      expect(parsePatientJson(`{"Gender":"${spelling}"}`)).toEqual(xml)
      const written = `<Gender>${spelling}</Gender>`
      expect(formatPatientXml(xml)).toContain(written)
      expect(formatResultXml(calculatePatient(xml, options))).toContain(written)
      expect(formatPatientJson(xml)).toContain(`"Gender": "${spelling}"`)
      expect(formatResultJson(calculatePatient(xml, options))).toContain(`"Gender": "${spelling}"`)
    },
  )

  it('a patient of the typed API has a spelling too, and a word for another sex is not repeated', () => {
    expect(formatPatientXml({ gender: 'diverse' })).toContain('<Gender>Diverse</Gender>')
    expect(formatPatientXml({ gender: 'male', genderAsWritten: 'X' })).toContain('<Gender>Male</Gender>')
    expect(formatPatientXml({ gender: 'unknown', genderAsWritten: 'X' })).toContain('<Gender>Unknown</Gender>')
    expect(formatResultXml(calculatePatient({ gender: 'male' }, options))).toContain('<Gender>Male</Gender>')
  })

  it.each(['diverse', 'unknown'] as const)('%s: no sex, a hint, no score', (gender) => {
    const result = calculatePatient({ ...child, gender }, options)
    expect(result.validationMessages).toContainEqual(
      expect.objectContaining({ code: 'gender_without_reference', severity: 'hint', target: 'gender' }),
    )
    expect(result.gender).toBe(gender)
    expect(result.targetSizeCm).toBeUndefined()
    expect(
      result.measurements.every(({ sizeSds, weightSds }) => sizeSds === undefined && weightSds === undefined),
    ).toBe(true)
    expect(scoresOf({ ...child, gender }).filter(([name]) => !String(name).match(/Father|Mother/))).toEqual([])
    expect(() => chartData({ ...child, gender }, { type: 'Height' }, options)).toThrow(
      'Every curve is for boys or for girls, so give male or female',
    )
  })
})

describe('a chosen reference', () => {
  it.each([
    ['diverse', 'female'],
    ['unknown', 'male'],
    [undefined, 'female'],
  ] as const)('for %s by %s: the scores of that sex, which each of them names', (gender, referenceSex) => {
    const patient = { ...child, gender }
    expect(scoresOf(patient, referenceSex)).toEqual(scoresOf({ ...child, gender: referenceSex }))
    const result = calculatePatient(patient, { ...options, referenceSex })
    const references = result.measurements.flatMap((visit) => [visit.sizeSds?.reference, visit.weightSds?.reference])
    for (const reference of references) expect(reference ?? `(${referenceSex})`).toContain(`(${referenceSex})`)
    expect(references.some((reference) => reference !== undefined)).toBe(true)
    expect(result.targetSizeSds?.reference).toContain(`(${referenceSex})`)
    expect(result.sizeFatherSds?.reference).not.toContain('(')
    for (const { score, name } of explainScores(patient, { ...options, referenceSex })) {
      expect(score.reference.endsWith(`(${referenceSex})`)).toBe(!/Father|Mother/.test(name))
    }
    expect(result.validationMessages.map(({ text }) => text).join()).toContain(
      `by the reference values for ${referenceSex === 'male' ? 'boys' : 'girls'}, as chosen`,
    )
  })

  it('a chart is drawn, and says whose it is', () => {
    const { gender, population, cautions } = chartData(
      child,
      { type: 'Height' },
      { ...options, referenceSex: 'female' },
    )
    expect([gender, population]).toEqual(['female', 'Girls'])
    expect(cautions).toContain('Reference chosen: girls (the child’s sex has none).')
  })

  it('never replaces a recorded sex', () => {
    const boy = { ...child, gender: 'male' } as const
    expect(calculatePatient(boy, { ...options, referenceSex: 'female' })).toEqual(calculatePatient(boy, options))
    expect(chartData(boy, { type: 'Height' }, { ...options, referenceSex: 'female' })).toEqual(
      chartData(boy, { type: 'Height' }, options),
    )
  })

  it('is male or female', () => {
    expect(() => calculatePatient(child, { referenceSex: 'diverse' as 'male' })).toThrow(
      'referenceSex is "diverse"; expected male or female.',
    )
  })
})
