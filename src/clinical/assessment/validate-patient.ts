import type { MessageLanguage } from '../../ground/languages/language.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { ValidationMessage } from '../../ground/model/validation-message.js'
import {
  calculationDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
} from '../growth/growth-options.js'
import { assessmentMessages, assessPatient } from './assess-patient.js'

/**
 * The plausibility checks of a patient: what is impossible, exceptional or
 * unusual in its values, in whole sentences.
 *
 * No value of a patient throws, however strange: neither NaN nor a negative number
 * nor an unknown disease. The messages are ordered by severity, then by field, then
 * by age at the visit; `measurementIndex` refers to {@link Patient.measurements} as
 * given.
 * {@link calculatePatient} gives the same messages. docs/plausibility.md lists
 * every limit with its source, and every message.
 *
 * @throws AuxologyError `invalid_value` for a date that doesn't exist or an
 * unknown gender, `invalid_parameter` for an option
 * @example
 * ```ts
 * const messages = validatePatient(
 *   { dateOfBirth: '2014-06-04', gender: 'male', measurements: [{ date: '2024-06-04', sizeCm: 350 }] },
 *   { today: '2024-06-04' },
 * )
 * messages[0]?.text
 * // 'Eine Körpergröße von 350 cm ist unmöglich. Möglich sind 18 bis 300 cm. Der Wert wurde nicht verwendet.'
 * ```
 */
export function validatePatient(patient: PatientInput, options?: GrowthOptions): ValidationMessage[] {
  return messagesOf(patient, growthSettings(options, calculationDefaults))
}

/** {@link validatePatient} with every option filled in. */
export function messagesOf(patient: PatientInput, settings: GrowthSettings<MessageLanguage>): ValidationMessage[] {
  return assessmentMessages(assessPatient(patient, settings), settings.language)
}
