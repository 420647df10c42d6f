import type { Patient } from 'auxology'
import { patientOfTwelve } from './patient-of-twelve.js'

/** Children who differ in what makes room in a picture: visits, events, parents, the length of the name. */
export const children = Array.from({ length: 40 }, (_, i): Patient => {
  const { measurements = [], markers = [], sizeFatherCm, sizeMotherCm } = patientOfTwelve
  return {
    ...patientOfTwelve,
    lastName: `Größing ${'-Hohenlohe'.repeat(i % 4)} ${i}`,
    ...(i % 3 === 0 ? { sizeFatherCm: undefined, sizeMotherCm: undefined } : { sizeFatherCm, sizeMotherCm }),
    measurements: measurements
      .slice(0, 4 + (i % 9))
      .map((visit) => ({ ...visit, sizeCm: (visit.sizeCm ?? 0) + (i % 7) })),
    markers: Array.from({ length: i % 5 }, () => markers).flat(),
  }
})

/** All of them, because some are quicker drawn than others. */
export function ofAll(draw: (child: Patient) => unknown): () => Promise<void> {
  return async () => {
    for (const child of children) await draw(child)
  }
}
