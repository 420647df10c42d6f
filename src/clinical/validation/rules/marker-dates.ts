import { isoDate } from '../../../ground/model/calendar-date.js'
import type { Patient } from '../../../ground/model/patient.js'
import { echoedText } from '../findings.js'
import type { MarkerDays } from '../patient-days.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

/** What a rule says of each marker that it finds; undefined for the markers that are as they should be. */
function markerFindings<Days>(
  { markers = [] }: Patient,
  allDays: readonly MarkerDays[],
  find: (marker: MarkerDays) => Days | undefined,
): readonly { readonly case: 'unusual'; readonly parameters: Days & { readonly text: string } }[] {
  return allDays.flatMap((marker, index) => {
    const days = find(marker)
    if (days === undefined) return []
    return [{ case: 'unusual', parameters: { ...days, text: echoedText(markers[index]?.text) } }]
  })
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
    return markerFindings(patient, days.markers, ({ date, until }) => {
      const day = date ?? until
      return day !== undefined && day < birthDay ? { date: isoDate(day), dateOfBirth: isoDate(birthDay) } : undefined
    })
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
    markerFindings(patient, markers, ({ date: day }) =>
      day !== undefined && day > today ? { date: isoDate(day) } : undefined,
    ),
})

const markerEndsBeforeBeginning = rule({
  asks: 'patient',
  code: 'marker_ends_before_beginning',
  target: 'marker',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'ends before it begins',
      source: ourChoice('The two dates were probably swapped, or a year mistyped.'),
    },
  },
  find: ({ patient, days: { markers } }) =>
    markerFindings(patient, markers, ({ date: day, until }) =>
      day !== undefined && until !== undefined && until < day
        ? { date: isoDate(day), until: isoDate(until) }
        : undefined,
    ),
})

/** A period that has not begun is in the future as a whole, which is one message. */
const markerEndsInFuture = rule({
  asks: 'patient',
  code: 'marker_ends_in_future',
  target: 'marker',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'ends after today, but does not begin after it',
      source: ourChoice('The end may be planned; of a treatment that continues, it is left out.'),
    },
  },
  find: ({ patient, days: { today, markers } }) =>
    markerFindings(patient, markers, ({ date: day = today, until }) =>
      until !== undefined && until > today && day <= today ? { until: isoDate(until) } : undefined,
    ),
})

/** An empty marker says nothing, so nothing is lost. */
const markerDateMissing = rule({
  asks: 'patient',
  code: 'marker_date_missing',
  target: 'marker',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'text or kind without a day',
      source: ourChoice('No chart can show it, and a treatment is unknown to velocities and screening.'),
    },
  },
  find: ({ patient: { markers = [] }, days }) =>
    days.markers.flatMap(({ date, until }, index) => {
      const { text, kind } = markers[index] ?? {}
      if (date !== undefined || until !== undefined || (text === undefined && kind === undefined)) return []
      return [{ case: 'unusual', parameters: { text: echoedText(text) } } as const]
    }),
})

/** The dates of markers. */
export const markerRules: readonly AnyRule[] = ruleList(
  markerBeforeBirth,
  markerInFuture,
  markerDateMissing,
  markerEndsBeforeBeginning,
  markerEndsInFuture,
)
