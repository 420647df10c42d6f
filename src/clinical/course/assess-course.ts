import { gainMeasures } from '../../ground/model/course-names.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { PatientGrowth } from '../growth/patient-growth.js'
import { type AdultHeightPanel, adultHeightPanel } from './adult-height/adult-height-panel.js'
import { type FamilyTarget, familyTargets } from './adult-height/family-target.js'
import { givenWithHeights } from './adult-height/heights-so-far.js'
import { type CourseBasis, courseBasis } from './course-basis.js'
import type { CourseOptions } from './course-options.js'
import type { ExpectedOfDay } from './expected/expected-of-day.js'
import { courseFindings } from './findings/course-findings.js'
import type { CourseFinding } from './findings/growth-finding.js'
import { evaluateScreening, type ScreeningResult } from './screening/evaluate-screening.js'
import { screeningRules, targetFromYears } from './screening/published-rules.js'
import { screeningFacts } from './screening/screening-facts.js'
import { growthIntervals } from './velocity/compare-visits.js'
import type { CourseVisit } from './velocity/course-visit.js'
import { type FalteringGrowth, falteringGrowth } from './velocity/faltering-growth.js'
import type { GrowthInterval } from './velocity/growth-interval.js'
import { type ScoreFall, scoreFall } from './velocity/score-fall.js'
import { comparableChange } from './velocity/sds-change.js'
import { type WeightLoss, weightLoss } from './velocity/weight-loss.js'

/** How far a height is from the family's target, SDS. */
export interface TargetDistance {
  readonly measurementIndex: number
  readonly ageYears: number
  readonly method: FamilyTarget['method']
  /** Height score less target score. */
  readonly sds: number
  /** Since the first visit from two years on, in one reference, SDS; undefined where none scores both. */
  readonly change: number | undefined
}

/** A child's growth over time: what lies between the visits, and ahead of them. */
export interface CourseAssessment extends AdultHeightPanel {
  /** What was gained between visits, by measure and then by age. */
  readonly intervals: readonly GrowthInterval[]
  /** How far the latest score of each measure is from the highest one before, and from that at birth. */
  readonly scoreFalls: readonly ScoreFall[]
  /** How far the latest weight is below the highest earlier one; undefined where it is not. */
  readonly weightLoss: WeightLoss | undefined
  /** The thresholds of NICE NG75 for faltering growth, of infants and preschool children born at term without a known disease or treatment. */
  readonly faltering: FalteringGrowth | undefined
  /** The adult height expected from the parents' heights. */
  readonly targets: readonly FamilyTarget[]
  /** From two years on. */
  readonly targetDistances: readonly TargetDistance[]
  /** The visit whose values the predictions use. */
  readonly predictedFrom: number | undefined
  /** True where the scale of the bone age was not said and Greulich and Pyle's is assumed. */
  readonly isBoneAgeMethodAssumed: boolean
  /** Published rules on the latest visit: each by its name, with what was compared. Never a diagnosis. */
  readonly screening: readonly ScreeningResult[]
  /** Findings that are not rules: puberty, underweight, velocity, bone age. Never a diagnosis. */
  readonly findings: readonly CourseFinding[]
  /** Why no rule was evaluated: they are for children without a known disease and without treatment of their growth. */
  readonly notScreened: 'disease' | 'treatment' | undefined
  /** What is expected on a day, where a program that writes documents was asked for it. */
  readonly expected?: readonly ExpectedOfDay[] | undefined
}

/**
 * A child's growth over time: velocity and gains with their scores and errors, the
 * change of scores, the distance to the family's target, and adult height by published
 * methods that hold for the child (on request our own estimate too). It judges nothing and averages nothing.
 *
 * Values with a message of severity `error` take no part, nor do those with a warning of
 * a score beyond ±6 that the neighbouring visits don't bear out. Nothing is rounded.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for
 * a date that doesn't exist
 * @example
 * ```ts
 * const course = assessCourse(
 *   {
 *     dateOfBirth: '2014-06-04',
 *     gender: 'male',
 *     measurements: [{ date: '2023-06-04', sizeCm: 130 }, { date: '2024-06-04', sizeCm: 135.5 }],
 *   },
 *   { today: '2024-06-04' },
 * )
 * course.intervals[0]?.perYear?.toFixed(1) // '5.5'
 * course.intervals[0]?.sds?.reference // 'DONALD 2025'
 * ```
 */
export function assessCourse(patient: PatientInput, options: CourseOptions = {}): CourseAssessment {
  return courseOf(courseBasis(patient, options))
}

/** {@link assessCourse} of what it is computed from. */
export function courseOf(basis: CourseBasis): CourseAssessment {
  const { assessment, settings, language, facts, predictedFrom, given, screened } = basis
  const { patient } = assessment
  const { growth, visits } = facts
  const targets = familyTargets(growth)
  return {
    intervals: growthIntervals(facts),
    scoreFalls: gainMeasures.flatMap((measure) => scoreFall(assessment, measure, visits[measure]) ?? []),
    weightLoss: weightLoss(visits.weight),
    faltering: screened === undefined ? undefined : falteringGrowth(facts, patient),
    targets,
    targetDistances: targetDistances(growth, visits.size, targets),
    predictedFrom: predictedFrom?.index,
    isBoneAgeMethodAssumed: settings.isBoneAgeMethodAssumed,
    ...adultHeightPanel(givenWithHeights(basis), settings.methods),
    screening: screened === undefined ? [] : evaluateScreening(screened, language),
    findings: courseFindings(basis),
    notScreened: given.excludedBy,
  }
}

/** The age at the latest earlier height that met a rule of heights while it had more criteria, years; one whose advice is to wait doesn't count. */
export function metBefore({ assessment, facts, language }: CourseBasis, now: ScreeningResult): number | undefined {
  const { size } = facts.visits
  const rules = screeningRules.filter(({ id }) => id === now.rule)
  for (let count = size.length - 1; count > 0; count--) {
    const visits = { size: size.slice(0, count), weight: [], head: [] }
    const screened = screeningFacts({ ...facts, visits }, assessment.patient, [])
    const [result] = screened === undefined ? [] : evaluateScreening(screened, language, rules)
    if (result?.met === true && result.advice === undefined && result.criteria > now.criteria) return screened?.ageYears
  }
  return undefined
}

function targetDistances(
  { subject }: PatientGrowth,
  sizes: readonly CourseVisit[],
  targets: readonly FamilyTarget[],
): readonly TargetDistance[] {
  const distances: TargetDistance[] = []
  const visits = sizes.filter(({ age }) => age.chronologicalYears >= targetFromYears)
  const first = visits[0]
  if (first === undefined) return distances
  const changes = visits.map((visit) => (visit === first ? 0 : comparableChange(subject, first, visit)))
  for (const { method, sds: target } of targets) {
    if (target === undefined) continue
    for (const [i, { index, age, scored }] of visits.entries()) {
      if (scored === undefined) continue
      const sds = scored.score - target.raw
      distances.push({ measurementIndex: index, ageYears: age.chronologicalYears, method, sds, change: changes[i] })
    }
  }
  return distances
}
