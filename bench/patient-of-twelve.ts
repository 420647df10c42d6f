import type { Measurement, Patient } from '../src/ground/model/patient.js'

/** Height (cm), weight (kg), head circumference (cm) and sitting height (cm) of an average boy at one to twelve years. */
const visits: readonly (readonly [number, number, number, number])[] = [
  [76, 9.8, 46.2, 48],
  [88, 12.4, 48.6, 53.5],
  [96.5, 14.6, 49.8, 57],
  [104, 16.8, 50.6, 59.8],
  [110.5, 19, 51.2, 62.5],
  [117, 21.4, 51.7, 65],
  [123.5, 24.2, 52.1, 67.5],
  [129.5, 27.3, 52.5, 70],
  [135, 30.6, 52.9, 72],
  [140.5, 34.2, 53.2, 74.2],
  [146, 38.1, 53.6, 76.5],
  [152.5, 43, 54, 79.5],
]

/** A boy with twelve complete yearly measurements and complete birth and family data. */
export const patientOfTwelve: Patient = {
  firstName: 'Jonas',
  lastName: 'Größing',
  dateOfBirth: '2013-05-20',
  gender: 'male',
  sizeFatherCm: 181,
  sizeMotherCm: 167,
  sizeBirthCm: 51,
  weightBirthG: 3420,
  weekBirth: 39,
  dayBirth: 4,
  headBirthCm: 35,
  measurements: visits.map(
    ([sizeCm, weightKg, headCm, seatCm], i): Measurement => ({
      date: `${2014 + i}-05-20T00:00:00`,
      boneAgeYears: i + 1,
      sizeCm,
      weightKg,
      headCm,
      seatCm,
    }),
  ),
  markers: [{ text: 'Schuleintritt', date: '2019-09-02T00:00:00' }],
}
