import { isoDate } from '../../../ground/model/calendar-date.js'
import type { MovedDate } from '../../../ground/model/message-parameters.js'
import { echoedText } from '../findings.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'
import type { MovedDay } from '../zone-days.js'

const when =
  'written with an offset by which it is another day in the time zone of the option `timeZone` (without it and without `today`: of the process)'
const source = ourChoice(
  'The day as written counts. A program that makes a date a moment in UTC moves it: midnight of 5 June in Germany becomes 2014-06-04T22:00:00.000Z.',
)

const dateOfBirthMoved = rule({
  asks: 'patient',
  code: 'date_of_birth_moved_by_offset',
  target: 'date_of_birth',
  cases: { unusual: { severity: 'hint', when, source } },
  find: ({ patient, days: { birth, inZone } }) =>
    patient.dateOfBirth === undefined || birth === undefined || inZone?.birth === undefined
      ? undefined
      : { case: 'unusual', parameters: movedDate({ day: birth, zoneDay: inZone.birth }, inZone.timeZone) },
})

const dateMoved = rule({
  asks: 'visit',
  code: 'date_moved_by_offset',
  target: 'date',
  cases: { unusual: { severity: 'hint', when, source } },
  find: ({ index, day, inZone }) => {
    const zoneDay = inZone?.visits[index]
    if (inZone === undefined || zoneDay === undefined || day === undefined) return undefined
    return { case: 'unusual', parameters: movedDate({ day, zoneDay }, inZone.timeZone) }
  },
})

const markerMoved = rule({
  asks: 'patient',
  code: 'marker_moved_by_offset',
  target: 'marker',
  cases: { unusual: { severity: 'hint', when, source } },
  find: ({ patient: { markers = [] }, days: { inZone } }) =>
    inZone?.markers.flatMap((moved, index) => {
      if (moved === undefined) return []
      const parameters = { ...movedDate(moved, inZone.timeZone), text: echoedText(markers[index]?.text) }
      return [{ case: 'unusual' as const, parameters }]
    }),
})

const momentWithoutZone = rule({
  asks: 'patient',
  code: 'moment_without_zone',
  target: 'document',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'a date is written as a moment in UTC other than midnight, with the option `today` and without `timeZone`',
      source,
    },
  },
  find: ({ days: { withoutZone } }) =>
    withoutZone === undefined
      ? undefined
      : { case: 'unusual', parameters: { date: withoutZone.slice(0, 10), time: withoutZone.slice(11, 16) } },
})

function movedDate({ day, zoneDay }: MovedDay, timeZone: string): MovedDate {
  return { date: isoDate(day), zoneDate: isoDate(zoneDay), timeZone }
}

/** Dates whose offset makes them another day. */
export const dateOffsetRules: readonly AnyRule[] = ruleList(dateOfBirthMoved, dateMoved, markerMoved, momentWithoutZone)
