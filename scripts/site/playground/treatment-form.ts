import type { Locale } from '../../../src/languages/built-in.js'
import type { Marker, MarkerKind, Patient } from '../../../src/model/patient.js'
import type { FormParts } from './puberty-form.js'
import { languages, playgroundWords } from './reader.js'

/** The treatments of growth that velocity, rules and predictions take note of. */
const treatments = ['growth-hormone', 'puberty-suppression'] as const satisfies readonly MarkerKind[]

/** Beginning and end of each treatment of growth: the first marker of its kind. Others are kept. */
export function treatmentFields(patient: Patient, locale: Locale, { field, dateInput, now, change }: FormParts) {
  const words = playgroundWords[locale]
  const kinds = languages[locale].chart.markerKinds
  const set = (kind: MarkerKind, fields: Partial<Marker>) => {
    const markers = now().markers ?? []
    const known = markers.find((marker) => marker.kind === kind)
    const marker: Marker = { kind, text: kinds[kind], ...known, ...fields }
    const others = markers.filter((each) => each !== known)
    const isEmpty = marker.date === undefined && marker.until === undefined
    const all = isEmpty ? others : [...others, marker]
    change({ markers: all.length === 0 ? undefined : all })
  }
  return treatments.flatMap((kind) => {
    const known = patient.markers?.find((marker) => marker.kind === kind)
    return [
      field(
        `${kinds[kind]} ${words.treatmentFrom}`,
        dateInput(known?.date, (date) => set(kind, { date })),
      ),
      field(
        `${kinds[kind]} ${words.treatmentUntil}`,
        dateInput(known?.until, (until) => set(kind, { until })),
      ),
    ]
  })
}
