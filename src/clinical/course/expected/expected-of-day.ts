import { localeFromTag } from '../../../ground/languages/built-in.js'
import { dayNumber } from '../../../ground/model/calendar-date.js'
import { type ExpectedMeasure, expectedMeasures } from '../../../ground/model/course-names.js'
import type { PatientInput } from '../../../ground/model/patient.js'
import { givenPatient } from '../../assessment/given-patient.js'
import { calculationDefaults, growthSettings } from '../../growth/growth-options.js'
import { courseBasis } from '../course-basis.js'
import type { CourseOptions } from '../course-options.js'
import type { ExpectedCaution } from './expected-cautions.js'
import { type ExpectedGrowth, expectedFrom, type NoExpectedGrowth } from './expected-growth.js'
import { checkedOptions, type ExpectedGrowthOptions } from './expected-options.js'
import { expectedGrowthText } from './expected-text.js'
import { growthBefore } from './known-growth.js'
import { checkedPatient, valueOn } from './patient-before.js'
import type { NotExpectedReason } from './why-not-expected.js'

/** What is expected of a measure on a day, or why nothing is, as documents hold it: codes, and in sentences all that has to be read with the figures. */
export interface ExpectedOfDay extends Partial<Omit<ExpectedGrowth, 'measure' | 'at' | 'cautions'>> {
  readonly measure: ExpectedMeasure
  readonly at: string
  readonly reason?: NotExpectedReason['code'] | undefined
  readonly cautions: readonly ExpectedCaution['code'][]
  /** Cautions first, in German or English. */
  readonly texts: readonly string[]
}

/** Options of {@link expectedOfDay}. */
export type ExpectedOfDayOptions = Omit<ExpectedGrowthOptions, 'measure' | 'value' | 'sizePosition'> & CourseOptions

/** What is asked of every measure on a day: what was measured on it is the value to judge. */
export function askedOfDay(patient: PatientInput, options: ExpectedOfDayOptions): readonly ExpectedGrowthOptions[] {
  const { at } = checkedOptions({ ...options, measure: 'size' })
  const { measurements = [] } = checkedPatient(patient)
  const ofDay = measurements.filter(({ date }) => date !== undefined && dayNumber(date) === dayNumber(at))
  return expectedMeasures.map((measure) => {
    const visit = ofDay.filter((each) => Number.isFinite(valueOn[measure](each))).at(-1)
    const value = visit && valueOn[measure](visit)
    return checkedOptions({ ...options, measure, value, sizePosition: visit?.sizePosition })
  })
}

/** What `expectedGrowth` gives of every measure on a day, from one assessment. */
export function growthOfDay(
  patient: PatientInput,
  options: ExpectedOfDayOptions,
): readonly (ExpectedGrowth | NoExpectedGrowth)[] {
  const { at, noise, ...courseOptions } = options
  const asked = askedOfDay(patient, options)
  const known = growthBefore(givenPatient(patient), at, (before) => courseBasis(before, courseOptions))
  return asked.map((each) => {
    const outcome = expectedFrom(known, each)
    return 'growth' in outcome ? outcome.growth : outcome
  })
}

/** {@link growthOfDay} as documents hold it. */
export function expectedOfDay(patient: PatientInput, options: ExpectedOfDayOptions): readonly ExpectedOfDay[] {
  const { at, noise, ...courseOptions } = options
  const { language } = growthSettings(courseOptions, calculationDefaults)
  const locale = localeFromTag(language.tag)
  return growthOfDay(patient, options).map((expected) => {
    const texts = expectedGrowthText(expected, { locale })
    if ('reason' in expected) {
      const { measure, reason } = expected
      return { measure, at, reason: reason.code, cautions: [], texts }
    }
    return { ...expected, cautions: expected.cautions.map(({ code }) => code), texts }
  })
}
