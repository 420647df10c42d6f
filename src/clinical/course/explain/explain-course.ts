import type { PatientInput } from '../../../ground/model/patient.js'
import type { AdultHeightNotUsable } from '../adult-height/adult-height-panel.js'
import { givenWithHeights } from '../adult-height/heights-so-far.js'
import { type CourseAssessment, courseOf } from '../assess-course.js'
import { type CourseBasis, courseBasis } from '../course-basis.js'
import type { CourseOptions } from '../course-options.js'
import { who2009Gain } from '../velocity/velocity-references.js'
import { type CourseFigure, type CourseLine, calculation } from './course-step.js'
import { intervalLines } from './explain-interval.js'
import { predictionLines } from './explain-prediction.js'
import { type AlternativeExplanation, quantityLines, ruleAlternatives } from './explain-screening.js'
import { distanceLines, scoredAdult, targetLines } from './explain-target.js'
import { scoreLines } from './score-lines.js'

/** The lists of an assessment whose entries are explained. */
export type ExplainedPart = 'intervals' | 'targets' | 'targetDistances' | 'predictions' | 'notUsable' | 'screening'

/** How one entry of {@link CourseAssessment} was computed. */
export interface CourseExplanation {
  /** The list, and the place in it. */
  readonly of: ExplainedPart
  readonly index: number
  /** The tables that were opened and the arithmetic, in order; empty where nothing is computed. */
  readonly lines: readonly CourseLine[]
  /** Of a screening rule: its criteria at the child's age. All of one alternative have to hold. */
  readonly alternatives?: readonly AlternativeExplanation[]
  /** Of a method that gives no figure because of a limit: what was compared with it. */
  readonly compared?: { readonly figure: CourseFigure; readonly value: number } | undefined
  /** Where the method is published. */
  readonly citations: readonly string[]
}

/** An assessment with how each of its numbers was computed. */
export interface ExplainedCourse {
  readonly course: CourseAssessment
  readonly explanations: readonly CourseExplanation[]
}

/**
 * {@link assessCourse}, with every number by hand: the dates and values, the figures
 * read from tables with the rows between which they lie, each formula with what was
 * put in, and the criteria of every screening rule. The scores of the visits
 * themselves are explained by {@link explainScores}.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for
 * a date that doesn't exist
 * @example
 * ```ts
 * const { explanations } = explainCourse(
 *   {
 *     dateOfBirth: '2014-06-04',
 *     gender: 'male',
 *     measurements: [{ date: '2023-06-04', sizeCm: 130 }, { date: '2024-06-04', sizeCm: 135.5 }],
 *   },
 *   { today: '2024-06-04' },
 * )
 * const line = explanations[0]?.lines.find(({ name }) => name === 'gain')
 * line && 'formula' in line ? `${line.formula} = ${line.result}` : '' // 'to - from = 5.5'
 * ```
 */
export function explainCourse(patient: PatientInput, options: CourseOptions = {}): ExplainedCourse {
  const basis = courseBasis(patient, options)
  const course = courseOf(basis)
  const parts: { readonly [part in ExplainedPart]: readonly Omit<CourseExplanation, 'of' | 'index'>[] } = {
    intervals: course.intervals.map((interval) => ({
      lines: intervalLines(basis.facts, interval),
      citations: intervalCitations(basis, interval.sds?.reference),
    })),
    targets: course.targets.map((target) => ({
      lines: targetLines(basis.facts.growth, basis.assessment.patient, target),
      citations: [target.citation],
    })),
    targetDistances: course.targetDistances.map((distance) => {
      const { method } = distance
      const target = course.targets.find((each) => each.method === method)
      const first = course.targetDistances.find((each) => each.method === method)
      return {
        lines: distanceLines(basis.facts, distance, target, first?.measurementIndex),
        citations: target === undefined ? [] : [target.citation],
      }
    }),
    predictions: predictionParts(basis, course),
    notUsable: course.notUsable.map((method) => ({ lines: [], compared: comparedWith(basis, method), citations: [] })),
    screening: course.screening.map(({ rule, citation }) => {
      const alternatives = ruleAlternatives(rule, basis)
      return { lines: quantityLines(alternatives, basis), alternatives, citations: [citation] }
    }),
  }
  const explanations = (Object.keys(parts) as ExplainedPart[]).flatMap((of) =>
    parts[of].map((part, index) => ({ of, index, ...part })),
  )
  return { course, explanations }
}

function intervalCitations({ facts: { velocity } }: CourseBasis, reference: string | undefined): readonly string[] {
  if (reference === undefined) return []
  return [velocity.publication, who2009Gain]
    .filter(({ shortName, year }) => reference === `${shortName} ${year}`)
    .map(({ citation }) => citation)
}

function predictionParts(
  basis: CourseBasis,
  { predictions }: CourseAssessment,
): readonly Omit<CourseExplanation, 'of' | 'index'>[] {
  const {
    facts: { growth },
    predictedFrom,
  } = basis
  const given = givenWithHeights(basis)
  const { gender, ageYears, heightCm, heightSds } = given
  if (gender === undefined || ageYears === undefined || heightCm === undefined) return []
  const standing = calculation()
  if (predictedFrom?.position === 'lying') {
    standing.put({ lying: predictedFrom.value, shift: heightCm - predictedFrom.value })
    standing.compute('height', 'lying + shift', 'cm', heightCm)
  }
  return predictions.map((prediction) => {
    const scored = scoredAdult(growth, prediction.cm)
    return {
      lines: [
        ...standing.lines,
        ...predictionLines({ ...given, gender, ageYears, heightCm, heightSds }, prediction),
        ...(scored === undefined ? [] : scoreLines('adultSds', scored, 'adultHeight')),
      ],
      citations: [prediction.citation],
    }
  })
}

/** What a method's limit was compared with. */
function comparedWith(
  { given: { ageYears, boneAgeYears, heightSds } }: CourseBasis,
  { reason }: AdultHeightNotUsable,
): CourseExplanation['compared'] {
  const compared = (figure: CourseFigure, value: number | undefined) =>
    value === undefined ? undefined : { figure, value }
  const { code } = reason
  if (code === 'age_outside') return compared('age', ageYears)
  if (code === 'bone_age_outside' || code === 'bone_age_advanced' || code === 'beyond_bone_age') {
    return compared('boneAge', boneAgeYears)
  }
  if (code === 'below_present_height' || code === 'at_end_of_growth') return compared('height', reason.presentCm)
  return code === 'too_tall' ? compared('heightSds', heightSds) : undefined
}
