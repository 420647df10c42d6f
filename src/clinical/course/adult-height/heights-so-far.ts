import { isBornAtTerm } from '../../growth/growth-subject.js'
import type { CourseBasis } from '../course-basis.js'
import { earlierScores } from '../expected/earlier-scores.js'
import { growthOutlook, knownGrowth } from '../expected/known-growth.js'
import { boneAgeOn } from '../expected/patient-before.js'
import { placeOfAge } from '../expected/place-ahead.js'
import { whyNotExpected } from '../expected/why-not-expected.js'
import { earlierLines } from '../explain/earlier-lines.js'
import type { AdultHeightFacts } from './adult-height-method.js'
import type { AdultHeightGiven } from './method-forecasts.js'

/** What the methods for adult height can use: the course of heights too, where every method is asked. */
export function givenWithHeights(basis: CourseBasis): AdultHeightGiven {
  const { given, settings } = basis
  return settings.methods === 'all' ? { ...given, heights: heightsSoFar(basis) } : given
}

/** The heights up to the visit of the predictions, or why they say nothing of the adult: as `expectedGrowth` refuses. */
function heightsSoFar(basis: CourseBasis): AdultHeightFacts['heights'] {
  const { assessment, facts, predictedFrom } = basis
  const { subject } = facts.growth
  if (predictedFrom === undefined) return undefined
  if (!isBornAtTerm(subject)) return { code: 'born_preterm' }
  const { age, index } = predictedFrom
  const day = assessment.days.visits[index] ?? Number.NaN
  const { visits, signs } = growthOutlook(knownGrowth(basis, assessment.submitted), 'size')
  const boneAge = boneAgeOn(assessment.submitted, day)
  const reason = whyNotExpected(basis, { measure: 'size', day, age, boneAge, visits }, signs)
  switch (reason?.code) {
    case undefined:
      break
    case 'disease':
    case 'treatment':
    case 'latest_in_doubt':
    case 'unusual_growth':
      return { code: reason.code }
    case 'maturity':
      return { code: 'unusual_maturity' }
    default:
      return undefined
  }
  const place = placeOfAge(subject, 'size', age)
  if (place === undefined) return undefined
  const scores = earlierScores(basis, 'size', { place, age, visits }).filter(({ years }) => years <= age.referenceYears)
  return scores.some((score) => score.index === index) ? { scores, lines: earlierLines(scores) } : undefined
}
