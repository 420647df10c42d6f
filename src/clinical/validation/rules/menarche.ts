import { isoDate } from '../../../ground/model/calendar-date.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'
import { isInFuture } from './dates.js'

const menarcheBeforeBirth = rule({
  asks: 'patientFields',
  code: 'menarche_before_birth',
  target: 'menarche',
  cases: {
    impossible: { severity: 'error', when: 'before the date of birth', source: ourChoice('Follows from the dates.') },
  },
  find: ({ patient: { dateOfBirth }, days: { birth, menarche } }) =>
    dateOfBirth === undefined || birth === undefined || menarche === undefined || menarche >= birth
      ? undefined
      : {
          case: 'impossible',
          parameters: { date: isoDate(menarche), dateOfBirth: isoDate(birth) },
          drops: ['menarche'],
        },
})

const menarcheInFuture = rule({
  asks: 'patientFields',
  code: 'menarche_in_future',
  target: 'menarche',
  cases: {
    impossible: {
      severity: 'error',
      when: 'after tomorrow',
      source: ourChoice('A date in the future cannot be right.'),
    },
  },
  find: ({ days: { menarche, today } }) =>
    menarche === undefined || !isInFuture(menarche, today)
      ? undefined
      : { case: 'impossible', parameters: { date: isoDate(menarche) }, drops: ['menarche'] },
})

const menarcheOfBoy = rule({
  asks: 'patient',
  code: 'menarche_of_boy',
  target: 'menarche',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'given for a boy',
      source: ourChoice('Sex or date belongs to another child; no method uses it.'),
    },
  },
  find: ({ patient: { gender, menarche }, days }) =>
    gender !== 'male' || menarche === undefined || days.menarche === undefined
      ? undefined
      : { case: 'unusual', parameters: { date: isoDate(days.menarche) } },
})

/** The day of menarche. */
export const menarcheRules: readonly AnyRule[] = ruleList(menarcheBeforeBirth, menarcheInFuture, menarcheOfBoy)
