/**
 * What an expectation costs, in times of calculatePatient for the same child: with its checks, with a value to judge,
 * all measures of a day, and its arithmetic alone.
 *
 *     npm run bench -- expected
 */
import { calculatePatient } from '../src/clinical/assessment/calculate-patient.js'
import { expectedGrowth } from '../src/clinical/course/expected/expected-growth.js'
import { expectedOfDay } from '../src/clinical/course/expected/expected-of-day.js'
import { expectedScores } from '../src/clinical/growth/score-covariance.js'
import { scoreCovariances } from '../src/clinical/growth/three-cohorts.js'
import { patientOfTwelve } from './patient-of-twelve.js'
import { quickest } from './quickest.js'

/** Of calculatePatient's time. The arithmetic keeps it; to know when to give no figure takes more: docs/performance.md. */
const goal = 0.33

const options = { today: '2026-06-01' }
const ofDay = { ...options, at: '2026-05-20' } as const
const asked = { ...ofDay, measure: 'size' } as const
const scores = Array.from({ length: 13 }, (_, i) => ({ years: i + 1, score: 0.1 * (i % 3) }))
const { all, expected, judged, measures, arithmetic } = quickest({
  all: () => calculatePatient(patientOfTwelve, options),
  expected: () => expectedGrowth(patientOfTwelve, asked),
  judged: () => expectedGrowth(patientOfTwelve, { ...asked, value: 159 }),
  measures: () => expectedOfDay(patientOfTwelve, ofDay),
  arithmetic: () => expectedScores(scores, 'male', scoreCovariances.size),
})
const share = (time: number) => `${time.toFixed(1)} of ${all.toFixed(1)} µs, ${(time / all).toFixed(2)}`
console.log(`goal ${goal}
arithmetic: ${share(arithmetic)}
with the checks of the course: ${share(expected)}
with a value to judge: ${share(judged)}
all measures of a day: ${share(measures)}`)
