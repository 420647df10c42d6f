import type { Patient } from '../../model/patient.js'
import { echoedText } from '../findings.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

/** The markers on an impossible day. */
function markersOn(
  { markers = [] }: Patient,
  days: readonly (number | undefined)[],
  isImpossible: (day: number) => boolean,
): readonly { readonly text: string; readonly day: number }[] {
  return days.flatMap((day, index) =>
    day !== undefined && isImpossible(day) ? [{ text: echoedText(markers[index]?.text), day }] : [],
  )
}

const markerBeforeBirth = rule({
  asks: 'patient',
  code: 'marker_before_birth',
  target: 'marker',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'before the date of birth',
      source: ourChoice('An event of the pregnancy may be meant, but no chart can show it.'),
    },
  },
  find: ({ patient, days, growth }) => {
    const { birthDay } = growth.subject
    if (birthDay === undefined) return undefined
    return markersOn(patient, days.markers, (day) => day < birthDay).map((marker) => ({
      case: 'unusual',
      parameters: { ...marker, birthDay },
    }))
  },
})

const markerInFuture = rule({
  asks: 'patient',
  code: 'marker_in_future',
  target: 'marker',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'after today',
      source: ourChoice('A treatment may be planned, or the year mistyped.'),
    },
  },
  find: ({ patient, days: { today, markers } }) =>
    markersOn(patient, markers, (day) => day > today).map((parameters) => ({ case: 'unusual', parameters })),
})

/** The dates of markers. */
export const markerRules: readonly AnyRule[] = ruleList(markerBeforeBirth, markerInFuture)
