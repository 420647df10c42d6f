/**
 * What an expectation costs, as a share of calculatePatient for the same child: with its checks, and its arithmetic
 * alone.
 *
 *     npm run bench -- expected
 */
import { calculatePatient } from '../src/clinical/assessment/calculate-patient.js'
import { expectedGrowth } from '../src/clinical/course/expected/expected-growth.js'
import { expectedScores } from '../src/clinical/growth/score-covariance.js'
import { scoreCovariances } from '../src/clinical/growth/three-cohorts.js'
import { patientOfTwelve } from './patient-of-twelve.js'
import { quickest } from './quickest.js'

/** Of calculatePatient's time, for the arithmetic. */
const goal = 0.33

const options = { today: '2026-06-01' }
const asked = { ...options, measure: 'size', at: '2026-05-20', value: 159 } as const
const scores = Array.from({ length: 13 }, (_, i) => ({ years: i + 1, score: 0.1 * (i % 3) }))
const { all, expected, arithmetic } = quickest({
  all: () => calculatePatient(patientOfTwelve, options),
  expected: () => expectedGrowth(patientOfTwelve, asked),
  arithmetic: () => expectedScores(scores, 'male', scoreCovariances.size),
})
const share = (time: number) => `${time.toFixed(1)} of ${all.toFixed(1)} µs, ${(time / all).toFixed(2)}`
console.log(`arithmetic: ${share(arithmetic)} (goal ${goal}); with the checks of the course: ${share(expected)}`)
