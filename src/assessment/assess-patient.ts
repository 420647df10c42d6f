import type { GrowthSettings } from '../growth/growth-options.js'
import { type PatientGrowth, patientGrowth } from '../growth/patient-growth.js'
import type { Locale } from '../model/localized.js'
import type { Patient } from '../model/patient.js'
import type { ValidationMessage } from '../model/validation-message.js'
import { type Finding, type Findings, speaksOf } from '../validation/finding.js'
import { impossibleFindings } from '../validation/impossible-findings.js'
import { orderedMessages } from '../validation/ordered-messages.js'
import { patientDays } from '../validation/patient-days.js'
import { checkPatientShape } from '../validation/patient-shape.js'
import type { PatientDays } from '../validation/rule.js'
import { allFindings, type UsableGrowth } from '../validation/unusual-findings.js'
import { usablePatient } from '../validation/usable-patient.js'
import { visitOrder } from '../validation/visit-order.js'

/**
 * A patient, checked and computed: what results and charts are made from. Its
 * patient has no impossible value any more, and as many measurements, in the
 * same order; its growth is everything that follows from that patient.
 */
export type PatientAssessment = UsableGrowth

/**
 * Checks a patient and computes its growth: the impossible is taken out of
 * use, growth computed once from the rest, and what is unusual can be found in it.
 *
 * @throws AuxologyError `invalid_value` for a date that doesn't exist, an
 * unknown gender, or what is no patient
 */
export function assessPatient(submitted: Patient, settings: GrowthSettings): PatientAssessment {
  checkPatientShape(submitted)
  const submittedDays = patientDays(submitted, settings.today)
  const order = visitOrder(submitted, submittedDays)
  const impossible = impossibleFindings(submitted, submittedDays, settings)
  const patient = usablePatient(submitted, impossible)
  const days = usableDays(submittedDays, patient)
  const growth = withoutImpossibleBmi(patientGrowth(patient, settings), impossible)
  return { submitted, patient, growth, days, order, impossible }
}

/** The findings of the plausibility checks as messages, gravest first. */
export function assessmentMessages(assessment: PatientAssessment, locale: Locale): ValidationMessage[] {
  return orderedMessages(allFindings(assessment), assessment.order, locale)
}

function usableDays(days: PatientDays, patient: Patient): PatientDays {
  const { measurements } = patient
  return {
    ...days,
    birth: patient.dateOfBirth === undefined ? undefined : days.birth,
    visits: days.visits.map((day, index) => (measurements?.[index]?.date === undefined ? undefined : day)),
  }
}

/** The index is no value of the patient that could be left out, so it is left out of its growth. */
function withoutImpossibleBmi(growth: PatientGrowth, { visits }: Findings): PatientGrowth {
  const isImpossible = (found: readonly Finding[] | undefined) => found !== undefined && speaksOf(found, 'bmi')
  if (!visits.some(isImpossible)) return growth
  const measurements = growth.measurements.map((own, index) =>
    isImpossible(visits[index]) ? { ...own, bmi: undefined, scored: { ...own.scored, bmi: undefined } } : own,
  )
  return { ...growth, measurements }
}
