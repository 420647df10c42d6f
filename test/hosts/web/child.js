/** The child of every program here. */
export const child = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  sizeFatherCm: 181,
  sizeMotherCm: 168,
  measurements: [{ date: '2024-06-04', sizeCm: 138.2, weightKg: 31.5 }],
}
export const options = { today: '2024-06-04', locale: 'en' }
