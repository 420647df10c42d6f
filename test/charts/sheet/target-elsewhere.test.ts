import { describe, expect, it } from 'vitest'
import type { ChartType } from '../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../src/ground/model/patient.js'
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

  it('is on the general sheet without the child’s distance to it', () => {
    expect(facts(boy, 'Height')).not.toContain('Distance')
    expect(facts({ ...boy, diseases: ['Turner'] }, 'Height')).toContain('Distance −')
  })

  it('is on the general sheet with a caution that it does not predict the child’s height', () => {
    const cautions = (patient: Patient, locale: 'de' | 'en') =>
      wordsOf(sheetOf(patient, { type: 'Height' }, { today: '2025-12-01', locale }), 'cautions')
    const [en, de] = [
      'Caution Target height: in trisomy 21 the parents’ heights do not predict the child’s.',
      'Achtung Zielgröße: Bei Trisomie 21 sagen die Größen der Eltern die des Kindes nicht voraus.',
    ]
    expect(cautions(boy, 'en')).toContain(en)
    expect(cautions(boy, 'de')).toContain(de)
    expect(cautions({ ...boy, diseases: ['Turner'] }, 'en')).not.toContain('do not predict')
    expect(cautions({ ...boy, sizeMotherCm: undefined }, 'en')).not.toContain('do not predict')
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
