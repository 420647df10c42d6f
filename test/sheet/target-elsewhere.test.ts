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
const facts = (patient: Patient, type: ChartType, locale: 'de' | 'en' = 'en') =>
  wordsOf(sheetOf(patient, { type }, { today: '2025-12-01', locale }), 'facts')

describe('the target height on the sheet of a disease', () => {
  it('is on the general sheet, which is said in its place where both parents’ heights are known', () => {
    const told = facts(boy, 'HeightWithTrisomy21')
    expect(told).toContain(
      'Target height – see the general height sheet these curves (trisomy 21) are not those of the parents Bone age',
    )
    expect(facts(boy, 'HeightWithTrisomy21', 'de')).toContain(
      'Zielgröße – siehe das allgemeine Blatt zur Körpergröße diese Kurven (Trisomie 21) sind nicht die der Eltern Knochenalter',
    )
    expect(facts(boy, 'Height')).toContain('Target height (Tanner) 181.5 cm')
  })

  it.each<readonly [ChartType, Partial<Patient>]>([
    ['HeightWithTrisomy21', { sizeMotherCm: undefined }],
    ['HeadWithTrisomy21', {}],
    ['HeightWithNoonanSyndrome', {}],
    ['Height', {}],
  ])('is not spoken of on %s with %j', (type, more) => {
    expect(facts({ ...boy, ...more }, type)).not.toMatch(/Target height – see/)
  })
})
