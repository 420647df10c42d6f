import { assessPatient } from '../../clinical/assessment/assess-patient.js'
import { givenPatient } from '../../clinical/assessment/given-patient.js'
import { basisOfCourse } from '../../clinical/course/course-basis.js'
import { courseSettings } from '../../clinical/course/course-options.js'
import { expectedFrom } from '../../clinical/course/expected/expected-growth.js'
import { shortTexts } from '../../clinical/course/expected/expected-text.js'
import { growthBefore } from '../../clinical/course/expected/known-growth.js'
import { expectedMeasureOf } from '../data/frame/velocity-frame.js'
import type { SupposedInput } from '../types/growth-over-time.js'
import { expectedWords } from './course-texts.js'

/** What is expected on the day of a supposed visit from the earlier ones, and how usual the value supposed is; none of what has no expectation. */
export function supposedValue({ definition, patient, growth, at, value }: SupposedInput): readonly string[] {
  const measure = expectedMeasureOf(definition)
  if (measure === undefined) return []
  const words = expectedWords(growth.language)
  if (definition.disease !== undefined) return shortTexts({ measure, at, reason: { code: 'disease' } }, words)
  const settings = courseSettings(growth.course ?? {})
  const known = growthBefore(givenPatient(patient), at, (before) =>
    basisOfCourse(assessPatient(before, growth), settings, growth.language),
  )
  const basis = expectedFrom(known, { measure, value })
  return shortTexts('growth' in basis ? basis.growth : basis, words)
}
