import { whyUnusedFinding } from '../../growth/puberty-findings.js'
import { isoDate } from '../../model/calendar-date.js'
import { sexOf } from '../../model/patient.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

const findingUnused = rule({
  asks: 'patient',
  code: 'puberty_finding_unused',
  target: 'puberty',
  cases: {
    date: {
      severity: 'hint',
      when: 'without a date, before birth or in the future',
      source: ourChoice('Early or late needs the day.'),
    },
    value: {
      severity: 'hint',
      when: 'a stage other than 1 to 5, a volume other than 0.5 to 40 ml',
      source: ourChoice('Five stages; beads of 1 to 25 ml.'),
    },
    sex: {
      severity: 'hint',
      when: 'of the other sex',
      source: ourChoice('One of both is wrong.'),
    },
  },
  find: ({ patient: { puberty = [], gender }, days: { birth, today, puberty: findingDays } }) =>
    puberty.flatMap((finding, i) => {
      const day = findingDays[i]
      const why = whyUnusedFinding(finding, day, { from: birth, until: today + 1, gender: sexOf(gender) })
      return why === undefined
        ? []
        : [{ case: why, parameters: { date: day === undefined ? undefined : isoDate(day), why } }]
    }),
})

/** The findings of puberty. */
export const pubertyRules: readonly AnyRule[] = ruleList(findingUnused)
