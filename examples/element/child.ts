import type { Patient } from 'auxology'

/** A fictional boy. */
export const child: Patient = {
  firstName: 'Jakob',
  lastName: 'Größing',
  dateOfBirth: '2016-02-28',
  gender: 'male',
  sizeFatherCm: 181.5,
  sizeMotherCm: 168,
  measurements: [
    { date: '2019-03-04', sizeCm: 96.5, weightKg: 14.6 },
    { date: '2021-03-01', sizeCm: 111, weightKg: 19.2 },
    { date: '2023-09-12', sizeCm: 126, weightKg: 25.8 },
    { date: '2025-03-10', sizeCm: 134.5, weightKg: 30.1 },
  ],
}
