import { describe, expect, it } from 'vitest'
import type { ChartType } from '../../src/model/chart-types.js'
import type { Patient } from '../../src/model/patient.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const boy: Patient = {
  dateOfBirth: '2016-08-15',
  gender: 'male',
  diseases: ['Trisomy21'],
  sizeFatherCm: 180,
  sizeMotherCm: 170,
  measurements: [
    { date: '2024-08-15', sizeCm: 112 },
    { date: '2025-08-15', sizeCm: 116 },
  ],
}
const notes = (patient: Patient, type: ChartType, locale: 'de' | 'en' = 'en') =>
  wordsOf(sheetOf(patient, { type }, { today: '2025-12-01', locale }), 'notes')

describe('the target height on the sheet of a disease', () => {
  it('is on the general sheet, which is said where both parents’ heights are known', () => {
    expect(notes(boy, 'HeightWithTrisomy21')).toContain(
      'Target height: see the general sheet of height; these curves (trisomy 21) are not those of the parents.',
    )
    expect(notes(boy, 'HeightWithTrisomy21', 'de')).toContain(
      'Zielgröße: siehe das allgemeine Wachstumsblatt der Größe; diese Kurven (Trisomie 21) sind nicht die der Eltern.',
    )
    expect(wordsOf(sheetOf(boy, { type: 'Height' }, { today: '2025-12-01', locale: 'en' }), 'facts')).toContain(
      'Target height (Tanner) 181.5 cm',
    )
  })

  it.each<readonly [ChartType, Partial<Patient>]>([
    ['HeightWithTrisomy21', { sizeMotherCm: undefined }],
    ['HeadWithTrisomy21', {}],
    ['HeightWithNoonanSyndrome', {}],
    ['Height', {}],
  ])('is not spoken of on %s with %j', (type, more) => {
    expect(notes({ ...boy, ...more }, type)).not.toMatch(/Target height: see/)
  })
})
