import { checkSentences } from '../../ground/languages/message-text.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { ValidationMessage } from '../../ground/model/validation-message.js'
import { type CalculatorEquipment, calculatorDefaults } from '../growth/equipment.js'
import { type GrowthOptions, growthSettings } from '../growth/growth-options.js'
import { messageCodes } from '../validation/message-codes.js'
import { calculateEach, calculateEachAsync, type calculateMany, type calculateManyAsync } from './calculate-many.js'
import { type calculatePatient, resultOf } from './calculate-patient.js'
import { type ExplainOptions, explanationsOf, type ScoreExplanation } from './explain-scores.js'
import { messagesOf } from './validate-patient.js'

/** {@link calculatePatient}, {@link calculateMany}, {@link validatePatient} and {@link explainScores} with custom defaults. */
export interface Calculator {
  readonly calculatePatient: typeof calculatePatient
  readonly calculateMany: typeof calculateMany
  readonly calculateManyAsync: typeof calculateManyAsync
  readonly validatePatient: (patient: PatientInput, options?: GrowthOptions) => ValidationMessage[]
  readonly explainScores: (patient: PatientInput, options?: ExplainOptions) => ScoreExplanation[]
}

/**
 * The functions that calculate, bound to one set of references and one language:
 * a program that uses nothing else doesn't include the others. `englishMessages` and
 * `germanMessages` are languages without the texts of charts; a program that also
 * draws takes `en` or `de` for both.
 *
 * @throws AuxologyError `invalid_parameter` if the references are not a set or the
 * language is not a language, with the path of a sentence that is not one; the functions throw as {@link calculatePatient} does
 * @example
 * ```ts
 * import { createCalculator } from 'auxology'
 * import { englishMessages } from 'auxology/languages'
 * import { who } from 'auxology/references'
 *
 * const { calculatePatient, calculateMany } = createCalculator({ references: who, language: englishMessages })
 * ```
 */
export function createCalculator(equipment: CalculatorEquipment): Calculator {
  const defaults = calculatorDefaults(equipment)
  checkSentences(equipment.language.messages, messageCodes)
  return {
    calculatePatient: (patient, options) => resultOf(patient, growthSettings(options, defaults)),
    calculateMany: (patients, options) => calculateEach(patients, options, defaults),
    calculateManyAsync: (patients, options) => calculateEachAsync(patients, options, defaults),
    validatePatient: (patient, options) => messagesOf(patient, growthSettings(options, defaults)),
    explainScores: (patient, options) => explanationsOf(patient, growthSettings(options, defaults), options),
  }
}
