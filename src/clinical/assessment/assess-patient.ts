import type { MessageLanguage } from '../../ground/languages/language.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { ValidationMessage } from '../../ground/model/validation-message.js'
import type { GrowthSettings } from '../growth/growth-options.js'
import { patientGrowth } from '../growth/patient-growth.js'
import { explainImpossible, findImpossible, findUnusual, type PatientAssessment } from '../validation/engine.js'
import { orderedMessages } from '../validation/findings.js'
import { readPatientDays } from '../validation/patient-days.js'
import { givenPatient } from './given-patient.js'

/**
 * Checks a patient and computes its growth, from which results and charts are
 * made: impossible values are left out, growth is computed from the rest, and
 * growth is then used to explain impossible values.
 *
 * @throws AuxologyError `invalid_value` for a date that doesn't exist, an unknown
 * gender, or anything that isn't a patient
 */
export function assessPatient(patient: PatientInput, settings: GrowthSettings): PatientAssessment {
  const submitted = givenPatient(patient)
  const days = readPatientDays(submitted, settings.today, settings.zone)
  const usable = findImpossible(submitted, days)
  const growth = patientGrowth(usable.patient, settings, days.visits, usable.outOfUse)
  return explainImpossible({ submitted, patient: usable.patient, days, growth, findings: usable.findings })
}

/** All findings of the plausibility checks as messages, the most severe first. */
export function assessmentMessages(assessment: PatientAssessment, language: MessageLanguage): ValidationMessage[] {
  const findings = findUnusual(assessment)
  return orderedMessages(findings, assessment.days.order, language.messages)
}
