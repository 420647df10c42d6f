import { type AnyRule, ruleList } from '../rule.js'
import { ageRules, boneAgeRules } from './age.js'
import { bmiRules } from './bmi.js'
import { correctionEndRules } from './correction-end.js'
import { betweenVisitsRules, offCourseRules } from './course.js'
import { dateRules } from './dates.js'
import { diseaseRules } from './diagnoses.js'
import { documentRules } from './document.js'
import { gestationRules } from './gestation.js'
import { markerRules } from './marker-dates.js'
import { parentRules } from './parents.js'
import { poundsRules } from './pounds.js'
import { sittingHeightRules } from './sitting-height.js'
import { heightWeightHeadRules, sizeAtBirthRules } from './size-weight-head.js'
import { swappedRules } from './swapped.js'

/**
 * Every rule. Rules with the same scope are asked in this order: dates before what
 * depends on age; a value by itself before a swap, the growth curve and the body
 * mass index, each of which explains those after it.
 */
export const rules: readonly AnyRule[] = ruleList(
  dateRules,
  diseaseRules,
  parentRules,
  sizeAtBirthRules,
  gestationRules,
  ageRules,
  boneAgeRules,
  heightWeightHeadRules,
  sittingHeightRules,
  swappedRules,
  offCourseRules,
  bmiRules,
  poundsRules,
  betweenVisitsRules,
  correctionEndRules,
  markerRules,
  documentRules,
)
