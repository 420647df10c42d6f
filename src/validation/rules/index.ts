import { ruleList } from '../rule.js'
import { ageRules } from './age.js'
import { bmiRules } from './bmi.js'
import { boneAgeRules } from './bone-age.js'
import { betweenVisitsRules, offCourseRules } from './course.js'
import { dateRules } from './dates.js'
import { diseaseRules } from './diseases.js'
import { gestationRules } from './gestation.js'
import { heightWeightHeadRules } from './height-weight-head.js'
import { markerRules } from './marker-dates.js'
import { parentRules } from './parents.js'
import { sittingHeightRules } from './sitting-height.js'
import { sizeAtBirthRules } from './size-at-birth.js'
import { swappedRules } from './swapped.js'

/**
 * Every rule, in the order in which those that ask the same are asked: dates
 * before what depends on the age; a value by itself before a swap, the course and
 * the body mass index, of which each explains those after it.
 */
export const rules = ruleList(
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
  betweenVisitsRules,
  markerRules,
)
