import { dayNumber } from '../../ground/model/calendar-date.js'
import { type Gender, type KnownDisease, type Patient, sexOf } from '../../ground/model/patient.js'
import { termWeeks } from '../../ground/model/units.js'
import type { BmiClassification } from '../references/bmi/bmi-classes.js'
import { referencesOfChild } from '../references/child-groups.js'
import type { MeasureSet } from '../references/measures/measure-set.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { knownDiseases } from './disease.js'
import type { GestationalCorrection, GrowthSettings } from './growth-options.js'

/**
 * What every score depends on: facts about the patient and the settings, read once.
 */
export interface GrowthSubject {
  /** The sex whose references apply: the child's, else the one that was chosen. */
  readonly gender: Gender | undefined
  /** The sex was chosen, because there are no references for the child's own. */
  readonly isSexChosen: boolean
  /** Day number of the birth. */
  readonly birthDay: number | undefined
  /** Days of gestation at birth. */
  readonly gestationDays: number | undefined
  /** Whether the completed week of birth is known, and not the day beyond it. */
  readonly isWeekAlone: boolean
  /** The diseases that have references. */
  readonly diseases: readonly KnownDisease[]
  readonly references: ReferenceSet
  /** The references for what a clinic measures besides growth. */
  readonly measures?: MeasureSet | undefined
  /** By which body mass index is classified. */
  readonly bmiClasses: BmiClassification | undefined
  readonly gestationalCorrection: GestationalCorrection
  /** Height, weight and head are scored by children born as early, at the age since birth: WHO's gains are of other ages. */
  readonly isAgeFromBirth: boolean
  /** Only figures that may be used for any purpose. */
  readonly clearedOnly: boolean
  readonly measuresNotCleared?: boolean | undefined
}

/** The subject of a patient whose impossible values have been left out. */
export function growthSubject(patient: Patient, settings: GrowthSettings): GrowthSubject {
  const sex = sexOf(patient.gender)
  const gender = sex ?? settings.referenceSex
  const days = gestationDays(patient)
  const { gmfcsLevel, tubeFed } = patient
  const child = { gmfcsLevel, tubeFed, gestationDays: days }
  const { references, isAgeFromBirth } = referencesOfChild(settings.references, child)
  return {
    gender,
    isSexChosen: sex === undefined && gender !== undefined,
    birthDay: patient.dateOfBirth === undefined ? undefined : dayNumber(patient.dateOfBirth),
    gestationDays: days,
    isWeekAlone: isWeekAlone(patient),
    diseases: withGmfcsLevel(knownDiseases(patient.diseases, gender), patient, gender, references),
    references,
    measures: settings.measures,
    bmiClasses: settings.bmiClasses,
    gestationalCorrection: isAgeFromBirth ? 'none' : settings.gestationalCorrection,
    isAgeFromBirth,
    clearedOnly: settings.clearedOnly,
    measuresNotCleared: settings.measuresNotCleared,
  }
}

/** Cerebral palsy, where the child's level is stated and the set has references for it. */
function withGmfcsLevel(
  diseases: readonly KnownDisease[],
  { gmfcsLevel }: Patient,
  gender: Gender | undefined,
  { series }: ReferenceSet,
): readonly KnownDisease[] {
  const isScored = gmfcsLevel !== undefined && gender !== undefined && series.cerebralPalsyHeight !== undefined
  return isScored ? [...diseases, 'CerebralPalsy'] : diseases
}

/** Days of gestation at term, where corrected age is 0. */
export const termDays: number = termWeeks * 7

/** The day of a week of gestation where it is unknown: its middle, in whole days. */
const middleDay = 3

/** Birth before this many completed weeks is preterm (WHO). */
export const pretermBeforeWeeks = 37

/**
 * Days of gestation at birth: completed weeks and the days beyond them. A
 * missing day counts as 3, the middle of the week; a fraction of a week is
 * rounded to the nearest day.
 *
 * @returns undefined if the week of birth is unknown
 * @example
 * ```ts
 * gestationDays({ weekBirth: 28, dayBirth: 3 }) // 199
 * ```
 */
export function gestationDays({ weekBirth, dayBirth }: Patient): number | undefined {
  if (weekBirth === undefined) return undefined
  return Math.round(weekBirth * 7) + (dayBirth ?? (Number.isInteger(weekBirth) ? middleDay : 0))
}

/** Whether the completed week of birth is known, and not the day beyond it. */
function isWeekAlone({ weekBirth, dayBirth }: Patient): boolean {
  return weekBirth !== undefined && dayBirth === undefined && Number.isInteger(weekBirth)
}

/** Days as completed weeks and the days beyond them: 178 are 25 and 3. */
export function weeksAndDays(days: number): { readonly weeks: number; readonly days: number } {
  return { weeks: Math.floor(days / 7), days: days % 7 }
}

/** Whether a child was born at term; where no gestation is given, it is taken to have been. */
export function isBornAtTerm({ gestationDays }: Pick<GrowthSubject, 'gestationDays'>): boolean {
  return gestationDays === undefined || !isPreterm(gestationDays)
}

/** Whether a child was born before 37 completed weeks. */
export function isPreterm(gestationDays: number): boolean {
  return gestationDays < pretermBeforeWeeks * 7
}
