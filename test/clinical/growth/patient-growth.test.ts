import { describe, expect, it } from 'vitest'
import { growthAge } from '../../../src/clinical/growth/growth-age.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { scoreAtVisit, scoreAtX } from '../../../src/clinical/growth/score-at-age.js'
import { germany, lookUp, valueAt } from '../../../src/clinical/references/index.js'

import { born, dayOfLife, growthOf, subjectOf, today } from './subject-of.js'

describe('a patient', () => {
  const settings = growthSettings({ today }, calculationDefaults)

  it('has an age today and every measurement in its order', () => {
    const growth = growthOf(
      { dateOfBirth: born, gender: 'male', measurements: [{ date: dayOfLife(3650) }, { date: dayOfLife(100) }, {}] },
      settings,
    )
    expect(growth.ageYears).toBe(3653 / 365.25)
    expect(growth.measurements.map(({ age }) => age?.chronologicalYears)).toEqual([
      3650 / 365.25,
      100 / 365.25,
      undefined,
    ])
  })

  it('without any data has nothing', () => {
    const growth = growthOf({}, settings)
    expect(growth.ageYears).toBeUndefined()
    expect(growth.measurements).toEqual([])
    expect(growth.targetCm).toBeUndefined()
    expect(growth.birth).toEqual({ length: undefined, weight: undefined, head: undefined })
  })

  it('is scored the same at the same place, by age or by x', () => {
    const girl = subjectOf({ gender: 'female' })
    const value = valueAt(lookUp(germany, 'height', 'female', 7)!, 1.5) as number
    expect(scoreAtVisit(girl, 'height', { age: growthAge(girl, 7) }, value)?.score).toBeCloseTo(1.5, 10)
    expect(scoreAtX(girl, 'height', 7, value)?.score).toBeCloseTo(1.5, 10)
    expect(scoreAtX(girl, 'weightForLength', undefined, 11)).toBeUndefined()
    expect(scoreAtX(subjectOf({}), 'weightForLength', 85, 11)).toBeUndefined()
  })
})
