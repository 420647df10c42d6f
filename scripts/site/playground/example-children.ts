import type { Patient } from '../../../src/ground/model/patient.js'
import { anton, clara, emil, jakob, mira, paul } from '../../../test/fixtures/children.js'
import { valentin } from '../../../test/fixtures/clinic-children.js'
import { amelie } from '../../../test/fixtures/puberty-children.js'

/** A child to begin with, and what it shows. All are fictional. */
export interface ExampleChild {
  readonly patient: Patient
  readonly about: { readonly de: string; readonly en: string }
}

const slipped: Patient = {
  ...paul,
  measurements: (paul.measurements ?? []).map((visit, i, all) =>
    i === all.length - 1 ? { ...visit, sizeCm: (visit.sizeCm ?? 0) / 100 } : visit,
  ),
}

/** With her treatment marked as one. */
const treated: Patient = {
  ...mira,
  markers: (mira.markers ?? []).map((marker) => ({ ...marker, kind: 'growth-hormone' })),
}

export const exampleChildren: readonly ExampleChild[] = [
  { patient: jakob, about: { de: 'Jakob: gesunder Junge', en: 'Jakob: healthy boy' } },
  { patient: clara, about: { de: 'Clara: kleines Mädchen', en: 'Clara: short girl' } },
  { patient: emil, about: { de: 'Emil: Frühgeborenes, 28. Woche', en: 'Emil: born preterm, week 28' } },
  { patient: treated, about: { de: 'Mira: Turner-Syndrom', en: 'Mira: Turner syndrome' } },
  { patient: amelie, about: { de: 'Amelie: frühe Pubertät', en: 'Amelie: early puberty' } },
  { patient: anton, about: { de: 'Anton: Achondroplasie', en: 'Anton: achondroplasia' } },
  {
    patient: valentin,
    about: { de: 'Valentin: Taille, Oberarm und Blutdruck', en: 'Valentin: waist, arm and blood pressure' },
  },
  { patient: slipped, about: { de: 'Paul: Größe in Metern eingegeben', en: 'Paul: height typed in metres' } },
]
