import { isoDate } from '../../../ground/model/calendar-date.js'
import { sexOf } from '../../../ground/model/patient.js'
import { type FoundSign, foundSigns, isVolume, whyUnusedFinding } from '../../growth/puberty-findings.js'
import { type UnusualOnset, unusualOnsets } from '../../growth/puberty-onset.js'
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

/** What is used of a child's findings and menarche, by day; of a child without sex or birth nothing. */
function foundOf({ patient: { puberty: findings = [] }, days, growth: { subject } }: AssessedPatient) {
  const { gender, birthDay, references } = subject
  const { menarche, today, puberty } = days
  if (gender === undefined || birthDay === undefined || (findings.length === 0 && menarche === undefined))
    return undefined
  return { gender, birthDay, references, ...foundSigns({ findings, days: puberty, menarche, birthDay, today, gender }) }
}

function written({ day, sign, value }: FoundSign) {
  return { date: isoDate(day), sign, value }
}

/** The onsets of a kind that a child's findings show. */
function onsetsOf<Kind extends UnusualOnset['kind']>(kind: Kind, scope: AssessedPatient) {
  const known = foundOf(scope)
  if (known === undefined) return []
  return unusualOnsets(known, known.found)
    .filter((each) => each.kind === kind)
    .map(({ limitYears, publication, ...each }) => ({
      case: kind,
      parameters: { ...written(each), limitYears, publication },
    }))
}

const earlyOnset = rule({
  asks: 'patient',
  code: 'puberty_early',
  target: 'puberty',
  cases: {
    early: {
      severity: 'hint',
      when: 'B2 or menarche before the 8th birthday of a girl, menarche with German references before the 9th; 4 ml, or G2 on a day without a volume, before the 9th of a boy',
      source: {
        name: 'Carel 2009',
        because:
          'So early an onset is precocious (Pediatrics 2009;123:e752-e762); menarche before 9 years by the German guideline on early puberty (DGKED), as we read it. Breasts begin half a year or more before menarche (Arch Dis Child 1969;44:291-303).',
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
      when: 'still B1 on or after the 13th birthday of a girl, with German references half a year later; below 4 ml, or G1 on a day without a volume, on or after the 14th of a boy; also where puberty has begun since',
      source: {
        name: 'Palmert 2012',
        because:
          'So late an onset is delayed (N Engl J Med 2012;366:443-453); 13.5 years in girls by the German guideline AWMF 027-025.',
      },
    },
  },
  find: (scope) => onsetsOf('late', scope),
})

/** Observers differ by one stage. */
const leastFall = 2

const contradiction = rule({
  asks: 'patient',
  code: 'puberty_contradiction',
  target: 'puberty',
  cases: {
    menarche: {
      severity: 'warning',
      when: 'B1 on the day of menarche or later',
      source: ourChoice('Breasts begin half a year or more before menarche (Arch Dis Child 1969;44:291-303).'),
    },
    stage: {
      severity: 'hint',
      when: 'a stage of breasts, genitals or pubic hair two or more below another of the same or an earlier day, without suppression of puberty',
      source: ourChoice(
        'Observers differ by one stage. Early breast development may go back, as may any under treatment.',
      ),
    },
  },
  find: (scope) => {
    const isSuppressed = scope.patient.markers?.some(({ kind }) => kind === 'puberty-suppression')
    /** The highest of a sign since its last fall, or menarche. */
    const highest: { [sign in FoundSign['sign']]?: FoundSign | undefined } = {}
    return (foundOf(scope)?.found ?? []).flatMap((each) => {
      const { sign, value = 0 } = each
      const top = highest[sign] ?? each
      const fall = (top.value ?? 0) - value
      const isFall = fall >= leastFall && !isSuppressed && !isVolume(sign)
      if (fall <= 0 || isFall) highest[sign] = each
      const menarche = sign === 'breastStage' && value === 1 && highest.menarche
      if (!menarche && !isFall) return []
      highest.menarche = undefined
      return [
        {
          case: menarche ? ('menarche' as const) : ('stage' as const),
          parameters: { ...written(each), earlier: written(menarche || top) },
        },
      ]
    })
  },
})

/** The findings of puberty. */
export const pubertyRules: readonly AnyRule[] = ruleList(findingUnused, earlyOnset, lateOnset, contradiction)
