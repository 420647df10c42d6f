import { correctionEnds, wholeDayWithin } from '../../clinical/growth/growth-age.js'
import { pretermBeforeWeeks, termDays } from '../../clinical/growth/growth-subject.js'
import { pretermUntilWeeks } from '../../clinical/growth/score-at-age.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import { numberSql } from './dialects.js'
import { chronologicalAge, givenColumn, ofVisit, referenceAge, type ScoringPlan, type Stage } from './scoring-plan.js'
import { reasonSql } from './unscored-reasons.js'
import { gestationSql } from './used-values-sql.js'

type CorrectionEnd = NonNullable<(typeof correctionEnds)[ScoringPlan['correction']]>

/** Ages corrected for gestation, by the rule and the limits of the library; nothing where the table's gestation is not read. */
export function correctedStages(plan: ScoringPlan): readonly Stage[] {
  const end = correctionEnds[plan.correction]
  return end === undefined ? [] : [gestationStage(plan), correctionStage(plan, end), correctedStage(plan)]
}

function gestationStage(plan: ScoringPlan): Stage {
  const age = chronologicalAge(plan)
  return {
    name: 'gestation',
    columns: [
      ['auxology_gestation', gestationSql(givenColumn(plan, 'gestation_days'), plan.dialect)],
      ['auxology_counted_days', plan.isFractional ? wholeDaysSql(age) : age],
    ],
  }
}

/** Whether the age is corrected, and why the gestation is not used. */
function correctionStage(plan: ScoringPlan, { years, early }: CorrectionEnd): Stage {
  const [g, given, age] = [ofVisit('auxology_gestation'), givenColumn(plan, 'gestation_days'), chronologicalAge(plan)]
  const last = early && `CASE WHEN ${g} < ${early.beforeWeeks * 7} THEN ${early.years} ELSE ${years} END`
  const isWithin = Number.isFinite(years) ? ` AND ${correctedSql().years} <= ${last ?? years}` : ''
  return {
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
  }
}

/** The age at which references are read, and whether it is read by the week. */
function correctedStage(plan: ScoringPlan): Stage {
  const isCorrected = `${ofVisit('age_corrected')} = 1`
  const { days, years } = correctedSql()
  const daysGrown = `${ofVisit('auxology_counted_days')} + ${ofVisit('auxology_gestation')}`
  return {
    name: 'corrected',
    columns: [
      [
        referenceAge(plan),
        `CASE WHEN ${isCorrected} THEN ${plan.isFractional ? years : days} ELSE ${chronologicalAge(plan)} END`,
      ],
      ['auxology_by_week', `CASE WHEN ${isCorrected} AND ${daysGrown} < ${pretermUntilWeeks * 7} THEN 1 ELSE 0 END`],
    ],
  }
}

/** The corrected age in days and in years. */
function correctedSql(): { readonly days: string; readonly years: string } {
  const days = `(${ofVisit('auxology_counted_days')} - (${termDays} - ${ofVisit('auxology_gestation')}))`
  return { days, years: `${days} / ${daysPerYear}E0` }
}

/** Days of a stated age: whole ones stay whole, because a table can change from one day to the next. */
function wholeDaysSql(years: string): string {
  const days = `(${years} * ${daysPerYear}E0)`
  return `CASE WHEN ABS(${days} - ROUND(${days})) < ${numberSql(wholeDayWithin)} THEN ROUND(${days}) ELSE ${days} END`
}
