import { calculatePatient, type Patient, validatePatient } from 'auxology'
import { Bench } from 'tinybench'
import { patientOfTwelve as ordinary } from './patient-of-twelve.js'

// Goal for validatePatient with 12 full measurements: at least 20,000 patients/s.
const today = '2026-11-20'

const withDisease: Patient = { ...ordinary, diseases: ['NoonanSyndrome'] }
const odd: Patient = {
  ...ordinary,
  weightBirthG: 3.48,
  measurements: ordinary.measurements?.map((visit, i) =>
    i % 3 === 0 ? { ...visit, sizeCm: (visit.sizeCm ?? 0) / 100 } : visit,
  ),
}

const bench = new Bench({ time: 1000 })
  .add('validatePatient, ordinary', () => validatePatient(ordinary, { today }))
  .add('validatePatient, Noonan syndrome', () => validatePatient(withDisease, { today }))
  .add('validatePatient, five odd values', () => validatePatient(odd, { today }))
  .add('calculatePatient, ordinary', () => calculatePatient(ordinary, { today }))

console.log(
  `messages: ordinary ${validatePatient(ordinary, { today }).length}, odd ${validatePatient(odd, { today }).length}`,
)
await bench.run()
console.table(bench.table())
