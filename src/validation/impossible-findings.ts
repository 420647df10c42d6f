import { growthAge, yearsBetween } from '../growth/growth-age.js'
import type { GrowthSettings } from '../growth/growth-options.js'
import { type GrowthSubject, growthSubject } from '../growth/growth-subject.js'
import { placeAtAge } from '../growth/scored.js'
import type { Measurement, Patient } from '../model/patient.js'
import type { Lookup } from '../references/lookup.js'
import type { SeriesName } from '../references/reference-set.js'
import { impossibleBmi } from './bmi-findings.js'
import { addFindings, type Finding, type Findings, speaksOf } from './finding.js'
import type { PatientDays, VisitField, VisitRecord } from './rule.js'
import { impossibleDates, impossibleInPatient, impossibleTogether, patientValues, visitValues } from './rules/index.js'
import { looksSwapped } from './rules/size-weight-swapped.js'
import { spokenDiseases } from './spoken-score.js'
import { withoutDropped } from './usable-patient.js'
import { impossibleValue } from './value-findings.js'

/**
 * Everything impossible: from the raw values, without scores. A reference is
 * asked only to name the likely cause.
 */
export function impossibleFindings(patient: Patient, days: PatientDays, settings: GrowthSettings): Findings {
  const found = impossibleInFields(patient, days)
  const usable = withoutDropped(patient, found)
  const subject = growthSubject(usable, settings)
  // With a disease of its own reference the general one would mislead: what is common judges instead.
  const judge = spokenDiseases(usable).length === 0 ? subject : undefined
  const { birthDay } = subject
  const visits = (patient.measurements ?? []).map((visit, index) =>
    impossibleInVisit({ visit, day: days.visits[index], birthDay, today: days.today }, judge),
  )
  return { patient: found, visits }
}

function impossibleInFields(patient: Patient, days: PatientDays): readonly Finding[] {
  const found: Finding[] = []
  for (const rule of patientValues) {
    const value = patient[rule.field]
    if (value !== undefined) addFindings(found, impossibleValue(rule, value))
  }
  const usable = { patient: withoutDropped(patient, found), days }
  for (const { check } of impossibleInPatient) addFindings(found, check(usable))
  return found
}

/** The series by which a corrected value is judged. */
const seriesOfField: { readonly [field in VisitField]?: SeriesName } = {
  sizeCm: 'height',
  weightKg: 'weight',
  headCm: 'head',
  seatCm: 'sittingHeight',
}

/**
 * @param judge by whose reference a likely cause is judged; without one, by
 * what is common at any age
 */
function impossibleInVisit(record: VisitRecord, judge: GrowthSubject | undefined): readonly Finding[] | undefined {
  const { visit, birthDay } = record
  const found: Finding[] = []
  for (const { check } of impossibleDates) if (found.length === 0) addFindings(found, check(record))
  const day = found.length === 0 ? record.day : undefined
  const ageYears = day !== undefined && birthDay !== undefined ? yearsBetween(birthDay, day) : possibleAge(visit)

  for (const rule of visitValues) {
    const value = visit[rule.field]
    if (value === undefined) continue
    const place = () => judgedPlace(judge, rule.field, ageYears)
    addFindings(found, impossibleValue(rule, value, ageYears, place))
  }
  if (swapExplains(visit, found, judge, ageYears)) return [...found.filter(notExplainedBySwap), swapped(visit)]
  const usable = { ...record, visit: withoutDropped(visit, found) }
  for (const { check } of impossibleTogether) addFindings(found, check(usable))
  addFindings(found, impossibleBmi(withoutDropped(visit, found)))
  return found.length === 0 ? undefined : found
}

/** Where the reference that judges a field stands at an age. */
function judgedPlace(
  judge: GrowthSubject | undefined,
  field: VisitField,
  ageYears: number | undefined,
): Lookup | undefined {
  const series = seriesOfField[field]
  if (judge === undefined || series === undefined || ageYears === undefined) return undefined
  return placeAtAge(judge, series, growthAge(judge, ageYears))
}

function possibleAge({ ageInYears }: Measurement): number | undefined {
  return typeof ageInYears === 'number' && ageInYears >= 0 && Number.isFinite(ageInYears) ? ageInYears : undefined
}

/** Whether height or weight, or the index of the two, is impossible because they are swapped. */
function swapExplains(
  visit: Measurement,
  found: readonly Finding[],
  judge: GrowthSubject | undefined,
  ageYears: number | undefined,
): boolean {
  const { sizeCm, weightKg } = visit
  if (typeof sizeCm !== 'number' || typeof weightKg !== 'number') return false
  const impossible = speaksOf(found, 'size') || speaksOf(found, 'weight') || impossibleBmi(visit) !== undefined
  return impossible && looksSwapped(judge, ageYears, sizeCm, weightKg)
}

function notExplainedBySwap({ target }: Finding): boolean {
  return target !== 'size' && target !== 'weight'
}

function swapped({ sizeCm, weightKg }: Measurement): Finding {
  return {
    severity: 'error',
    target: 'size',
    code: 'size_weight_swapped',
    parameters: { sizeCm: sizeCm as number, weightKg: weightKg as number },
    drops: ['sizeCm', 'weightKg'],
  }
}
