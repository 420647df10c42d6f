import { type AnyRule, ruleList } from '../rule.js'
import { ageRules, boneAgeRules } from './age.js'
import { beyondReferencesRules } from './beyond-references.js'
import { bmiRules } from './bmi.js'
import { clinicRules } from './clinic-limits.js'
import { correctionEndRules } from './correction-end.js'
import { betweenVisitsRules, unchangedRules } from './course.js'
import { dateOffsetRules } from './date-offsets.js'
import { dateRules } from './dates.js'
import { diseaseRules } from './diagnoses.js'
import { documentRules } from './document.js'
import { gestationRules } from './gestation.js'
import { gmfcsRules } from './gmfcs.js'
import { headReferenceRules } from './head-reference.js'
import { markerRules } from './marker-dates.js'
import { menarcheRules } from './menarche.js'
import { offCourseRules } from './off-course.js'
import { parentRules } from './parents.js'
import { poundsRules } from './pounds.js'
import { pubertyRules } from './puberty.js'
import { sittingHeightRules } from './sitting-height.js'
import { heightWeightHeadRules, sizeAtBirthRules } from './size-weight-head.js'
import { swappedRules } from './swapped.js'

/**
 * Every rule. Rules with the same scope are asked in this order: dates before what
 * depends on age; a value by itself before a swap, the growth curve and the body
 * mass index; each explains those after it.
 */
export const rules: readonly AnyRule[] = ruleList(
  dateRules,
  dateOffsetRules,
  diseaseRules,
  parentRules,
  sizeAtBirthRules,
  gestationRules,
  menarcheRules,
  gmfcsRules,
  pubertyRules,
  ageRules,
  beyondReferencesRules,
  boneAgeRules,
  heightWeightHeadRules,
  sittingHeightRules,
  clinicRules,
  swappedRules,
  unchangedRules,
  offCourseRules,
  bmiRules,
  poundsRules,
  betweenVisitsRules,
  correctionEndRules,
  headReferenceRules,
  markerRules,
  documentRules,
)
