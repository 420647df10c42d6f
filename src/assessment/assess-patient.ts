import type { GrowthSettings } from '../growth/growth-options.js'
import { patientGrowth } from '../growth/patient-growth.js'
import type { MessageLanguage } from '../languages/language.js'
import type { Patient } from '../model/patient.js'
import type { ValidationMessage } from '../model/validation-message.js'
import { explainImpossible, findImpossible, findUnusual, type PatientAssessment } from '../validation/engine.js'
import { orderedMessages } from '../validation/ordered-messages.js'
import { readPatientDays } from '../validation/patient-days.js'

export type { PatientAssessment }

/**
 * Checks a patient and computes its growth, which results and charts are made
 * from: the impossible is taken out of use, growth computed from the rest, and
 * a cause of the impossible looked for in it.
 *
 * @throws AuxologyError `invalid_value` for a date that doesn't exist, an
 * unknown gender, or what isn't a patient
 */
export function assessPatient(submitted: Patient, settings: GrowthSettings): PatientAssessment {
  const days = readPatientDays(submitted, settings.today)
  const usable = findImpossible(submitted, days)
  const growth = patientGrowth(usable.patient, settings, usable.outOfUse)
  return explainImpossible({ submitted, patient: usable.patient, days, growth, findings: usable.findings })
}

/** All findings of the plausibility checks as messages, the most severe first. */
export function assessmentMessages(assessment: PatientAssessment, language: MessageLanguage): ValidationMessage[] {
  const findings = findUnusual(assessment)
  return orderedMessages(findings, assessment.days.order, language.messages)
}
