import { foundSigns, whyUnusedFinding } from '../../growth/puberty-findings.js'
import { onsetSources, type UnusualOnset, unusualOnsets } from '../../growth/puberty-onset.js'
import { isoDate } from '../../model/calendar-date.js'
import { sexOf } from '../../model/patient.js'
import { type AnyRule, type AssessedPatient, rule, ruleList } from '../rule.js'
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

/** The onsets of a kind that a child's findings show. */
function onsetsOf<Kind extends UnusualOnset['kind']>(
  kind: Kind,
  { patient: { puberty: findings = [] }, days, growth: { subject } }: AssessedPatient,
) {
  const { gender, birthDay } = subject
  if (gender === undefined || birthDay === undefined || findings.length === 0) return []
  const { found } = foundSigns({
    findings,
    days: days.puberty,
    menarche: undefined,
    birthDay,
    today: days.today,
    gender,
  })
  return unusualOnsets(gender, birthDay, found)
    .filter((each) => each.kind === kind)
    .map(({ day, sign, value, limitYears }) => ({
      case: kind,
      parameters: { date: isoDate(day), sign, value, limitYears, publication: onsetSources[kind] },
    }))
}

const earlyOnset = rule({
  asks: 'patient',
  code: 'puberty_early',
  target: 'puberty',
  cases: {
    early: {
      severity: 'hint',
      when: 'B2 before 8 years in a girl; 4 ml, or G2 where no volume is given, before 9 in a boy',
      source: {
        name: onsetSources.early,
        because: 'So early an onset is precocious (Pediatrics 2009;123:e752-e762).',
      },
    },
  },
  find: (scope) => onsetsOf('early', scope),
})

const lateOnset = rule({
  asks: 'patient',
  code: 'puberty_late',
  target: 'puberty',
  cases: {
    late: {
      severity: 'hint',
      when: 'still B1 at 13 years in a girl; below 4 ml, or G1 where no volume is given, at 14 in a boy',
      source: { name: onsetSources.late, because: 'So late an onset is delayed (N Engl J Med 2012;366:443-453).' },
    },
  },
  find: (scope) => onsetsOf('late', scope),
})

/** The findings of puberty. */
export const pubertyRules: readonly AnyRule[] = ruleList(findingUnused, earlyOnset, lateOnset)
