import { echoedText } from '../echoed-text.js'
import type { Finding } from '../finding.js'
import type { Comparison, PatientRecord } from '../rule.js'
import { ourChoice } from '../sources.js'

const target = 'marker'

/** A marker before the birth. */
export const markerBeforeBirth: Comparison<PatientRecord> = {
  code: 'marker_before_birth',
  target,
  cases: [
    {
      severity: 'hint',
      when: 'before the date of birth',
      source: ourChoice('An event of the pregnancy may be meant, but no chart can show it.'),
    },
  ],
  check: ({ patient, days: { birth, markers } }) =>
    birth === undefined
      ? undefined
      : markers.flatMap((day, index): readonly Finding[] =>
          day === undefined || day >= birth
            ? []
            : [
                {
                  severity: 'hint',
                  target,
                  code: 'marker_before_birth',
                  parameters: { text: echoedText(patient.markers?.[index]?.text), day, birthDay: birth },
                },
              ],
        ),
}

/** A marker in the future. */
export const markerInFuture: Comparison<PatientRecord> = {
  code: 'marker_in_future',
  target,
  cases: [
    { severity: 'hint', when: 'after today', source: ourChoice('A treatment may be planned, or the year mistyped.') },
  ],
  check: ({ patient, days: { today, markers } }) =>
    markers.flatMap((day, index): readonly Finding[] =>
      day === undefined || day <= today
        ? []
        : [
            {
              severity: 'hint',
              target,
              code: 'marker_in_future',
              parameters: { text: echoedText(patient.markers?.[index]?.text), day },
            },
          ],
    ),
}
