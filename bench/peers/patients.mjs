import { calculateAll } from '@pedi-growth/core'
import { calculatePatient } from '../../dist/index.js'
import { who } from '../../dist/references.js'
import { patientOfTwelve } from '../patient-of-twelve.js'
import { perSecond } from './measure.mjs'

// What both can score: height, weight, BMI and head circumference.
const { dateOfBirth, gender, measurements } = patientOfTwelve
const visits = measurements.map(({ date, sizeCm, weightKg, headCm }) => ({ date, sizeCm, weightKg, headCm }))
const options = { today: '2026-06-01', references: who }

const ofOneVisit = visits.map(({ date, sizeCm, weightKg, headCm }) => ({
  sex: gender,
  dateOfBirth: new Date(dateOfBirth),
  dateOfMeasurement: new Date(date),
  weight: weightKg,
  lengthHeight: sizeCm,
  headCircumference: headCm,
}))

/** Patients with twelve visits and all scores, per second. */
export function patients() {
  return perSecond({
    auxology: () => calculatePatient({ dateOfBirth, gender, measurements: visits }, options),
    '@pedi-growth/core': async () => {
      for (const visit of ofOneVisit) await calculateAll(visit)
    },
  })
}
