import { expect, it } from 'vitest'
import { chanceFrom, simulatedChild } from '../../../../scripts/course-study/simulated-children.js'
import { assessPatient } from '../../../../src/clinical/assessment/assess-patient.js'
import {
  type FallMeasure,
  reportedFall,
  reportedFalls,
} from '../../../../src/clinical/course/findings/reported-fall.js'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import { who } from '../../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../../src/clinical/references/lookup.js'
import type { PatientInput } from '../../../../src/ground/model/patient.js'

const fields = { head: 'headCm', size: 'sizeCm' } as const

/** A boy whose score falls, by WHO alone. */
const falling = (measure: FallMeasure, fall: number) => {
  const at = (ageInYears: number, score: number) => {
    const place = lookUp(who, measure === 'head' ? 'head' : 'height', 'male', ageInYears) ?? expect.fail()
    return { ageInYears, [fields[measure]]: valueAt(place, score) }
  }
  return { measurements: [at(0.25, 0.5), at(0.75, 0.5 - fall)] }
}

const fallOf = (measure: FallMeasure, patient: PatientInput) => {
  const settings = growthSettings({ references: who }, calculationDefaults)
  return reportedFall(assessPatient({ gender: 'male', ...patient }, settings), measure)
}

it.each<readonly [FallMeasure, number, boolean]>([
  ['head', 1.499, false],
  ['head', 1.501, true],
  ['size', 1.999, false],
  ['size', 2.001, true],
])('a %s that falls by %f SDS: %s', (measure, fall, isReported) => {
  expect(fallOf(measure, falling(measure, fall)) !== undefined).toBe(isReported)
})

it('of two equal scores is since the earlier', () => {
  const { measurements } = falling('size', 3)
  const twice = [...measurements.slice(0, 1), ...measurements]
  expect(fallOf('size', { measurements: twice })?.fromIndex).toBe(0)
})

it('is not reported of a child with a known disease', () => {
  expect(fallOf('head', { ...falling('head', 2), diseases: ['Trisomy21'] })).toBeUndefined()
  expect(fallOf('size', { ...falling('size', 3), gmfcsLevel: 4 })).toBeUndefined()
})

/** Check-ups of a healthy child, years. */
const checkUps = [0.02, 0.095, 0.3, 0.5, 0.9, 1.9, 2.9, 3.9, 5.2, 7.5, 9.5]

it.each(['head', 'size'] as const)(
  'of %s is found at some check-up to ten years in the stated share of simulated healthy children',
  (measure) => {
    // Of 6000 children 5.1 % have a fall of the head, 4.2 % one of height.
    const chance = chanceFrom(20261131)
    const children = Array.from({ length: 400 }, (_, i) =>
      simulatedChild(
        chance,
        i % 2 === 0 ? 'female' : 'male',
        checkUps.map((years) => years * chance.between(0.95, 1.05)),
      ),
    )
    const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
    const found = children.filter(({ gender, visits }) =>
      visits.some((_, i) => {
        const field = fields[measure]
        const measurements = visits
          .slice(0, i + 1)
          .map(({ days, ...visit }) => ({ ageInYears: days / 365.25, [field]: visit[field] }))
        return reportedFall(assessPatient({ gender, measurements }, settings), measure) !== undefined
      }),
    )
    const percent = (100 * found.length) / children.length
    expect(Math.abs(percent - reportedFalls[measure].percentOfHealthy)).toBeLessThan(0.75)
  },
)

it('is by WHO to 24 months, whatever another reference says that begins later', () => {
  const heads = { 0.1: 38.8, 0.25: 41.3, 0.5: 42, 0.75: 43.6, 1: 44.4 }
  const measurements = Object.entries(heads).map(([age, headCm]) => ({ ageInYears: Number(age), headCm }))
  const fall = reportedFall(
    assessPatient({ gender: 'male', measurements }, growthSettings({}, calculationDefaults)),
    'head',
  )
  expect(fall).toMatchObject({ reference: 'WHO 2006', fromYears: 0.1 })
  expect(fall?.change).toBeLessThan(-2)
})
