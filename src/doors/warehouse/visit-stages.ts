import { daysPerYear } from '../../ground/model/calendar-date.js'
import { correctedStages } from './corrected-age-sql.js'
import { firstDay, lastDay } from './day-rows.js'
import { daysBetweenSql } from './dialects.js'
import { placesPerUnit } from './exported-series.js'
import {
  chronologicalAge,
  givenColumn,
  neededColumns,
  ofVisit,
  referenceAge,
  type ScoringPlan,
  type Stage,
} from './scoring-plan.js'
import { noPlaceSql } from './unscored-reasons.js'
import { agedSql, bmiSql, seatBesideSizeSql, sexSql, sizeBesideSeatSql, statedSql, usedSql } from './used-values-sql.js'

/** What is used of a visit: from its columns to ages, values within their limits, and what follows from two of them. */
export function visitStages(plan: ScoringPlan): readonly Stage[] {
  return [datedStage(plan), agedStage(plan), ...correctedStages(plan), usedStage(plan), derivedStage(plan)]
}

/** The sex, and the days between the dates. */
function datedStage(plan: ScoringPlan): Stage {
  const { dialect, options } = plan
  const today =
    options.today === undefined ? dialect.today : dialect.dateLiteral.replace('{date}', options.today.slice(0, 10))
  const birth = givenColumn(plan, 'birth_date')
  return {
    name: 'dated',
    columns: [
      ['auxology_sex', sexSql(givenColumn(plan, 'sex'), dialect)],
      ...(plan.measures.some(({ isOfGroup }) => isOfGroup === true)
        ? ([['auxology_group', `LOWER(CAST(${givenColumn(plan, 'child_group')} AS ${dialect.text}))`]] as const)
        : []),
      ['auxology_visit_day', daysBetweenSql(dialect, birth, givenColumn(plan, 'visit_date'))],
      ['auxology_lived', daysBetweenSql(dialect, birth, today)],
    ],
  }
}

/** The age, where it can be right. */
function agedStage({ dialect, isFractional, ...plan }: ScoringPlan): Stage {
  const aged = agedSql(ofVisit('auxology_visit_day'), ofVisit('auxology_lived'))
  if (!isFractional) return { name: 'aged', columns: [['auxology_age_days', aged]] }
  const stated = statedSql(givenColumn({ ...plan, dialect, isFractional }, 'age_years'), dialect)
  const years = `COALESCE(CAST(${aged} AS ${dialect.number}) / ${daysPerYear}E0, ${stated})`
  return { name: 'aged', columns: [['auxology_age_years', years]] }
}

/** Where the age is read: the sex's places and the day, or the sixteenth of a year; and the values within their limits. */
function usedStage(plan: ScoringPlan): Stage {
  const { dialect, isFractional } = plan
  const [age, read] = [chronologicalAge(plan), ofVisit(referenceAge(plan))]
  const unit = isFractional
    ? `CAST(FLOOR(${read} * ${placesPerUnit}) AS ${dialect.integer})`
    : `CASE WHEN ${read} >= ${firstDay} AND ${read} <= ${lastDay} THEN ${read} END`
  const years = isFractional ? age : `${age} / ${daysPerYear}E0`
  const [sex, place] = [ofVisit('auxology_sex'), `${ofVisit('auxology_sex')} + ${unit}`]
  const noPlace = noPlaceSql({
    sex,
    age,
    days: ofVisit('auxology_visit_day'),
    lived: ofVisit('auxology_lived'),
    stated: isFractional ? givenColumn(plan, 'age_years') : undefined,
  })
  const isCompared = hasSizeAndSeat(plan)
  return {
    name: 'used',
    columns: [
      ['auxology_place', place],
      ...(plan.correction === 'none'
        ? []
        : ([['auxology_term_place', `CASE WHEN ${ofVisit('auxology_by_week')} = 0 THEN ${place} END`]] as const)),
      ['auxology_no_place', noPlace],
      ...neededColumns(plan).map((column) => {
        const suffix = isCompared && (column === 'size_cm' || column === 'seat_cm') ? '_read' : ''
        return [`auxology_${column}${suffix}`, usedSql(column, givenColumn(plan, column), years, dialect)] as const
      }),
    ],
  }
}

/** Height and sitting height are compared with each other before either is used. */
function hasSizeAndSeat(plan: ScoringPlan): boolean {
  const needed = neededColumns(plan)
  return needed.includes('size_cm') && needed.includes('seat_cm')
}

/** What follows from two columns. */
function derivedStage(plan: ScoringPlan): Stage {
  const isCompared = hasSizeAndSeat(plan)
  const [readSize, readSeat] = [ofVisit('auxology_size_cm_read'), ofVisit('auxology_seat_cm_read')]
  const size = isCompared ? sizeBesideSeatSql(readSize, readSeat) : ofVisit('auxology_size_cm')
  const seat = seatBesideSizeSql(readSeat, readSize)
  const derived: readonly (readonly [measure: string, column: string, expression: string])[] = [
    ['bmi', 'auxology_bmi', bmiSql(ofVisit('auxology_weight_kg'), `(${size})`)],
    ['leg', 'auxology_leg_cm', `${readSize} - (${seat})`],
    ['seat_leg', 'auxology_seat_ratio', `(${seat}) / ${readSize}`],
    ['waist_height', 'auxology_waist_height', `${ofVisit('auxology_waist_cm')} / (${size})`],
    ['waist_hip', 'auxology_waist_hip', `${ofVisit('auxology_waist_cm')} / ${ofVisit('auxology_hip_cm')}`],
  ]
  const isPlanned = (measure: string) => plan.measures.some(({ name }) => name === measure)
  return {
    name: 'derived',
    columns: [
      ...(isCompared
        ? ([
            ['auxology_size_cm', size],
            ['auxology_seat_cm', seat],
          ] as const)
        : []),
      ...derived
        .filter(([measure]) => isPlanned(measure))
        .map(([, column, expression]) => [column, expression] as const),
    ],
  }
}
