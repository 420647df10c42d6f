import { correctionEnds, wholeDayWithin } from '../growth/growth-age.js'
import { pretermBeforeWeeks, termDays } from '../growth/growth-subject.js'
import { pretermUntilWeeks } from '../growth/score-at-age.js'
import { daysPerYear } from '../model/calendar-date.js'
import { numberSql } from './dialects.js'
import { chronologicalAge, givenColumn, ofVisit, referenceAge, type ScoringPlan, type Stage } from './scoring-plan.js'
import { reasonSql } from './unscored-reasons.js'
import { gestationSql } from './used-values-sql.js'

/** Ages corrected for gestation, by the rule and the limits of the library; nothing where the table's gestation is not read. */
export function correctedStages(plan: ScoringPlan): readonly Stage[] {
  const { correction, dialect, isFractional } = plan
  const end = correctionEnds[correction]
  if (end === undefined) return []
  const [g, given, age] = [ofVisit('auxology_gestation'), givenColumn(plan, 'gestation_days'), chronologicalAge(plan)]
  const days = ofVisit('auxology_counted_days')
  const corrected = `(${days} - (${termDays} - ${g}))`
  const correctedYears = `${corrected} / ${daysPerYear}E0`
  const { years, early } = end
  const last = early && `CASE WHEN ${g} < ${early.beforeWeeks * 7} THEN ${early.years} ELSE ${years} END`
  const isWithin = Number.isFinite(years) ? ` AND ${correctedYears} <= ${last ?? years}` : ''
  const isCorrected = `${ofVisit('age_corrected')} = 1`
  return [
    {
      name: 'gestation',
      columns: [
        ['auxology_gestation', gestationSql(given, dialect)],
        ['auxology_counted_days', isFractional ? wholeDaysSql(age) : age],
      ],
    },
    {
      name: 'correction',
      columns: [
        [
          'age_corrected',
          `CASE WHEN ${age} IS NOT NULL THEN CASE WHEN ${g} < ${pretermBeforeWeeks * 7}${isWithin} THEN 1 ELSE 0 END END`,
        ],
        [
          'gestation_reason',
          `CASE WHEN ${given} IS NULL THEN ${reasonSql('no_value')} WHEN ${g} IS NULL THEN ${reasonSql('impossible')} END`,
        ],
      ],
    },
    {
      name: 'corrected',
      columns: [
        [
          referenceAge(plan),
          `CASE WHEN ${isCorrected} THEN ${isFractional ? correctedYears : corrected} ELSE ${age} END`,
        ],
        [
          'auxology_by_week',
          `CASE WHEN ${isCorrected} AND ${days} + ${g} < ${pretermUntilWeeks * 7} THEN 1 ELSE 0 END`,
        ],
      ],
    },
  ]
}

/** Days of a stated age: whole ones stay whole, because a table can change from one day to the next. */
function wholeDaysSql(years: string): string {
  const days = `(${years} * ${daysPerYear}E0)`
  return `CASE WHEN ABS(${days} - ROUND(${days})) < ${numberSql(wholeDayWithin)} THEN ROUND(${days}) ELSE ${days} END`
}
