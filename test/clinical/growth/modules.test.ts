import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { expectedGrowth } from '../../../src/clinical/course/expected/expected-growth.js'
import { explainCourse } from '../../../src/clinical/course/explain/explain-course.js'
import { assessPuberty, calculateWithPuberty } from '../../../src/clinical/course/puberty/assess-puberty.js'
import { type ModuleName, moduleNames } from '../../../src/ground/model/module-names.js'

const girl = {
  dateOfBirth: '2014-06-04',
  gender: 'female',
  measurements: [{ date: '2024-06-04', sizeCm: 138.2, weightKg: 31.5 }],
  puberty: [{ date: '2024-06-04', breastStage: 2 }],
} as const
const today = '2024-06-04'
const without = (name: ModuleName) => moduleNames.filter((each) => each !== name)

describe('a deployment without growth over time', () => {
  const options = { today, modules: without('course') }

  it.each<readonly [string, () => unknown]>([
    ['assessCourse', () => assessCourse(girl, options)],
    ['explainCourse', () => explainCourse(girl, options)],
    ['assessPuberty', () => assessPuberty(girl, options)],
    ['expectedGrowth', () => expectedGrowth(girl, { ...options, measure: 'size', at: '2025-06-04' })],
  ])('has no %s, and says so', (_, call) => {
    expect(call).toThrow(
      expect.objectContaining({
        code: 'module_off',
        message: expect.stringMatching(/^(growth over time|puberty): the module course is switched off here/),
      }),
    )
  })

  it('has the same scores, and no scores of puberty', () => {
    expect(calculatePatient(girl, options)).toEqual(calculatePatient(girl, { today }))
    expect(calculateWithPuberty(girl, { today })).toHaveProperty('pubertyAssessment')
    expect(calculateWithPuberty(girl, options)).not.toHaveProperty('pubertyAssessment')
  })
})

describe('modules', () => {
  it('are all on where nothing is said', () => {
    expect(assessCourse(girl, { today })).toEqual(assessCourse(girl, { today, modules: moduleNames }))
  })

  it.each<readonly [unknown, string]>([
    [
      ['scores', 'plausibility', 'predictions'],
      'modules is "predictions"; expected scores, plausibility, charts, course or exchange.',
    ],
    [
      ['scores', 'charts'],
      'modules is "scores, charts" (without plausibility, which can\'t be switched off: no value is scored unchecked); expected scores and plausibility among them.',
    ],
    [
      [],
      'modules is "" (without scores and plausibility, which can\'t be switched off: no value is scored unchecked); expected scores and plausibility among them.',
    ],
    ['scores', 'modules is "scores"; expected a list of scores, plausibility, charts, course, exchange.'],
  ])('%j is refused', (modules, message) => {
    expect(() => calculatePatient(girl, { modules: modules as ModuleName[] })).toThrow(message)
  })
})
