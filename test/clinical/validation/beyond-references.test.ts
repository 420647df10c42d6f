import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { cdc, germany } from '../../../src/clinical/references/built-in-sets.js'
import { cerebralPalsy } from '../../../src/clinical/references/national/cerebral-palsy.js'
import { netherlands, netherlandsMoroccan } from '../../../src/clinical/references/national/netherlands.js'
import { norway } from '../../../src/clinical/references/national/norway.js'
import { sweden } from '../../../src/clinical/references/national/sweden.js'
import { trisomy21Netherlands } from '../../../src/clinical/references/national/trisomy-21-netherlands.js'
import { defineSet } from '../../../src/clinical/references/own/define-set.js'
import { withTablesByWeek } from '../../../src/clinical/references/own/week-groups.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { kiggsHeight } from '../../../src/clinical/references/tables/kiggs.js'
import type { MessageParameters } from '../../../src/ground/model/message-parameters.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { dutchByWeek, fictionalWeeks } from '../../fixtures/fictional-weeks.js'

const today = '2026-11-22'

function at(ageInYears: number, values: Measurement = { sizeCm: 100, weightKg: 16 }): Measurement {
  return { ageInYears, ...values }
}

/** What has no score, and why. */
function unscored(references: ReferenceSet, measurements: readonly Measurement[], child: Patient = {}) {
  const result = calculatePatient({ gender: 'male', ...child, measurements }, { references, today })
  return {
    ofPatient: result.validationMessages.flatMap((message) =>
      message.code === 'values_beyond_references' ? [message.parameters] : [],
    ) as readonly MessageParameters['values_beyond_references'][],
    result,
  }
}

describe('what a set lacks at every age', () => {
  it('is said once for the patient, however many visits have it', () => {
    const visits = [
      at(1, { sizeCm: 75, weightKg: 10, headCm: 46 }),
      at(6, { sizeCm: 117, weightKg: 22 }),
      at(12, { sizeCm: 150, weightKg: 45 }),
    ]
    const { ofPatient } = unscored(netherlandsMoroccan, visits)
    expect(ofPatient).toEqual([{ measures: ['weight', 'head'] }])
  })

  it('goes by the sex of the child', () => {
    const rows = [4, 5].map((x) => ({ x, l: 1, m: 100 + x, s: 0.04 }))
    const table = { ...kiggsHeight, curve: (sex: string) => (sex === 'male' ? kiggsHeight.curve('male') : undefined) }
    const ofBoys = defineSet({ id: 'ours', name: 'Ours', series: { height: [{ table, from: 4, to: 5 }] } })
    expect(rows).toHaveLength(2)
    expect(unscored(ofBoys, [at(4.5, { sizeCm: 105 })]).ofPatient).toEqual([])
    expect(unscored(ofBoys, [at(4.5, { sizeCm: 105 })], { gender: 'female' }).ofPatient).toEqual([
      { measures: ['size'] },
    ])
  })
})

describe('what a set has for other ages', () => {
  it('is said once with its ages, and beside what it lacks', () => {
    const visits = [
      at(2, { sizeCm: 89, weightKg: 13 }),
      at(4),
      at(8, { sizeCm: 131, weightKg: 28 }),
      at(12, { sizeCm: 150, weightKg: 45 }),
    ]
    expect(unscored(norway, visits).ofPatient).toEqual([
      { measures: ['size'], fromYears: 7, toYears: 19 },
      { measures: ['weight', 'bmi'] },
    ])
  })

  it('names the measures where weight for length has a score, before seven years in Sweden', () => {
    const { ofPatient, result } = unscored(sweden, [at(2, { sizeCm: 88, weightKg: 12.5 })])
    expect(result.measurements[0]?.weightForLengthSds?.reference).toBe('WHO 2006')
    expect(ofPatient).toEqual([{ measures: ['size'], fromYears: 7, toYears: 18 }, { measures: ['weight', 'bmi'] }])
  })

  it('is said where nothing of a visit is scored', () => {
    expect(unscored(norway, [at(6, { sizeCm: 117 })]).ofPatient).toEqual([
      { measures: ['size'], fromYears: 7, toYears: 19 },
    ])
    expect(unscored(germany, [at(25, { sizeCm: 180, weightKg: 80 }), at(26, { sizeCm: 180 })]).ofPatient).toEqual([
      { measures: ['size', 'weight', 'bmi'], fromYears: 0, toYears: 19 },
    ])
  })

  it('has a message for each range of ages, not for each visit', () => {
    const young = { sizeCm: 75, weightKg: 10, headCm: 46 }
    expect(unscored(cdc, [at(1, young), at(1.2, young), at(4, { headCm: 50 })]).ofPatient).toEqual([
      { measures: ['bmi'], fromYears: 2, toYears: 20 },
      { measures: ['head'], fromYears: 0, toYears: 3 },
    ])
  })

  it('counts sitting height', () => {
    expect(unscored(netherlands, [at(20, { sizeCm: 180, seatCm: 94 })]).ofPatient).toEqual([
      { measures: ['seat'], fromYears: 0, toYears: 19 },
    ])
  })

  it('says that ages are corrected', () => {
    const preterm = { dateOfBirth: '2025-03-01', weekBirth: 28, dayBirth: 0 }
    const visits = [{ date: '2025-04-01', sizeCm: 42, weightKg: 1.7 }]
    expect(unscored(germany, visits, preterm).ofPatient).toEqual([
      { measures: ['bmi'], fromYears: 0, toYears: 19, corrected: true },
    ])
    expect(unscored(dutchByWeek, visits, preterm).ofPatient).toEqual([
      { measures: ['bmi'], fromYears: 2.5, toYears: 21, bornWeek: 28 },
    ])
  })

  it('says whom it holds for, where a set has heights alone of children born in the same week', () => {
    const heights = fictionalWeeks.map(({ week, height }) => ({ week, ...(height && { height }) }))
    const ofHeight = withTablesByWeek(germany, 'heights-by-week', heights)
    const visits = [at(1, { sizeCm: 70, weightKg: 8, headCm: 45 }), at(3, { sizeCm: 93, weightKg: 13, headCm: 49 })]
    const { ofPatient, result } = unscored(ofHeight, visits, { weekBirth: 28 })
    expect(ofPatient).toEqual([{ measures: ['weight', 'bmi', 'head'], fromYears: 2.5, toYears: 19, bornWeek: 28 }])
    expect(result.measurements[1]).toMatchObject({ weightSds: { reference: 'WHO 2006' }, headSds: {} })
  })

  it('is not said without a sex or an age, which have messages of their own', () => {
    expect(unscored(norway, [at(4)], { gender: undefined }).ofPatient).toEqual([])
    expect(unscored(norway, [{ sizeCm: 100 }]).ofPatient).toEqual([])
  })
})

describe('the reference of a disease', () => {
  it('of cerebral palsy begins at two years', () => {
    const visits = [at(1, { sizeCm: 70, weightKg: 8 }), at(4, { sizeCm: 88, weightKg: 11 })]
    expect(unscored(cerebralPalsy, visits, { gmfcsLevel: 3 }).ofPatient).toEqual([
      { measures: ['size', 'weight', 'bmi'], disease: 'CerebralPalsy', fromYears: 2, toYears: 20 },
    ])
    expect(unscored(cerebralPalsy, visits.slice(1), { gmfcsLevel: 3 }).ofPatient).toEqual([])
  })

  it('of Dutch trisomy 21 ends at 15 months for the head', () => {
    const visits = [at(0.5, { headCm: 40 }), at(8, { sizeCm: 108, weightKg: 17, headCm: 49 })]
    expect(unscored(trisomy21Netherlands, visits, { diseases: ['Trisomy21'] }).ofPatient).toEqual([
      { measures: ['head'], disease: 'Trisomy21', fromYears: 0, toYears: 1.25 },
    ])
  })

  it('can be all that scores a visit', () => {
    const { ofPatient } = unscored(cerebralPalsy, [at(19.5, { sizeCm: 150 })], { gmfcsLevel: 3 })
    expect(ofPatient).toEqual([{ measures: ['size'], fromYears: 0, toYears: 19 }])
  })
})

it('leaves no value without a score and without a reason, in any set', () => {
  const values = { sizeCm: 100, weightKg: 16, headCm: 50, seatCm: 56 }
  const visits = [0.2, 1, 3, 6, 8, 15, 18.5, 19.5, 20.5, 22].map((years) => at(years, values))
  for (const references of [germany, cdc, norway, sweden, netherlandsMoroccan, trisomy21Netherlands]) {
    const { ofPatient, result } = unscored(references, visits, { diseases: ['Trisomy21'] })
    const said = ofPatient.filter(({ disease }) => disease === undefined).flatMap(({ measures }) => measures)
    result.measurements.forEach((visit, index) => {
      const scores = { size: visit.sizeSds, weight: visit.weightSds, head: visit.headSds, seat: visit.seatSds }
      for (const measure of ['size', 'weight', 'head', 'seat'] as const) {
        expect(scores[measure] !== undefined || said.includes(measure), `${references.id} ${measure} ${index}`).toBe(
          true,
        )
      }
    })
  }
})
